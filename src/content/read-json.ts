import { readFile } from 'node:fs/promises';
import type * as z from 'zod';
import { ContentError, describeIssue } from './content-error.ts';

/**
 * Reads a JSON file and validates it.
 * @throws {ContentError} that lists all invalid fields.
 */
export async function readJson<Schema extends z.ZodType>(
	path: string,
	schema: Schema,
): Promise<z.output<Schema>> {
	const text = await readFile(path, 'utf8');
	let value: unknown;
	try {
		value = JSON.parse(text);
	} catch (cause) {
		throw new ContentError(path, undefined, 'the file is not JSON', { cause });
	}
	const parsed = schema.safeParse(value);
	if (parsed.success) return parsed.data;
	const problems = parsed.error.issues.map((issue) => describeIssue(issue, value));
	throw new ContentError(path, undefined, problems.join('; '));
}
