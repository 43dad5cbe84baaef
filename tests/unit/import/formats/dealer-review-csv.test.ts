import { describe, expect, it } from 'vitest';
import { createContent, csv, csvRow, CSV_HEADER } from '../importing.ts';

async function importCsv(text: string | Uint8Array) {
	const content = await createContent();
	const ran = await content.run(['--json', await content.write('export', text)]);
	return { ...ran, reviews: await content.reviews(), file: ran.report?.files[0] };
}

async function importRow(changes: Record<string, string>) {
	const ran = await importCsv(csv(csvRow(changes), csvRow({ review_id: 'ok' })));
	return { ...ran, review: ran.reviews.find(({ source }) => source.review_id !== 'ok') };
}

describe('a row in a dealer review CSV', () => {
	it('is stored unchanged', async () => {
		const { review } = await importRow({
			employees: 'Will Sato; Jo Ann Pruitt ;',
			dealer_response: 'One number saves\r\neverybody’s afternoon.',
			dealer_response_date: 'March 5, 2024',
		});
		expect(review).toMatchInlineSnapshot(`
			{
			  "aspect_ratings": {
			    "customer_service": 5,
			    "friendliness": 4,
			    "overall_experience": 5,
			  },
			  "author": {
			    "anonymous": false,
			    "name": "Realtor Renee",
			  },
			  "changed_at": "2026-11-20T18:00:00Z",
			  "date": "2024-03-04",
			  "digest": "fe9483122bed3f99",
			  "id": "2jba4n2grw3x",
			  "language": "en",
			  "location": "harborview",
			  "rating": 5,
			  "recommends": true,
			  "responses": [
			    {
			      "author": "Larkspur Motors Harborview",
			      "date": "2024-03-05",
			      "text": "One number saves
			everybody’s afternoon.",
			    },
			  ],
			  "source": {
			    "id": "dealer-reviews",
			    "name": "Dealer review site export",
			    "review_id": "466025",
			  },
			  "tags": {
			    "services": [],
			    "technicians": [
			      "Will Sato",
			      "Jo Ann Pruitt",
			    ],
			  },
			  "text": "One number, and the number was fair.",
			  "title": "Plain prices",
			  "verification": {
			    "checked_at": "2026-11-20T18:00:00Z",
			    "method": "platform_account_only",
			  },
			  "visit_type": "service",
			}
		`);
	});

	it.each([
		['a formula as its title', { title: '=) happy camper' }, { title: '=) happy camper' }],
		['line breaks', { review_text: 'one\r\n\r\ntwo' }, { text: 'one\n\ntwo' }],
		['quotes', { review_text: 'she said "sure" first' }, { text: 'she said "sure" first' }],
		['an ISO day', { review_date: '2024-03-04' }, { date: '2024-03-04' }],
		['one star', { rating: '1' }, { rating: 1 }],
		['no reviewer', { reviewer: '' }, { author: { name: 'Customer', anonymous: true } }],
		[
			'a phone number as its reviewer',
			{ reviewer: '(541) 555-0131' },
			{ author: { name: 'Customer', anonymous: true } },
		],
		[
			'the visit type for a new car',
			{ visit_type: 'SALES VISIT - NEW' },
			{ visit_type: 'sales_new' },
		],
		['a short name of the visit type', { visit_type: 'Sales - New' }, { visit_type: 'sales_new' }],
		[
			'the visit type for a used car',
			{ visit_type: 'sales visit - used' },
			{ visit_type: 'sales_used' },
		],
		['"No" as its recommendation', { recommend: 'No' }, { recommends: false }],
		['a JavaScript property name as its id', { review_id: 'constructor' }, { rating: 5 }],
		['personal data in its title', { title: 'call 555-0131' }, { title: 'call [phone removed]' }],
	])('is read correctly with %s', async (_what, changes, stored) => {
		const { review, status } = await importRow(changes);
		expect(status).toBe(0);
		expect(review).toMatchObject(stored);
	});

	it('rounds fractions of stars to the nearest star, halves down, and keeps the exact rating', async () => {
		const { review } = await importRow({ rating: '4.5', pricing: '2.7' });
		expect(review).toMatchObject({
			rating: 4,
			source_rating: { value: 4.5, best: 5, worst: 1 },
			aspect_ratings: { pricing: 3 },
		});
	});

	it('is imported without the aspects that were not rated', async () => {
		const { review } = await importRow({ customer_service: '0', friendliness: '', pricing: '3.0' });
		expect(review?.aspect_ratings).toEqual({ pricing: 3, overall_experience: 5 });
	});

	it.each([
		['5.5', 'rating'],
		['6', 'rating'],
		['5 stars', 'rating'],
	])('is rejected with the rating %j', async (rating, field) => {
		const { status, file, review } = await importRow({ rating });
		expect(status).toBe(1);
		expect(review).toBeUndefined();
		expect(file?.rejected).toMatchObject([{ line: 2, id: '466025', field, found: rating }]);
	});

	it.each(['', '0', ' 0.0 '])(
		'is skipped with the rating %j, which means no rating',
		async (rating) => {
			const { file, review } = await importRow({ rating, recommend: '' });
			expect(review).toBeUndefined();
			expect(file?.skipped).toEqual([
				{ reason: 'no stars: the customer did not rate', count: 1, lines: [2] },
			]);
		},
	);

	it.each([
		['an impossible date', { review_date: 'February 30, 2024' }, 'review_date'],
		['an ambiguous date', { review_date: '3/4/2024' }, 'review_date'],
		['tomorrow', { review_date: 'November 21, 2026' }, 'review_date'],
		['an unknown location', { location: 'Elsewhere' }, 'location'],
		['no location', { location: '' }, 'location'],
		['seven stars for an aspect', { pricing: '7' }, 'pricing'],
		['no id', { review_id: ' ' }, 'review_id'],
		['an id without visible characters', { review_id: '\u0001' }, 'review_id'],
		['a long id', { review_id: 'x'.repeat(501) }, 'review_id'],
		['a long text', { review_text: 'x'.repeat(100_001) }, 'text'],
		['a long title', { title: 'x'.repeat(1_001) }, 'title'],
		['a long name', { reviewer: 'x'.repeat(201) }, 'author'],
		['a date before reviews existed', { review_date: 'January 1, 1970' }, 'review_date'],
	])('is rejected with %s', async (_what, changes, field) => {
		const { status, file } = await importRow(changes);
		expect(status).toBe(1);
		expect(file?.rejected).toMatchObject([{ field }]);
	});

	it('is rejected with all its problems', async () => {
		const { file } = await importRow({ rating: '9', review_date: 'someday' });
		expect(file?.rejected).toMatchInlineSnapshot(`
			[
			  {
			    "field": "review_date",
			    "found": "someday",
			    "id": "466025",
			    "line": 2,
			    "reason": "must be a real date, like "March 4, 2024" or "2024-03-04" (for dates like 03/04/2026, --format generic-csv or generic-json asks which number comes first); "rating" must be 1 to 5 stars",
			  },
			]
		`);
	});

	it('is checked against the current date at the business, not in UTC', async () => {
		const content = await createContent();
		const file = await content.write('export', csv(csvRow({ review_date: 'November 21, 2026' })));
		expect((await content.run([file], '2026-11-21T07:59:00Z')).status).toBe(2);
		expect((await content.run([file], '2026-11-21T08:01:00Z')).status).toBe(0);
	});

	it.each([
		['an unknown visit', { visit_type: 'PARTS VISIT' }, /^visit_type left out/],
		['an unclear recommendation', { recommend: 'Maybe' }, /^recommend left out/],
		[
			'a JavaScript property name as its recommendation',
			{ recommend: 'constructor' },
			/^recommend left out/,
		],
		[
			'a JavaScript property name as its visit type',
			{ visit_type: '__proto__' },
			/^visit_type left out/,
		],
		['a long tag', { employees: 'x'.repeat(5_000) }, /^a tag of 5000 characters is not in staff/],
		[
			'a reply dated in the future',
			{ dealer_response: 'Hi', dealer_response_date: 'May 5, 2027' },
			/^reply kept without its date, which is in the future/,
		],
		[
			'a reply with an impossible date',
			{ dealer_response: 'Hi', dealer_response_date: 'February 30, 2024' },
			/^reply kept without its date, which is not valid$/,
		],
		['a reply without a date', { dealer_response: 'Hi' }, /^the reply has no date$/],
		['an unknown employee', { employees: 'Bob Ross' }, /^"Bob Ross" is not in staff\.yaml$/],
		['a damaged character', { review_text: 'caf\ufffd' }, /^text: replacement character kept$/],
		['a forbidden character', { review_text: 'a\u0002b' }, /^text: forbidden characters removed$/],
	])('is stored with a warning for %s', async (_what, changes, message) => {
		const { review, file, status } = await importRow(changes);
		expect(status).toBe(0);
		expect(review).toBeDefined();
		expect(file?.warnings).toMatchObject([
			{ line: 2, id: '466025', message: expect.stringMatching(message), count: 1 },
		]);
	});

	it('keeps the names of employees unchanged', async () => {
		const { review } = await importRow({ employees: 'Bob Ross; tomas rivera' });
		expect(review?.tags.technicians).toEqual(['Bob Ross', 'tomas rivera']);
	});
});

