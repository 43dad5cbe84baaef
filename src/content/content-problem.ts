import type * as z from 'zod';
import { ContentError, describeIssue, valueAt } from './content-error.ts';

/** A problem in the content folder, and how to fix it. */
export interface ContentProblem {
	/** Path of the file. */
	readonly file: string;
	readonly line?: number | undefined;
	/** Description of the problem, with the field and the value found. */
	readonly problem: string;
	readonly remedy: string;
	readonly cause?: unknown;
}

/** A problem in a settings file, located by the path of the value instead of its line. */
export interface SettingsProblem extends Pick<ContentProblem, 'file' | 'problem' | 'remedy'> {
	readonly path: readonly PropertyKey[];
}

/** Describes a zod issue and how to fix it. */
export function toIssueProblem(issue: z.core.$ZodIssue, document: unknown) {
	return { problem: describeIssue(issue, document), remedy: remedyOf(issue, document) };
}

const KINDS: Readonly<Record<string, string>> = {
	string: 'text (in quotes if it looks like a number)',
	number: 'a number',
	boolean: 'true or false',
	array: 'a list',
	object: 'named fields',
};

function remedyOf(issue: z.core.$ZodIssue, document: unknown): string {
	if (issue.code === 'unrecognized_keys') {
		const keys = issue.keys.map((key) => `"${key}"`).join(', ');
		return `remove ${keys}, or correct the spelling`;
	}
	const field = String(issue.path.at(-1) ?? '');
	if (isMissing(issue.path, document)) return `add "${field}"`;
	if (issue.code === 'invalid_type')
		return `write ${KINDS[issue.expected] ?? issue.expected} for "${field}"`;
	if (issue.code === 'invalid_value') {
		return `write one of ${issue.values.map(String).join(', ')}`;
	}
	return field === '' ? 'rewrite the file in the required form' : `correct "${field}"`;
}

function isMissing(path: readonly PropertyKey[], document: unknown): boolean {
	const last = path.at(-1);
	if (last === undefined) return false;
	const parent = valueAt(document, path.slice(0, -1));
	return typeof parent === 'object' && parent !== null && !Object.hasOwn(parent, last);
}

/** @throws {ContentError} for the first problem, with the number of further problems. */
export function refuseProblems(problems: readonly ContentProblem[]): void {
	const [first, ...others] = problems;
	if (first === undefined) return;
	const more =
		others.length === 0
			? ''
			: ` (and ${others.length} more ${others.length === 1 ? 'problem' : 'problems'})`;
	throw new ContentError(first.file, first.line, `${first.problem}; ${first.remedy}${more}`);
}

/** @throws {ContentError} that lists all problems of the first file that has any, and their remedy if it is one. */
export function refuseFile(problems: readonly ContentProblem[]): void {
	const [first] = problems;
	if (first === undefined) return;
	const { file, line, cause } = first;
	// Only a problem with the whole file has a cause.
	const shown = cause === undefined ? problems.filter((one) => one.file === file) : [first];
	const remedies = new Set(shown.map(({ remedy }) => remedy));
	const text = [...shown.map(({ problem }) => problem), ...(remedies.size === 1 ? remedies : [])];
	throw new ContentError(file, line, text.join('; '), cause === undefined ? {} : { cause });
}

/** Runs `load`; if that fails with a `ContentError`, adds it to the problems. */
export async function orProblem<Loaded>(
	load: () => Promise<Loaded>,
	remedy: string,
	problems: ContentProblem[],
): Promise<Loaded | undefined> {
	try {
		return await load();
	} catch (error) {
		if (!(error instanceof ContentError)) throw error;
		const { file, line, problem, cause } = error;
		problems.push({ file, line, problem, remedy, cause });
		return undefined;
	}
}
