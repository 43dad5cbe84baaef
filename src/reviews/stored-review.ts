import * as z from 'zod';
import { Instant } from './calendar-date.ts';
import { LoggedReason, RemovalReason } from './removal-reason.ts';
import { ReviewFacts, Source, VerificationMethod } from './review.ts';

/** The people and services that an export tags a review with, as the export writes them. */
export const Tags = z.strictObject({
	technicians: z.array(z.string().min(1)).describe('Names, as written at the source.'),
	services: z.array(z.string().min(1)).describe('Service ids or names, as written at the source.'),
});
export type Tags = z.output<typeof Tags>;

const RecordDigest = z.string().regex(/^[0-9a-f]{16}$/);

/**
 * A line of `content/reviews/<source>/<year>.jsonl`. Method `none` means that the record is not
 * verified; such records are stored but never published.
 */
export const StoredReview = z.strictObject({
	...ReviewFacts.shape,
	verification: z.strictObject({
		method: z.enum([...VerificationMethod.options, 'none']),
		checked_at: Instant,
	}),
	tags: Tags,
	changed_at: Instant.optional().describe('When the record last changed.'),
	digest: RecordDigest.optional().describe('Digest of the record at the time of "changed_at".'),
	imported_digest: RecordDigest.optional().describe(
		'Digest of the record as it was imported, if it was edited by hand since.',
	),
});
export type StoredReview = z.output<typeof StoredReview>;

/** A line of `content/removed.jsonl`: a published review that was removed. */
export const StoredTombstone = z.strictObject({
	id: ReviewFacts.shape.id,
	removed_at: Instant,
	reason: RemovalReason,
	rating: ReviewFacts.shape.rating,
	source: Source.shape.id.optional().describe('Id of the source that it came from.'),
});
export type StoredTombstone = z.output<typeof StoredTombstone>;

/** A removal in every document, endpoint and tool. */
export const Tombstone = z
	.strictObject({
		...StoredTombstone.shape,
		reason: LoggedReason,
		log_index: z
			.int()
			.min(0)
			.optional()
			.describe('Entry of the transparency log that records the removal.'),
	})
	.meta({ id: 'Tombstone', description: 'A review that is no longer published.' });
export type Tombstone = z.output<typeof Tombstone>;
