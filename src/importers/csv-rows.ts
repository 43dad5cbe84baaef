import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ExportFile } from './export-file.ts';
import { separatorOf, toColumns } from './file-sample.ts';
import { ImportError } from './import-error.ts';
import type { RawRecord } from './import-format.ts';

/**
 * Reads the rows below the header, one at a time.
 * @throws {ImportError} where quotes do not match, because every later row would be a guess.
 */
export async function* csvRows(file: ExportFile, delimiter: string): AsyncGenerator<RawRecord> {
	// Filled while records are parsed, which is ahead of their being read here.
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
			// The types of the parser do not know what `raw` makes of a record.
			const { raw, record } = parsed as unknown as RawCsv;
			const line = info.lines - countLineFeeds(record);
			if (!isWhole.test(raw)) throw textBehindQuote(file.name, line, info.lines);
			lastLine = info.lines;
			lines.push(line);
			return parsed;
		},
	});
	const source = Readable.from(toLineFeeds(file.text()));
	source.once('error', (error) => parser.destroy(error));
	const records: AsyncIterable<RawCsv> = source.pipe(parser);

	const { sample } = file;
	let columns =
		sample.kind === 'table' && sample.isHeaderless === true ? sample.columns : undefined;
	let isFirst = true;
	try {
		for await (const { record } of records) {
			const line = lines.shift() ?? 0;
			const namesSeparator = isFirst && separatorOf(record.join(delimiter)) !== undefined;
			isFirst = false;
			if (namesSeparator) continue;
			if (columns === undefined) columns = readHeader(record, file.name);
			else if (record.length > 1 || record[0]?.trim() !== '') yield toRow(columns, record, line);
		}
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		throw new ImportError(
			`Cannot import "${file.name}": the record that begins on line ${lastLine + 1} is not CSV (${describe(cause)})`,
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
 * Fields that are quoted from end to end, or not at all. The parser takes a quote within a field that
 * is not quoted as it stands, but would also mend text behind a closing quote, and lose quotes.
 */
function wholeRecord(delimiter: string): RegExp {
	const field = `(?:"[^"]*(?:""[^"]*)*"|[^"${delimiter}\\n][^${delimiter}\\n]*)?`;
	const between = delimiter.replace('|', '\\|');
	return new RegExp(`^\\n*${field}(?:${between}${field})*\\n?$`);
}

function textBehindQuote(name: string, begins: number, ends: number): ImportError {
	return new ImportError(
		`Cannot import "${name}": the record that begins on line ${begins} is not CSV (text stands behind a quote that closes a field, on line ${ends})`,
	);
}

function toRow(columns: readonly string[], record: readonly string[], line: number): RawRecord {
	if (record.length !== columns.length) {
		const reason = `has ${record.length} columns where the header has ${columns.length}`;
		return { line, problem: { field: '', reason } };
	}
	return { line, columns, cells: record };
}

function readHeader(record: readonly string[], name: string): readonly string[] {
	const columns = toColumns(record);
	const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) < index);
	if (twice === undefined) return columns;
	throw new ImportError(`Cannot import "${name}": the column "${twice}" stands in it twice`);
}

/** Every line end as a line feed: the parser's own line count takes CRLF within quotes for two. */
async function* toLineFeeds(pieces: AsyncIterable<string>): AsyncGenerator<string> {
	let rest = '';
	for await (const piece of pieces) {
		const text = rest + piece;
		// A line feed may follow in the next piece.
		rest = text.endsWith('\r') ? '\r' : '';
		yield text.slice(0, text.length - rest.length).replace(/\r\n?/g, '\n');
	}
	if (rest !== '') yield '\n';
}

function countLineFeeds(record: readonly string[]): number {
	return record.reduce((total, cell) => total + cell.split('\n').length - 1, 0);
}

/** The parser's message repeats the text around the fault, which may be personal. */
function describe(error: CsvError): string {
	const { code, lines } = error;
	if (code === 'CSV_QUOTE_NOT_CLOSED') return `a quote is not closed by line ${lines}`;
	return `${code.toLowerCase().replaceAll('_', ' ')}, on line ${lines}`;
}
