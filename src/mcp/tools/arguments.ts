import type * as z from 'zod';
import { suggestName } from '../../endpoints/http/suggest-name.ts';
import { received } from '../../endpoints/http/problem.ts';
import { readText } from '../../endpoints/http/read-text.ts';
import { LISTS } from '../../search/search-params.ts';
import type { Members } from '../message.ts';
import { toInputSchema, type PropertySchema } from './tool-schemas.ts';
import { toolError, type ToolResponse } from './tool.ts';

/** An invalid argument, and the values that are allowed. */
export interface ArgumentIssue {
	/** Absent if it is about all arguments. */
	readonly name?: string;
	readonly message: string;
}

/** Codes of issues whose messages the schema itself states. */
const OWN_WORDS = ['custom', 'invalid_union'];

/** The most unknown argument names that an error repeats. */
const MAX_REPORTED_UNKNOWN = 10;

/**
 * Drops arguments that count as absent: null, which strict schemas send for them, and "". Reads numbers and booleans
 * that are sent as text, and arrays of texts for lists.
 */
export function givenArguments(schema: z.ZodObject, args: Members): Members {
	const given = Object.entries(args).flatMap(([name, value]): [string, unknown][] => {
		const parameter = Object.hasOwn(schema.shape, name) ? schema.shape[name] : undefined;
		if (parameter === undefined) return [[name, value]];
		const text = isListed(name, value) ? value.join(',') : value;
		if (text === null || text === '') return [];
		return [[name, typeof text === 'string' ? readText(parameter, text) : text]];
	});
	return Object.fromEntries(given);
}

/** Whether an array stands for a list, or for its only value. */
function isListed(name: string, value: unknown): value is string[] {
	if (!Array.isArray(value) || value.some((one) => typeof one !== 'string')) return false;
	return value.length < 2 || LISTS.has(name);
}

/** Lists all invalid and unknown arguments, each with what to send instead. */
export function findArgumentIssues(schema: z.ZodObject, args: Members): ArgumentIssue[] {
	const { properties } = toInputSchema(schema);
	const known = Object.keys(properties);
	const unknown = Object.keys(args).filter((name) => !known.includes(name));
	const reported = unknown.slice(0, MAX_REPORTED_UNKNOWN).map(received);
	const isGuessed = reported.every((name) => suggestName(name, known) !== undefined);
	const invalid = new Map(
		(schema.safeParse(args).error?.issues ?? []).flatMap((issue) =>
			issue.path.map((name) => [name, issue] as const),
		),
	);
	return [
		...known
			.flatMap((name) => invalid.get(name) ?? [])
			.map(({ path: [name = ''], code, message }) => ({
				name: String(name),
				message: OWN_WORDS.includes(code ?? '')
					? message
					: describeMistake(args[String(name)], properties[String(name)]),
			})),
		...reported.map((name) => ({ name, message: describeUnknown(name, known) })),
		...(unknown.length > reported.length ? [{ message: 'Others are not arguments, either' }] : []),
		...(isGuessed || known.length === 0
			? []
			: [{ message: `The arguments are ${known.join(', ')}` }]),
	];
}

/** Lists every issue, so that the model can correct its next call. */
export function refuse(tool: string, issues: readonly ArgumentIssue[]): ToolResponse {
	const lines = issues.map(({ name, message }) =>
		name === undefined ? message : `- ${JSON.stringify(name)} ${message}`,
	);
	return toolError([`Cannot call ${tool} with these arguments:`, ...lines].join('\n'));
}

function describeUnknown(name: string, known: readonly string[]): string {
	if (known.length === 0) return 'is not an argument: there are none';
	const meant = suggestName(name, known);
	return meant === undefined
		? 'is not an argument'
		: `is not an argument: did you mean "${meant}"?`;
}

function describeMistake(value: unknown, schema: PropertySchema | undefined): string {
	if (value === undefined) return 'is required';
	return `must be ${Array.isArray(value) ? 'one value' : describeValues(schema)}`;
}

function describeValues(schema: PropertySchema = {}): string {
	const { type, minimum, maximum, maxLength } = schema;
	if (schema.enum) return `one of ${schema.enum.map((value) => `"${value}"`).join(', ')}`;
	if (type === 'boolean') return 'true or false';
	if (type === 'integer') return `a whole number from ${minimum} to ${maximum}`;
	if (type === 'number') return `a number from ${minimum} to ${maximum}`;
	if (schema.format === 'date') return 'a day that exists, as "YYYY-MM-DD"';
	return `text of at most ${maxLength} characters`;
}
