import { NotAnExport, UnreadableFile } from '../import-error.ts';
import { nameColumns } from './choice-headings.ts';
import { isHtml, readXml, type XmlDocument } from './xml-document.ts';

/** The type and the first contents of a file. */
export type FileSample =
	JsonSample | { readonly kind: 'json-lines'; readonly values: readonly unknown[] } | TableSample;

/** A JSON or XML document. */
export interface JsonSample {
	readonly kind: 'json';
	readonly value: unknown;
	/** Only for XML. */
	readonly lineOf?: XmlDocument['lineOf'];
}

/** A row of a table, with its header. */
export interface TableRecord {
	/** The line in the file on which the record begins, from 1. In a workbook, the number of the row. */
	readonly line: number;
	readonly cells: readonly string[];
}

export interface TableSample {
	readonly kind: 'table';
	/** Column names. For a file without a header, the names that the operator gave. */
	readonly columns: readonly string[];
	/** Column names as written in the file, in the same order. */
	readonly headings?: readonly string[];
	/** Empty for a workbook. */
	readonly delimiter: string;
	/** Number of rows above the first record, if the header is not the first row alone. */
	readonly rowsAbove?: number;
	/** Whether the first line is a record. */
	readonly isHeaderless?: boolean;
}

/** The operator's settings for a table: the delimiter, and column names if it has no header. */
export interface TableForm {
	readonly delimiter?: string | undefined;
	readonly header?: readonly string[] | undefined;
}

/** Returns the JSON document, or the list of documents in JSON lines; undefined for a table. */
export function documentOf(sample: FileSample): unknown {
	if (sample.kind === 'table') return undefined;
	return sample.kind === 'json' ? sample.value : sample.values;
}

const SAMPLE_LINES = 5;
/** The maximum number of lines read for the sample, including blank ones. */
const MAX_LINES = 50;
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Detects JSON, JSON lines, XML and tables by their first characters.
 * @throws {NotAnExport} for HTML.
 * @throws {UnreadableFile} if a file begins like JSON or XML but is not valid.
 */
