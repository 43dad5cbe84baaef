import type { RecordProblem } from './import-report.ts';

const LONGEST_ECHO = 60;

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
