import { describe, expect, it } from 'vitest';
import { createContent } from '../importing.ts';
import { DEALER, importExport } from '../importing-tables.ts';

const ONE = {
	reviewId: 'a',
	reviewRating: { ratingValue: 5 },
	datePublished: '2026-03-04',
	reviewBody: 'Good.',
	author: { name: 'Odessa Palmer' },
};
const TWO = {
	...ONE,
	reviewId: 'b',
	reviewRating: { ratingValue: 4 },
	response: { text: 'Thanks', date: '2026-03-05' },
};

describe('generic JSON', () => {
	it.each([
		['a list', JSON.stringify([ONE, TWO])],
		[
			'an object with one list',
			JSON.stringify({ total: 2, tags: ['x'], data: { items: [ONE, TWO] } }),
		],
		['one object per line', `${JSON.stringify(ONE)}\n${JSON.stringify(TWO)}\n`],
	])('may be %s', async (_what, written) => {
		const { file, reviews } = await importExport(written);
		expect(file).toMatchObject({ format: 'generic-json', read: 2, added: 2 });
		expect(reviews.find(({ source }) => source.review_id === 'b')).toMatchObject({
			rating: 4,
			author: { name: 'Odessa P.' },
			responses: [{ text: 'Thanks' }],
		});
	});

	it('may have several lists of reviews, with replies as lists', async () => {
		const replies = [{ commentBody: 'Sorry.', date: '2026-03-06' }];
		const document = {
			dealer: { hours: [{ day: 'Monday', opens: 8 }] },
			sales: [ONE],
			service: [{ ...ONE, reviewId: 'b', reviewBody: 'Slow.', dealerResponses: replies }],
		};
		const { file, reviews } = await importExport(JSON.stringify(document, null, 1));
		expect(file).toMatchObject({ format: 'generic-json', read: 2, added: 2 });
		const slow = reviews.find(({ text }) => text === 'Slow.');
		expect(slow?.responses).toMatchObject([{ text: 'Sorry.', date: '2026-03-06' }]);
	});

	it('leaves out a list of reviews that are not published, and says so', async () => {
		const deleted = { key: 'b', stars: 1, submitted: '2026-03-05', comment: 'Bad.' };
		const document = { reviews: [ONE], deletedReviews: [deleted] };
		const { reviews, file } = await importExport(JSON.stringify(document));
		expect(reviews.map(({ source }) => source.review_id)).toEqual(['a']);
		expect(file?.notes.at(-1)).toContain('not read: "deletedReviews"');
	});

	it('rejects an id that JSON would round', async () => {
		const numbers = ['10158392938472919', '10158392938472920', '7'];
		const written = numbers.map((id) => `{"id":${id},"rating":5,"date":"2026-03-04","text":"a"}`);
		const { file, reviews } = await importExport(`[${written.join(',')}]`);
		expect(reviews.map(({ source }) => source.review_id)).toEqual(['7']);
		expect(file?.rejected).toMatchObject([{ field: 'id' }, { field: 'id' }]);
	});

	const PLACES = [
		{ name: 'Alder Falls', opening_hours: [{ day: 'Monday', hours: '9 to 6' }], reviews: [ONE] },
		{ name: 'Harborview', opening_hours: [{ day: 'Monday', hours: '8 to 5' }], reviews: [TWO] },
	];
	it.each([
		['places', PLACES],
		['pages of places', { data: [[PLACES[0]], [PLACES[1]]] }],
		['one place', { result: PLACES[0] }],
	])('may have its reviews inside %s, which are their locations', async (_what, document) => {
		const { reviews } = await importExport(JSON.stringify(document, null, 1), DEALER);
		const found = reviews.map(({ location, source }) => [source.review_id, location]);
		expect(found.toSorted()).toEqual(
			[
				['a', 'alder-falls'],
				['b', 'harborview'],
			].slice(0, 'result' in document ? 1 : 2),
		);
	});

	it('may have one place per line', async () => {
		const { reviews } = await importExport(PLACES.map((one) => JSON.stringify(one)).join('\n'));
		expect(reviews.map(({ location }) => location).toSorted()).toEqual([
			'alder-falls',
			'harborview',
		]);
	});

	it('reports lines of records inside other lists', async () => {
		const odd = { ...ONE, reviewBody: 'a: "b"', datePublished: '2026-02-30' };
		const places = [PLACES[0], { ...PLACES[1], reviews: [odd] }];
		const text = JSON.stringify(places, null, 1);
		const { file } = await importExport(text);
		const line = text.slice(0, text.lastIndexOf('"reviewId"')).split('\n').length - 1;
		expect(file?.rejected.map((one) => one.line)).toEqual([line]);
	});

	it('is read at the place that a mapping file names', async () => {
		const document = JSON.stringify({ a: [ONE], b: { list: [TWO] } });
		const { reviews } = await importExport(document, DEALER, 'records: b.list\n');
		expect(reviews.map(({ source }) => source.review_id)).toEqual(['b']);
		const { stderr } = await importExport(document, DEALER, 'records: c\n');
		expect(stderr).toContain('it has no list of objects at "c"');
	});

	it('has texts with HTML, which are converted', async () => {
		const html = { ...ONE, reviewBody: 'Fast &amp; fair<br>It&#39;s good' };
		const { reviews } = await importExport(JSON.stringify([html]));
		expect(reviews[0]?.text).toBe("Fast & fair\nIt's good");
	});

	it('may be a single object', async () => {
		const { reviews } = await importExport(JSON.stringify(ONE, null, 1));
		expect(reviews).toHaveLength(1);
	});

	it('reports the lines on which records begin, even if texts contain braces', async () => {
		const odd = { ...ONE, reviewBody: '{ "[" \\ }', reviewRating: { ratingValue: 0.4 } };
		const { file } = await importExport(JSON.stringify({ rows: [odd, 7, odd] }, null, 1));
		expect(file?.rejected.map(({ line, reason }) => [line, reason])).toEqual([
			[3, 'must be 1 to 5'],
			[3, 'must be an object with named members'],
			[15, 'must be 1 to 5'],
		]);
	});

	it('does not repeat a field name that may be personal', async () => {
		const people = { [`odessa@example.com`]: 1, 'call 5415550177': 2, constructor: 'z' };
		const { file, reviews } = await importExport(JSON.stringify([{ ...ONE, people }]));
		expect(reviews).toHaveLength(1);
		expect(file?.notes[1]).toBe('not used: "people.constructor", 2 more');
	});

	it("is refused if it holds one person's reviews of many places", async () => {
		const properties = { date: '2026-03-04T00:00:00Z', five_star_rating_published: 5 };
		const collection = { type: 'FeatureCollection', features: [{ type: 'Feature', properties }] };
		const { status, stderr } = await importExport(JSON.stringify(collection));
		expect(status).toBe(2);
		expect(stderr).toContain('what one Google user has written about many places');
	});
});

it('locations with only an id are listed by their ids', async () => {
	const records = ['loc-501', 'loc-502', 'loc-502', 'loc-503'].map((uid, index) => ({
		...{ uid: `pd-00${index}`, author: 'Harlan Fritz', rating: 5, body: `Squeak ${index}.` },
		...{ createdAt: '2026-02-02T16:00:00Z', location: { uid }, locations: [{ uid }] },
	}));
	const content = await createContent();
	const file = await content.write('podium.json', JSON.stringify({ data: records }));
	const { report } = await content.run(['--json', '--source', 'dealer-reviews', file]);
	expect(report.files[0]?.unmatched_locations).toMatchObject([
		{ name: 'loc-501', count: 1 },
		{ name: 'loc-502', count: 2 },
		{ name: 'loc-503', count: 1 },
	]);
});
