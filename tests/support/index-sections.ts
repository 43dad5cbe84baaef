import { memorySource } from '../../src/search/index/byte-source.ts';
import { IndexFile, renderIndexFile, type Numbers } from '../../src/search/index/index-file.ts';

/** Opens an in-memory index file with these sections. */
export function indexFileOf(sections: Readonly<Record<string, Numbers>>): IndexFile {
	return new IndexFile(memorySource(renderIndexFile({}, sections)), 'test.index');
}
