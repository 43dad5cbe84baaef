import type * as z from 'zod';
import { csvRows } from '../files/csv-rows.ts';
import type { ImportFormat } from './import-format.ts';
import { shareOfKeys } from '../files/json-records.ts';
import { createReader, type RecordForm } from './platform-draft.ts';

export interface TableFormat<Schema extends z.ZodType>
	extends Pick<ImportFormat, 'id' | 'label' | 'sourceId'>, RecordForm<Schema> {
	/** Required columns, in lower case. */
	readonly required: readonly string[];
	/** At least one of these columns must be present. */
	readonly oneOf?: readonly string[];
	readonly optional: readonly string[];
}

/** Defines a format for tables, recognized by their column names. */
export function defineTableFormat<Schema extends z.ZodType>(
	format: TableFormat<Schema>,
): ImportFormat {
	const { id, label, sourceId, required, oneOf = [], optional } = format;
	const choice = oneOf.length === 0 ? '' : ` and ${oneOf.join(' or ')}`;
	return {
		id,
		label,
		sourceId,
		accepts: `a table with the columns ${required.join(', ')}${choice}`,
		kinds: ['table'],
		confidence: (sample) => {
			if (sample.kind !== 'table') return 0;
			const { columns } = sample;
			if (oneOf.length > 0 && !oneOf.some((column) => columns.includes(column))) return 0;
			return shareOfKeys(columns, required, optional);
		},
		parse: csvRows,
		read: createReader(format),
	};
}
