import * as z from 'zod';
import { ReviewId } from '../reviews/review.ts';

/** The files of a log in `content/log`. */
export const LOG_FILES = {
	policy: 'policy',
	checkpoint: 'checkpoint',
	checkpoints: 'checkpoints.txt',
	entries: 'entries.jsonl',
	openings: 'openings.jsonl',
} as const;

/** The folder of a log in `content/log`, and below `/log`: that of the first log is empty. */
export function logFolder(number: number): string {
	return number === 1 ? '' : String(number);
}

/** The texts of the files of a log. */
export type LogTexts = Readonly<Record<keyof typeof LOG_FILES, string>>;

/**
 * A line of `openings.jsonl`: the review of an entry that no later entry ends. A `remove` has no salt; its line only tells
 * which entry ends if the review comes back.
 */
export const Opening = z.strictObject({
	index: z.int().min(0),
	id: ReviewId,
	salt: z
		.string()
		.regex(/^[A-Za-z0-9+/]{43}=$/, 'must be 32 bytes in base64')
		.optional(),
});
export type Opening = z.output<typeof Opening>;
