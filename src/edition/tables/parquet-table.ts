import { parquetWriteBuffer, type ParquetWriteOptions } from 'hyparquet-writer';

type SchemaElement = NonNullable<ParquetWriteOptions['schema']>[number];

/** Few enough rows that a reader gets the newest reviews without the whole file. */
const ROWS_IN_A_GROUP = 5_000;

const TYPES = {
	text: { type: 'BYTE_ARRAY', converted_type: 'UTF8' },
	integer: { type: 'INT32' },
	double: { type: 'DOUBLE' },
	boolean: { type: 'BOOLEAN' },
	/** Written as `YYYY-MM-DD`. */
	date: { type: 'INT32', converted_type: 'DATE' },
	/** Written as RFC 3339; in UTC in the file. */
	time: { type: 'INT64', converted_type: 'TIMESTAMP_MILLIS' },
} as const satisfies Record<string, Partial<SchemaElement>>;

/** The value of a column in a row, in the form in which JSON has it. */
type Cell = string | number | boolean | readonly (string | Readonly<Record<string, string>>)[];

/** A column of a table. */
export interface Column<Row> {
	/** A list is of texts or, if it names fields, of objects with these texts. */
	readonly type: keyof typeof TYPES | 'list' | { readonly fields: readonly string[] };
	/** Returns `undefined` for an empty cell; a list is never absent. */
	readonly value: (row: Row) => Cell | undefined;
}

/**
 * Renders a table as Apache Parquet, compressed with Snappy, which every reader knows. The same rows
 * always give the same bytes.
 */
export function renderParquet<Row>(
	columns: Readonly<Record<string, Column<Row>>>,
	rows: readonly Row[],
): Uint8Array {
	const entries = Object.entries(columns);
	const schema = entries.flatMap(([name, { type }]) => describeColumn(name, type));
	const columnData = entries.map(([name, { type, value }]) => {
		const isTime = type === 'date' || type === 'time';
		const toCell = (cell: Cell | undefined) =>
			isTime && typeof cell === 'string' ? new Date(cell) : cell;
		return { name, data: rows.map((row) => toCell(value(row))) };
	});
	const root = { name: 'root', num_children: entries.length };
	const options = { schema: [root, ...schema], columnData, rowGroupSize: ROWS_IN_A_GROUP };
	return new Uint8Array(parquetWriteBuffer(options));
}

function describeColumn(name: string, type: Column<never>['type']): SchemaElement[] {
	if (typeof type === 'string' && type !== 'list') {
		return [{ name, repetition_type: 'OPTIONAL', ...TYPES[type] }];
	}
	const element = { name: 'element', repetition_type: 'REQUIRED' } as const;
	const fields = type === 'list' ? [] : type.fields;
	return [
		{ name, repetition_type: 'REQUIRED', converted_type: 'LIST', num_children: 1 },
		{ name: 'list', repetition_type: 'REPEATED', num_children: 1 },
		fields.length === 0
			? { ...element, ...TYPES.text }
			: { ...element, num_children: fields.length },
		...fields.map((field) => ({ ...element, name: field, ...TYPES.text })),
	];
}
