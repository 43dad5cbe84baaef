import { createHash } from 'node:crypto';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { BuildManifest, createManifest } from '../../../../src/edition/documents/build-manifest.ts';
import { renderDocuments } from '../../../../src/edition/documents/render-documents.ts';
import { textOf } from '../../../../src/edition/documents/published-document.ts';
import { cellsOf, renderCsv } from '../../../../src/edition/documents/reviews-csv.ts';
import { toAggregateRating } from '../../../../src/edition/documents/aggregate-rating.ts';
import {
	renderReviewsDataset,
	ReviewsDataset,
} from '../../../../src/edition/documents/reviews-dataset.ts';
import { Review } from '../../../../src/reviews/review.ts';
import { aRecord, sampleContent, sampleEdition } from '../../../support/content.ts';

const edition = await sampleEdition();
const joined = (pieces: Iterable<string>) => [...pieces].join('');

describe('/reviews.json', () => {
	const dataset = JSON.parse(joined(renderReviewsDataset(edition)));

	it('matches its schema', () => {
		expect(ReviewsDataset.safeParse(dataset).error).toBeUndefined();
	});

	it('contains every review, newest first', () => {
		expect(dataset.reviews).toHaveLength(edition.reviews.length);
		const keys: string[] = dataset.reviews.map(({ date, id }: Review) => {
			// Days descend and ids ascend; subtracting the day makes the combined keys ascend.
			const day = String(99_999_999 - Number(date.replaceAll('-', '')));
			return `${day} ${id}`;
		});
		expect(keys).toEqual(keys.toSorted());
	});

	it('has totals that add up', () => {
		const { distribution, rating_value, rating_count, by_location, by_source } =
			dataset.aggregate_rating;
		const stars = dataset.reviews.map(({ rating }: Review) => rating);
		const sum = stars.reduce((total: number, rating: number) => total + rating, 0);
		expect(rating_value).toBe(Number((sum / stars.length).toFixed(2)));
		expect(Object.values<number>(distribution).reduce((a, b) => a + b)).toBe(rating_count);
		for (const parts of [by_location, by_source]) {
			const counts = parts.map((part: { rating_count: number }) => part.rating_count);
			expect(counts.reduce((a: number, b: number) => a + b)).toBe(rating_count);
		}
	});

	it('changes with a review, but not with the FAQ', async () => {
		const { settings, records } = await sampleContent();
		const faq = await sampleEdition({ settings: { ...settings, questions: [] } });
		expect(joined(renderReviewsDataset(faq))).toBe(joined(renderReviewsDataset(edition)));
		expect(faq.id).not.toBe(edition.id);
		const [first, ...rest] = records;
		const edited = await sampleEdition({
			records: first ? [{ ...first, text: `${first.text}!` }, ...rest] : [],
		});
		expect(edited.datasetId).not.toBe(edition.datasetId);
	});

	it('has no average without reviews', () => {
		expect(toAggregateRating([])).toMatchObject({ rating_value: null, rating_count: 0 });
	});

	it('counts the time windows back from the newest review', async () => {
		const records = ['2026-03-04', '2025-12-05', '2025-12-04', '2025-03-05', '2025-03-04'].map(
			(date, index) => aRecord({ id: `w${index}`, date }),
		);
		const { windows } = toAggregateRating((await sampleEdition({ records })).reviews);
		expect(windows.all.rating_count).toBe(5);
		expect(windows.last_12_months.rating_count).toBe(4);
		expect(windows.last_90_days.rating_count).toBe(2);
	});
});

describe('/reviews.csv', () => {
	it('contains every review and escapes spreadsheet formulas', async () => {
		const texts = ['=1+1', '+1\n+1', '-1', '@SUM(A1)', '\tx', '\rx', 'fine, "really"\nfine'];
		const records = texts.map((text, index) =>
			aRecord({ id: `f${index}`, text, title: text.trim() === '' ? 'x' : text }),
		);
		const rows: Record<string, string>[] = parse(
			joined(renderCsv(await sampleEdition({ records }))),
			{
				columns: true,
				record_delimiter: '\r\n',
			},
		);
		expect(rows.map(({ text }) => text)).toEqual([
			"'=1+1",
			"'+1\n+1",
			"'-1",
			"'@SUM(A1)",
			"'\tx",
			"'\rx",
			'fine, "really"\nfine',
		]);
	});

	it.each(['first\nsecond', 'first\rsecond'])(
		'quotes a cell with a lone line end: %j',
		async (text) => {
			const csv = joined(
				renderCsv(await sampleEdition({ records: [aRecord({ id: 'l1', text })] })),
			);
			expect(csv).toContain(`,"${text}",`);
			const rows: Record<string, string>[] = parse(csv, { columns: true });
			expect(rows.map((row) => row['text'])).toEqual([text]);
		},
	);

	it('contains every field of the sample, and no formula', () => {
		const rows: Record<string, string>[] = parse(joined(renderCsv(edition)), { columns: true });
		const names = Object.keys(rows[0] ?? {});
		const expected = edition.reviews.map((review) => {
			const cells = cellsOf(review);
			return Object.fromEntries(names.map((name) => [name, String(cells[name] ?? '')]));
		});
		const unguarded = rows.map((row) =>
			Object.entries(row).map(([name, cell]) => [name, cell.replace(/^'(?=[=+\-@\t\r])/, '')]),
		);
		expect(unguarded.map((row) => Object.fromEntries(row))).toEqual(expected);
		expect(
			rows.flatMap((row) => Object.values(row)).filter((cell) => /^[=+\-@]/.test(cell)),
		).toEqual([]);
	});
});

describe('/reviews.ndjson', () => {
	it('has one valid review per line', () => {
		const document = renderDocuments(edition).find(({ file }) => file === 'reviews.ndjson');
		const lines = textOf(document ?? { render: () => [] })
			.trimEnd()
			.split('\n');
		const invalid = lines.filter((line) => !Review.safeParse(JSON.parse(line)).success);
		expect(lines).toHaveLength(edition.reviews.length);
		expect(invalid).toEqual([]);
	});
});

describe('/build.json', () => {
	const documents = renderDocuments(edition);
	const manifest = JSON.parse(textOf(createManifest(edition, documents, 'abc')));

	it('matches its schema and lists every public path', () => {
		expect(BuildManifest.safeParse(manifest).error).toBeUndefined();
		expect(manifest.documents.map(({ path }: { path: string }) => path)).toEqual([
			'/reviews.json',
			'/insights.json',
			'/alerts.json',
			'/alerts.atom',
			'/verification.json',
			'/status.json',
			'/api/feed.json',
			'/feed.json',
			'/feed.xml',
			'/reviews.csv',
			'/reviews.ndjson',
			'/reviews.jsonl',
			'/changes.json',
			'/changes.ndjson',
		]);
	});

	it('tags documents by the MD5 of their bytes, as the CDN does', () => {
		const [first = { render: () => [] }] = documents;
		const md5 = createHash('md5').update(textOf(first)).digest('hex');
		expect(manifest.documents[0].etag).toBe(`"${md5}"`);
	});
});
