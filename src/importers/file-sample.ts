import { ImportError } from './import-error.ts';

/** What the beginning of a file shows of its form. */
export type FileSample =
	| { readonly kind: 'json'; readonly value: unknown }
	| { readonly kind: 'json-lines'; readonly values: readonly unknown[] }
	| { readonly kind: 'table'; readonly columns: readonly string[]; readonly delimiter: string };

const SAMPLE_LINES = 5;
/** Blank lines included. */
const MOST_LINES = 50;
const DELIMITERS = [',', ';', '\t'];

/**
 * Tells JSON, JSON lines and tables apart by their first characters.
 * @throws {ImportError} when a file that begins like JSON is none.
 */
export async function samplesOf(
	head: string,
	readAll: () => Promise<string>,
	name: string,
): Promise<FileSample> {
	const start = head.trimStart();
	if (start === '')
		throw new ImportError(`Cannot import "${name}": it holds nothing but white space`);
	if (!/^[{[]/.test(start)) return toTable(start);

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

function toTable(text: string): FileSample {
	const [first = '', second = ''] = text.split(/\r\n?|\n/, 2);
	const named = separatorOf(first);
	if (named !== undefined) {
		return { kind: 'table', delimiter: named, columns: toColumns(second, named) };
	}
	const tables = DELIMITERS.map((delimiter) => ({
		kind: 'table' as const,
		delimiter,
		columns: toColumns(first, delimiter),
	}));
	return tables.reduce((best, table) =>
		table.columns.length > best.columns.length ? table : best,
	);
}

/** The delimiter that Excel's line above the header names, as in `sep=;`. */
export function separatorOf(line: string): string | undefined {
	const [, delimiter] = /^"?sep=(.)"?$/i.exec(line) ?? [];
	return delimiter !== undefined && DELIMITERS.includes(delimiter) ? delimiter : undefined;
}

/** Column names as formats know them: without quotes, byte order marks or capitals. */
export function toColumns(header: string | readonly string[], delimiter = ','): string[] {
	const cells = typeof header === 'string' ? header.split(delimiter) : header;
	return cells.map((cell) =>
		cell
			.replace(/["\ufeff]/g, '')
			.trim()
			.toLowerCase(),
	);
}
