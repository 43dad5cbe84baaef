import readSheets, { type Row } from 'read-excel-file/universal';
import { toColumns, type TableForm, type TableRecord, type TableSample } from './file-sample.ts';
import { nameColumns } from './choice-headings.ts';
import { columnOf, fillMerged, readMerged, type MergedRows } from './merged-cells.ts';
import { NotAnExport, UnreadableFile } from '../import-error.ts';
import { checkZip, readParts } from './zip-archive.ts';

/** A table of a workbook, with notes for the report. */
export interface Workbook {
	readonly sample: TableSample;
	/** The header, if there is one, and the records. */
	readonly rows: readonly TableRecord[];
	readonly notes: readonly string[];
	/** The other sheets, with their numbers of rows. */
	readonly unread: readonly string[];
}

/** The parts of a workbook are in memory all at once. */
const MAX_UNPACKED_BYTES = 512 * 1024 ** 2;

/**
 * Reads the largest table of an Excel workbook (.xlsx). Cells become text: days and times in ISO 8601
 * without a zone, `true` and `false`, the results of formulas, and the first of merged cells in all their rows.
 * @throws {NotAnExport} if no sheet has a table.
 * @throws {UnreadableFile} if it is damaged or unsafe, or another kind of document or archive.
 */
export async function readWorkbook(
	name: string,
	bytes: Buffer<ArrayBuffer>,
	{ header }: TableForm = {},
): Promise<Workbook> {
	const sheets = await readTables(name, bytes, header !== undefined);
	const [table, ...others] = sheets.toSorted(
		(a, b) => Number(b.isTable) - Number(a.isTable) || b.rows.length - a.rows.length,
	);
	const [first] = table?.rows ?? [];
	if (table === undefined || first === undefined) {
		throw new NotAnExport(name, 'it is an Excel workbook without a table');
	}
	const from = table.skipped === 0 ? '' : `, from row ${first.line}`;
	const unread = others.map(
		({ sheet, rows }) => `"${sheet}" (${rows.length === 1 ? '1 row' : `${rows.length} rows`})`,
	);
	const notes = [
		`read the sheet "${table.sheet}" of the workbook${from}`,
		...(unread.length === 0
			? []
			: [
					`not read: ${unread.join(', ')}. If they contain reviews, save each sheet as its own file and import it, too`,
				]),
	];
	const named = first.cells.map((cell) => cell.trim());
	const headings = header?.map((cell) => cell.trim()) ?? nameColumns(named, table.rows[1]?.cells);
	const columns = toColumns(headings);
	return {
		notes,
		unread,
		rows: table.rows,
		sample: { kind: 'table', columns, headings, delimiter: '', isHeaderless: header !== undefined },
	};
}

async function readTables(name: string, bytes: Buffer<ArrayBuffer>, isHeaderless: boolean) {
	try {
		const parts = await checkZip(name, bytes);
		assertWorkbook(name, parts);
		await assertExtent(name, bytes);
		const sheets = await readSheets(new Blob([bytes]), { parseNumber: toDigits });
		const merged = await readMerged(name, bytes);
		return sheets
			.map(({ sheet, data = [] }, at) => ({ sheet, ...toTable(data, isHeaderless, merged[at]) }))
			.filter(({ rows }) => rows.length > 0);
	} catch (cause) {
		if (cause instanceof NotAWorkbook) throw cause;
		const [reason] = (cause instanceof UnreadableFile ? cause.reason : String(cause)).split('\n');
		throw new UnreadableFile(
			name,
			`the workbook cannot be read (${reason}); save its sheet as CSV (UTF-8)`,
			{ cause },
		);
	}
}

/** A million rows, as Excel has them at most, of 20 columns. */
const MOST_CELLS = 2 ** 20 * 20;
const isSheet = (path: string) => /^xl\/worksheets\/[^/]+\.xml$/.test(path);
const ADDRESS = /\br="([A-Z]{0,3})(\d{1,12})"/g;
/** Longer than an address, which may be cut in two. */
const OVERLAP = 24;

