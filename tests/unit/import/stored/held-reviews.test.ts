import { createHash } from 'node:crypto';
import { describe, expect, it } from 'vitest';
import { gzipSync } from 'node:zlib';
import { loadImports, type HeldFile } from '../../../../src/import/stored/import-entry.ts';
import { csv, csvRow, googleReview, LATER, ndjson, surveyAnswer } from '../importing.ts';
import { birdeyeReview, facebookRating, table, trustpilotRow } from '../platform-samples.ts';
import { createPlatformContent } from '../platforms.ts';
import { workbook } from '../workbooks.ts';
import { zip } from '../zip-files.ts';

type Content = Awaited<ReturnType<typeof createPlatformContent>>;
type Files = Readonly<Record<string, string | Uint8Array>>;

const NONE = { '1': 0, '2': 0, '3': 0, '4': 0, '5': 0 };
const digestOf = (bytes: string | Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Reads what the last import that wrote something noted. */
const lastHeld = async ({ contentDir }: Content) => (await loadImports(contentDir)).at(-1)?.held;

/** Imports these files in one run, and returns what the log of imports notes about them. */
async function importFiles(files: Files, ...flags: readonly string[]) {
	const content = await createPlatformContent();
	const paths: string[] = [];
	for (const [name, bytes] of Object.entries(files)) paths.push(await content.write(name, bytes));
	const { stderr, report } = await content.run(['--json', ...flags, ...paths]);
	expect(stderr).toBe('');
	return { content, report, held: await lastHeld(content) };
}

/** Imports one file, and returns what it held of a source. */
async function importFile(bytes: string | Uint8Array, source: string, ...flags: string[]) {
	const { held } = await importFiles({ export: bytes }, ...flags);
	return held?.find((one) => one.source === source);
}

const answers = ndjson(surveyAnswer(), surveyAnswer({ id: 'sv-2', stars: 1 }));
const rows = csv(csvRow(), csvRow({ review_id: '2', rating: '2' }));

describe('what an imported file held', () => {
	it('is noted by stars, for each file and source, sorted by digest', async () => {
		const { held } = await importFiles({ answers, rows });
		const expected: HeldFile[] = [
			{ file: digestOf(answers), source: 'survey', stars: { ...NONE, '1': 1, '4': 1 } },
			{ file: digestOf(rows), source: 'dealer-reviews', stars: { ...NONE, '2': 1, '5': 1 } },
		];
		expect(held).toEqual(expected.toSorted((a, b) => (a.file < b.file ? -1 : 1)));
	});

	it('has one entry for each source of a file', async () => {
		const page = JSON.stringify([
			birdeyeReview({ reviewId: 1, rating: 2, sourceType: 'Google' }),
			birdeyeReview({ reviewId: 2, rating: 5, sourceType: 'Birdeye' }),
		]);
		const { held } = await importFiles({ page }, '--location', 'harborview');
		const file = digestOf(page);
		expect(held).toEqual([
			{ file, source: 'birdeye', stars: { ...NONE, '5': 1 } },
			{ file, source: 'birdeye-google', stars: { ...NONE, '2': 1 } },
		]);
	});

	it('counts once if the file is named twice, or copied', async () => {
		const withoutIds = 'rating,date,text\n4,2026-03-04,Fine.\n2,soon,Late.\n2,never,Lost.\n';
		const flags = ['--json', '--source', 'dealer-reviews', '--location', 'harborview'];
		const content = await createPlatformContent();
		const path = await content.write('one.csv', withoutIds);
		await content.run([...flags, path, path, await content.write('two.csv', withoutIds)]);
		expect(await lastHeld(content)).toEqual([
			{
				file: digestOf(withoutIds),
				source: 'dealer-reviews',
				stars: { ...NONE, '2': 2, '4': 1 },
			},
		]);
	});

	it('counts a review once that the file has twice, as it is there last', async () => {
		const page = JSON.stringify({ reviews: [googleReview(), googleReview({ starRating: 'ONE' })] });
		expect(await importFile(page, 'business-profile')).toMatchObject({
			stars: { ...NONE, '1': 1 },
		});
	});

	it('includes reviews that are held back, unchanged or rejected', async () => {
		const { content } = await importFiles({ answers });
		const all = ndjson(
			surveyAnswer(),
			surveyAnswer({ id: 'held-back', stars: 2, repair_order: undefined }),
			surveyAnswer({ id: 'rejected', stars: 3, submitted_at: 'soon' }),
			surveyAnswer({ id: 'without stars', stars: 0 }),
		);
		const path = await content.write('all', all);
		const { report } = await content.run(['--json', path], LATER);
		expect(report.totals).toMatchObject({ added: 1, held_back: 1, unchanged: 1, rejected: 2 });
		const stars = { ...NONE, '2': 1, '3': 1, '4': 1 };
		expect(await lastHeld(content)).toEqual([{ file: digestOf(all), source: 'survey', stars }]);
	});

	it('includes reviews that the platform does not publish', async () => {
		const hidden = trustpilotRow({ id: 'hidden', pending: 'True', rating: '1' });
		const both = table(trustpilotRow(), hidden);
		const { report, held } = await importFiles({ both }, '--location', 'harborview');
		expect(report.totals).toMatchObject({ added: 1, skipped: 1 });
		expect(held).toMatchObject([{ source: 'trustpilot', stars: { ...NONE, '1': 1, '5': 1 } }]);
	});

	it('includes copies of reviews that another source has', async () => {
		const page = JSON.stringify([
			birdeyeReview({
				...{ sourceType: 'Google', rating: 5, reviewDate: 'Nov 13, 2026', assitedByUser: [] },
				...{ comments: googleReview()['comment'], businessName: 'alder-falls' },
				reviewer: { firstName: 'Marguerite', lastName: 'Solano' },
			}),
		]);
		const google = JSON.stringify({ reviews: [googleReview()] });
		const files = { google, page };
		const { report, held } = await importFiles(files, '--location', 'alder-falls');
		expect(report.totals).toMatchObject({ added: 1, skipped: 1 });
		expect(held?.map(({ source }) => source).toSorted()).toEqual([
			'birdeye-google',
			'business-profile',
		]);
	});

	it('leaves out recommendations without stars, and answers without consent', async () => {
		const { rating, ...bare } = facebookRating({ has_rating: false });
		const data = [
			facebookRating(),
			{ ...bare, recommendation_type: 'positive', open_graph_story: { id: '3002' } },
		];
		const page = JSON.stringify({ data });
		const both = ndjson(surveyAnswer(), surveyAnswer({ id: 'b', consent_to_publish: false }));
		const { report, held } = await importFiles({ page, both }, '--location', 'harborview');
		expect(report.totals).toMatchObject({ added: 2, recommendations: 1, skipped: 1 });
		expect(held?.map(({ stars }) => stars)).toEqual([
			{ ...NONE, '4': 1 },
			{ ...NONE, '4': 1 },
		]);
	});

	it('is not noted by an import that changes nothing, or a dry run, or an undo', async () => {
		const { content } = await importFiles({ answers });
		const before = await content.bytes();
		const path = await content.write('same', `${answers}\n`);
		expect((await content.run(['--json', path], LATER)).report.totals.unchanged).toBe(2);
		await content.run(['--dry-run', await content.write('rows', rows)], LATER);
		expect(await content.bytes()).toEqual(before);
		await content.run(['--undo', '1'], LATER);
		const [, undo] = await loadImports(content.contentDir);
		expect(undo).toMatchObject({ undoes: 1 });
		expect(undo).not.toHaveProperty('held');
	});
});

describe('the digest of an imported file', () => {
	it('covers the bytes as given, also of a gzip file or a workbook', async () => {
		const packed = gzipSync(answers);
		const book = workbook({
			Reviews: [
				['id', 'rating', 'date', 'text'],
				['1', 5, '2026-03-04', 'Fine.'],
			],
		});
		const { held } = await importFiles(
			{ 'answers.gz': packed, 'book.xlsx': book },
			...['--source', 'book.xlsx=dealer-reviews', '--location', 'harborview'],
		);
		const files = new Map(held?.map(({ source, file }) => [source, file]));
		expect(files.get('survey')).toBe(digestOf(packed));
		expect(files.get('dealer-reviews')).toBe(digestOf(book));
	});

	it('covers an archive, which counts as one file without its unreadable contents', async () => {
		const more = ndjson(surveyAnswer(), surveyAnswer({ id: 'sv-3', stars: 2 }));
		const cut = `${csv(csvRow())}"1`;
		const archive = zip([
			{ name: 'answers', text: answers },
			{ name: 'cut.csv', text: cut },
			{ name: 'more', text: more },
			{ name: 'notes.txt', text: 'Dear all' },
		]);
		const { report, held } = await importFiles({ archive });
		expect(report.files).toHaveLength(2);
		expect(report.unread).toHaveLength(1);
		const stars = { ...NONE, '1': 1, '2': 1, '4': 1 };
		expect(held).toEqual([{ file: digestOf(archive), source: 'survey', stars }]);
	});

	it('covers each file in a folder', async () => {
		const content = await createPlatformContent();
		await content.write('in/a', answers);
		const archive = zip([{ name: 'rows', text: rows }]);
		await content.write('in/b.zip', archive);
		await content.run(['--json', `${content.folder}/in`]);
		const files = (await lastHeld(content))?.map(({ file }) => file);
		expect(files?.toSorted()).toEqual([digestOf(answers), digestOf(archive)].toSorted());
	});
});

describe("the platform's own count and average", () => {
	const pageOf = (location: string, id: string, totals: object) => ({
		reviews: [
			googleReview({ name: `accounts/1001/locations/${location}/reviews/${id}`, reviewId: id }),
		],
		...totals,
	});
	const first = pageOf('2001', 'a', { averageRating: 4.1, totalReviewCount: 55 });
	const second = pageOf('2002', 'b', { averageRating: 3, totalReviewCount: 5 });
	const silent = pageOf('2003', 'c', {});
	const platformIn = async (bytes: string | Uint8Array) =>
		(await importFile(bytes, 'business-profile'))?.platform;

	it('are noted as the export states them', async () => {
		expect(await platformIn(JSON.stringify(first))).toEqual({ count: 55, average: 4.1 });
	});

	it('are those of the page with the most reviews, if a location has several pages', async () => {
		const totals = { averageRating: 4.2, totalReviewCount: 56 };
		const pages = [first, pageOf('2001', 'b', totals), pageOf('2001', 'c', { ...totals })];
		expect(await platformIn(ndjson(...pages))).toEqual({ count: 56, average: 4.2 });
	});

	it('are summed up over several locations, with a weighted average', async () => {
		// (55 × 4.1 + 5 × 3) / 60 = 4.008…
		const expected = { count: 60, average: 4.01 };
		expect(await platformIn(JSON.stringify([first, second]))).toEqual(expected);
		const files = [first, second].map((page, index) => ({
			name: `${index}.json`,
			text: JSON.stringify(page),
		}));
		expect(await platformIn(zip(files))).toEqual(expected);
	});

	it.each<[string, object]>([
		['no count', { averageRating: 4.1 }],
		['no average', { totalReviewCount: 55 }],
		['a broken average', { totalReviewCount: 55, averageRating: '4,1' }],
		['half a review', { totalReviewCount: 0.5, averageRating: 4.1 }],
	])('are absent if the export states %s', async (_what, totals) => {
		const held = await importFile(JSON.stringify(pageOf('2001', 'a', totals)), 'business-profile');
		expect(held).toMatchObject({ stars: { '5': 1 } });
		expect(held).not.toHaveProperty('platform');
	});

	it('are absent if only some of the exports in an archive state them', async () => {
		const files = [first, silent].map((page, index) => ({
			name: `${index}.json`,
			text: JSON.stringify(page),
		}));
		const held = await importFile(zip(files), 'business-profile');
		expect(held).toMatchObject({ stars: { '5': 2 } });
		expect(held).not.toHaveProperty('platform');
	});
});
