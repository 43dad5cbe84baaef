import { createHash } from 'node:crypto';
import { pickDisclosures } from '../reviews/disclosure.ts';
import type { Review } from '../reviews/review.ts';
import type { Evidence, Mention } from './evidence.ts';
import type { InReview } from './text-reader.ts';

const KEY_LENGTH = 12;

/**
 * The maximum number of reviews cited for one claim, newest first. It limits the size of the document. Counts
 * always cover all reviews.
 */
export const CITED_REVIEWS = 200;

type Detail = Omit<Evidence, 'review_id' | 'rating' | 'date' | 'location'>;

/** Collects the evidence for claims. Each entry is stored once, under a key derived from its content. */
export interface EvidenceBook {
	readonly evidence: Record<string, Evidence>;
	readonly mentions: Record<string, Mention>;
	/** Records a piece of evidence and returns its key. */
	cite(review: Review, detail: Detail): string;
	/** Records every mention of an entity in a review and returns the keys. */
	citeMentions(review: Review, kind: string, id: string): string[];
}

export function createEvidenceBook(): EvidenceBook {
	const evidence: Record<string, Evidence> = {};
	const mentions: Record<string, Mention> = {};
	return {
		evidence,
		mentions,
		cite(review, detail) {
			const { id, rating, date, location } = review;
			const shown = { rating, ...pickDisclosures(review), date, location };
			const entry = { review_id: id, ...detail, ...shown };
			return enter(evidence, 'e', entry);
		},
		citeMentions(review, kind, id) {
			return review.mention_sources
				.filter((source) => source.kind === kind && source.id === id)
				.map(({ basis, in: where, start, end, home }) => {
					const span = start === undefined ? {} : { ...(where && { in: where }), start, end, home };
					const entity = `${kind}:${id}`;
					return enter(mentions, 'm', { review_id: review.id, entity, method: basis, ...span });
				});
		},
	};
}

/** Builds the evidence detail for a span of the text or title, with its quote. */
export function quoteOf({ title = '', text }: Review, { in: where, start, end }: InReview): Detail {
	const quote = (where ? title : text).slice(start, end);
	return { basis: 'text', ...(where && { in: where }), start, end, quote };
}

/** Whether a review names a person who works here, in its text or by a tag of its source. */
export function namesStaff({ mentions }: Pick<Review, 'mentions'>): boolean {
	return mentions.technicians.length > 0;
}

/** Whether the words of a review at a place name a person who works here. */
export function namesStaffIn(
	{ mention_sources }: Review,
	{ in: where, start, end }: InReview,
): boolean {
	return mention_sources.some(
		(one) =>
			one.kind === 'technician' &&
			one.in === where &&
			(one.start ?? end) < end &&
			start < (one.end ?? start),
	);
}

/** Cites the full text of each review that an author names, or its rating if it has no text. */
export function citeReviews(
	ids: readonly string[],
	reviews: readonly Review[],
	book: EvidenceBook,
): string[] {
	return reviews
		.filter(({ id }) => ids.includes(id))
		.map((review) =>
			review.text === ''
				? book.cite(review, { basis: 'rating' })
				: book.cite(review, quoteOf(review, { start: 0, end: review.text.length })),
		);
}

function enter<Entry>(book: Record<string, Entry>, prefix: string, entry: Entry): string {
	const digest = createHash('sha256').update(JSON.stringify(entry)).digest('hex');
	const key = `${prefix}${digest.slice(0, KEY_LENGTH)}`;
	book[key] = entry;
	return key;
}
