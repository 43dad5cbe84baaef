import * as z from 'zod';
import { Instant } from './calendar-date.ts';
import { ReviewId } from './review.ts';

/** A published review, with the time of its last change. */
export const Publication = z.strictObject({
	id: ReviewId,
	digest: z
		.string()
		.regex(/^[0-9a-f]{16}$/)
		.describe('Digest of the published review without its address and "updated_at".'),
	added_at: Instant.describe('When it was first published.'),
	changed_at: Instant.describe('When this version was first published.'),
});
export type Publication = z.output<typeof Publication>;

/** A review that was published before and no longer is, for any reason. */
export const Withdrawal = z.strictObject({ id: ReviewId, removed_at: Instant });
export type Withdrawal = z.output<typeof Withdrawal>;

/** A published edition of the dataset. */
export const EditionMark = z.strictObject({
	edition: z.string().describe('"edition" of the dataset.'),
	modified: Instant.describe('"modified" of the dataset.'),
});
export type EditionMark = z.output<typeof EditionMark>;

/** The history of publications, stored in `content/history/`. Empty before the first one. */
export interface PublicationHistory {
	readonly publications: ReadonlyMap<string, Publication>;
	readonly withdrawals: ReadonlyMap<string, Withdrawal>;
	/** Oldest first, in ascending order of time. */
	readonly editions: readonly EditionMark[];
}

export const NO_HISTORY: PublicationHistory = {
	publications: new Map(),
	withdrawals: new Map(),
	editions: [],
};
