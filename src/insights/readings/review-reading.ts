import * as z from 'zod';
import { CalendarDate } from '../../reviews/calendar-date.ts';
import { digestOf } from '../../reviews/canonical-json.ts';
import { ReviewId } from '../../reviews/review.ts';
import { Slug } from '../../reviews/slug.ts';
import type { StoredReview } from '../../reviews/stored-review.ts';

const DIGEST_LENGTH = 16;

export const Subject = z
	.enum(['us', 'other', 'past'])
	.describe(
		'us: this business now; other: a rival, maker or insurer; past: this business before this visit.',
	);
export type Subject = z.output<typeof Subject>;

const Quote = z
	.string()
	.min(1)
	.describe('Copied from the title or the text, character by character.');

/** A quoted judgment about one aspect. Both polarities of one aspect together mean "mixed". */
export const ReadStatement = z.strictObject({
	aspect: Slug.describe('Id of an aspect in aspects.yaml.'),
	polarity: z.enum(['positive', 'negative']),
	quote: Quote,
	subject: Subject,
});
export type ReadStatement = z.output<typeof ReadStatement>;

/** A person or service from the settings, with the words that name it in the review. */
export const ReadMention = z.strictObject({ id: Slug, quote: Quote });
export type ReadMention = z.output<typeof ReadMention>;

/** The statements, people and services that a reader found in one review. */
export const Findings = z.strictObject({
	statements: z.array(ReadStatement),
	people: z.array(ReadMention),
	services: z.array(ReadMention),
});
export type Findings = z.output<typeof Findings>;

export const Reader = z.discriminatedUnion('kind', [
	z.strictObject({ kind: z.literal('hand'), name: z.string().min(1).describe('Who read it.') }),
	z.strictObject({
		kind: z.literal('model'),
		name: z.string().min(1).describe('Name of the language model.'),
		prompt: z.string().min(1).describe('Version of the prompt.'),
	}),
]);
export type Reader = z.output<typeof Reader>;

const Doubtful = z
	.literal(true)
	.optional()
	.describe('Independent passes of the reader disagreed about it.');

const Read = {
	id: ReviewId,
	digest: z
		.string()
		.regex(/^[0-9a-f]{16}$/)
		.describe('Digest of the title and text that were read.'),
	reader: Reader,
	date: CalendarDate.describe('When it was read.'),
};

/** A reading. It can be used as long as its digest matches the review. */
export const ReviewReading = z.strictObject({
	...Read,
	...Findings.shape,
	statements: z.array(z.strictObject({ ...ReadStatement.shape, doubtful: Doubtful })),
});
export type ReviewReading = z.output<typeof ReviewReading>;

/**
 * A reading of a text that has since changed or been removed. It holds no words from that text, because
 * they may be the words that were removed.
 */
export const StaleReading = z.strictObject({
	...Read,
	stale: z.literal(true),
	statements: z.array(ReadStatement.omit({ quote: true })),
});
export type StaleReading = z.output<typeof StaleReading>;

/** A line in `content/readings/<source>/<year>.jsonl`. */
export const StoredReading = z.union([ReviewReading, StaleReading]);
export type StoredReading = z.output<typeof StoredReading>;

/** Returns the digest of the title and text of a review, as 16 hex digits. */
export function readDigest({ title, text }: Pick<StoredReview, 'title' | 'text'>): string {
	return digestOf([title ?? '', text]).slice(0, DIGEST_LENGTH);
}

export function isStale(reading: StoredReading): reading is StaleReading {
	return 'stale' in reading;
}

/** Drops the quotes of a reading. */
export function toStale({ id, digest, reader, date, statements }: ReviewReading): StaleReading {
	const kept = statements.map(({ aspect, polarity, subject }) => ({ aspect, polarity, subject }));
	return { id, digest, reader, date, stale: true, statements: kept };
}

/** Returns the first quote of a reading that does not occur in the review, if any. */
export function missingQuote(
	{ statements, people, services }: Findings,
	{ title = '', text }: Pick<StoredReview, 'title' | 'text'>,
): string | undefined {
	const quotes = [...statements, ...people, ...services].map(({ quote }) => quote);
	return quotes.find((quote) => quote === '' || !(text.includes(quote) || title.includes(quote)));
}
