import type { ExportFile } from './export-file.ts';
import { separatorOf, toColumns } from './file-sample.ts';
import { ImportError } from './import-error.ts';

/** Detects the lines above the rows of a table. */
export interface TableHeader {
	/** Undefined until the header was read. */
	columns(): readonly string[] | undefined;
	/**
	 * Reads the next record of the file, and returns whether it is above the rows.
	 * @throws {ImportError} if a column name is used twice.
	 */
	take(record: readonly string[]): boolean;
}

/** The first line may name the delimiter, with or without a header after it. */
export function createTableHeader({ name, sample }: ExportFile, delimiter: string): TableHeader {
	let columns =
		sample.kind === 'table' && sample.isHeaderless === true ? sample.columns : undefined;
	let isFirst = true;
	return {
		columns: () => columns,
		take(record) {
			const namesSeparator = isFirst && separatorOf(record.join(delimiter)) !== undefined;
			isFirst = false;
			if (namesSeparator) return true;
			if (columns !== undefined) return false;
			columns = readHeader(record, name);
			return true;
		},
	};
}

function readHeader(record: readonly string[], name: string): readonly string[] {
	const columns = toColumns(record);
	const twice = columns.find((column, index) => column !== '' && columns.indexOf(column) < index);
	if (twice === undefined) return columns;
	throw new ImportError(`Cannot import "${name}": the column "${twice}" stands in it twice`);
}
