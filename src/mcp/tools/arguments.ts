import type * as z from 'zod';
import { closestName } from '../../endpoints/http/query.ts';
import { received } from '../../endpoints/http/problem.ts';
import type { Members } from '../message.ts';
import { toInputSchema, type PropertySchema } from './tool-schemas.ts';
import { toolError, type ToolResponse } from './tool.ts';

/** An invalid argument, and the values that are allowed. */
export interface ArgumentIssue {
	readonly name: string;
	readonly message: string;
}

/** The most unknown argument names that an error repeats. */
const MAX_REPORTED_UNKNOWN = 10;

/** Lists all invalid and unknown arguments, each with what to send instead. */
export function findArgumentIssues(schema: z.ZodObject, args: Members): ArgumentIssue[] {
	const { properties } = toInputSchema(schema);
	const known = Object.keys(properties);
	const unknown = Object.keys(args).filter((name) => !known.includes(name));
	const reported = unknown.slice(0, MAX_REPORTED_UNKNOWN).map(received);
	const invalid = new Set((schema.safeParse(args).error?.issues ?? []).flatMap(({ path }) => path));
	return [
		...known
			.filter((name) => invalid.has(name))
			.map((name) => ({ name, message: `must be ${describeValues(properties[name])}` })),
		...reported.map((name) => ({ name, message: describeUnknown(name, known) })),
		...(unknown.length > reported.length
			? [{ name: '…', message: 'and others are not arguments' }]
			: []),
	];
}

/** Lists every issue, so that the model can correct its next call. */
export function refuse(tool: string, issues: readonly ArgumentIssue[]): ToolResponse {
	const lines = issues.map(({ name, message }) => `- ${JSON.stringify(name)} ${message}`);
	return toolError([`Cannot call ${tool} with these arguments:`, ...lines].join('\n'));
}

function describeUnknown(name: string, known: readonly string[]): string {
	if (known.length === 0) return 'is not an argument: there are none';
	return `is not an argument: the closest is "${closestName(name, known)}"`;
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
