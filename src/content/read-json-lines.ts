import { createReadStream } from 'node:fs';
import type * as z from 'zod';
import { ContentError, describeIssue } from './content-error.ts';
import { textLines } from './text-lines.ts';

/** A value with the line that holds it. */
export interface JsonLine<Value> {
	readonly value: Value;
	readonly text: string;
	readonly line: number;
}

/**
 * Reads a file of one JSON value a line, line by line, skipping empty lines.
 * @throws {ContentError} that names the line.
 */
export async function* readJsonLines<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
): AsyncGenerator<JsonLine<z.output<Schema>>> {
	for await (const { line, text } of textLines(createReadStream(path, 'utf8'))) {
		// Some editors put a byte order mark in front.
		const value = parseJson(text.replace(/^\ufeff/, ''), path, line);
		const parsed = schema.safeParse(value);
		if (!parsed.success) {
			const problems = parsed.error.issues.map((issue) => describeIssue(issue, value));
			throw new ContentError(path, line, problems.join('; '));
		}
		yield { value: parsed.data, text, line };
	}
}

/** A value as one line. Some readers end a line at U+2028 and U+2029, which JSON leaves as they are. */
export function toJsonLine(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll('\u2028', String.raw`\u2028`)
		.replaceAll('\u2029', String.raw`\u2029`);
}

function parseJson(text: string, path: string, line: number): unknown {
	try {
		return JSON.parse(text);
	} catch (error) {
		const problem = error instanceof SyntaxError ? error.message : String(error);
		throw new ContentError(path, line, `the line is not JSON: ${problem}`, { cause: error });
	}
}
