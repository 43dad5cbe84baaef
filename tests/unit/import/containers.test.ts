import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { createContent, csv, csvRow, googleReview } from './importing.ts';
import { zip, type ZipFile } from './zip-files.ts';

const page = (location: string, id: string) =>
	JSON.stringify({
		reviews: [
			googleReview({ name: `accounts/1001/locations/${location}/reviews/${id}`, reviewId: id }),
		],
	});
const PROFILE = 'Takeout/Google Business Profile/account-1001';
/** Reviews and the other files known to be in a Google Takeout export. */
const TAKEOUT: readonly ZipFile[] = [
	{ name: `${PROFILE}/location-2001/reviews.json`, text: page('2001', 'a') },
	{ name: `${PROFILE}/location-2002/reviews.json`, text: page('2002', 'b') },
	{ name: `${PROFILE}/location-2001/data.json`, text: '{"title": "Larkspur", "phoneNumbers": {}}' },
	{ name: `${PROFILE}/location-2001/photo.jpg`, text: Buffer.from([0xff, 0xd8, 0xff, 0xe0, 0]) },
	{ name: 'Takeout/archive_browser.html', text: '<!DOCTYPE html>' },
	{ name: 'Takeout/empty.json', text: '' },
	{ name: 'Takeout/notes.txt', text: 'Dear all\n' },
	{ name: 'Takeout/.DS_Store', text: 'x' },
	{ name: '__MACOSX/Takeout/._photo.jpg', text: 'x' },
];
const IGNORED = [
	[
		`${PROFILE}/location-2001/data.json`,
		'unknown format: a JSON object with the members "title", "phoneNumbers"',
	],
	[`${PROFILE}/location-2001/photo.jpg`, 'it is an image (JPEG)'],
	['Takeout/archive_browser.html', 'it is a page in HTML, not an export'],
	['Takeout/empty.json', 'it is empty'],
	['Takeout/notes.txt', 'unknown format: text without columns'],
];

describe('Google Takeout', () => {
	it('can be imported as a folder, listing other files as ignored', async () => {
		const content = await createContent();
		for (const { name, text } of TAKEOUT) await content.write(`in/${name}`, text);
		const folder = join(content.folder, 'in');
		await symlink(folder, join(folder, 'Takeout/loop'));
		const { report, status } = await content.run(['--json', `${folder}/`]);
		expect(status).toBe(0);
		expect(report.files.map(({ file }) => file)).toEqual(
			['2001', '2002'].map((id) => `${folder}/${PROFILE}/location-${id}/reviews.json`),
		);
		expect(report.ignored).toEqual(
			IGNORED.map(([file, reason]) => ({ file: `${folder}/${file}`, reason })),
		);
		expect(await content.reviews()).toHaveLength(2);
	});

	it('can be imported as an archive, with the same result', async () => {
		const content = await createContent();
		const archive = await content.write('takeout.zip', zip(TAKEOUT));
		const { report, stdout } = await content.run(['--json', archive]);
		expect(report.ignored).toEqual(
			IGNORED.map(([file, reason]) => ({ file: `${archive}/${file}`, reason })),
		);
		expect(report.totals).toMatchObject({ read: 2, added: 2 });
		const again = await content.run([archive]);
		expect(again.stdout).toContain('ignored, because they are not review exports:\n');
		expect(again.stdout).toMatch(/^total +2 +0 +0 +2 /m);
		expect(stdout).not.toContain('.DS_Store');
	});
});

