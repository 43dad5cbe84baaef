import { describe, expect, it } from 'vitest';
import { DEALER, importExport } from '../importing-tables.ts';
import { formula, time, workbook, type Cell } from '../workbooks.ts';
import { zip } from '../zip-files.ts';

const HEADER = ['Review ID', 'Rating', 'Date', 'Text', 'Recommended'];
const ROWS: readonly (readonly Cell[])[] = [
	['Reviews of this spring'],
	[],
	HEADER,
	['10158300000000001', 5, time(45355), formula('Kept me posted.'), true],
	['b', 4, time(45355.4375), 'Two\nlines', false],
	[1.01583e16, 3, time(45356), 'Its id lost digits.', false],
];

describe('an Excel workbook', () => {
	it('is read like a table, with exact ids, days, formulas, and answers', async () => {
		const bytes = workbook({ Notes: Array.from({ length: 9 }, () => ['a note']), Reviews: ROWS });
		const { file, reviews, status } = await importExport(bytes);
		expect(status).toBe(1);
		expect(file?.notes.slice(0, 2)).toEqual([
			'read the sheet "Reviews" of the workbook, from row 3',
			'not read: "Notes" (9 rows). If they contain reviews, save each sheet as its own file and import it, too',
		]);
		expect(reviews.toSorted((a, b) => a.rating - b.rating)).toMatchObject([
			{ source: { review_id: 'b' }, date: '2024-03-04', text: 'Two\nlines' },
			{
				source: { review_id: '10158300000000001' },
				rating: 5,
				date: '2024-03-04',
				text: 'Kept me posted.',
				recommends: true,
			},
		]);
		expect(file?.rejected).toEqual([
			expect.objectContaining({ line: 6, field: 'review id', found: '1.01583e+16' }),
		]);
	});

	it('has the first of merged cells in all their rows, but not in other empty cells', async () => {
		const rows = [
			['Our reviews', '', '', '', ''],
			['ID', 'Store', 'Rating', 'Date', 'Text'],
			['1', 'millbrook', 5, time(45355), 'Good'],
			['2', '', 4, time(45355), 'Fine'],
			['3', 'harborview', 3, time(45355), 'So so'],
			['4', '', 2, time(45355), 'Bad'],
		];
		const bytes = workbook({ Other: [['a note']], A: rows }, ['A1:E1', 'B3:B4']);
		const { file, reviews } = await importExport(bytes, [...DEALER, '--location', 'alder-falls']);
		const places = reviews.map(({ rating, location }) => `${rating} ${location}`);
		expect(places.toSorted()).toEqual(['3 harborview', '4 millbrook', '5 millbrook']);
		expect(file?.rejected).toMatchObject([
			{ line: 6, reason: expect.stringMatching(/^names no location, but other reviews do/) },
		]);
	});

	it('has times without a zone, which --time-zone names', async () => {
		const { reviews } = await importExport(
			workbook({ A: [HEADER, ['c', 5, time(45355.4375), 'Good', true]] }),
			[...DEALER, '--time-zone', 'America/New_York'],
		);
		expect(reviews).toMatchObject([{ published_at: '2024-03-04T10:30:00-05:00' }]);
	});

	it('has no header if the mapping file names its columns', async () => {
		const map = 'header: [id, rating, date, text]\n';
		const sheet = { A: [['d', 5, '2024-03-04', 'Good work']] };
		const { reviews } = await importExport(workbook(sheet), DEALER, map);
		expect(reviews).toMatchObject([{ source: { review_id: 'd' }, text: 'Good work' }]);
	});

	it.each([
		[
			'it has a far cell',
			workbook({ A: [HEADER, [{ xml: '/><c r="XFD1048576"><v>1</v>' }]] }),
			'it has a cell far outside the table; delete it and save again',
		],
		['it is empty', workbook({ A: [] }), 'it is an Excel workbook without a table'],
		[
			'a sheet is damaged',
			workbook({ A: [[{ xml: 't="s"><v>99</v>' }]] }),
			'save its sheet as CSV (UTF-8)',
		],
		[
			'it would fill the memory',
			zip([{ name: '[Content_Types].xml', text: '', says: { length: 900_000_000 } }]),
			'it is a zip archive, and it would unpack to 900000000 bytes',
		],
	])('is refused if %s', async (_what, bytes, message) => {
		const { status, stderr } = await importExport(bytes);
		expect(status).toBe(2);
		expect(stderr).toContain(message);
	});
});
