import type * as z from 'zod';
import { ContentError, describeIssue } from './content-error.ts';

/** A problem in the content folder, and how to fix it. */
export interface ContentProblem {
	/** Path of the file. */
	readonly file: string;
	readonly line?: number | undefined;
	/** Description of the problem, with the field and the value found. */
	readonly problem: string;
	readonly remedy: string;
}

/** A problem in a settings file, located by the path of the value instead of its line. */
export interface SettingsProblem {
	/** Name of the file. */
	readonly file: string;
	readonly path: readonly PropertyKey[];
	readonly problem: string;
	readonly remedy: string;
}

/** Describes a zod issue and how to fix it. */
export function toIssueProblem(issue: z.core.$ZodIssue, document: unknown) {
	return { problem: describeIssue(issue, document), remedy: remedyOf(issue, document) };
}

const KINDS: Readonly<Record<string, string>> = {
	string: 'a text (in quotes where it looks like a number)',
	number: 'a number',
	boolean: 'true or false',
	array: 'a list',
	object: 'named fields',
};

function remedyOf(issue: z.core.$ZodIssue, document: unknown): string {
	if (issue.code === 'unrecognized_keys') {
		const keys = issue.keys.map((key) => `"${key}"`).join(', ');
		return `take ${keys} out, or correct its spelling`;
	}
	const field = String(issue.path.at(-1) ?? '');
	if (isMissing(issue.path, document)) return `add "${field}"`;
	if (issue.code === 'invalid_type')
		return `write ${KINDS[issue.expected] ?? issue.expected} for "${field}"`;
	if (issue.code === 'invalid_value') {
		return `write one of ${issue.values.map(String).join(', ')}`;
	}
	return field === '' ? 'write the file in the form that is asked for' : `correct "${field}"`;
}

function isMissing(path: readonly PropertyKey[], document: unknown): boolean {
	const last = path.at(-1);
	if (last === undefined) return false;
	let value: unknown = document;
	for (const key of path.slice(0, -1)) {
		// Reading any key of an object is safe.
		value = (value as Record<PropertyKey, unknown> | null | undefined)?.[key];
	}
	return typeof value === 'object' && value !== null && !Object.hasOwn(value, last);
}

/** @throws {ContentError} for the first problem, with the number of further problems. */
export function refuseProblems(problems: readonly ContentProblem[]): void {
	const [first, ...others] = problems;
	if (first === undefined) return;
	const more = others.length === 0 ? '' : ` (and ${others.length} more like it)`;
	throw new ContentError(first.file, first.line, `${first.problem}; ${first.remedy}${more}`);
}