describe('a folder with files that cannot be read', () => {
	const broken = `${csv(csvRow({ review_id: 'lost' }))}"unclosed`;
	const files: readonly (readonly [name: string, text: string | Uint8Array, reason?: string])[] = [
		['a.csv', csv(csvRow())],
		['archive.zip', 'PK\u0003\u0004', 'the zip archive is damaged ('],
		['broken.csv', broken, 'the record that begins on line 3 is not CSV'],
		[
			'mixed.csv',
			Buffer.from('rating,date,text\n5,2024,\u00c3\u00a9\n5,2024,\u00e9\n', 'latin1'),
			'it is UTF-8 up to line 3',
		],
		['table.csv', 'Wertung;Tag;Text\n1;2;3\n', 'no column looks like the date'],
		['unknown.json', '{"x": {"starRating": "FIVE"}}', 'unknown format'],
		['z.csv.gz', gzipSync(csv(csvRow({ review_id: '2' })))],
	];

	it('is imported without them: they are listed with the reasons, and the exit status is 1', async () => {
		const content = await createContent();
		for (const [name, text] of files) await content.write(`in/${name}`, text);
		const folder = join(content.folder, 'in');
		await symlink(join(folder, 'gone'), join(folder, 'link.csv'));
		const { report, status } = await content.run(['--json', folder]);
		expect(status).toBe(1);
		const unread = [
			...files.filter(([, , reason]) => reason !== undefined),
			['link.csv', '', 'file not found'] as const,
		].toSorted(([a], [b]) => (a < b ? -1 : 1));
		expect(report.unread).toEqual(
			unread.map(([name, , reason]) => ({
				file: `${folder}/${name}`,
				reason: expect.stringContaining(reason ?? ''),
			})),
		);
		const ids = (await content.reviews()).map(({ source }) => source.review_id);
		expect(ids.toSorted()).toEqual(['2', '466025']);
		const { stdout } = await content.run([folder]);
		expect(stdout).toContain('not read; correct these files and import them again:\n');
	});

	it('stops the import if one of them is named itself, or has an open question', async () => {
		const content = await createContent();
		const good = await content.write('in/a.csv', csv(csvRow()));
		const bad = await content.write('in/b.csv', broken);
		expect(await content.run([good, bad])).toMatchObject({ status: 2, stdout: '' });
		await content.write('in/b.csv', 'rating,date,text\n5,03/04/2024,Good\n');
		const { status, stderr } = await content.run([join(content.folder, 'in')]);
		expect(status).toBe(2);
		expect(stderr).toContain('b.csv": answer these questions first');
		expect(await content.reviews()).toEqual([]);
	});
});

describe('refuses an archive or a folder and writes nothing if', () => {
	const text = csv(csvRow());
	const good = { name: 'a.csv', text };
	it.each([
		[
			'it contains no export',
			zip([{ name: 'a.png', text: '\u0089PNG' }]),
			'it contains no review exports',
		],
		[
			'it is truncated',
			zip([good]).subarray(0, -30),
			'the zip archive is damaged (End of central directory record signature not found',
		],
		[
			'a checksum is wrong',
			zip([{ ...good, says: { checksum: 1 } }]),
			'damaged (the checksum of "a.csv" is wrong)',
		],
		[
			'a file is longer than declared',
			zip([{ ...good, says: { length: 9 } }]),
			'damaged (too many bytes in the stream',
		],
		[
			'a file is shorter than declared',
			zip([{ ...good, says: { length: text.length + 99 } }]),
			'damaged (not enough bytes in the stream',
		],
		[
			'it would fill the disk',
			zip([{ ...good, says: { length: 900_000_000 } }]),
			'it would unpack to 900000000 bytes',
		],
		[
			'a file name leaves the folder',
			zip([{ ...good, name: '../a.csv' }]),
			'damaged (invalid relative path: ../a.csv)',
		],
		[
			'a file name is absolute',
			zip([{ ...good, name: '/etc/a.csv' }]),
			'damaged (absolute path: /etc/a.csv)',
		],
		['two files have the same name', zip([good, good]), 'two files in it have the same name'],
		[
			'it is encrypted',
			zip([{ ...good, says: { flags: 1 } }]),
			'it is encrypted\nUnpack it and import the folder: npm run import -- FOLDER',
		],
		['a file is a link', zip([{ ...good, says: { mode: 0xa1ff } }]), '"a.csv" in it is a link'],
		[
			'it contains only another archive',
			zip([{ name: 'b/inner.zip', text: zip([good]) }]),
			'b/inner.zip: it is an archive (zip) in another; unpack it and import the folder',
		],
		[
			'it is a text document',
			zip([{ name: '[Content_Types].xml', text: '<x/>' }]),
			'it is an office document, but not an Excel workbook (.xlsx)',
		],
		[
			'it is an OpenDocument spreadsheet',
			zip([{ name: 'mimetype', text: 'application/vnd.oasis.opendocument.spreadsheet' }]),
			'save its table as .xlsx, or as CSV (UTF-8)',
		],
		[
			'it is an old Excel workbook',
			Buffer.from('\u00d0\u00cf\u0011\u00e0', 'latin1'),
			'it is an old Excel workbook',
		],
		['it is a truncated gzip file', gzipSync(text).subarray(0, 40), 'the gzip file is damaged'],
		['it is compressed twice', gzipSync(gzipSync(text)), 'it is compressed twice'],
		[
			'a gzip file would fill the disk',
			gzipSync(`[${' '.repeat(65 * 1024 * 1024)}`),
			'which is too much for a gzip file of',
		],
		['the file is a picture', Buffer.from('\u0089PNG', 'latin1'), 'it is an image (PNG)'],
	])('%s', async (_what, bytes, message) => {
		const content = await createContent();
		const before = await content.bytes();
		const { status, stderr } = await content.run([await content.write('x', bytes)]);
		expect(stderr).toContain(message);
		expect(status).toBe(2);
		expect(await content.bytes()).toEqual(before);
	});
});
