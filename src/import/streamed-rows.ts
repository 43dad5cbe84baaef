import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { UncutRest } from './cut-table.ts';
import { ImportError } from './import-error.ts';
import type { RawRecord } from './import-format.ts';
import type { TableHeader } from './table-header.ts';
import { toRow } from './table-rows.ts';

/**
 * Reads the rest of a table row by row, which takes longer, and can say what is wrong with it.
 * @throws {ImportError} where quotes do not match, because every later row would be a guess.
 */
export async function* streamedRows(
	name: string,
	{ pieces, line: firstLine }: UncutRest,
	delimiter: string,
	header: TableHeader,
): AsyncGenerator<RawRecord> {
	// Filled while records are parsed, which is ahead of their being read here.
	const lines: number[] = [];
	const above = firstLine - 1;
	let lastLine = above;
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
			const ends = above + info.lines;
			const line = ends - countLineFeeds(record);
			if (!isWhole.test(raw)) throw textBehindQuote(name, line, ends);
			lastLine = ends;
			lines.push(line);
			return parsed;
		},
	});
	const source = Readable.from(pieces);
	source.once('error', (error) => parser.destroy(error));
	const records: AsyncIterable<RawCsv> = source.pipe(parser);

	try {
		for await (const { record } of records) {
			const line = lines.shift() ?? 0;
			if (header.take(record)) continue;
			const row = toRow(header.columns() ?? [], { line, cells: record });
			if (row !== undefined) yield row;
		}
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		throw new ImportError(
			`Cannot import "${name}": the record that begins on line ${lastLine + 1} is not CSV (${describe(cause, above)})`,
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

function countLineFeeds(record: readonly string[]): number {
	return record.reduce((total, cell) => total + cell.split('\n').length - 1, 0);
}

/** The parser's message repeats the text around the fault, which may be personal. */
function describe({ code, lines }: CsvError, above: number): string {
	const line = above + Number(lines);
	if (code === 'CSV_QUOTE_NOT_CLOSED') return `a quote is not closed by line ${line}`;
	return `${code.toLowerCase().replaceAll('_', ' ')}, on line ${line}`;
}
