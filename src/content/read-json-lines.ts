import { createReadStream } from 'node:fs';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import { toIssueProblem, type ContentProblem } from './content-problem.ts';
import { textLines } from './text-lines.ts';

/** A value with the line that holds it. */
export interface JsonLine<Value> {
	readonly value: Value;
	readonly text: string;
	readonly line: number;
}

/** A line of a file, and all that is wrong with it. */
export type InspectedLine<Value> =
	| (JsonLine<Value> & { readonly problems?: undefined })
	| {
			readonly line: number;
			readonly problems: readonly (ContentProblem & { readonly cause?: unknown })[];
	  };

/** Reads a file of one JSON value a line, line by line, whatever is wrong in it. */
export async function* inspectJsonLines<Schema extends z.ZodType>(
	file: string,
	schema: Schema,
): AsyncGenerator<InspectedLine<z.output<Schema>>> {
	for await (const { line, text } of textLines(createReadStream(file, 'utf8'))) {
		// Some editors put a byte order mark in front.
		const json = parseJson(text.replace(/^\ufeff/, ''));
		if ('cause' in json) {
			const { problem, cause } = json;
			const remedy = 'mend the line, or bring it back from version control';
			yield { line, problems: [{ file, line, problem, remedy, cause }] };
			continue;
		}
		const { value } = json;
		const parsed = schema.safeParse(value);
		if (parsed.success) yield { value: parsed.data, text, line };
		else {
			const { issues } = parsed.error;
			yield {
				line,
				problems: issues.map((issue) => ({ file, line, ...toIssueProblem(issue, value) })),
			};
		}
	}
}

/**
 * Reads a file of one JSON value a line, line by line, skipping empty lines.
 * @throws {ContentError} that names the line.
 */
export async function* readJsonLines<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
): AsyncGenerator<JsonLine<z.output<Schema>>> {
	for await (const inspected of inspectJsonLines(path, schema)) {
		if (inspected.problems === undefined) {
			yield inspected;
			continue;
		}
		const { line, problems } = inspected;
		const cause = problems[0]?.cause;
		const text = problems.map(({ problem }) => problem).join('; ');
		throw new ContentError(path, line, text, cause === undefined ? {} : { cause });
	}
}

/** A value as one line. Some readers end a line at U+2028 and U+2029, which JSON leaves as they are. */
export function toJsonLine(value: unknown): string {
	return JSON.stringify(value)
		.replaceAll('\u2028', String.raw`\u2028`)
		.replaceAll('\u2029', String.raw`\u2029`);
}

type ParsedJson =
	{ readonly value: unknown } | { readonly problem: string; readonly cause: unknown };

function parseJson(text: string): ParsedJson {
	try {
		return { value: JSON.parse(text) };
	} catch (cause) {
		const reason = cause instanceof SyntaxError ? cause.message : String(cause);
		return { problem: `the line is not JSON: ${reason}`, cause };
	}
}
