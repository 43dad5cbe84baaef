import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { ContentError } from './content-error.ts';
import { refuseFile, toIssueProblem, type ContentProblem } from './content-problem.ts';

/** A YAML content file, and all the problems found in it. */
export interface InspectedYaml<Value> {
	/** Undefined if there are problems. */
	readonly value: Value | undefined;
	readonly problems: readonly ContentProblem[];
	/** The line of the value at a path, or of its nearest parent if the value is missing. */
	lineOf(path: readonly PropertyKey[]): number;
}

/**
 * Reads a YAML file and lists all problems in it.
 * @throws {ContentError} if the file cannot be read.
 */
export async function inspectYaml<Schema extends z.ZodType>(
	file: string,
	schema: Schema,
): Promise<InspectedYaml<z.output<Schema>>> {
	const counter = new LineCounter();
	const document = parseDocument(await readText(file), { lineCounter: counter });
	const lineOf = (path: readonly PropertyKey[]) => lineIn(document, counter, path);
	if (document.errors.length > 0) {
		const problems = document.errors.map((cause) => ({
			file,
			line: counter.linePos(cause.pos[0]).line,
			problem: cause.message,
			remedy:
				'fix the YAML there: check the indentation, and quote text that contains ": " or " #"',
			cause,
		}));
		return { value: undefined, problems, lineOf };
	}

	// Treat an empty file as an empty list or mapping, depending on the schema.
	const value: unknown = document.toJS() ?? (schema.safeParse([]).success ? [] : {});
	const parsed = schema.safeParse(value);
	if (parsed.success) return { value: parsed.data, problems: [], lineOf };
	const problems = parsed.error.issues.map((issue) => {
		const key = issue.code === 'unrecognized_keys' ? issue.keys.slice(0, 1) : [];
		return { file, line: lineOf([...issue.path, ...key]), ...toIssueProblem(issue, value) };
	});
	return { value: undefined, problems, lineOf };
}

/**
 * Reads a YAML file and validates it.
 * @throws {ContentError} that lists all invalid fields.
 */
export async function readYaml<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
): Promise<z.output<Schema>> {
	const { value, problems } = await inspectYaml(path, schema);
	refuseFile(problems);
	// Valid by the schema, which also decides whether undefined is allowed.
	return value as z.output<Schema>;
}

/** @throws {ContentError} */
export async function readText(path: string): Promise<string> {
	try {
		return await readFile(path, 'utf8');
	} catch (error) {
		throw new ContentError(path, undefined, 'the file is missing or unreadable', { cause: error });
	}
}

function lineIn(document: Document, lines: LineCounter, path: readonly PropertyKey[]) {
	for (let length = path.length; length > 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true);
		if (typeof node !== 'object' || node === null || !('range' in node)) continue;
		// Every parsed node has a range.
		return lines.linePos((node.range as [number])[0]).line;
	}
	return 1;
}
