import type * as z from 'zod';

const FOUND_LENGTH_LIMIT = 80;

/** Invalid content. The message names the file, line, field and value. */
export class ContentError extends SyntaxError {
	override name = 'ContentError';

	readonly file: string;
	readonly line: number | undefined;
	/** The message without file and line. */
	readonly problem: string;

	constructor(file: string, line: number | undefined, problem: string, options?: ErrorOptions) {
		super(`Cannot read ${file}${line === undefined ? '' : `:${line}`}: ${problem}`, options);
		this.file = file;
		this.line = line;
		this.problem = problem;
	}
}

/** Describes a zod issue: the field, the problem and the value found. */
export function describeIssue(issue: z.core.$ZodIssue, document: unknown): string {
	const problem = lowerFirst(issue.message);
	if (issue.path.length === 0) return problem;
	const found = valueAt(document, issue.path);
	const shown = found === undefined ? 'nothing' : cut(JSON.stringify(found));
	return `"${issue.path.join('.')}" ${problem}, found ${shown}`;
}

export function valueAt(document: unknown, path: readonly PropertyKey[]): unknown {
	return path.reduce<unknown>(
		// The data has no known type; zod found this path in it.
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
