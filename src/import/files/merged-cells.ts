import type { TableRecord } from './file-sample.ts';
import { readParts } from './zip-archive.ts';

/** The first column of merged cells. Rows are counted from 1, columns from 0. */
export interface MergedRows {
	readonly column: number;
	readonly from: number;
	readonly to: number;
}

const SHEET = /<(?:\w+:)?sheet\s[^>]*?\w+:id="([^"]*)"/g;
const RELATION = /<(?:\w+:)?Relationship\s[^>]*>/g;
const MERGED = /<(?:\w+:)?mergeCell\s[^>]*?ref="([A-Z]{1,3})(\d{1,7}):[A-Z]{1,3}(\d{1,7})"/g;
/** Longer than a merged range, which may be cut in two. */
const OVERLAP = 200;

/** Returns the merged cells of each sheet of a workbook, in its order (ECMA-376 part 1 §18.3.1.55). */
export async function readMerged(name: string, bytes: Buffer): Promise<MergedRows[][]> {
	const targets = new Map(
		(await matchesIn(name, bytes, 'xl/_rels/workbook.xml.rels', RELATION)).map(([relation]) => {
			const target = /\sTarget="([^"]*)"/.exec(relation)?.[1] ?? '';
			const path = target.startsWith('/') ? target.slice(1) : `xl/${target}`;
			return [/\sId="([^"]*)"/.exec(relation)?.[1], path];
		}),
	);
	const sheets = await matchesIn(name, bytes, 'xl/workbook.xml', SHEET);
	const merged: MergedRows[][] = [];
	for (const [, id] of sheets) {
		const found = await matchesIn(name, bytes, targets.get(id) ?? '', MERGED);
		merged.push(
			found.map(([, letters = '', from, to]) => ({
				...{ column: columnOf(letters) - 1, from: Number(from), to: Number(to) },
			})),
		);
	}
	return merged;
}

/** Writes the first cell of merged ones in all rows that they cover. */
export function fillMerged(
	rows: readonly TableRecord[],
	merged: readonly MergedRows[],
): TableRecord[] {
	const beginning = Map.groupBy(merged, ({ from }) => from);
	const open = new Map<number, { readonly to: number; readonly first: string }>();
	return rows.map(({ line, cells }) => {
		for (const { column, to } of beginning.get(line) ?? []) {
			open.set(column, { to, first: cells[column] ?? '' });
		}
		const filled = cells.map((cell, column) => {
			const { to = 0, first = '' } = open.get(column) ?? {};
			return cell === '' && line <= to ? first : cell;
		});
		return { line, cells: filled };
	});
}

/** Returns 1 for "A", 27 for "AA". */
export function columnOf(letters: string): number {
	return [...letters].reduce((sum, letter) => sum * 26 + letter.charCodeAt(0) - 64, 0);
}

async function matchesIn(name: string, bytes: Buffer, part: string, pattern: RegExp) {
	const found = new Map<string, RegExpExecArray>();
	let rest = '';
	for await (const piece of readParts(name, bytes, (path) => path === part)) {
		const text = rest + Buffer.from(piece).toString('latin1');
		for (const match of text.matchAll(pattern)) found.set(match[0], match);
		rest = text.slice(-OVERLAP);
	}
	return [...found.values()];
}
