import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Json } from '@duckdb/node-api';
import { expect, describe, it } from 'vitest';
import { renderCsv } from '../../../src/edition/documents/reviews-csv.ts';
import type { Edition } from '../../../src/edition/documents/edition.ts';
import { bytesOf } from '../../../src/edition/documents/published-document.ts';
import { renderParquet } from '../../../src/edition/tables/parquet-table.ts';
import { renderTables } from '../../../src/edition/tables/render-tables.ts';
import { REVIEW_COLUMNS } from '../../../src/edition/tables/reviews-table.ts';
import {
	aRecord,
	deriveEdition,
	ROOT,
	sampleContent,
	sampleEdition,
} from '../../support/content.ts';
import { askDuckDb } from '../../support/duckdb.ts';

const edition = await sampleEdition();
const folder = writeTables(edition);

/** Writes both files, the CSV and the NDJSON to a temporary folder. */
function writeTables(of: Edition): string {
	const target = mkdtempSync(join(tmpdir(), 'forecourt-tables-'));
	for (const table of renderTables(of)) writeFileSync(join(target, table.file), bytesOf(table));
	writeFileSync(join(target, 'reviews.csv'), [...renderCsv(of)].join(''));
	const lines = of.reviews.map((review) => `${JSON.stringify(review)}\n`);
	writeFileSync(join(target, 'reviews.ndjson'), lines.join(''));
	return target;
}

async function rowsOf(query: string, at = folder): Promise<Record<string, Json>[]> {
	const [rows = []] = await askDuckDb(query.replaceAll('@', `${at}/`));
	return rows;
}

describe('both tables', () => {
	it('have the same bytes for the same content', async () => {
		const again = renderTables(deriveEdition(await sampleContent(), edition.baseUrl));
		const digests = (tables: typeof again) => tables.map(({ file, sha256 }) => [file, sha256]);
		expect(digests(again)).toEqual(digests(renderTables(edition)));
	});

	it('have these columns and types in DuckDB', async () => {
		const describeTable = async (file: string) =>
			(await rowsOf(`DESCRIBE FROM '@${file}'`))
				.map((column) => `${String(column['column_name'])} ${String(column['column_type'])}`)
				.join('\n');
		expect(await describeTable('reviews.parquet')).toMatchInlineSnapshot(`
			"id VARCHAR
			url VARCHAR
			rating INTEGER
			date DATE
			published_at TIMESTAMP
			edited_at TIMESTAMP
			updated_at TIMESTAMP
			experienced_on DATE
			title VARCHAR
			text VARCHAR
			truncated BOOLEAN
			language VARCHAR
			author VARCHAR
			source VARCHAR
			source_review_id VARCHAR
			location VARCHAR
			visit_type VARCHAR
			verification_method VARCHAR
			technicians VARCHAR[]
			services VARCHAR[]
			service_areas VARCHAR[]
			aspects STRUCT(aspect VARCHAR, polarity VARCHAR, read_by VARCHAR)[]
			recommends BOOLEAN
			responses VARCHAR[]
			incentive VARCHAR
			relationship VARCHAR"
		`);
		expect(await describeTable('statements.parquet')).toMatchInlineSnapshot(`
			"review_id VARCHAR
			date DATE
			rating INTEGER
			location VARCHAR
			source VARCHAR
			aspect VARCHAR
			polarity VARCHAR
			review_polarity VARCHAR
			basis VARCHAR
			read_by VARCHAR
			confidence DOUBLE
			quote VARCHAR
			quote_in VARCHAR
			quote_start INTEGER
			quote_end INTEGER
			rated_as VARCHAR
			stars INTEGER
			incentive VARCHAR
			relationship VARCHAR"
		`);
	});

	it('are valid without reviews', async () => {
		const empty = writeTables(await sampleEdition({ records: [], removed: [] }));
		for (const name of ['reviews', 'statements']) {
			expect(await rowsOf(`SELECT count(*)::INT AS n FROM '@${name}.parquet'`, empty)).toEqual([
				{ n: 0 },
			]);
		}
	});

	it('have groups of 5,000 rows', async () => {
		const [review] = edition.reviews;
		const file = join(folder, 'long.parquet');
		writeFileSync(file, renderParquet({ id: REVIEW_COLUMNS.id }, Array(10_001).fill(review)));
		expect(
			await rowsOf(`SELECT row_group_num_rows::INT AS n FROM parquet_metadata('@long.parquet')`),
		).toEqual([{ n: 5000 }, { n: 5000 }, { n: 1 }]);
	});
});

