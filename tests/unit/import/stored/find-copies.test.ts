import { describe, expect, it } from 'vitest';
import { csv, csvRow, googleReview, LATER, ndjson, surveyAnswer } from '../importing.ts';
import { birdeyeReview, mapsRow, podiumReview, table, yelpReview } from '../platform-samples.ts';
import { createPlatformContent } from '../platforms.ts';

const TEXT = 'They fixed the brakes and kept me posted the whole time.';

/** The same review as `googleReview()`, as aggregators export it. */
function viaBirdeye(changes: object = {}) {
	return birdeyeReview({
		sourceType: 'Google',
		businessName: 'alder-falls',
		rating: 5,
		comments: TEXT,
		reviewer: { firstName: 'Marguerite', lastName: 'Solano' },
		reviewDate: 'Nov 13, 2026',
		assitedByUser: [],
		response: '',
		...changes,
	});
}

const json = (...reviews: readonly object[]) => JSON.stringify(reviews);

/** Imports these exports, one per run, and returns the reports and the stored records. */
async function importRuns(...runs: readonly (readonly string[])[]) {
	const content = await createPlatformContent();
	const reports = [];
	for (const texts of runs) {
		const files = await Promise.all(
			texts.map((text, index) => content.write(`${reports.length}-${index}`, text)),
		);
		const { report, stderr } = await content.run(
			['--json', '--location', 'alder-falls', ...files],
			LATER,
		);
		expect(stderr).toBe('');
		reports.push(report);
	}
	const reviews = await content.reviews();
	return { content, reports, reviews, sources: reviews.map(({ source }) => source.id) };
}

