import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { startThreads } from '../../../src/platform/worker-threads.ts';
import { loadSettings } from '../../../src/content/load-settings.ts';
import type { ThreadRule } from '../../../src/import/judge-threads.ts';
import { importFiles } from '../../../src/import/import-files.ts';
import type { RawRecord } from '../../../src/import/import-format.ts';
import { judgeBatches } from '../../../src/import/judge-batches.ts';
import type { JudgedBatch } from '../../../src/import/judge-records.ts';
import { csv, csvRow, NOW, ROOT, SAMPLES } from './importing.ts';
import { createPlatformContent } from './platforms.ts';

const EXPORTS = join(ROOT, 'tests/support/exports');
const INLINE = { threads: 1, fromBytes: 0 };
const THREADS = { threads: 2, fromBytes: 0 };

/** What an import says and what it leaves behind, or the error that it ends with. */
async function importWith(threadRule: ThreadRule, files: readonly string[]) {
	const content = await createPlatformContent({ 'judge-me': 'transaction_match' });
	const { contentDir } = content;
	const { businessFile: business, staff, services } = await loadSettings(contentDir);
	const named = await Promise.all(
		files.map(async (path, index) => content.write(`${index}`, await readFile(path))),
	);
	const told = (text: string) => text.replaceAll(content.folder, '');
	const options = { files: named, contentDir, now: NOW, dryRun: false, threadRule };
	try {
		const operatorFiles = { business, staff, services };
		const answers = { dateOrder: 'mdy', source: 'survey' } as const;
		const report = await importFiles({ ...options, operatorFiles, answers, location: 'millbrook' });
		return {
			report: told(JSON.stringify(report)),
			bytes: told(JSON.stringify(await content.bytes())),
		};
	} catch (error) {
		return { error: told(String(error)), bytes: told(JSON.stringify(await content.bytes())) };
	}
}

describe('an import whose records threads judge', () => {
	it('is the same to the last byte, in its order and in what it reports', async () => {
		const names = (await readdir(EXPORTS)).filter((name) => name !== 'README.md').toSorted();
		const all = [...SAMPLES, ...names.map((name) => join(EXPORTS, name))];
		const inline = await importWith(INLINE, all);
		expect(inline).not.toHaveProperty('error');
		expect(await importWith(THREADS, all)).toEqual(inline);
	});

	it('is the same where a record is too deep to be sent to a thread', async () => {
		const content = await createPlatformContent();
		const deep = '['.repeat(8_000) + ']'.repeat(8_000);
		const row = { id: 's1', rating: 5, date: '2026-01-02', text: 'Fine.', author: 'Ada' };
		const lines = [
			JSON.stringify(row),
			`${JSON.stringify({ ...row, id: 's2' }).slice(0, -1)},"x":${deep}}`,
		];
		const file = await content.write('deep.ndjson', `${lines.join('\n')}\n`);
		const inline = await importWith(INLINE, [file]);
		expect(inline).not.toHaveProperty('error');
		expect(await importWith(THREADS, [file])).toEqual(inline);
	});

	it('is the same where rows are rejected, repeated or broken, over several batches', async () => {
		const content = await createPlatformContent();
		const rows = Array.from({ length: 1_200 }, (_, index) =>
			csvRow({
				review_id: String(index % 1_100),
				rating: index % 7 === 0 ? '9' : '5.0',
				review_text: index % 50 === 0 ? 'Call 541-555-0131' : `Number ${index}`,
				employees: index % 5 === 0 ? 'Nobody Known' : '',
			}),
		);
		const whole = await content.write('whole.csv', csv(...rows));
		expect(await importWith(THREADS, [whole])).toEqual(await importWith(INLINE, [whole]));

		const broken = await content.write('broken.csv', `${csv(...rows)}"never closed`);
		const told = await importWith(THREADS, [broken]);
		expect(told).toEqual(await importWith(INLINE, [broken]));
		expect(told).toMatchObject({ error: expect.stringContaining('a quote is not closed') });
	}, 120_000);
});

interface Written {
	readonly delimiter?: string;
	readonly end?: string;
	readonly above?: string;
	/** What a row has for its text, quotes included where it needs them. */
	readonly cell?: (index: number) => string;
	readonly below?: string;
}

const LONG = 'They kept me posted. '.repeat(200);

/** A table of more than a megabyte, which is cut several times. */
function writeTable({
	delimiter = ',',
	end = '\n',
	above = '',
	cell,
	below = end,
}: Written): string {
	const header = ['review_id', 'location', 'review_date', 'rating', 'review_text'];
	const rows = Array.from({ length: 300 }, (_, index) => {
		const text = cell?.(index) ?? `"Number ""${index}""${delimiter} that is. ${LONG}"`;
		return [String(index), 'millbrook', '2026-01-02', '5.0', text];
	});
	return above + [header, ...rows].map((row) => row.join(delimiter)).join(end) + below;
}

