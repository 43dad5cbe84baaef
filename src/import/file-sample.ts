import { ImportError, NotAnExport } from './import-error.ts';

/** What the beginning of a file shows of its form. */
export type FileSample =
	| { readonly kind: 'json'; readonly value: unknown }
	| { readonly kind: 'json-lines'; readonly values: readonly unknown[] }
	| TableSample;

export interface TableSample {
	readonly kind: 'table';
	/** Names of columns; those that the operator gave, where the file has none. */
	readonly columns: readonly string[];
	readonly delimiter: string;
	/** True where the first line is a record. */
	readonly isHeaderless?: boolean;
}

/** What an operator says of a table: what parts its columns, and their names where it has none. */
export interface TableForm {
	readonly delimiter?: string | undefined;
	readonly header?: readonly string[] | undefined;
}

const SAMPLE_LINES = 5;
/** Blank lines included. */
const MOST_LINES = 50;
const DELIMITERS = [',', ';', '\t', '|'];

/**
 * Tells JSON, JSON lines and tables apart by their first characters.
 * @throws {ImportError} when a file that begins like JSON is none.
 */
export async function samplesOf(
	head: string,
	readAll: () => Promise<string>,
	name: string,
	form: TableForm = {},
): Promise<FileSample> {
	const start = head.replace(/^[^\S\t]+/, '');
	if (start.trim() === '') throw new NotAnExport(name, 'it holds nothing but white space');
	if (!/^\s*[{[]/.test(start)) return toTable(start, form);

	const [first, ...others] = firstLines(start);
	if (first?.value !== undefined && others.length > 0) return toJsonLines([first, ...others]);

	const text = await readAll();
	const whole = parseJson(text);
	if ('value' in whole) return { kind: 'json', value: whole.value };
	// The first of many lines may be the one that is damaged, or longer than the head.
	const lines = firstLines(text);
	if (lines.some(({ value }) => value !== undefined)) return toJsonLines(lines);
	throw notJson(name, whole.cause);
}

interface FirstLine {
	/** Undefined where the line is no JSON object. */
	readonly value: object | undefined;
}

function firstLines(text: string): FirstLine[] {
	const lines = text.split('\n', MOST_LINES).filter((line) => line.trim() !== '');
	return lines.slice(0, SAMPLE_LINES).map((line) => {
		const parsed = parseJson(line);
		const value = 'value' in parsed ? parsed.value : undefined;
		const isObject = typeof value === 'object' && value !== null && !Array.isArray(value);
		return { value: isObject ? value : undefined };
	});
}

function toJsonLines(lines: readonly FirstLine[]): FileSample {
	return { kind: 'json-lines', values: lines.flatMap(({ value }) => value ?? []) };
}

function parseJson(text: string): { readonly value: unknown } | { readonly cause: unknown } {
	try {
		return { value: JSON.parse(text) };
	} catch (cause) {
		return { cause };
	}
}

function notJson(name: string, cause: unknown): ImportError {
	const [where = ''] = / at position \d+( \(line \d+ column \d+\))?/.exec(String(cause)) ?? [];
	return new ImportError(
		`Cannot import "${name}": it begins like JSON, but is neither a whole document nor one object a line${where === '' ? '; it may be cut short' : `; it breaks${where}`}`,
		{ cause },
	);
}

function toTable(text: string, { delimiter: told, header }: TableForm): TableSample {
	const [first = ''] = text.split(/\r\n?|\n/, 1);
	const named = separatorOf(first);
	const start = named === undefined ? text : text.slice(first.length).trimStart();
	const certain = told ?? named;
	const tables = (certain === undefined ? DELIMITERS : [certain]).map((delimiter) => ({
		kind: 'table' as const,
		delimiter,
		columns: toColumns(firstRow(start, delimiter)),
	}));
	const table = tables.reduce((best, next) =>
		next.columns.length > best.columns.length ? next : best,
	);
	return header === undefined
		? table
		: { ...table, columns: toColumns(header), isHeaderless: true };
}

/** The cells of the first row, in which quoted delimiters and line ends part nothing. */
function firstRow(text: string, delimiter: string): string[] {
	const cells: string[] = [];
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
		if (isEnd) break;
	}
	return cells;
}

/** The delimiter that Excel's line above the header names, as in `sep=;`. */
export function separatorOf(line: string): string | undefined {
	const [, delimiter] = /^"?sep=(.)"?$/i.exec(line) ?? [];
	return delimiter !== undefined && DELIMITERS.includes(delimiter) ? delimiter : undefined;
}

/** Column names as formats know them: without quotes, byte order marks or capitals. */
export function toColumns(header: readonly string[]): string[] {
	return header.map((cell) =>
		cell
			.replace(/["\ufeff]/g, '')
			.trim()
			.toLowerCase(),
	);
}
