import type * as z from 'zod';

const FOUND_LENGTH_LIMIT = 80;

/** Content that breaks a rule: names the file, the line, the field and what was found there. */
export class ContentError extends SyntaxError {
	override name = 'ContentError';
	/** The message without its place. */
	readonly problem: string;

	constructor(file: string, line: number | undefined, problem: string, options?: ErrorOptions) {
		super(`Cannot read ${file}${line === undefined ? '' : `:${line}`}: ${problem}`, options);
		this.problem = problem;
	}
}

/** Says of one zod issue which field is wrong, why, and what stands there. */
export function describeIssue(issue: z.core.$ZodIssue, document: unknown): string {
	const problem = lowerFirst(issue.message);
	if (issue.path.length === 0) return problem;
	const found = valueAt(document, issue.path);
	const shown = found === undefined ? 'nothing' : cut(JSON.stringify(found));
	return `"${issue.path.join('.')}" ${problem}, found ${shown}`;
}

function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		// Walks data of unknown shape along a path that zod found in it.
		(value, key) => (value as Record<PropertyKey, unknown> | null | undefined)?.[key],
		document,
	);
}

function cut(text: string): string {
	return text.length > FOUND_LENGTH_LIMIT ? `${text.slice(0, FOUND_LENGTH_LIMIT)}…` : text;
}

function lowerFirst(sentence: string): string {
	return sentence.charAt(0).toLowerCase() + sentence.slice(1);
}
