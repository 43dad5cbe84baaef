import { existsSync } from 'node:fs';
import * as z from 'zod';
import { digestOf } from '../reviews/canonical-json.ts';
import { MASKED_KINDS } from '../reviews/mask.ts';
import { ReviewId } from '../reviews/review.ts';
import type { FileChange } from './commit-files.ts';
import { contentPaths, REDACTIONS_FILE } from './content-paths.ts';
import type { ContentProblem } from './content-problem.ts';
import { inspectJsonLines, readJsonLines, toJsonLine } from './read-json-lines.ts';

const DIGEST_LENGTH = 16;

/** A part of a text that imports mask. */
const MaskedText = z
	.strictObject({
		review: ReviewId,
		field: z.enum(['text', 'title', 'translation', 'response']),
		index: z.int().min(0).optional().describe('Position of the response; only for responses.'),
		kind: z.enum(MASKED_KINDS),
		start: z.int().min(0).describe('In UTF-16 code units of the text before any of these.'),
		end: z.int().min(1).describe('Exclusive.'),
		digest: z
			.string()
			.regex(/^[0-9a-f]{16}$/)
			.describe('Of the whole text: the masked words alone could be guessed from theirs.'),
	})
	.refine(({ start, end }) => start < end, { path: ['end'], error: 'must be after "start"' })
	.refine(({ field, index }) => (field === 'response') === (index !== undefined), {
		path: ['index'],
		error: 'must be given for responses, and only for them',
	});
export type MaskedText = z.output<typeof MaskedText>;

/** A line of `content/redactions.jsonl`: what imports hide, because an operator said so. */
export const Redaction = z.discriminatedUnion('field', [
	MaskedText,
	z.strictObject({ review: ReviewId, field: z.literal('author'), kind: z.literal('name') }),
]);
export type Redaction = z.output<typeof Redaction>;

export const REDACTED_FIELDS = [...MaskedText.shape.field.options, 'author'] as const;

/** Returns the digest by which redactions recognize the text that they are for. */
export function redactedDigest(text: string): string {
	return digestOf(text).slice(0, DIGEST_LENGTH);
}

/**
 * Reads the redactions in file order; empty if there is no file.
 * @throws {ContentError} with the line number.
 */
export async function loadRedactions(contentDir: string): Promise<Redaction[]> {
	const path = contentPaths(contentDir).redactions;
	if (!existsSync(path)) return [];
	return Array.fromAsync(readJsonLines(path, Redaction), ({ value }) => value);
}

/** Returns the file with exactly these redactions. */
export function writeRedactions(redactions: readonly Redaction[]): FileChange {
	const text = redactions.map((one) => `${toJsonLine(one)}\n`).join('');
	return { path: REDACTIONS_FILE, text };
}

/** Finds invalid lines, and lines of reviews that are not stored. Neither prevents a build. */
export async function findRedactionProblems(
	contentDir: string,
	records: readonly { readonly id: string }[],
): Promise<ContentProblem[]> {
	const file = contentPaths(contentDir).redactions;
	if (!existsSync(file)) return [];
	const known = new Set(records.map(({ id }) => id));
	const found: ContentProblem[] = [];
	for await (const { line, ...inspected } of inspectJsonLines(file, Redaction)) {
		if (inspected.problems !== undefined) found.push(...inspected.problems);
		else if (!known.has(inspected.value.review)) {
			const problem = `there is no stored review "${inspected.value.review}"`;
			const remedy = 'delete the line, unless an import will bring the review back';
			found.push({ file, line, problem, remedy });
		}
	}
	return found;
}