describe('a review published by two sources', () => {
	const probable = 'probably a copy of a review from "business-profile", which is kept instead';

	it('is stored once, and the copy is counted and listed', async () => {
		const { reports, sources } = await importRuns([json(googleReview()), json(viaBirdeye())]);
		expect(sources).toEqual(['business-profile']);
		expect(reports[0]?.files[1]).toMatchObject({
			read: 1,
			added: 0,
			skipped: [{ reason: probable, count: 1, lines: [1] }],
			warnings: [{ id: '900001', message: 'probably a copy of r1 of "business-profile"' }],
		});
		expect(reports[0]?.totals).toMatchObject({ added: 1, skipped: 1, rejected: 0 });
	});

	it('is recognized among stored reviews, and again by the next import', async () => {
		const { content, reports, sources } = await importRuns(
			[json(googleReview())],
			[json(viaBirdeye())],
		);
		expect(sources).toEqual(['business-profile']);
		expect(reports[1]).toMatchObject({ written: false });
		const before = await content.bytes();
		await content.run(['--json', await content.write('again', json(viaBirdeye()))], LATER);
		expect(await content.bytes()).toEqual(before);
	});

	it('is recognized if two programs have their own ids for one source', async () => {
		const row = ['rv-04', '5', '2026-11-13', TEXT, 'Marguerite Solano', 'google', 'alder-falls'];
		const rows = `id,rating,date,text,author,source,location\n${row.join(',')}\n`;
		const google = googleReview({ comment: TEXT });
		const { reports, sources } = await importRuns([json(google)], [rows]);
		expect(sources).toEqual(['business-profile']);
		expect(reports[1]?.files[0]).toMatchObject({ added: 0, skipped: [{ count: 1 }] });

		const twice = json(google, googleReview({ comment: TEXT, reviewId: 'r2' }));
		expect((await importRuns([json(google)], [twice])).sources).toHaveLength(2);
	});

	it.each([[1], [2]])(
		'takes neither a name nor a reply from its copy, in %i runs',
		async (runs) => {
			const google = json(googleReview({ comment: TEXT, reviewer: { displayName: '' } }));
			const copy = json(viaBirdeye({ response: 'Thank you!', responseDate: 'Nov 14, 2026' }));
			const { content, reviews } = await importRuns(
				...(runs === 1 ? [[google, copy]] : [[google], [copy]]),
			);
			expect(reviews).toMatchObject([
				{ source: { id: 'business-profile' }, author: { anonymous: true }, responses: [] },
			]);
			const before = await content.bytes();
			await content.run(['--json', await content.write('again', copy)], LATER);
			expect(await content.bytes()).toEqual(before);
		},
	);

	it('is not stored again if its author withdraws consent in the run of its copy', async () => {
		const answer = { text: TEXT, name: 'Marguerite Solano' };
		const copy = viaBirdeye({
			...{ rating: 4, reviewDate: 'Oct 2, 2026' },
			...{ response: 'Thank you!', responseDate: 'Oct 3, 2026' },
		});
		const { reviews, reports } = await importRuns(
			[ndjson(surveyAnswer(answer))],
			[ndjson(surveyAnswer({ ...answer, consent_to_publish: false })), json(copy)],
		);
		expect(reports[1]?.files[1]?.skipped).toMatchObject([{ count: 1 }]);
		expect(reviews).toEqual([]);
	});

	it('keeps the stored review, regardless of the order of files', async () => {
		const { sources, reports } = await importRuns(
			[json(googleReview())],
			[json(viaBirdeye()), json(googleReview())],
		);
		expect(sources).toEqual(['business-profile']);
		expect(reports[1]?.files[1]).toMatchObject({ unchanged: 1 });
	});

	it.each([
		[
			'different spaces, quotes and capitals',
			{ comments: `  ${TEXT.toUpperCase().replaceAll(' ', '\n')}!` },
		],
		['the next day, as in another time zone', { reviewDate: 'Nov 14, 2026' }],
		['a shortened name', { reviewer: { nickName: 'Marguerite S.' } }],
		['no name', { reviewer: null }],
	])('is found with %s', async (_what, changes) => {
		const { sources } = await importRuns([json(googleReview()), json(viaBirdeye(changes))]);
		expect(sources).toEqual(['business-profile']);
	});

	it.each([
		['different stars', { rating: 4 }],
		['another text', { comments: `${TEXT} Twice.` }],
		['another author', { reviewer: { firstName: 'Nora', lastName: 'Solano' } }],
		['another location', { businessName: 'harborview' }],
		['another day', { reviewDate: 'Nov 16, 2026' }],
		['a short text and no name', { comments: 'Great!', reviewer: null }],
	])('is stored as two reviews with %s', async (_what, changes) => {
		const google = googleReview('comments' in changes ? { comment: TEXT } : {});
		const { sources } = await importRuns([json(google), json(viaBirdeye(changes))]);
		expect(sources.toSorted()).toEqual(['birdeye-google', 'business-profile']);
	});

	it('is matched by name and date if it has no text', async () => {
		const google = json(googleReview({ comment: undefined }));
		const copied = await importRuns([google, json(viaBirdeye({ comments: '' }))]);
		expect(copied.sources).toEqual(['business-profile']);
		const others = [{ reviewDate: 'Nov 14, 2026' }, { reviewer: null }];
		for (const changes of others) {
			const { sources } = await importRuns([
				google,
				json(viaBirdeye({ comments: '', ...changes })),
			]);
			expect(sources).toHaveLength(2);
		}
	});

	it('is recognized by the same id and text, whatever the stars and the name', async () => {
		const podium = podiumReview({
			author: 'M. S.',
			locations: ['alder-falls'],
			review: { body: TEXT, rating: 3, siteName: 'google', siteReviewId: 'r1' },
			createdAt: '2026-11-13T12:31:11Z',
		});
		const { sources, reports } = await importRuns([
			json(googleReview({ comment: TEXT })),
			JSON.stringify({ data: [podium] }),
		]);
		expect(sources).toEqual(['business-profile']);
		expect(reports[0]?.files[1]?.skipped).toEqual([
			{
				reason: 'the same as a review from "business-profile", which is kept instead',
				count: 1,
				lines: [1],
			},
		]);
	});

	it.each([
		['other texts', { comments: 'The wait was long.' }, 2],
		['the same text', {}, 1],
		['no texts, and other stars', { comments: '', rating: 2 }, 2],
		['no texts, and other authors', { comments: '', reviewer: { nickName: 'Nora S.' } }, 2],
		['no texts, and no authors', { comments: '', reviewer: null }, 2],
		['no texts, and the same stars and author', { comments: '' }, 1],
	])('is told by more than an equal id: %s', async (_what, changes, count) => {
		const copy = viaBirdeye({ reviewId: 17, reviewDate: 'Nov 14, 2026', ...changes });
		const own = {
			...('comments' in changes && changes.comments === ''
				? { comment: undefined }
				: { comment: TEXT }),
			...('reviewer' in changes && changes.reviewer === null && { reviewer: { displayName: '' } }),
		};
		const { sources } = await importRuns(
			[json(googleReview({ reviewId: '17', ...own }))],
			[json(copy)],
		);
		expect(sources).toHaveLength(count);
	});

	it('is recognized even if one copy is an excerpt', async () => {
		const text = 'I had my car here for a noise that nobody else could find, and they did.';
		const whole = mapsRow({
			name: 'alder-falls',
			author_title: 'Ella Adams',
			review_rating: '5',
			review_text: text,
			review_timestamp: '1724975000',
		});
		const { sources } = await importRuns([table(whole), json(yelpReview())]);
		expect(sources).toEqual(['google-maps']);
		const edited = yelpReview({
			text: 'I had my car here for another noise, and for that they...',
		});
		const separate = await importRuns([table(whole), json(edited)]);
		expect(separate.sources).toHaveLength(2);
	});

	it('is recognized even if Google Maps truncated it', async () => {
		const row = { name: 'alder-falls', author_title: 'Ella Adams', review_rating: '5' };
		const comment = 'I had my car here for a noise that nobody else could find, and they did.';
		const cut = mapsRow({
			...row,
			review_text: 'I had my car here for a noise that nobody else could find, … More',
			review_timestamp: '1794000000',
		});
		const google = googleReview({
			comment,
			reviewer: { displayName: 'Ella Adams' },
			createTime: '2026-11-06T21:20:00Z',
			updateTime: '2026-11-06T21:20:00Z',
		});
		const { sources } = await importRuns([json(google), table(cut)]);
		expect(sources).toEqual(['business-profile']);
	});

	it.each([[0], [1]])(
		'is stored once if only one export has the ids of the source, in order %i',
		async (first) => {
			const withoutIds = `Date,Source,Reviewer,Stars,Review\n2026-11-13,Google,Marguerite Solano,5,"${TEXT}"\n`;
			const runs = [[json(googleReview())], [withoutIds]];
			const { reports, sources } = await importRuns(...(first === 0 ? runs : runs.toReversed()));
			expect(reports[1]?.totals).toMatchObject({ added: 0, skipped: 1 });
			expect(sources).toEqual(['business-profile']);
		},
	);

	it('is stored twice if both copies are from the same source', async () => {
		const rows = [csvRow(), csvRow({ review_id: '466026' })];
		const { sources } = await importRuns([csv(...rows)]);
		expect(sources).toEqual(['dealer-reviews', 'dealer-reviews']);
	});

	it('is published through its copy if the first one is unverified', async () => {
		const held = surveyAnswer({
			repair_order: undefined,
			name: 'Marguerite Solano',
			stars: 5,
			submitted_at: '2026-11-13T09:00:00-08:00',
		});
		const { reports, sources, content } = await importRuns([ndjson(held), json(googleReview())]);
		expect(sources.toSorted()).toEqual(['business-profile', 'survey']);
		expect(reports[0]?.totals).toMatchObject({ held_back: 1, skipped: 0 });

		const verified = ndjson({ ...held, repair_order: 'AF119060' });
		const { report } = await content.run(['--json', await content.write('s', verified)], LATER);
		expect(report.files[0]?.skipped).toEqual([{ reason: probable, count: 1, lines: [1] }]);
		const methods = (await content.reviews()).map(({ verification }) => verification.method);
		expect(methods.toSorted()).toEqual(['none', 'platform_account_only']);
	});

	it('is listed for the first fifty copies and counted for all', async () => {
		const google = Array.from({ length: 60 }, (_, index) =>
			googleReview({ reviewId: `r${index}`, comment: `${index}: ${TEXT}` }),
		);
		const copies = google.map((review, index) =>
			viaBirdeye({ reviewId: index + 1, comments: review['comment'] }),
		);
		const { reports, sources } = await importRuns([json(...google), json(...copies)]);
		expect(sources).toHaveLength(60);
		expect(reports[0]?.files[1]).toMatchObject({ skipped: [{ reason: probable, count: 60 }] });
		expect(reports[0]?.files[1]?.warnings).toHaveLength(50);
	});
});

