import type * as z from 'zod';
import type { ImportFormat } from './import-format.ts';
import { jsonRecords, recordsIn, shareOfRecords } from '../files/json-records.ts';
import { createReader, findId, type RecordForm } from './platform-draft.ts';

export interface DocumentFormat<Schema extends z.ZodType>
	extends Pick<ImportFormat, 'id' | 'label' | 'sourceId'>, RecordForm<Schema> {
	/** Plural noun for the records, as in "JSON of …". */
	readonly records: string;
	/** Members of a page that may hold its records. */
	readonly pages: readonly string[];
	/** Finds the records in an entry of a page, if they are not the entries themselves. */
	unwrap?(entry: unknown): unknown[];
	/** Sets of required members. A record must have all members of one set. */
	readonly required: readonly (readonly string[])[];
	readonly optional: readonly string[];
}

/** Defines a JSON format: a page, a list of pages or records, or one of them per line. */
export function defineDocumentFormat<Schema extends z.ZodType>(
	format: DocumentFormat<Schema>,
): ImportFormat {
	const { id, label, sourceId, records, pages, required, optional } = format;
	const { unwrap = (entry) => [entry] } = format;
	const open = recordsIn(...pages);
	const recordsOf = (value: unknown) => open(value).flatMap(unwrap);
	const shapes = required.map((keys) => keys.map((key) => `"${key}"`).join(', '));
	return {
		id,
		label,
		sourceId,
		accepts: `JSON of ${records} with ${shapes.join(' or ')}`,
		kinds: ['json', 'json-lines'],
		confidence: (sample) => shareOfRecords(sample, recordsOf, required, optional),
		parse: (file) =>
			jsonRecords(file, { recordsOf, idOf: (record) => findId(format.idOf, record) }),
		read: createReader(format),
	};
}
