import { csvRows } from './csv-rows.ts';
import type { FileSample } from './file-sample.ts';
import { columnsOf, confidenceOf } from './generic-fields.ts';
import type { ImportFormat } from './import-format.ts';
import { readGeneric } from './read-generic.ts';
import { settleGeneric } from './settle-generic.ts';

/** Tables from any program, read by their column names or a mapping file. */
export const genericCsv: ImportFormat = {
	id: 'generic-csv',
	label: 'other tables, by the names of their columns or --map',
	takes:
		'a table parted by commas, semicolons, tabs or bars, with a rating, a date and a text or an id',
	kinds: ['table'],
	isGeneric: true,
	confidence,
	settle: (file, answers, business) => {
		const names = file.sample.kind === 'table' ? file.sample.columns : [];
		return settleGeneric({ file, answers, business, names, records: () => csvRows(file) });
	},
	parse: csvRows,

	read: readGeneric,
};

function confidence(sample: FileSample): number {
	return sample.kind === 'table' ? confidenceOf(columnsOf(sample.columns)) : 0;
}
