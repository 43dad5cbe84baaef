import type { ImportFormat } from './import-format.ts';
import { jsonRecords, recordsIn, shareOfRecords } from './json-records.ts';

export interface DocumentFormat extends Pick<ImportFormat, 'id' | 'label' | 'sourceId' | 'read'> {
	/** Plural noun for the records, as in "JSON of …". */
	readonly records: string;
	/** Members of a page that may hold its records. */
	readonly pages: readonly string[];
	/** Sets of required members. A record must have all members of one set. */
	readonly required: readonly (readonly string[])[];
	readonly optional: readonly string[];
	idOf(record: object): unknown;
}

/** Defines a JSON format: a page, a list of pages or records, or one of them per line. */
export function defineDocumentFormat({
	records,
	pages,
	required,
	optional,
	idOf,
	...format
}: DocumentFormat): ImportFormat {
	const recordsOf = recordsIn(...pages);
	const shapes = required.map((keys) => keys.map((key) => `"${key}"`).join(', '));
	return {
		...format,
		takes: `JSON of ${records} with ${shapes.join(' or ')}`,
		kinds: ['json', 'json-lines'],
		confidence: (sample) => shareOfRecords(sample, recordsOf, required, optional),
		parse: (file) =>
			jsonRecords(file, {
				recordsOf,
				idOf: (record) =>
					typeof record === 'object' && record !== null ? idOf(record) : undefined,
			}),
	};
}
