import { readWholeRecords, type TableRecord } from './cut-text.ts';
import type { RawRecord } from './import-format.ts';
import type { TablePiece } from './table-piece.ts';

/** The rows of a piece, in order. */
export function rowsOf({ text, line, delimiter, columns, above }: TablePiece): RawRecord[] {
	const records = readWholeRecords(text, line, delimiter);
	return records.slice(above).flatMap((record) => toRow(columns, record) ?? []);
}

/** The row that a record is; undefined for white space, which is none. */
export function toRow(
	columns: readonly string[],
	{ line, cells }: TableRecord,
): RawRecord | undefined {
	if (cells.length === 1 && cells[0]?.trim() === '') return undefined;
	if (cells.length === columns.length) return { line, columns, cells };
	const reason = `has ${cells.length} columns where the header has ${columns.length}`;
	return { line, problem: { field: '', reason } };
}