describe('a dealer review CSV', () => {
	it('reports the line where a record begins, whatever comes before it', async () => {
		const rows = [
			csvRow({ review_id: '1', review_text: 'two\r\nlines' }),
			'',
			'',
			csvRow({ review_id: '2', rating: 'x', review_text: 'three\nlines\nhere' }),
			csvRow({ review_id: '3', rating: 'y' }),
		];
		const { file } = await importCsv(csv(...rows));
		expect(file?.rejected).toMatchObject([
			{ id: '2', line: 6 },
			{ id: '3', line: 9 },
		]);
	});

	it.each([
		['no byte order mark', csv(csvRow()).slice(1)],
		[
			'a byte order mark inside quotes',
			csv(csvRow()).replace('\ufeffreview_id', '\ufeff"\ufeffreview_id"'),
		],
		['line feeds', csv(csvRow()).replaceAll('\r\n', '\n')],
		['no line feed at the end', csv(csvRow()).trimEnd()],
		['semicolons', csv(csvRow()).replaceAll(',', ';').replace('March 4;', 'March 4,')],
		[
			"Excel's sep= line with a semicolon",
			`\ufeffsep=;\r\n${csv(csvRow()).slice(1).replaceAll(',', ';').replace('March 4;', 'March 4,')}`,
		],
		["Excel's sep= line with a comma", `sep=,\n${csv(csvRow()).slice(1)}`],
		['tabs', csv(csvRow()).replaceAll(',', '\t').replace('March 4\t', 'March 4,')],
		['additional columns', `${CSV_HEADER},extra\n${csvRow()},"more"\n`],
		['a header in capitals', `${CSV_HEADER.toUpperCase()}\n${csvRow()}\n`],
	])('may have %s', async (_what, text) => {
		const { status, reviews, stderr } = await importCsv(text);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		expect(reviews).toMatchObject([{ rating: 5, date: '2024-03-04', location: 'harborview' }]);
	});

	it.each([
		[
			'a quote that is never closed',
			'"466026,x',
			'line 104 is not CSV (a quote is not closed by line 104)',
		],
		[
			'a quote that closes too early',
			'466026,"she said "sure", and left"',
			'line 104 is not CSV (text follows a closing quote, on line 104)',
		],
		[
			'text after a closing quote',
			'"a\r\nb"c,d',
			'line 104 is not CSV (text follows a closing quote, on line 105)',
		],
	])('reports the line of %s', async (_what, fault, message) => {
		const rows = Array.from({ length: 100 }, (_, index) => csvRow({ review_id: `${index}` }));
		const folded = csvRow({ review_id: 'folded', review_text: 'two\r\nlines' });
		const { status, stderr } = await importCsv(csv(...rows, folded, fault));
		expect(status).toBe(2);
		expect(stderr).toContain(message);
	});

	it('may have a quote inside an unquoted field', async () => {
		const row = csvRow({ review_text: 'TEXT' }).replace('"TEXT"', 'a 6" lift they said');
		const { status, reviews } = await importCsv(csv(row, csvRow({ review_id: 'ok' })));
		expect(status).toBe(0);
		expect(reviews).toHaveLength(2);
		expect(reviews).toContainEqual(expect.objectContaining({ text: 'a 6" lift they said' }));
	});

	it('rejects a truncated row', async () => {
		const { status, file } = await importCsv(csv(csvRow(), '"466026","harborview"'));
		expect(status).toBe(1);
		expect(file?.rejected).toEqual([
			{
				line: 3,
				field: '',
				reason:
					'has 2 columns, but the header has 17: a cell is missing, or a line break in a text is not in quotes',
			},
		]);
	});

	it('shows no personal data from a rejected row', async () => {
		const { stdout } = await importRow({
			rating: 'ring 555-0131',
			location: 'nora@example.com',
			reviewer: 'Nora Secret',
			review_text: 'private words',
		});
		expect(stdout).toContain('[phone removed]');
		expect(stdout).not.toMatch(/555-0131|nora@example|Nora Secret|private words/);
	});
});
