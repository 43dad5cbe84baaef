import { cutTable, type CutLimits } from './cut-table.ts';
import { readWholeRecords } from './cut-text.ts';
import type { ExportFile } from './export-file.ts';
import type { RawRecord } from './import-format.ts';
import { streamedRows } from './streamed-rows.ts';
import { createTableHeader } from './table-header.ts';
import type { TablePiece } from './table-piece.ts';
import { rowsOf } from './table-rows.ts';

/** The line that names the delimiter and the header, and the first row, which shows where they end. */
const MOST_ABOVE = 3;

/**
 * Reads the rows below the header, one at a time.
 * @throws {ImportError} where quotes do not match, because every later row would be a guess.
 */
export async function* csvRows(file: ExportFile): AsyncGenerator<RawRecord> {
	for await (const cut of csvPieces(file)) {
		if ('text' in cut) yield* rowsOf(cut);
		else yield cut;
	}
}

/**
 * The same, many rows at once and before they are parsed; single rows come where the table cannot be
 * cut, and behind all others.
 */
export async function* csvPieces(
	file: ExportFile,
	limits?: CutLimits,
): AsyncGenerator<TablePiece | RawRecord> {
	const delimiter = file.sample.kind === 'table' ? file.sample.delimiter : ',';
	const header = createTableHeader(file, delimiter);
	let isBelow = false;
	for await (const cut of cutTable(file.text(), delimiter, limits)) {
		if ('pieces' in cut) {
			yield* streamedRows(file.name, cut, delimiter, header);
			return;
		}
		let above = 0;
		if (!isBelow) {
			const first = readWholeRecords(cut.text, cut.line, delimiter, MOST_ABOVE);
			const row = first.findIndex(({ cells }) => !header.take(cells));
			isBelow = row !== -1;
			above = isBelow ? row : first.length;
		}
		const columns = header.columns();
		if (columns !== undefined && above < cut.records) yield { ...cut, delimiter, columns, above };
	}
}
