import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ExportFile } from './export-file.ts';
import { labelsChoices } from './choice-headings.ts';
import { separatorOf, toColumns, type TableRecord } from './file-sample.ts';
import { UnreadableFile } from '../import-error.ts';
import type { RawRecord } from '../formats/import-format.ts';

/**
 * Reads the rows below the header of a table, one at a time.
 * @throws {UnreadableFile} if a column name is used twice, or if quotes do not match, because
 *   later rows could be misread
 */
export async function* csvRows(file: ExportFile): AsyncGenerator<RawRecord> {
	const delimiter = file.sample.kind === 'table' ? file.sample.delimiter : ',';
	// The first line may name the delimiter, with or without a header after it.
	let isFirst = true;
	const table = file.sample.kind === 'table' ? file.sample : undefined;
	let columns = table?.isHeaderless === true ? table.columns : undefined;
	let above = columns === undefined ? (table?.rowsAbove ?? 0) : 0;
	/** The first rows, from which the number of cells is taken. */
	const first: TableRecord[] = [];
	let width: number | undefined;
	let isBelow = false;
	for await (const { line, cells } of file.rows ?? csvRecords(file, delimiter)) {
		const namesSeparator = isFirst && separatorOf(cells.join(delimiter)) !== undefined;
		isFirst = false;
		if (namesSeparator) continue;
		if (above > 0) {
			above -= 1;
			columns = above === 0 ? table?.columns : undefined;
			assertUnique(file.name, columns ?? []);
			isBelow = above === 0;
			continue;
		}
		if (columns === undefined) {
			columns = table?.columns.length === cells.length ? table.columns : toColumns(cells);
			assertUnique(file.name, columns);
			isBelow = true;
			continue;
		}
		const isLabels = isBelow && labelsChoices(columns, cells);
		isBelow = false;
		if (isLabels || isBlank(cells)) continue;
		first.push({ line, cells });
		if (width === undefined && first.length < SAMPLED) continue;
		width ??= widthOf(columns, first);
		for (const row of first.splice(0)) yield toRow(columns, row, width, delimiter);
	}
	for (const row of first) {
		yield toRow(columns ?? [], row, width ?? widthOf(columns ?? [], first), delimiter);
	}
}

const SAMPLED = 100;
/** With fewer rows, an empty cell too many may also come from a comma in a text. */
const MIN_ALIKE = 3;

/** Returns the number of cells of a row: more than in the header if all rows end with the same number of empty cells. */
function widthOf({ length: named }: readonly string[], rows: readonly TableRecord[]): number {
	const [width = named, ...others] = new Set(rows.map(({ cells }) => cells.length));
	const areAlike = others.length === 0 && rows.length >= MIN_ALIKE && width > named;
	return areAlike && rows.every(({ cells }) => isEmpty(cells.slice(named))) ? width : named;
}

function isEmpty(cells: readonly string[]): boolean {
	return cells.every((cell) => cell.trim() === '');
}

function isBlank(cells: readonly string[]): boolean {
	return cells.length === 1 && isEmpty(cells);
}

function assertUnique(file: string, columns: readonly string[]): void {
	const repeated = columns.find(
		(column, index) => column !== '' && columns.indexOf(column) < index,
	);
	if (repeated === undefined) return;
	throw new UnreadableFile(file, `the column "${repeated}" appears twice`);
}

async function* csvRecords(
	{ name, text }: ExportFile,
	delimiter: string,
): AsyncGenerator<TableRecord> {
	// The parser runs ahead of this generator.
	const lines: number[] = [];
	let lastLine = 0;
	const isWhole = wholeRecord(delimiter);
	const parser = parse({
		delimiter,
		relax_column_count: true,
		relax_quotes: true,
		skip_empty_lines: true,
		raw: true,
		on_record: (parsed, info) => {
			// The parser's types do not include the result of the `raw` option.
			const { raw, record } = parsed as unknown as RawCsv;
			const line = info.lines - countLineFeeds(record);
			if (!isWhole.test(raw)) throw textAfterQuote(name, line, info.lines);
			lastLine = info.lines;
			lines.push(line);
			return parsed;
		},
	});
	const source = Readable.from(toLineFeeds(text()));
	source.once('error', (error) => parser.destroy(error));
	const records: AsyncIterable<RawCsv> = source.pipe(parser);
	try {
		for await (const { record } of records) yield { line: lines.shift() ?? 0, cells: record };
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		throw new UnreadableFile(
			name,
			`the record that begins on line ${lastLine + 1} is not CSV (${describe(cause)})`,
			{ cause },
		);
	} finally {
		source.destroy();
	}
}

interface RawCsv {
	readonly raw: string;
	readonly record: string[];
}

/**
 * Converts all line ends to line feeds, because the parser counts a CRLF within quotes as two
 * lines.
 */
async function* toLineFeeds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = '';
	for await (const piece of pieces) {
		const text = rest + piece;
		// The line feed may be in the next chunk.
		rest = text.endsWith('\r') ? '\r' : '';
		const whole = text.slice(0, text.length - rest.length);
		yield whole.includes('\r') ? whole.replace(/\r\n?/g, '\n') : whole;
	}
	if (rest !== '') yield '\n';
}

/**
 * Matches records whose fields are either fully quoted or not quoted at all (RFC 4180 §2). In an
 * unquoted field a quote is an ordinary character. The parser alone would also accept text after a
 * closing quote, and would lose quotes.
 */
export function wholeRecord(delimiter: string): RegExp {
	const field = `(?:"[^"]*(?:""[^"]*)*"|[^"${delimiter}\\n][^${delimiter}\\n]*)?`;
	const between = delimiter.replace('|', '\\|');
	return new RegExp(`^\\n*${field}(?:${between}${field})*\\n?$`);
}

function textAfterQuote(name: string, begins: number, ends: number): UnreadableFile {
	return new UnreadableFile(
		name,
		`the record that begins on line ${begins} is not CSV (text follows a closing quote, on line ${ends})`,
	);
}

function countLineFeeds(record: readonly string[]): number {
	return record.reduce((total, cell) => total + cell.split('\n').length - 1, 0);
}

/**
 * Describes a parse error without the parser's message, which repeats the text around the error and may
 * contain personal data.
 */
function describe({ code, lines }: CsvError): string {
	if (code === 'CSV_QUOTE_NOT_CLOSED') return `a quote is not closed by line ${Number(lines)}`;
	return `${code.toLowerCase().replaceAll('_', ' ')}, on line ${Number(lines)}`;
}

/**
 * Converts a record to a row. Rejects one with a cell too many, even an empty one at the end: with a comma in a text
 * that is not in quotes, the rest of the text would become the next column, such as a reply.
 */
function toRow(
	columns: readonly string[],
	{ line, cells }: TableRecord,
	width: number,
	delimiter: string,
): RawRecord {
	const further = cells.slice(columns.length);
	const isWhole = cells.length === columns.length;
	if (isWhole || (cells.length === width && isEmpty(further))) {
		return { line, columns, cells: cells.slice(0, columns.length) };
	}
	const mark = delimiter === '\t' ? 'tabs' : `"${delimiter}"`;
	const remedy =
		further.length > 0
			? `put texts with ${mark} in quotes, or name all columns in the first line`
			: 'a cell is missing, or a line break in a text is not in quotes';
	const reason = `has ${cells.length} columns, but the header has ${columns.length}: ${remedy}`;
	return { line, problem: { field: '', reason } };
}