/**
 * Checks the largest address in the sheets, because reading one takes the memory of all cells above it.
 * @throws {UnreadableFile} if it is beyond any table of reviews.
 */
async function assertExtent(name: string, bytes: Buffer): Promise<void> {
	let [rows, columns, rest] = [0, 0, ''];
	for await (const piece of readParts(name, bytes, isSheet)) {
		const text = rest + Buffer.from(piece).toString('latin1');
		for (const [, letters = '', row = ''] of text.matchAll(ADDRESS)) {
			rows = Math.max(rows, Number(row));
			columns = Math.max(columns, columnOf(letters));
		}
		if (rows * Math.max(1, columns) > MOST_CELLS) {
			throw new UnreadableFile(
				name,
				'it has a cell far outside the table; delete it and save again',
			);
		}
		rest = text.slice(-OVERLAP);
	}
}

class NotAWorkbook extends UnreadableFile {}

function assertWorkbook(name: string, parts: ReadonlyMap<string, number>): void {
	const total = [...parts.values()].reduce((sum, size) => sum + size, 0);
	if (total > MAX_UNPACKED_BYTES) throw new RangeError(`it would unpack to ${total} bytes`);
	if (parts.has('xl/workbook.xml')) return;
	const isDocument = parts.has('[Content_Types].xml') || parts.has('mimetype');
	throw new NotAWorkbook(
		name,
		isDocument
			? 'it is an office document, but not an Excel workbook (.xlsx); save its table as .xlsx, or as CSV (UTF-8)'
			: 'it is an archive (zip) in another; unpack it and import the folder',
	);
}

const SAMPLED_ROWS = 20;
/** A table of reviews has at least a rating, a date and a text. */
const MIN_COLUMNS = 3;

/**
 * Returns the rows that are not blank. Titles above the header are skipped: rows with at most half as
 * many cells as the fullest of the first rows.
 */
function toTable(
	data: readonly Row<string>[],
	isHeaderless: boolean,
	merged: readonly MergedRows[] = [],
) {
	const rows = data
		.map((cells, index): TableRecord => ({ line: index + 1, cells: cells.map(toText) }))
		.filter(({ cells }) => countFilled(cells) > 0);
	const fullest = Math.max(
		0,
		...rows.slice(0, SAMPLED_ROWS).map(({ cells }) => countFilled(cells)),
	);
	const isHeader = ({ cells }: TableRecord) => countFilled(cells) > fullest / 2;
	const skipped = isHeaderless ? 0 : Math.max(0, rows.findIndex(isHeader));
	// A heading over two rows is not that of the second one.
	const below = merged.filter(({ from }) => isHeaderless || from > (rows[skipped]?.line ?? 0));
	return { skipped, rows: fillMerged(rows.slice(skipped), below), isTable: fullest >= MIN_COLUMNS };
}

function countFilled(cells: readonly string[]): number {
	return cells.filter((cell) => cell.trim() !== '').length;
}

/** Excel keeps 15 digits of a number: a longer id has become that of another review. */
const FIRST_ROUNDED = 1e15;

/** Writes large numbers as spreadsheets show them, so that they are not mistaken for ids. */
function toDigits(written: string): string {
	const number = Number(written);
	return Math.abs(number) < FIRST_ROUNDED ? String(number) : number.toExponential();
}

function toText(cell: Row<string>[number]): string {
	if (cell === null) return '';
	return cell instanceof Date ? toWhen(cell) : String(cell);
}

const FIRST_DAY = Date.UTC(1900, 0, 1);

/** Excel's days and times have no zone; a time alone is on a day before the first one. */
function toWhen(cell: Date): string {
	const seconds = Math.round(cell.getTime() / 1000);
	if (Number.isNaN(seconds)) return '';
	const [day = '', clock = ''] = new Date(seconds * 1000).toISOString().split(/T|\.\d+Z/);
	if (seconds * 1000 < FIRST_DAY) return clock;
	return clock === '00:00:00' ? day : `${day}T${clock}`;
}
