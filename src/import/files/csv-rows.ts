import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ExportFile } from './export-file.ts';
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
	let columns =
		file.sample.kind === 'table' && file.sample.isHeaderless === true
			? file.sample.columns
			: undefined;
	for await (const { line, cells } of file.rows ?? csvRecords(file, delimiter)) {
		const namesSeparator = isFirst && separatorOf(cells.join(delimiter)) !== undefined;
		isFirst = false;
		if (namesSeparator) continue;
		if (columns === undefined) {
			columns = toColumns(cells);
			assertUnique(file.name, columns);
			continue;
		}
		if (isSecondHeader(columns, cells)) continue;
		const row = toRow(columns, line, cells);
		if (row !== undefined) yield row;
	}
}

/** SurveyMonkey labels the answers of each question in a row without a respondent. */
function isSecondHeader([name]: readonly string[], [cell]: readonly string[]): boolean {
	return cell?.trim() === '' && /^respondent[ _]?id$/.test(name ?? '');
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

/** Converts a record to a row. Returns `undefined` for a blank record. */
function toRow(
	columns: readonly string[],
	line: number,
	cells: readonly string[],
): RawRecord | undefined {
	if (cells.length === 1 && cells[0]?.trim() === '') return undefined;
	const isWhole = cells.length === columns.length;
	const further = cells.slice(columns.length);
	// Some programs end every row with a delimiter.
	if (isWhole || (further.length > 0 && further.every((cell) => cell.trim() === ''))) {
		return { line, columns, cells: cells.slice(0, columns.length) };
	}
	const remedy =
		further.length > 0
			? 'add the names of the missing columns to the first line of the file'
			: 'a cell is missing, or a line break in a text is not in quotes';
	const reason = `has ${cells.length} columns, but the header has ${columns.length}: ${remedy}`;
	return { line, problem: { field: '', reason } };
}
