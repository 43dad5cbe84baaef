import * as z from 'zod';
import { readYaml } from '../../content/read-yaml.ts';
import { isTimeZone } from '../../reviews/calendar-date.ts';
import { Slug } from '../../reviews/slug.ts';
import { CONSENTS } from '../values/consent.ts';
import {
	Incentive,
	LanguageTag,
	Rating,
	Relationship,
	VerificationMethod,
	VisitType,
} from '../../reviews/review.ts';
import { isDatePattern } from '../values/date-pattern.ts';
import { GENERIC_FIELDS } from './generic-fields.ts';
import { SCALE_NAMES } from '../values/rating-scale.ts';
import { ENCODINGS } from '../files/text-encoding.ts';

const Column = z.string().trim().min(1);
const Names = z.array(Column).min(1);

/** A mapping file: the operator's description of an export. */
export const ImportMap = z.strictObject(
	{
		delimiter: z
			.enum([',', ';', '|', '\t', 'tab'])
			.transform((written) => (written === 'tab' ? '\t' : written))
			.optional(),
		encoding: z.enum(ENCODINGS).optional(),
		header: z
			.union([z.literal('present'), z.array(z.string().trim()).min(1)])
			.optional()
			.describe(
				'Column names, from left to right, if the file has none; "" for a column without a name.',
			),
		fields: z
			.partialRecord(z.enum(GENERIC_FIELDS), z.union([Column, Names]), {
				error: `must assign columns to these fields: ${GENERIC_FIELDS.join(', ')}`,
			})
			.default({})
			.describe(
				'Column of each field, or several: the first that is not empty is used, and with it the answers to questions, if columns of the text are questions. Fields not listed here are found by column name.',
			),
		records: z
			.union([Column, Names])
			.optional()
			.describe(
				'For JSON: where the reviews are: a list like "reviews" or "data[].reviews", or several. The members of the objects around it are parent.name and so on.',
			),
		constants: z
			.strictObject({
				source: Slug.optional(),
				location: Slug.optional(),
				language: LanguageTag.optional(),
			})
			.default({}),
		date_order: z.enum(['dmy', 'mdy']).optional(),
		date_pattern: z
			.string()
			.refine(isDatePattern, 'must have year, month and day, like "DD.MM.YYYY HH:mm"')
			.optional(),
		scale: z.preprocess(
			(written) => (typeof written === 'number' ? String(written) : written),
			z.enum(SCALE_NAMES).optional(),
		),
		time_zone: z.string().refine(isTimeZone, 'must be a time zone, like "Europe/Paris"').optional(),
		personal: Names.optional().describe('Columns that identify the customer or the order.'),
		ignore: Names.optional().describe('Columns to ignore.'),
		values: z
			.strictObject({
				rating: z
					.record(z.string(), Rating)
					.optional()
					.describe('Stars for words, as in { "Very satisfied": 5 }.'),
				recommends: z.record(z.string(), z.boolean()).optional(),
				visit_type: z.record(z.string(), VisitType).optional(),
				incentive: z.record(z.string(), Incentive.shape.kind.or(z.literal('none'))).optional(),
				relationship: z.record(z.string(), Relationship.or(z.literal('none'))).optional(),
				location: z.record(z.string(), Slug).optional(),
				source: z.record(z.string(), Slug).optional(),
				status: z.record(z.string(), z.enum(['published', 'withheld'])).optional(),
				consent: z
					.record(z.string(), z.preprocess(toWord, z.enum(CONSENTS)))
					.optional()
					.describe('Whether answers such as "internally" allow publication.'),
				confidential: z
					.record(z.string(), z.preprocess(toWord, z.enum(['yes', 'no'])))
					.optional()
					.describe('Whether answers such as "rather not" keep the review from publication.'),
			})
			.default({}),
		proof: z
			.strictObject({ column: Column, method: VerificationMethod })
			.optional()
			.describe(
				'Column that proves the visit if its cell is not empty, and the method that it proves.',
			),
	},
	{ error: (issue) => (issue.code === 'unrecognized_keys' ? describeKeys(issue.keys) : undefined) },
);
export type ImportMap = z.output<typeof ImportMap>;

/** The mapping for the exports of a vendor. */
export interface Preset extends ImportMap {
	/** Members with replies of the business whose name means something else in other exports. */
	readonly replies?: readonly string[];
}

/** @throws {ContentError} with the file, line and field of the error. */
export function loadImportMap(path: string): Promise<ImportMap> {
	return readYaml(path, ImportMap);
}

/** Completes a mapping with what is known of the exports of a vendor. */
export function withPreset(
	map: ImportMap | undefined,
	preset: ImportMap | undefined,
): ImportMap | undefined {
	if (map === undefined || preset === undefined) return map ?? preset;
	return {
		...preset,
		...map,
		fields: { ...preset.fields, ...map.fields },
		constants: { ...preset.constants, ...map.constants },
		values: { ...preset.values, ...map.values },
	};
}

/** YAML 1.1 and people read yes and no as true and false. */
function toWord(written: unknown): unknown {
	return typeof written === 'boolean' ? (written ? 'yes' : 'no') : written;
}

function describeKeys(keys: readonly string[]): string {
	const names = keys.map((key) => `"${key}"`).join(', ');
	return `unknown ${names}; a mapping file can have ${Object.keys(ImportMap.shape).join(', ')}`;
}
