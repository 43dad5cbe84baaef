import * as z from 'zod';
import { valueAt } from '../content/content-error.ts';
import type { RecordProblem } from './import-report.ts';
import { toEcho } from './join-problems.ts';

export type ParsedRecord<Schema extends z.ZodType> =
	{ readonly data: z.output<Schema> } | { readonly problems: readonly RecordProblem[] };

/**
 * Validates a record, and explains what is wrong with its members. Shows only the values of the
 * members in `echoed`: others may contain names, addresses or review text.
 */
export function parseRecord<Schema extends z.ZodType>(
	schema: Schema,
	record: unknown,
	echoed: ReadonlySet<string>,
): ParsedRecord<Schema> {
	const parsed = schema.safeParse(record, { error: toRule });
	if (parsed.success) return { data: parsed.data };
	const problems = parsed.error.issues.map(({ path, message }) => {
		const value = echoed.has(String(path[0] ?? '')) ? valueAt(record, path) : undefined;
		const found = value === undefined ? undefined : toEcho(value);
		return { field: path.join('.'), reason: message, found };
	});
	return { problems };
}

const KINDS: ReadonlyMap<string, string> = new Map([
	['string', 'text'],
	['number', 'a number'],
	['boolean', 'true or false'],
	['array', 'a list'],
	['object', 'an object with named members'],
]);

/** Default error messages, for schemas without their own. */
function toRule(issue: z.core.$ZodRawIssue): string {
	if (issue.input === undefined || issue.input === null) return 'must be given';
	if (issue.code === 'invalid_type') {
		return `must be ${KINDS.get(issue.expected) ?? `of the kind "${issue.expected}"`}`;
	}
	if (issue.code === 'invalid_value')
		return `must be one of ${issue.values.map(String).join(', ')}`;
	if (issue.code === 'too_small' && issue.origin === 'string') return 'must not be empty';
	if (issue.code === 'too_big' && issue.origin === 'string') {
		return `must be at most ${issue.maximum} characters long`;
	}
	return 'has a form that cannot be stored';
}
