import { execFile } from 'node:child_process';
import { mkdir, readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { BusinessFile } from '../../../src/reviews/business/business-file.ts';
import { runImport } from '../../../src/cli/import.ts';
import { detectFormat } from '../../../src/import/formats/detect-format.ts';
import { FORMATS } from '../../../src/import/formats/formats.ts';
import * as harness from './importing.ts';

const { createContent, csv, csvRow, googleReview, ndjson, ROOT, SAMPLES, surveyAnswer } = harness;

describe('npm run import', () => {
	it('imports the sample exports, except reviews without consent', async () => {
		const content = await createContent();
		const { report, status } = await content.run(['--json', ...SAMPLES]);
		expect(status).toBe(0);
		expect(report.totals).toEqual({
			read: 360,
			added: 356,
			updated: 0,
			unchanged: 0,
			recommendations: 0,
			duplicates: 0,
			held_back: 0,
			removed: 0,
			skipped: 4,
			rejected: 0,
			warnings: 0,
		});
		const reviews = await content.reviews();
		expect(reviews).toHaveLength(356);
		expect(Object.groupBy(reviews, ({ language }) => language)).toMatchObject({
			es: { length: 12 },
			fr: { length: 6 },
			und: { length: 8 },
		});
		expect(reviews.filter(({ translation }) => translation)).toHaveLength(2);
		expect(reviews.filter(({ edited_at }) => edited_at)).toHaveLength(8);
		expect(reviews.filter(({ title }) => title?.startsWith('='))).toHaveLength(1);

		const before = await content.bytes();
		const again = await content.run(['--json', ...SAMPLES.toReversed()], harness.LATER);
		expect(again.report.totals).toMatchObject({ added: 0, updated: 0, unchanged: 356 });
		expect(await content.bytes()).toEqual(before);
	});

	it('stores no private data from the samples', async () => {
		const content = await createContent();
		const { stdout } = await content.run(['--json', ...SAMPLES]);
		const stored = JSON.stringify(await content.reviews());
		const answers = (await readFile(SAMPLES[4] ?? '', 'utf8')).trimEnd().split('\n').map(parseLine);
		const secrets = answers.flatMap(({ deal, repair_order, email, phone, ...answer }) => [
			...[deal, repair_order, email, phone].filter((value) => value !== undefined),
			...(answer['consent_to_publish'] === true ? [] : [answer['id'], answer['text']]),
		]);
		expect(secrets).toHaveLength(50 + 20 + 8);
		for (const secret of secrets) {
			expect(stored).not.toContain(JSON.stringify(secret).slice(1, -1));
			expect(stdout).not.toContain(JSON.stringify(secret).slice(1, -1));
		}
		expect(stored).not.toMatch(/[\w.]+@[\w.]+|555-\d{4}/);
	});

	it.each([
		['no rejected records', [surveyAnswer()], 0, 1],
		['some rejected records', [surveyAnswer(), surveyAnswer({ id: 'b', stars: 0 })], 1, 1],
		['only rejected records', [surveyAnswer({ stars: 0 })], 2, 0],
		['only records without consent', [surveyAnswer({ consent_to_publish: false })], 0, 0],
		[
			'only rejected records and records without consent',
			[surveyAnswer({ stars: 0 }), surveyAnswer({ consent_to_publish: false })],
			2,
			0,
		],
	])('exits with the documented status for %s', async (_what, answers, expected, stored) => {
		const content = await createContent();
		const { status } = await content.run([await content.write('answers', ndjson(...answers))]);
		expect(status).toBe(expected);
		expect(await content.reviews()).toHaveLength(stored);
	});

	it('reports the same on a dry run and writes nothing', async () => {
		const content = await createContent();
		const before = await content.bytes();
		const bad = await content.write('bad', ndjson(surveyAnswer({ stars: 0 }), surveyAnswer()));
		const dry = await content.run(['--json', '--dry-run', bad, ...SAMPLES]);
		expect(await content.bytes()).toEqual(before);
		const real = await content.run(['--json', bad, ...SAMPLES]);
		expect(dry.status).toBe(real.status);
		const files = real.report.files.map((file) => ({ ...file, preview: expect.anything() }));
		expect(dry.report).toEqual({
			...real.report,
			...{ files, dry_run: true, written: false, number: undefined },
		});
	});

	it('masks the hidden surname of the author, and lists all masks without their values', async () => {
		const content = await createContent();
		const text = 'Roe-Miller here, call 555-0131 and ask for Mrs. Roe-Miller, not Jane.';
		const file = await content.write(
			'named',
			ndjson(surveyAnswer({ name: 'Jane Roe-Miller', text })),
		);
		const { report, stdout } = await content.run(['--json', file]);
		expect(stdout).not.toMatch(/Roe-Miller|0131/);
		const masked = report.files[0]?.masked ?? [];
		expect(masked.map(({ kind }) => kind)).toEqual(['name', 'phone', 'name']);
		expect(masked[0]).toMatchObject({ line: 1, field: 'text' });
		expect(masked[0]?.context).toMatch(/^\[name removed\] here, call \[phone removed\] and ask/);
	});

	it('prints a readable report', async () => {
		const content = await createContent();
		const rows = csv(
			csvRow({ employees: 'Bob Ross' }),
			csvRow({ review_id: '2', employees: 'Bob Ross', title: 'call 555-0131' }),
			csvRow({ review_id: '3', rating: '5.5' }),
			csvRow({ review_id: '4', location: 'eastmere' }),
			csvRow({ review_id: '5', rating: '5.5' }),
			...['6', '7', '8', '9', '10', '11'].map((rating) => csvRow({ review_id: rating, rating })),
		);
		const { stdout, stderr } = await content.run([await content.write('export', rows)]);
		expect(stderr).toBe('');
		// The folder name differs on every run, and with it the column width.
		const shown = stdout.replaceAll(content.folder, '…').replace(/^(file|…\S+) +(?=\S)/gm, '$1  ');
		expect(shown).toMatchInlineSnapshot(`
			"…/export
			  dealer-review-csv, source "dealer-reviews"
			  "eastmere" is not a location of the business: 1 review
			  rejected 8 records, lines 4, 6, 7, 8, 9 and 3 more: "rating" must be 1 to 5 stars (found "5.5", "6", "7", "8", "9" and 2 more)
			  rejected, line 5, 4: "location" is not a location of the business (found "eastmere")
			  warning, line 2, 466025: "Bob Ross" is not in staff.yaml (and 1 more)
			  warning, line 3, 2: title: masked phone

			file  format             read  added  updated  unchanged  repeated  skipped  rejected  held back
			…/export  dealer-review-csv    11      2        0          0         0        0         9          0

			Saved as import 1. To undo it: "npm run import -- --undo 1".
			To import the rejected reviews of these locations, import again with --alias eastmere=ID; ID is the id of a location in business.yaml, or none to skip its reviews
			Next: npm run publish
			"
		`);
	});

	it('warns if the ratings of the rejected records differ from those of the others', async () => {
		const content = await createContent();
		const angry = ['1', '2', '3', '4', '5'].map((review_id) =>
			csvRow({ review_id, rating: '1', review_date: 'someday' }),
		);
		const lost = csvRow({ review_id: '6', location: 'eastmere', rating: '2' });
		const rows = csv(...angry, lost, csvRow({ review_id: '7', rating: '?' }), csvRow());
		const path = await content.write('export', rows);
		const { stdout } = await content.run(['--dry-run', path]);
		expect(stdout).toContain(
			'warning: 6 of the 7 rejected reviews average 1.17 stars, the 1 imported ones 5.00. Correct',
		);
		const { report } = await content.run(['--json', path]);
		const [taken, rejected] = [
			{ count: 1, mean: 5 },
			{ count: 6, mean: 1.17 },
		];
		expect(report.files[0]?.ratings).toEqual({ taken, rejected, skewed: true });
		const few = await content.write('few', csv(...angry.slice(1), csvRow({ review_id: '8' })));
		expect((await content.run([few])).stdout).not.toContain('skewed');
	});

	it('prints a table of files with totals, and a column for removals only if there are any', async () => {
		const content = await createContent();
		const first = await content.write('first', ndjson(surveyAnswer()));
		await content.run([first]);
		const gone = await content.write('gone', ndjson(surveyAnswer({ consent_to_publish: false })));
		const rows = await content.write('rows', csv(csvRow()));
		const { stdout } = await content.run(['--dry-run', gone, rows]);
		const table = stdout.split('\n').slice(-7, -3);
		expect(new Set(table.map((line) => line.length)).size).toBe(1);
		expect(table.map((line) => line.trim().split(/  +/))).toEqual([
			'file,format,read,added,updated,unchanged,repeated,skipped,rejected,held back,removed'.split(
				',',
			),
			[gone, 'survey', '1', '0', '0', '0', '0', '1', '0', '0', '1'],
			[rows, 'dealer-review-csv', '1', '1', '0', '0', '0', '0', '0', '0', '0'],
			['total', '2', '1', '0', '0', '0', '1', '0', '0', '1'],
		]);
	});

	it('shows progress on a terminal, but never with --json', async () => {
		const content = await createContent();
		const rows = Array.from({ length: 130 }, (_, index) => csvRow({ review_id: `t${index}` }));
		const file = await content.write('rows', csv(...rows));
		for (const [flags, showsProgress] of [
			[['--dry-run'], true],
			[['--dry-run', '--json'], false],
		] as const) {
			let output = '';
			let time = 0;
			await runImport([...flags, file], {
				now: harness.NOW,
				environment: { contentDir: content.contentDir, dataDir: content.folder },
				stdout: { write: () => true },
				stderr: { isTTY: true, columns: 200, write: (text: string) => (output += text) },
				clock: () => (time += 1000),
			});
			expect(output === '').toBe(!showsProgress);
			if (showsProgress) expect(output).toMatch(/^\r\d+%, 64 records, \d+ a second: .*\r +\r$/s);
		}
	});

	it('prints its help', async () => {
		const content = await createContent();
		const { stdout, status } = await content.run(['--help']);
		expect(status).toBe(0);
		const flags = ['--json', '--dry-run', '--location', '--format', '--source', '--date-order'];
		const answers = ['--scale', '--time-zone', '--encoding', '--map', 'Exit status'];
		for (const word of [...flags, ...answers]) {
			expect(stdout).toContain(word);
		}
	});

	it('runs as a command', async () => {
		const content = await createContent();
		const file = await content.write('answers', ndjson(surveyAnswer(), surveyAnswer({ stars: 0 })));
		const command = promisify(execFile)(
			process.execPath,
			[join(ROOT, 'src/cli/import.ts'), '--json', file],
			{ env: { PATH: process.env['PATH'], CONTENT_DIR: content.contentDir } },
		);
		await expect(command).rejects.toMatchObject({ code: 1, stderr: '' });
		expect(await content.reviews()).toHaveLength(1);
	});
});

describe('stops with a reason and writes nothing for', () => {
	const utf16 = Buffer.from(csv(csvRow()).slice(1), 'utf16le');
	const latin1 = Buffer.from(csv(csvRow({ review_text: 'café' })).slice(1), 'latin1');
	it.each([
		['an empty file', '', 'it is empty'],
		['white space', ' \n\n', 'it contains only white space'],
		['plain text', 'Dear all,\nplease find enclosed…', 'unknown format: '],
		['other JSON', '{"type": "FeatureCollection", "features": []}', '"type", "features"'],
		['other JSON lines', '{"a": 1}\n{"a": 2}\n', 'JSON lines with the members "a"'],
		[
			'another table',
			'a,b,c\n1,2,3\n',
			'no column looks like the rating, date, or text; its columns are "a", "b", "c"',
		],
		['a table without its header', `${csvRow()}\n`, 'unknown format'],
		[
			'truncated JSON',
			JSON.stringify([googleReview()]).slice(0, -9),
			'neither a complete document',
		],
		['an unclosed quote', csv(csvRow(), '"466026,x'), 'begins on line 3 is not CSV'],
		[
			'a repeated column',
			csv(csvRow()).replace(',title', ',rating'),
			'the column "rating" appears twice',
		],
		['UTF-16 without a byte order mark', utf16, 'It looks like UTF-16 without a byte order mark'],
		['ISO-8859-1', latin1, 'is not UTF-8'],
		['a damaged zip archive', 'PK\u0003\u0004…', 'the zip archive is damaged'],
	])('%s', async (_what, text, message) => {
		const content = await createContent();
		const before = await content.bytes();
		const good = await content.write('good', ndjson(surveyAnswer()));
		const { status, stderr, stdout } = await content.run([good, await content.write('bad', text)]);
		expect(stderr).toContain(message);
		expect(stderr).toMatch(/^Cannot import "(?:[^"]+\/)?bad"/);
		expect(stderr).not.toContain('Realtor Renee');
		expect(stdout).toBe('');
		expect(status).toBe(2);
		expect(await content.bytes()).toEqual(before);
	});

	it.each([
		[['--nonsense'], "Unknown option '--nonsense'"],
		[[], 'no FILE given'],
		[['nowhere.json'], 'file not found'],
		[
			['--location', 'mars', 'GOOD'],
			'Cannot use --location "mars": the locations in business.yaml',
		],
		[['--format', 'yelp', 'GOOD'], 'Cannot use --format "yelp": the formats are google-business'],
		[
			['--format', 'dealer-review-csv', 'GOOD'],
			'as dealer-review-csv: it is a JSON object with the members "id"',
		],
		[['FOLDER'], 'it contains no review exports'],
		[['GOOD', 'FOLDER'], 'exports": it contains no review exports'],
		[['--scale', '7', 'GOOD'], 'Cannot use --scale "7": it must be one of 5, 6, 10, 100'],
		[['--date-order', 'ymd', 'GOOD'], 'Cannot use --date-order "ymd": it must be one of dmy, mdy'],
		[['--encoding', 'utf8', 'GOOD'], 'Cannot use --encoding "utf8": it must be one of utf-16le'],
		[['--time-zone', 'Mars', 'GOOD'], 'Cannot use --time-zone "Mars": it is not a time zone'],
		[['--map', 'nowhere.yaml', 'GOOD'], 'Cannot read nowhere.yaml: the file is missing'],
		[['--source', 'mars', 'GOOD'], 'reviews from "mars": the sources in business.yaml are survey'],
	])('%j', async (argv, message) => {
		const content = await createContent();
		const good = await content.write('good', ndjson(surveyAnswer()));
		await mkdir(join(content.folder, 'exports'));
		const places: Record<string, string> = { GOOD: good, FOLDER: join(content.folder, 'exports') };
		const { status, stderr } = await content.run(argv.map((arg) => places[arg] ?? arg));
		expect(stderr).toContain(message);
		expect(status).toBe(2);
		expect(await content.reviews()).toEqual([]);
	});

	it('a source without a policy', async () => {
		const content = await createContent();
		const path = join(content.contentDir, 'business.yaml');
		const yaml = (await readFile(path, 'utf8')).replace('- id: survey\n', '- id: questionnaire\n');
		await content.write('content/business.yaml', yaml);
		const { status, stderr } = await content.run([
			await content.write('a', ndjson(surveyAnswer())),
		]);
		expect(status).toBe(2);
		expect(stderr).toContain(
			'reviews from "survey": the sources in business.yaml are questionnaire, ',
		);
	});

	it('a missing content folder', async () => {
		const content = await createContent();
		await rm(content.contentDir, { recursive: true });
		const { status, stderr } = await content.run([
			await content.write('a', ndjson(surveyAnswer())),
		]);
		expect(status).toBe(2);
		expect(stderr).toContain('folder not found');
	});
});

