import { Readable } from 'node:stream';
import { CsvError, parse } from 'csv-parse';
import type { ExportFile } from './export-file.ts';
import { toColumns } from './file-sample.ts';
import { ImportError } from './import-error.ts';
import type { RawRecord } from './import-format.ts';

/**
 * Reads the rows below the header as objects by column name, one at a time.
 * @throws {ImportError} where quotes do not match, because every later row would be a guess.
 */
export async function* csvRows(file: ExportFile, delimiter: string): AsyncGenerator<RawRecord> {
	const parser = parse({ delimiter, info: true, relax_column_count: true, skip_empty_lines: true });
	const source = Readable.from(file.text());
	source.once('error', (error) => parser.destroy(error));
	const rows: AsyncIterable<CsvRow> = source.pipe(parser);

	let columns: string[] | undefined;
	let nextLine = 1;
	let emptyLines = 0;
	try {
		for await (const { record, info } of rows) {
			const line = nextLine + info.empty_lines - emptyLines;
			emptyLines = info.empty_lines;
			nextLine = line + 1 + countLineBreaks(record);
			if (columns === undefined) columns = readHeader(record, file.name);
			else if (record.length > 1 || record[0]?.trim() !== '') yield toRow(columns, record, line);
		}
	} catch (cause) {
		if (!(cause instanceof CsvError)) throw cause;
		throw new ImportError(
			`Cannot import "${file.name}": the record that begins on line ${nextLine} is not CSV (${describe(cause)})`,
			{ cause },
		);
	} finally {
		source.destroy();
	}
}

interface CsvRow {
	readonly record: string[];
	readonly info: { readonly empty_lines: number };
}

function toRow(columns: readonly string[], record: readonly string[], line: number): RawRecord {
	if (record.length !== columns.length) {
		const reason = `has ${record.length} columns where the header has ${columns.length}`;
		return { line, problem: { field: '', reason } };
	}
	return {
		line,
		value: Object.fromEntries(columns.map((column, index) => [column, record[index]])),
	};
}

function readHeader(record: readonly string[], name: string): string[] {
	const columns = toColumns(record);
	const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) < index);
	if (twice === undefined) return columns;
	throw new ImportError(`Cannot import "${name}": the column "${twice}" stands in it twice`);
}

/** The parser's own line count takes CRLF within quotes for two. */
function countLineBreaks(record: readonly string[]): number {
	return record.reduce((total, cell) => total + (cell.match(/\r\n?|\n/g)?.length ?? 0), 0);
}

/** The parser's message repeats the text around the fault, which may be personal. */
function describe({ code }: CsvError): string {
	if (code === 'CSV_QUOTE_NOT_CLOSED') return 'a quote is not closed';
	if (code === 'INVALID_OPENING_QUOTE') return 'a quote stands within a field that is not quoted';
	return code.toLowerCase().replaceAll('_', ' ');
}
