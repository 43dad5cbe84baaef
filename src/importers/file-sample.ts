import { ImportError } from './import-error.ts';

/** What the beginning of a file shows of its form. */
export type FileSample =
	| { readonly kind: 'json'; readonly value: unknown }
	| { readonly kind: 'json-lines'; readonly values: readonly unknown[] }
	| { readonly kind: 'table'; readonly columns: readonly string[]; readonly delimiter: string };

const SAMPLE_LINES = 5;
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

	const lines = start.split('\n', SAMPLE_LINES + 1).filter((line) => line.trim() !== '');
	const values = lines.slice(0, SAMPLE_LINES).map(parseObject);
	const complete = values.filter((value) => value !== undefined);
	if (start.startsWith('{') && lines.length > 1 && complete.length > 0) {
		return { kind: 'json-lines', values: complete };
	}
	return { kind: 'json', value: parseDocument(await readAll(), name) };
}

function parseObject(line: string): object | undefined {
	if (!line.startsWith('{')) return undefined;
	try {
		const value: unknown = JSON.parse(line);
		return typeof value === 'object' && value !== null ? value : undefined;
	} catch {
		return undefined;
	}
}

function parseDocument(text: string, name: string): unknown {
	try {
		return JSON.parse(text);
	} catch (cause) {
		const [where = ''] = / at position \d+( \(line \d+ column \d+\))?/.exec(String(cause)) ?? [];
		throw new ImportError(
			`Cannot import "${name}": it begins like JSON, but is neither a whole document nor one object a line${where === '' ? '; it may be cut short' : `; it breaks${where}`}`,
			{ cause },
		);
	}
}

function toTable(text: string): FileSample {
	const tables = DELIMITERS.map((delimiter) => ({
		kind: 'table' as const,
		delimiter,
		columns: toColumns(text.split(/\r\n?|\n/, 1)[0] ?? '', delimiter),
	}));
	return tables.reduce((best, table) =>
		table.columns.length > best.columns.length ? table : best,
	);
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