describe('/reviews.parquet', () => {
	it('holds every field of every review, newest first', async () => {
		const inUtc = (value: unknown) => new Date(String(value)).toISOString();
		const expected = edition.reviews.map((review) =>
			Object.fromEntries(
				Object.entries(REVIEW_COLUMNS).map(([name, { type, value }]) => {
					const cell = value(review) ?? null;
					return [name, type === 'time' && cell !== null ? inUtc(cell) : cell];
				}),
			),
		);
		const columns = Object.entries(REVIEW_COLUMNS).map(([name, { type }]) =>
			type === 'time' ? `strftime(${name}, '%Y-%m-%dT%H:%M:%S.%gZ') AS ${name}` : name,
		);
		expect(await rowsOf(`SELECT ${columns.join(', ')} FROM '@reviews.parquet'`)).toEqual(expected);
	});

	it('agrees with /reviews.csv, which DuckDB reads, too', async () => {
		const difference = `
			SELECT id, rating, date, text, author, location, array_to_string(services, '; ') FROM '@reviews.parquet'
			EXCEPT
			SELECT id, rating, date, regexp_replace(coalesce(text, ''), '^''([-=+])', '\\1'), author, location, coalesce(services, '')
			FROM read_csv('@reviews.csv', all_varchar = false)`;
		expect(await rowsOf(difference)).toEqual([]);
	});

	it('has the count and the average of the JSON, by location', async () => {
		const average = 'count(*)::INT AS count, avg(rating) AS average';
		const expected = Object.entries(Object.groupBy(edition.reviews, ({ location }) => location))
			.map(([location, own = []]) => ({
				location,
				count: own.length,
				average: own.reduce((sum, { rating }) => sum + rating, 0) / own.length,
			}))
			.toSorted((a, b) => (a.location < b.location ? -1 : 1));
		expect(
			await rowsOf(`SELECT location, ${average} FROM '@reviews.parquet' GROUP BY 1 ORDER BY 1`),
		).toEqual(expected);
	});
});

describe('/statements.parquet', () => {
	it('counts the opinions of /insights.json', async () => {
		const count = (polarity: string) =>
			`count(DISTINCT review_id) FILTER (review_polarity = '${polarity}')::INT AS ${polarity}`;
		const rows = await rowsOf(
			`SELECT aspect AS id, ${['positive', 'negative', 'mixed', 'neutral'].map(count).join(', ')}
			FROM '@statements.parquet' GROUP BY 1 ORDER BY 1`,
		);
		const expected = edition.insights.aspects
			.filter(({ reviews }) => reviews > 0)
			.map(({ id, positive, negative, mixed, neutral }) => ({
				...{ id, positive, negative, mixed, neutral },
			}))
			.toSorted((a, b) => (a.id < b.id ? -1 : 1));
		expect(rows).toEqual(expected);
	});

	it('quotes only what the reviews publish, at the place it states', async () => {
		const wrong = await rowsOf(
			`SELECT review_id, quote FROM '@statements.parquet' s
			LEFT JOIN '@reviews.parquet' r ON r.id = s.review_id
			WHERE r.id IS NULL OR NOT contains(if(quote_in = 'title', title, text), quote)
				OR r.rating <> s.rating OR r.date <> s.date`,
		);
		expect(wrong).toEqual([]);
		const texts = new Map(edition.reviews.map(({ id, title, text }) => [id, { title, text }]));
		const quotes = await rowsOf(`FROM '@statements.parquet' WHERE quote IS NOT NULL`);
		expect(quotes.length).toBeGreaterThan(500);
		for (const {
			review_id: id,
			quote,
			quote_in: where,
			quote_start: start,
			quote_end: end,
		} of quotes) {
			const review = texts.get(String(id));
			const source = (where === 'title' ? review?.title : review?.text) ?? '';
			expect(source.slice(Number(start), Number(end))).toBe(quote);
		}
	});

	it('lists the aspects of reviews that the insights no longer cite', async () => {
		const records = Array.from({ length: 203 }, (_, index) =>
			aRecord({ id: `s${index}`, text: 'The staff was very friendly.' }),
		);
		const many = writeTables(await sampleEdition({ records, removed: [] }));
		const counts = `count(*)::INT AS rows, count(quote)::INT AS quotes,
			count(*) FILTER (polarity = 'positive' AND review_polarity = 'positive')::INT AS positive`;
		expect(
			await rowsOf(`SELECT ${counts} FROM '@statements.parquet' WHERE aspect = 'staff'`, many),
		).toEqual([{ rows: 203, quotes: 200, positive: 203 }]);
	});
});

describe('the queries on /docs/tables', () => {
	const page = readFileSync(join(ROOT, 'docs/use/tables.md'), 'utf8');
	const samples = [...page.matchAll(/```sql\n([^]*?)```\n\n```text\n([^]*?)```/g)];

	it('are two', () => {
		expect(samples).toHaveLength(2);
	});

	it('find every quote at its place, after an emoji too', async () => {
		const expression = /`(replace\(.*)`/.exec(page)?.[1]?.replace('(text,', '(body,') ?? '';
		const found = await rowsOf(
			`SELECT bool_and(${expression} = quote) AS all_found,
				count_if(substr(body, quote_start + 1, length(quote)) <> quote) > 0 AS has_emoji
			FROM (
				SELECT s.*, if(quote_in = 'title', title, text) AS body
				FROM '@statements.parquet' s JOIN '@reviews.parquet' r ON id = review_id
				WHERE quote IS NOT NULL
			)`,
		);
		expect(found).toEqual([{ all_found: true, has_emoji: true }]);
	});

	it.each(samples.map(([, query = '', answer = '']) => [query, answer] as const))(
		'give what the page says: %s',
		async (query, answer) => {
			const rows = await rowsOf(query.replaceAll('https://reviews.larkspur.example/', '@'));
			const lines = [Object.keys(rows[0] ?? {}), ...rows.map((row) => Object.values(row))];
			expect(lines.map((cells) => cells.join(' | ')).join('\n')).toBe(answer.trim());
		},
	);
});
