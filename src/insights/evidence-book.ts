import { createHash } from 'node:crypto';
import type { Review } from '../reviews/review.ts';
import type { Evidence, Mention } from './evidence.ts';

const KEY_LENGTH = 12;

/**
 * How many reviews a claim cites at the most, the newest ones: the document stays readable however
 * many reviews there are. Counts are always of all of them.
 */
export const CITED_REVIEWS = 200;

type Detail = Omit<Evidence, 'review_id' | 'rating' | 'date' | 'location'>;

/** Collects what claims rest on, each entry once, under a key that depends on nothing but itself. */
export interface EvidenceBook {
	readonly evidence: Record<string, Evidence>;
	readonly mentions: Record<string, Mention>;
	/** Enters a place in a review and gives its key. */
	cite(review: Review, detail: Detail): string;
	/** Enters every mention of an entity in a review and gives the keys. */
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
			const entry = { review_id: id, ...detail, rating, date, location };
			return enter(evidence, 'e', entry);
		},
		citeMentions(review, kind, id) {
			return review.mention_sources
				.filter((source) => source.kind === kind && source.id === id)
				.map(({ basis, start, end }) => {
					const span = start === undefined ? {} : { start, end };
					const entity = `${kind}:${id}`;
					return enter(mentions, 'm', { review_id: review.id, entity, method: basis, ...span });
				});
		},
	};
}

/** The detail of a quote: the span with the words that stand there. */
export function quoteOf(review: Review, start: number, end: number): Detail {
	return { basis: 'text', start, end, quote: review.text.slice(start, end) };
}

/** Cites the whole texts of the reviews that an author names; stars where there is no text. */
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
				: book.cite(review, quoteOf(review, 0, review.text.length)),
		);
}

function enter<Entry>(book: Record<string, Entry>, prefix: string, entry: Entry): string {
	const digest = createHash('sha256').update(JSON.stringify(entry)).digest('hex');
	const key = `${prefix}${digest.slice(0, KEY_LENGTH)}`;
	book[key] = entry;
	return key;
}