describe('a table that threads parse in pieces', () => {
	it.each<[string, Written]>([
		[
			'with lines that end as on Windows, also in cells',
			{ end: '\r\n', cell: (index) => `"No ${index}\r\n\r\n${LONG}"` },
		],
		[
			'with quotes in cells that are not quoted',
			{ cell: (index) => `a 5" pipe ${index} "so" ${LONG}` },
		],
		[
			'with semicolons, a byte order mark and a line for Excel',
			{ delimiter: ';', above: '\ufeffsep=;\r\n' },
		],
		['with tabs and no line end behind the last row', { delimiter: '\t', below: '' }],
		['with blank lines', { end: '\n\n \n', above: '\n\n' }],
		[
			'with rows longer than a piece',
			{ cell: (index) => `"${index % 100 === 7 ? 'so '.repeat(300_000) : `${index} ${LONG}`}"` },
		],
		[
			'with a row longer than any should be',
			{ cell: (index) => `"${index === 150 ? 'so '.repeat(900_000) : `${index} ${LONG}`}"` },
		],
		[
			'with rows of other lengths',
			{ cell: (index) => (index % 40 === 3 ? 'one,more' : `${index} ${LONG.replaceAll(',', '')}`) },
		],
		[
			'with text behind a quote',
			{ cell: (index) => (index === 250 ? '"so" it is' : `"${index} ${LONG}"`) },
		],
	])(
		'is the same %s',
		async (_what, written) => {
			const content = await createPlatformContent();
			const file = await content.write('table.csv', writeTable(written));
			const inline = await importWith(INLINE, [file]);
			expect(await importWith(THREADS, [file])).toEqual(inline);
			const isBroken = written.cell?.(250).startsWith('"so"') === true;
			if (isBroken)
				expect(inline.error).toContain('behind a quote that closes a field, on line 252');
			else expect(inline.report).toMatch(/"added":(?:29[0-9]|300)/);
		},
		60_000,
	);
});

describe('batches of records', () => {
	const judged = (lines: readonly number[]): JudgedBatch => ({
		records: lines.map((line) => ({ kind: 'refused', line, reviewId: String(line) })),
		lines: new Uint8Array(),
	});

	async function* recordsTo(last: number, failure?: Error): AsyncGenerator<RawRecord> {
		for (let line = 1; line <= last; line++) yield { line, value: {} };
		if (failure !== undefined) throw failure;
	}

	it('come in the order of the file, however long each takes, and few at a time', async () => {
		const pending: (() => void)[] = [];
		let most = 0;
		const judge = (batch: readonly RawRecord[]) =>
			new Promise<JudgedBatch>((resolve) => {
				pending.push(() => resolve(judged(batch.map(({ line }) => line))));
				most = Math.max(most, pending.length);
				setImmediate(() => pending.pop()?.());
			});
		const lines: number[] = [];
		for await (const { records } of judgeBatches(recordsTo(9_000), () => 0, {
			judge,
			batchesUnderWay: 3,
		})) {
			lines.push(...records.map(({ line }) => line));
		}
		expect(lines).toEqual(Array.from({ length: 9_000 }, (_, index) => index + 1));
		expect(most).toBeGreaterThan(1);
		expect(most).toBeLessThanOrEqual(4);
	});

	it('come before the error that ends their file', async () => {
		const lines: number[] = [];
		const reading = async () => {
			const records = recordsTo(700, new RangeError('cut short'));
			const judge = (batch: readonly RawRecord[]) => judged(batch.map(({ line }) => line));
			for await (const batch of judgeBatches(records, () => 0, { judge, batchesUnderWay: 3 })) {
				lines.push(...batch.records.map(({ line }) => line));
			}
		};
		await expect(reading()).rejects.toThrow('cut short');
		expect(lines).toHaveLength(700);
	});
});

describe('threads', () => {
	it('are all told what needs no answer, before what comes next', async () => {
		const script = new URL(
			`data:text/javascript,${encodeURIComponent(
				"import { parentPort } from 'node:worker_threads'; let told = 0; parentPort.on('message', (task) => { if (task < 0) told = task; else parentPort.postMessage(told - task); });",
			)}`,
		);
		const threads = startThreads<number, number>({ script, setting: undefined, count: 2 });
		threads.tell(-1);
		const first = [1, 2, 3, 4].map((task) => threads.run(task));
		threads.tell(-5);
		expect(await Promise.all([...first, threads.run(1)])).toEqual([-2, -3, -4, -5, -6]);
		await threads.close();
	});

	it('hand on what one of them fails with', async () => {
		const script = new URL(
			`data:text/javascript,${encodeURIComponent(
				"import { parentPort } from 'node:worker_threads'; parentPort.on('message', (task) => { if (task === 'fail') throw new RangeError('no such task'); parentPort.postMessage(task + 1); });",
			)}`,
		);
		const threads = startThreads<unknown, number>({ script, setting: undefined, count: 2 });
		expect(await Promise.all([1, 2, 3, 4, 5].map((task) => threads.run(task)))).toEqual([
			2, 3, 4, 5, 6,
		]);
		await expect(threads.run('fail')).rejects.toThrow('no such task');
		await threads.close();
	});

	it('leave nobody waiting when they are closed', async () => {
		const script = new URL(
			"data:text/javascript,import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => {});",
		);
		const threads = startThreads<number, number>({ script, setting: undefined, count: 2 });
		const lost = [1, 2, 3].map((task) => threads.run(task).catch((error: unknown) => error));
		await threads.close();
		const ended = new TypeError('Cannot go on: a thread has ended');
		expect(await Promise.all(lost)).toEqual([ended, ended, ended]);
	});
});
