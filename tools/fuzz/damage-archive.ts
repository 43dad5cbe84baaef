import type { Random } from '../../tests/support/random.ts';
import { zip, type ZipFile } from '../../tests/unit/import/zip-files.ts';
import { damageBytes, damageExport } from './damage-export.ts';

/** Creates a zip archive of exports; some of the exports, or the archive, may be damaged. */
export function damageArchive(samples: readonly Buffer[], random: Random): Buffer {
	const { number, below, pick } = random;
	const files = Array.from({ length: 1 + below(3) }, (_, index): ZipFile => {
		const sample = pick(samples);
		return {
			name: number() < 0.3 ? pick(ODD_NAMES) : `export-${index}`,
			text: number() < 0.5 ? damageExport(sample, random) : sample,
			says: number() < 0.1 ? pick(LIES) : {},
		};
	});
	const archive = zip(files);
	return number() < 0.5 ? damageBytes(archive, random) : archive;
}

const ODD_NAMES = [
	'',
	'../../x',
	'/etc/x',
	'a\\b.csv',
	'.hidden',
	'__MACOSX/x',
	'inner.zip',
	'folder/',
	'é\u0000',
];
const LIES: readonly NonNullable<ZipFile['says']>[] = [
	{ length: 0 },
	{ length: 0xffff_ffff },
	{ checksum: 0 },
	{ flags: 1 },
	{ flags: 0 },
	{ flags: 8 },
	// A symbolic link, in an archive made on Unix.
	{ mode: 0o120777 },
];
