import type { RecordProblem } from './import-report.ts';

/** Longer than the names that Google gives to locations: accounts/…/locations/… */
const LONGEST_ECHO = 80;

/** Combines all problems of a record into one entry. */
export function joinProblems(problems: readonly RecordProblem[]): RecordProblem {
	const [first, ...others] = problems;
	if (first === undefined) throw new TypeError('Cannot join problems: there are none');
	const more = others.map(({ field, reason }) => `"${field}" ${reason}`);
	return { ...first, reason: [first.reason, ...more].join('; ') };
}

/**
 * Returns a value for the report. For a long value, which is probably misplaced text, returns only its
 * length.
 */
export function toEcho(value: unknown): string {
	const written = typeof value === 'string' ? value : (JSON.stringify(value) ?? String(value));
	return written.length > LONGEST_ECHO ? `${written.length} characters` : written;
}
