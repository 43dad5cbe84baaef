import { createReadStream } from 'node:fs';
import type * as z from 'zod';
import { refuseFile, toIssueProblem, type ContentProblem } from './content-problem.ts';
import { textLines } from './text-lines.ts';

/** A value with its text and line number. */
export interface JsonLine<Value> {
	readonly value: Value;
	readonly text: string;
	readonly line: number;
}

/** A line in a file, or the problems with it. */
export type InspectedLine<Value> =
	| (JsonLine<Value> & { readonly problems?: undefined })
	| {
			readonly line: number;
			readonly problems: readonly ContentProblem[];
	  };

/** Reads a file with one JSON value per line, and yields the problems of invalid lines. */
export async function* inspectJsonLines<Schema extends z.ZodType>(
	file: string,
	schema: Schema,
): AsyncGenerator<InspectedLine<z.output<Schema>>> {
	for await (const { line, text } of textLines(createReadStream(file, 'utf8'))) {
		// Some editors add a byte order mark.
		let value: unknown;
		try {
			value = JSON.parse(text.replace(/^\ufeff/, ''));
		} catch (cause) {
			// `JSON.parse` throws nothing else.
			const problem = `the line is not JSON: ${(cause as SyntaxError).message}`;
			const remedy = 'fix the line, or restore it from version control';
			yield { line, problems: [{ file, line, problem, remedy, cause }] };
			continue;
		}
		if (/\\u[dD]/.test(text) && HALF_CHARACTER.test(text)) {
			const problem = 'the line contains half a character, such as \\ud83d';
			const remedy = 'delete it, or write the whole character';
			yield { line, problems: [{ file, line, problem, remedy }] };
			continue;
		}
		const { data, error } = schema.safeParse(value);
		if (error === undefined) yield { value: data, text, line };
		else {
			const issues = error.issues.flatMap(closestIssues);
			yield {
				line,
				problems: issues.map((issue) => ({ file, line, ...toIssueProblem(issue, value) })),
			};
		}
	}
}

/** Returns the issues with the kind of value that comes closest, if none of several kinds matches. */
function closestIssues(issue: z.core.$ZodIssue): readonly z.core.$ZodIssue[] {
	if (issue.code !== 'invalid_union' || issue.path.length > 0) return [issue];
	return issue.errors.toSorted((a, b) => a.length - b.length)[0] ?? [issue];
}

/** A lone surrogate, as JSON writes it. Canonical JSON (RFC 8785 §3.2.2.2) does not allow it. */
const HALF_CHARACTER =
	/(?<!\\)(?:\\\\)*(?:\\u[dD][89abAB][0-9a-fA-F]{2}(?!\\u[dD][c-fC-F])|(?<!\\u[dD][89abAB][0-9a-fA-F]{2})\\u[dD][c-fC-F])/;

/**
 * Reads a file with one JSON value per line, skipping blank lines.
 * @throws {ContentError} with the line number.
 */
export async function* readJsonLines<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
): AsyncGenerator<JsonLine<z.output<Schema>>> {
	for await (const inspected of inspectJsonLines(path, schema)) {
		if (inspected.problems === undefined) yield inspected;
		else refuseFile(inspected.problems);
	}
}

/**
 * Renders a value as one line. Escapes U+2028 and U+2029, which JSON allows but some readers treat
 * as line ends.
 */
export function toJsonLine(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll('\u2028', String.raw`\u2028`)
		.replaceAll('\u2029', String.raw`\u2029`);
}
