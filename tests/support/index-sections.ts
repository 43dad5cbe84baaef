import { memorySource } from '../../src/search/index/byte-source.ts';
import { IndexFile, renderIndexFile, type Numbers } from '../../src/search/index/index-file.ts';

/** A file of some sections, opened, as what reads them expects it. */
export function indexFileOf(sections: Readonly<Record<string, Numbers>>): IndexFile {
	return new IndexFile(memorySource(renderIndexFile({}, sections)), 'test.index');
}
