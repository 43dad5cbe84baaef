import { csvRows } from '../files/csv-rows.ts';
import type { FileSample } from '../files/file-sample.ts';
import { columnsOf, confidenceOf } from './generic-fields.ts';
import type { ImportFormat } from '../formats/import-format.ts';
import { readGeneric } from './read-generic.ts';
import { settleGeneric } from './settle-generic.ts';

/** Tables from any program, read by their column names or a mapping file. */
export const genericCsv: ImportFormat = {
	id: 'generic-csv',
	label: 'other tables, by column names or --map',
	accepts:
		'a table separated by commas, semicolons, tabs or vertical bars, with a rating, a date, and text or an id',
	kinds: ['table'],
	isGeneric: true,
	confidence: (sample) => confidenceOf(columnsOf(columnsIn(sample))),
	settle: (file, ...given) =>
		settleGeneric(
			file.name,
			given,
			columnsIn(file.sample),
			() => csvRows(file),
			headingsIn(file.sample),
		),
	parse: csvRows,
	read: readGeneric,
};

function columnsIn(sample: FileSample): readonly string[] {
	return sample.kind === 'table' ? sample.columns : [];
}

function headingsIn(sample: FileSample): ReadonlyMap<string, string> {
	const { columns = [], headings = [] } = sample.kind === 'table' ? sample : {};
	return new Map(columns.map((name, at) => [name, headings[at] ?? name]));
}
