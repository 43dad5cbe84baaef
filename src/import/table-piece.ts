import type { CutRecords } from './cut-table.ts';

/** Rows of a table that are not parsed yet, and all that is needed to do it, by any thread. */
export interface TablePiece extends CutRecords {
	readonly delimiter: string;
	readonly columns: readonly string[];
	/** How many of the records stand above the rows: the header, and a line that names the delimiter. */
	readonly above: number;
}
