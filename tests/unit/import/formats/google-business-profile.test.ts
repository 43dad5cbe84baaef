import { describe, expect, it } from 'vitest';
import { googleBusinessProfile } from '../../../../src/import/formats/google-business-profile.ts';
import { createContent, expectRules, googleReview, importGoogleReview } from '../importing.ts';

const NOBODY = { author: { name: 'A Google user', anonymous: true } };
const reply = (comment: string) => ({
	reviewReply: { comment, updateTime: '2026-11-14T08:12:00Z' },
});

describe('a review from a Google Business Profile export', () => {
	it('is stored unchanged', async () => {
		const { review, status } = await importGoogleReview({
			reviewReply: { comment: 'Thank you, Marguerite.', updateTime: '2026-11-14T08:12:00.959Z' },
			updateTime: '2026-11-15T08:00:00Z',
		});
		expect(status).toBe(0);
		expect(review).toMatchInlineSnapshot(`
			{
			  "author": {
			    "anonymous": false,
			    "name": "Marguerite Solano",
			  },
			  "changed_at": "2026-11-20T18:00:00Z",
			  "date": "2026-11-13",
			  "digest": "7051ebe3e417d84c",
			  "edited_at": "2026-11-15T08:00:00Z",
			  "id": "htidjy7esnqz",
			  "language": "en",
			  "location": "alder-falls",
			  "published_at": "2026-11-13T12:31:11.211Z",
			  "rating": 5,
			  "responses": [
			    {
			      "author": "Larkspur Motors Alder Falls",
			      "date": "2026-11-14",
			      "text": "Thank you, Marguerite.",
			    },
			  ],
			  "source": {
			    "id": "business-profile",
			    "name": "Business profile reviews",
			    "review_id": "r1",
			  },
			  "tags": {
			    "services": [],
			    "technicians": [],
			  },
			  "text": "They fixed the brakes and kept me posted the whole time.",
			  "verification": {
			    "checked_at": "2026-11-20T18:00:00Z",
			    "method": "platform_account_only",
			  },
			}
		`);
	});

	it.each([
		['no comment', { comment: undefined }, { text: '', language: 'und', rating: 5 }],
		[
			'an anonymous author',
			{
				reviewer: { displayName: 'Shy', isAnonymous: true, profilePhotoUrl: 'https://x.example/p' },
			},
			NOBODY,
		],
		['no author', { reviewer: {} }, NOBODY],
		['an e-mail address as its name', { reviewer: { displayName: 'nora@example.com' } }, NOBODY],
		[
			'fractions of nanoseconds',
			{ createTime: '2026-11-13T12:31:11.211345678Z' },
			{ published_at: '2026-11-13T12:31:11.211345678Z', date: '2026-11-13' },
		],
		['an offset', { createTime: '2026-11-13T23:31:11+05:30' }, { date: '2026-11-13' }],
		['a time after midnight UTC', { createTime: '2026-11-13T05:00:00Z' }, { date: '2026-11-12' }],
		['no reviewId', { reviewId: undefined }, { source: { review_id: 'r1' } }],
		['a blank reviewId', { reviewId: ' ' }, { source: { review_id: 'r1' } }],
		[
			'null for every optional field',
			{ comment: null, reviewer: null, updateTime: null, reviewReply: null },
			{ text: '', author: { name: 'A Google user', anonymous: true }, responses: [] },
		],
		[
			'"" for every optional field',
			{
				comment: '',
				reviewer: { displayName: '', isAnonymous: '' },
				updateTime: '',
				reviewReply: '',
			},
			{ text: '', author: { name: 'A Google user', anonymous: true }, responses: [] },
		],
		["Google's placeholder name", { reviewer: { displayName: 'A Google user' } }, NOBODY],
		[
			'a translation before the original',
			{
				comment:
					'(Translated by Google) The car was clean.\n\n(Original)\nEl carro quedó muy limpio.',
			},
			{
				text: 'El carro quedó muy limpio.',
				language: 'es',
				translation: { text: 'The car was clean.', language: 'en', by: 'Google' },
			},
		],
		[
			'a translation after the original',
			{ comment: 'El carro quedó muy limpio.\n\n(Translated by Google)\nThe car was clean.' },
			{ text: 'El carro quedó muy limpio.', translation: { text: 'The car was clean.' } },
		],
		[
			'a reply with a translation',
			reply('(Translated by Google) Thanks\n\n(Original)\nGracias'),
			{
				responses: [{ text: 'Gracias', author: 'Larkspur Motors Alder Falls', date: '2026-11-14' }],
			},
		],
		[
			'personal data in comment and reply',
			{
				comment: 'Mail me: n@example.com',
				reviewReply: {
					comment: 'Call 541-555-0199 or our +1-541-555-0104 about RO 12345',
					updateTime: '2026-11-14T08:12:00Z',
				},
			},
			{
				text: 'Mail me: [e-mail removed]',
				responses: [
					{ text: 'Call [phone removed] or our +1-541-555-0104 about RO [order number removed]' },
				],
			},
		],
		[
			'an approved reply',
			{
				reviewReply: {
					comment: 'Hi',
					updateTime: '2026-11-14T08:12:00Z',
					reviewReplyState: 'APPROVED',
				},
			},
			{ responses: [{ text: 'Hi' }] },
		],
	])('is read correctly with %s', async (_what, changes, stored) => {
		const { review, status } = await importGoogleReview(changes);
		expect(status).toBe(0);
		expect(review).toMatchObject(stored);
	});

	it('is stored without its profile photo', async () => {
		const { review } = await importGoogleReview({
			reviewer: { displayName: 'Nora', profilePhotoUrl: 'https://photos.example/nora.jpg' },
		});
		expect(JSON.stringify(review)).not.toContain('photos.example');
	});

	it.each([
		['an impossible date', { createTime: '2026-02-30T10:00:00Z' }, 'createTime'],
		['a time in the future', { createTime: '2026-11-22T10:00:00Z' }, 'createTime'],
		['no id', { reviewId: undefined, name: 'accounts/1001/locations/2001' }, 'reviewId'],
		['a blank id', { reviewId: ' ', name: 'accounts/1001/locations/2001' }, 'reviewId'],
		['an id without visible characters', { reviewId: '\u0001' }, 'reviewId'],
		['an id of 600 characters', { reviewId: 'x'.repeat(600) }, 'reviewId'],
		['a time later today', { createTime: '2026-11-20T18:00:01Z' }, 'createTime'],
		['no name', { name: undefined }, 'name'],
		['an e-mail address as id', { reviewId: 'a@b.example' }, 'id'],
		['an unknown location', { name: 'accounts/1001/locations/2009/reviews/r1' }, 'name'],
	])('is rejected with %s', async (_what, changes, field) => {
		const { status, file, review } = await importGoogleReview(changes);
		expect(status).toBe(1);
		expect(review).toBeUndefined();
		expect(file?.rejected).toMatchObject([{ line: 1, field }]);
	});

	it('is skipped without stars', async () => {
		const { status, file, review } = await importGoogleReview({
			starRating: 'STAR_RATING_UNSPECIFIED',
		});
		expect(status).toBe(0);
		expect(review).toBeUndefined();
		const reason = 'no stars: the customer did not rate';
		expect(file?.skipped).toEqual([{ reason, count: 1, lines: [1] }]);
	});

	it.each([
		['no name', undefined, '--location'],
		['null as its name', null, '--location'],
		['an invalid name', 'reviews/r1', '--location-for-all'],
	])('gets its location from the flag if it has %s', async (_what, name, flag) => {
		const { status, review } = await importGoogleReview({ name }, [flag, 'millbrook']);
		expect(status).toBe(0);
		expect(review?.location).toBe('millbrook');
	});

	it.each(Object.keys(googleReview()))(
		'is rejected with the rule if its %s is invalid',
		(member) => {
			expectRules(googleBusinessProfile, (wrong) => googleReview({ [member]: wrong }));
		},
	);

	it('is rejected for an unknown location, and accepted once it is named', async () => {
		const changes = { name: 'accounts/1001/locations/2009/reviews/r1' };
		const { file } = await importGoogleReview(changes);
		expect(file?.rejected).toMatchInlineSnapshot(`
			[
			  {
			    "field": "name",
			    "found": "accounts/1001/locations/2009",
			    "id": "r1",
			    "line": 1,
			    "reason": "is not a location of the business",
			  },
			]
		`);

		const alias = ['--alias', 'accounts/1001/locations/2009=millbrook'];
		const placed = await importGoogleReview(changes, alias);
		expect(placed.status).toBe(0);
		expect(placed.review?.location).toBe('millbrook');
	});
});

