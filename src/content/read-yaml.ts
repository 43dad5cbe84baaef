import { readFile } from 'node:fs/promises';
import { LineCounter, parseDocument, type Document } from 'yaml';
import type * as z from 'zod';
import { ContentError, describeIssue } from './content-error.ts';

/**
 * Reads a YAML file of the content with its schema.
 * @throws {ContentError} that lists every field that is wrong.
 */
export async function readYaml<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
): Promise<z.output<Schema>> {
	const lines = new LineCounter();
	const document = parseDocument(await readText(path), { lineCounter: lines });
	const [syntaxError] = document.errors;
	if (syntaxError) {
		const line = lines.linePos(syntaxError.pos[0]).line;
		throw new ContentError(path, line, syntaxError.message, { cause: syntaxError });
	}

	// An empty file is an empty mapping or list, whichever the schema takes.
	const value: unknown = document.toJS() ?? (schema.safeParse([]).success ? [] : {});
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const [first] = parsed.error.issues;
	const problems = parsed.error.issues.map((issue) => describeIssue(issue, value));
	throw new ContentError(path, first && lineOf(document, lines, first.path), problems.join('; '));
}

/** @throws {ContentError} */
export async function readText(path: string): Promise<string> {
	try {
		return await readFile(path, 'utf8');
	} catch (error) {
		throw new ContentError(path, undefined, 'the file is missing or unreadable', { cause: error });
	}
}

/** The line of the innermost node on a path: a missing field has none of its own. */
function lineOf(document: Document, lines: LineCounter, path: readonly PropertyKey[]) {
	for (let length = path.length; length > 0; length -= 1) {
		const node = document.getIn(path.slice(0, length), true);
		if (typeof node !== 'object' || node === null || !('range' in node)) continue;
		// Every node that the parser made has a range.
		return lines.linePos((node.range as [number])[0]).line;
	}
	return 1;
}