describe('an excerpt of a review that is stored in full', () => {
	const text = 'They found the noise in an hour and showed me where it came from.';
	const cut = 'They found the noise in an hour and … More';
	const row = (changes: Record<string, string>) =>
		table(mapsRow({ name: 'alder-falls', ...changes }));

	it('does not shorten its text, but updates everything else', async () => {
		const { reviews, reports } = await importRuns(
			[row({ review_text: text, owner_answer: '' })],
			[row({ review_text: cut })],
		);
		expect(reports[1]?.totals).toMatchObject({ updated: 1 });
		expect(reviews).toMatchObject([{ text, responses: [{ text: 'Thank you, Marguerite.' }] }]);
		expect(reviews[0]).not.toHaveProperty('truncated');
	});

	it.each([
		['before', [cut, text]],
		['after', [text, cut]],
	])('does not shorten the text in the same run, %s the full review', async (_where, texts) => {
		const rows = texts.map((review_text) => mapsRow({ name: 'alder-falls', review_text }));
		const { reviews } = await importRuns([table(...rows)]);
		expect(reviews).toMatchObject([{ text }]);
		expect(reviews[0]).not.toHaveProperty('truncated');
	});

	it('is replaced by the full text', async () => {
		const { reviews } = await importRuns([row({ review_text: cut })], [row({ review_text: text })]);
		expect(reviews).toMatchObject([{ text }]);
		expect(reviews[0]).not.toHaveProperty('truncated');
	});

	it('replaces the full text if the customer wrote something else', async () => {
		const other = 'After a second visit I … More';
		const { reviews } = await importRuns(
			[row({ review_text: text })],
			[row({ review_text: other })],
		);
		expect(reviews).toMatchObject([{ text: other, truncated: true }]);
	});
});