describe('recognizing a format', () => {
	const file = (value: unknown) => ({
		name: 'x',
		sample: { kind: 'json' as const, value },
		text: async function* () {},
	});

	it('asks if two formats match', () => {
		const [format] = FORMATS;
		const twin = { ...format!, id: 'twin', confidence: () => 0.9 };
		expect(() => detectFormat(file([googleReview()]), [...FORMATS, twin])).toThrow(
			'Which format is it? It is a JSON array of objects',
		);
		expect(() => detectFormat(file([googleReview()]), [...FORMATS, twin])).toThrow(
			'(--format: google-business-profile, twin)',
		);
		expect(detectFormat(file([googleReview()]), [...FORMATS, twin], 'twin').format.id).toBe('twin');
	});

	it('ignores file names', async () => {
		const content = await createContent();
		const files = [
			await content.write('a.csv', ndjson(surveyAnswer())),
			await content.write('b.ndjson', JSON.stringify([googleReview()])),
			await content.write('c.json', csv(csvRow())),
		];
		const { report } = await content.run(['--json', ...files]);
		expect(report.files.map(({ format }) => format)).toEqual([
			'survey',
			'google-business-profile',
			'dealer-review-csv',
		]);
	});
});

describe("the sample group's content", () => {
	it('matches its schema', async () => {
		const text = await readFile(join(ROOT, 'content/business.yaml'), 'utf8');
		expect(BusinessFile.parse(parse(text)).locations).toHaveLength(3);
		expect(text).not.toContain('reviews_url');
	});
});

function parseLine(line: string): Record<string, unknown> {
	return JSON.parse(line);
}