export async function samplesOf(
	head: string,
	readAll: () => Promise<string>,
	name: string,
	form: TableForm = {},
): Promise<FileSample> {
	const start = head.replace(/^[^\S\t]+/, '');
	if (start.trim() === '') throw new NotAnExport(name, 'it contains only white space');
	if (start.startsWith('<')) {
		if (isHtml(start)) throw new NotAnExport(name, 'it is a page in HTML, not an export');
		return { kind: 'json', ...readXml(name, await readAll()) };
	}
	if (!/^\s*[{[]/.test(start)) return toTable(start, form);

	const [first, ...others] = firstLines(start);
	if (first !== undefined && others.length > 0) return toJsonLines([first, ...others]);

	const text = await readAll();
	const whole = parseJson(text);
	if ('value' in whole) return { kind: 'json', value: whole.value };
	// The first line may be malformed, or longer than the head.
	const lines = firstLines(text);
	if (lines.some((line) => line !== undefined)) return toJsonLines(lines);
	throw notJson(name, whole.cause);
}

/** Returns the first lines as JSON objects; `undefined` for lines that are not JSON objects. */
function firstLines(text: string): (object | undefined)[] {
	const lines = text.split('\n', MAX_LINES).filter((line) => line.trim() !== '');
	return lines.slice(0, SAMPLE_LINES).map((line) => {
		const { value } = { value: undefined, ...parseJson(line) };
		return typeof value === 'object' && value !== null && !Array.isArray(value) ? value : undefined;
	});
}

function toJsonLines(lines: readonly (object | undefined)[]): FileSample {
	return { kind: 'json-lines', values: lines.filter((line) => line !== undefined) };
}

function parseJson(text: string): { readonly value: unknown } | { readonly cause: unknown } {
	try {
		return { value: JSON.parse(text) };
	} catch (cause) {
		return { cause };
	}
}

function notJson(name: string, cause: unknown): UnreadableFile {
	const [where = ''] = / at position \d+( \(line \d+ column \d+\))?/.exec(String(cause)) ?? [];
	return new UnreadableFile(
		name,
		`it begins like JSON, but is neither a complete document nor one object per line${where === '' ? '; it may be truncated' : `; the first error is${where}`}`,
		{ cause },
	);
}

function toTable(text: string, { delimiter: given, header }: TableForm): TableSample {
	const [first = ''] = text.split(/\r\n?|\n/, 1);
	const named = separatorOf(first);
	const start = named === undefined ? text : text.slice(first.length).trimStart();
	const certain = given ?? named;
	const tables = (certain === undefined ? DELIMITERS : [certain]).map((delimiter) => {
		const { headings: found, below, rowsAbove } = findHeader(firstRows(start, delimiter));
		const headings = nameColumns(found, below);
		const table = { kind: 'table' as const, delimiter, columns: toColumns(headings), headings };
		return rowsAbove === 1 ? table : { ...table, rowsAbove };
	});
	const table = tables.reduce((best, next) =>
		next.columns.length > best.columns.length ? next : best,
	);
	return header === undefined
		? table
		: { ...table, columns: toColumns(header), headings: header, isHeaderless: true };
}

/** More rows than a table has above its records. */
const MAX_ROWS_ABOVE = 10;
/** A row with fewer filled cells may be a title. */
const MIN_NAMES = 3;

/**
 * Finds the names of the columns: below titles, and in a file of Qualtrics in the row with the questions, between the
 * ids of columns and those of questions.
 */
function findHeader(rows: readonly (readonly string[])[]) {
	const filled = (row: readonly string[]) => row.filter((cell) => toHeading(cell) !== '').length;
	const isTitle = filled(rows[0] ?? []) <= 1 && (rows[0]?.length ?? 0) >= MIN_NAMES;
	const named = rows.findIndex((row) => filled(row) >= MIN_NAMES);
	const at = isTitle && named > 0 ? named : 0;
	const [ids = [], labels = [], imported = []] = rows.slice(at);
	const headings = (isImportIds(imported) ? labels : ids).map(toHeading);
	const areUnique = new Set(headings.map((name) => name.toLowerCase())).size === headings.length;
	const rowsAbove = at + (isImportIds(imported) ? 3 : 1);
	return { headings: areUnique ? headings : ids.map(toHeading), below: labels, rowsAbove };
}

/** Whether each cell is like {"ImportId":"QID1"}. */
function isImportIds(row: readonly string[]): boolean {
	return row.length > 0 && row.every((cell) => /^"?\{"*ImportId"*:/.test(cell.trim()));
}

function firstRows(text: string, delimiter: string): string[][] {
	const rows: string[][] = [];
	let rest = text;
	while (rest !== '' && rows.length < MAX_ROWS_ABOVE) {
		const { cells, end } = firstRow(rest, delimiter);
		if (cells.length > 1 || cells[0] !== '') rows.push(cells);
		rest = rest.slice(end).replace(/^(?:\r\n?|\n)/, '');
	}
	return rows.length === 0 ? [['']] : rows;
}

/** Splits the first row, ignoring delimiters and line ends within quotes. */
function firstRow(text: string, delimiter: string) {
	const cells: string[] = [];
	let end = text.length;
	let start = 0;
	let isQuoted = false;
	for (let at = 0; at <= text.length; at++) {
		const character = text[at];
		const isEnd = character === undefined || (!isQuoted && /[\r\n]/.test(character));
		if (character === '"') isQuoted = !isQuoted;
		if (isEnd || (!isQuoted && character === delimiter)) {
			cells.push(text.slice(start, at));
			start = at + 1;
		}
		if (!isEnd) continue;
		end = at;
		break;
	}
	return { cells, end };
}

/** Reads the delimiter from Excel's line above the header, as in `sep=;`. */
export function separatorOf(line: string): string | undefined {
	const [, delimiter] = /^"?sep=(.)"?$/i.exec(line) ?? [];
	return delimiter !== undefined && DELIMITERS.includes(delimiter) ? delimiter : undefined;
}

/** Normalizes column names: no quotes or byte order marks, lower case. */
export function toColumns(header: readonly string[]): string[] {
	return header.map((cell) => toHeading(cell).toLowerCase());
}

function toHeading(cell: string): string {
	return cell.replace(/["\ufeff]/g, '').trim();
}