describe('a Google Business Profile file', () => {
	const [one, two] = [googleReview(), googleReview({ reviewId: 'r2' })];
	const { name, ...unnamed } = googleReview({ reviewId: 'r3' });
	it.each([
		['one page', { reviews: [one, two] }, 2],
		['many pages', [{ reviews: [one] }, { reviews: [two], nextPageToken: 'x' }], 2],
		['bare reviews', [one, two], 2],
		[
			'a batch response',
			{ locationReviews: [{ name: 'accounts/1001/locations/2003', review: unnamed }] },
			1,
		],
		['one review', one, 1],
		['an empty page', { averageRating: 0, totalReviewCount: 0 }, 0],
		['a page without reviews', { reviews: [] }, 0],
	])('may contain %s', async (_what, document, count) => {
		const content = await createContent();
		const file = await content.write('takeout', JSON.stringify(document, null, 2));
		const { status, stderr } = await content.run(['--json', file]);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		expect(await content.reviews()).toHaveLength(count);
	});

	const lines = (...values: readonly object[]) => values.map((value) => JSON.stringify(value));
	const long = googleReview({ reviewId: 'long', photos: 'very '.repeat(60_000) });
	it.each([
		['a page with one review per line', `{"reviews":[\n${lines(one, two).join(',\n')}\n]}`, 2],
		['a list with one review per line', `[\n${lines(one, two).join(',\n')}\n]\n`, 2],
		['one review per line', lines(one, two).join('\n'), 2],
		[
			'one page per line',
			lines({ reviews: [one], nextPageToken: 'x' }, { reviews: [two] }).join('\r\n'),
			2,
		],
		[
			'one page per line, the first longer than the inspected beginning',
			lines({ reviews: [long] }, { reviews: [two] }).join('\n'),
			2,
		],
		[
			'a page over many lines after a blank one',
			`\n${JSON.stringify({ reviews: [one] }, null, 2)}`,
			1,
		],
	])('may be laid out as %s', async (_what, text, count) => {
		const content = await createContent();
		const { status, stderr } = await content.run(['--json', await content.write('takeout', text)]);
		expect(stderr).toBe('');
		expect(status).toBe(0);
		expect(await content.reviews()).toHaveLength(count);
	});

	it('reports an empty page', async () => {
		const content = await createContent();
		const { stdout } = await content.run([await content.write('page', '{"reviews": []}')]);
		expect(stdout).toContain('Nothing to write: the files contain no reviews.');
	});

	it('reports the line of each record', async () => {
		const content = await createContent();
		const bad = googleReview({ reviewId: 'bad', starRating: 'SIX' });
		const page = JSON.stringify({ reviews: [one, bad] }, null, 2);
		const { report } = await content.run(['--json', await content.write('page', page)]);
		const line = page.split('\n').findIndex((text) => text.includes('"reviewId": "bad"')) + 1;
		expect(report.files[0]?.rejected).toMatchObject([{ line, id: 'bad', found: 'SIX' }]);
	});
});
