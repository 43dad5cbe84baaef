import type * as z from 'zod';
import type { RecordProblem } from './import-report.ts';

const LONGEST_ECHO = 60;

/**
 * What zod found wrong with a record, with the offending values of the named fields only: any other
 * field may hold a name, an address or a text.
 */
export function problemsOf(
	error: z.ZodError,
	record: unknown,
	echoed: ReadonlySet<string>,
): RecordProblem[] {
	return error.issues.map(({ path, message }) => {
		const field = path.join('.');
		const root = String(path[0] ?? '');
		const value = echoed.has(root) ? valueAt(record, path) : undefined;
		return { field, reason: message, found: value === undefined ? undefined : toEcho(value) };
	});
}

/** One entry for a record: its first problem, and the others in the reason. */
export function joinProblems(problems: readonly RecordProblem[]): RecordProblem {
	const [first, ...others] = problems;
	if (first === undefined) throw new TypeError('Cannot join problems: there are none');
	const more = others.map(({ field, reason }) => `${field}: ${reason}`);
	return { ...first, reason: [first.reason, ...more].join('; ') };
}

/** A value short enough to be one; a longer one is a text that has slipped into the field. */
export function toEcho(value: unknown): string {
	const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
	return written.length > LONGEST_ECHO ? `${written.length} characters` : written;
}

function valueAt(record: unknown, path: readonly PropertyKey[]): unknown {
	let value: unknown = record;
	for (const key of path) {
		if (typeof value !== 'object' || value === null) return undefined;
		// Any key may be looked up in an object; what is not there is undefined.
		value = (value as Record<PropertyKey, unknown>)[key];
	}
	return value;
}
