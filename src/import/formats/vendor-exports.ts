import * as z from 'zod';
import { Slug } from '../../reviews/slug.ts';
import { documentOf, type FileSample } from '../files/file-sample.ts';
import { genericCsv } from '../generic/generic-csv.ts';
import { genericJson } from '../generic/generic-json.ts';
import { isQuestion } from '../generic/generic-questions.ts';
import type { ImportFormat } from './import-format.ts';
import { ImportMap } from '../generic/import-map.ts';
import { knownSource } from './known-sources.ts';
import { findList } from '../files/json-lists.ts';
import { readGeneric } from '../generic/read-generic.ts';
import vendors from './vendor-exports.json' with { type: 'json' };

/** A built-in mapping file for the exports of a vendor. Its columns are in lower case. */
const VendorExport = ImportMap.extend({
	id: Slug,
	label: z.string(),
	source: Slug,
	kinds: z.array(z.enum(['table', 'json', 'json-lines'])).default(['table', 'json', 'json-lines']),
	replies: z
		.array(z.string())
		.default([])
		.describe('Members with replies of the business, in lower case.'),
	required: z
		.array(z.string())
		.min(2)
		.describe(
			'Columns that identify the export: "a|b" is one of them, "?" any question; after "||" come names in other languages.',
		),
});
type VendorExport = z.output<typeof VendorExport>;

/** High, because all required columns are present; lower than that of a format that knows all columns. */
const CONFIDENCE = 0.9;

/** Formats for the exports of vendors that need no code of their own. */
export const VENDOR_FORMATS: readonly ImportFormat[] = z
	.array(VendorExport)
	.parse(vendors)
	.map(toFormat);

function toFormat(vendor: VendorExport): ImportFormat {
	const { id, label, source, kinds, required, ...map } = vendor;
	const preset = { ...map, constants: { ...map.constants, source } };
	// Surveys ask for ratings on scales of their own.
	const isSurvey = knownSource(source)?.first_party === true;
	const hasStars = map.scale === '5' || (!isSurvey && map.scale === undefined);
	const columns = required.map((name) =>
		name === '?' ? 'a question' : name.replace(/\|\|.*/, '').replaceAll('|', ' or '),
	);
	return {
		id,
		label,
		sourceId: source,
		takesMap: true,
		preset,
		accepts: `reviews with ${columns.join(', ')}`,
		kinds,
		confidence: (sample) =>
			kinds.includes(sample.kind) && hasColumns(columnsIn(sample, map.records), required)
				? CONFIDENCE
				: 0,
		settle: async (file, answers, business) =>
			formatFor(file.sample).settle?.(file, { ...answers, preset, hasStars }, business) ?? answers,
		parse: (file, answers) => formatFor(file.sample).parse(file, { ...answers, preset }),
		read: readGeneric,
	};
}

function formatFor({ kind }: FileSample): ImportFormat {
	return kind === 'table' ? genericCsv : genericJson;
}

function hasColumns(names: readonly string[], required: readonly string[]): boolean {
	return required.every((wanted) =>
		wanted === '?'
			? names.some(isQuestion)
			: wanted.split(/\|+/).some((name) => names.includes(name)),
	);
}

/** Returns the columns of a table, or the member names of the records in a document, in lower case. */
export function columnsIn(
	sample: FileSample,
	records?: string | readonly string[],
): readonly string[] {
	if (sample.kind === 'table') return sample.columns;
	const document = documentOf(sample);
	const known = records === undefined ? undefined : findList(document, records);
	return (known ?? findList(document))?.names ?? [];
}
