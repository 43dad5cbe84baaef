import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { csvPieces, csvRows } from '../../../src/import/csv-rows.ts';
import type { ExportFile } from '../../../src/import/export-file.ts';
import type { RawRecord } from '../../../src/import/import-format.ts';
import { streamedRows } from '../../../src/import/streamed-rows.ts';
import { createTableHeader } from '../../../src/import/table-header.ts';
import { rowsOf } from '../../../src/import/table-rows.ts';

const LIMITS = { length: 24, longestRecord: 400 };
const DELIMITERS = [',', ';', '\t', '|'];

interface Read {
	readonly rows: readonly RawRecord[];
	readonly error?: string;
}

async function readAll(records: AsyncIterable<RawRecord>): Promise<Read> {
	const rows: RawRecord[] = [];
	try {
		for await (const record of records) rows.push(record);
		return { rows };
	} catch (error) {
		return { rows, error: String(error) };
	}
}

function tableOf(pieces: readonly string[], delimiter: string, isHeaderless = false): ExportFile {
	return {
		name: 'table.csv',
		sample: { kind: 'table', columns: ['a', 'b'], delimiter, isHeaderless },
		async *text() {
			yield* pieces;
		},
	};
}

/** All of it by csv-parse, as one piece. */
function byLibrary(file: ExportFile, pieces: readonly string[], delimiter: string): Promise<Read> {
	const text = pieces.join('').replace(/\r\n?/g, '\n');
	async function* whole() {
		yield text;
	}
	const header = createTableHeader(file, delimiter);
	return readAll(streamedRows(file.name, { pieces: whole(), line: 1 }, delimiter, header));
}

/** Cut often and parsed here, and how many rows came one by one. */
async function byCutting(file: ExportFile): Promise<Read & { readonly single: number }> {
	let single = 0;
	async function* rows(): AsyncGenerator<RawRecord> {
		for await (const cut of csvPieces(file, LIMITS)) {
			if ('text' in cut) yield* rowsOf(cut);
			else {
				single += 1;
				yield cut;
			}
		}
	}
	return { ...(await readAll(rows())), single };
}

const END = fc.constantFrom('\n', '\r\n', '\r', '\n\n', '\n \n');

function rowsWith(delimiter: string) {
	const cells = ['', 'a', '"x"', '"x\n\ny"', '"x\r\ny"', '"say ""hi"""', '5" pipe', 'q"q', '""'];
	const cell = fc.constantFrom(...cells, `"${delimiter}"`, ' ', 'é“”', '"😀"', 'long '.repeat(9));
	const row = fc.array(cell, { minLength: 1, maxLength: 3 }).map((line) => line.join(delimiter));
	return fc.tuple(row, END);
}

describe('a table that is cut between its records', () => {
	it('has the rows that csv-parse reads from it, all of them in pieces', async () => {
		let read = 0;
		await fc.assert(
			fc.asyncProperty(
				fc
					.constantFrom(...DELIMITERS)
					.chain((delimiter) =>
						fc.tuple(fc.constant(delimiter), fc.array(rowsWith(delimiter), { maxLength: 12 })),
					),
				fc.boolean(),
				fc.constantFrom('', 'sep=;\n', '\n\n', '"sep=,"\r\n'),
				fc.boolean(),
				async ([delimiter, rows], isHeaderless, above, endsOpen) => {
					const pieces = [above, ...(isHeaderless ? [] : ['a', delimiter, 'b\n']), ...rows.flat()];
					if (endsOpen) pieces.push('last');
					const file = tableOf(pieces, delimiter, isHeaderless);
					const { single, ...cut } = await byCutting(file);
					expect(cut).toEqual(await byLibrary(file, pieces, delimiter));
					expect(cut.error).toBeUndefined();
					expect(single).toBe(0);
					read += cut.rows.length;
				},
			),
			{ numRuns: 400 },
		);
		expect(read).toBeGreaterThan(800);
	});

	it('ends as csv-parse does where quotes are odd, at the same line', async () => {
		const parts = '"|"|""|,|;|\n|\r\n|\r|a|bc| |x"y|"q"|"a,b"|"a\nb"|\0|é|😀|sep=;|\ufeff'.split(
			'|',
		);
		let broken = 0;
		await fc.assert(
			fc.asyncProperty(
				fc.array(fc.constantFrom(...parts, ...parts.slice(0, 8)), { maxLength: 40 }),
				fc.constantFrom(',', ';'),
				async (wild, delimiter) => {
					const pieces = [`a${delimiter}b\n`, ...wild];
					const file = tableOf(pieces, delimiter);
					const { single: _, ...cut } = await byCutting(file);
					const whole = await byLibrary(file, pieces, delimiter);
					expect(cut.error).toBe(whole.error);
					// The stream of the library forgets rows when it fails.
					if (whole.error === undefined) expect(cut.rows).toEqual(whole.rows);
					else broken += 1;
				},
			),
			{ numRuns: 600 },
		);
		expect(broken).toBeGreaterThan(100);
	});

	it('has a record that is longer than a piece, and is not cut from one that is far longer', async () => {
		for (const length of [100, 390, 3_000]) {
			const pieces = ['a,b\n1,x\n2,"', ...Array.from({ length }, () => 'y'), '"\n3,z'];
			const file = tableOf(pieces, ',');
			const { single, ...cut } = await byCutting(file);
			expect(cut).toEqual(await byLibrary(file, pieces, ','));
			expect(cut.rows).toHaveLength(3);
			expect(single).toBe(length > 400 ? 2 : 0);
		}
	});

	it('gives what stands before the place where it cannot be read on', async () => {
		const file = tableOf([], ',');
		async function* text() {
			yield 'a,b\n1,x\n2,y\n3,';
			throw new RangeError('not UTF-8');
		}
		const { rows, error } = await readAll(csvRows({ ...file, text }));
		expect(rows).toHaveLength(2);
		expect(error).toBe('RangeError: not UTF-8');
	});
});
