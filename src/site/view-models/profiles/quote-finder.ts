import type { Edition } from '../../../edition/documents/edition.ts';
import { quoteEvidence, quoteMention, type Quote } from './quote.ts';

/** Finds the quotes behind claims, one per review: all counts are of reviews. */
export interface QuoteFinder {
	/** @param keys of `evidence` in the insights */
	ofEvidence(keys: readonly string[], most?: number): Quote[];
	/** @param keys of `mentions` in the insights */
	ofMentions(keys: readonly string[], most?: number): Quote[];
}

export function createQuoteFinder({ reviews, insights }: Edition): QuoteFinder {
	const byId = new Map(reviews.map((review) => [review.id, review]));
	const open = <Entry extends Cited>(
		entries: Readonly<Record<string, Entry>>,
		keys: readonly string[],
		most: number,
	) =>
		firstOfEachReview(keys.flatMap((key) => entries[key] ?? []))
			.slice(0, most)
			.flatMap((entry) => {
				const review = byId.get(entry.review_id);
				return review ? [{ review, entry }] : [];
			});
	return {
		ofEvidence: (keys, most = Infinity) =>
			open(insights.evidence, keys, most).map(({ review, entry }) => quoteEvidence(review, entry)),
		ofMentions: (keys, most = Infinity) =>
			open(insights.mentions, keys, most).map(({ review, entry }) => quoteMention(review, entry)),
	};
}

/** Moves quotes with words before those with only stars or tags. Otherwise keeps their order. */
export function wordsFirst(quotes: readonly Quote[]): Quote[] {
	return quotes.toSorted((a, b) => Number(b.words !== undefined) - Number(a.words !== undefined));
}

interface Cited {
	readonly review_id: string;
	readonly start?: number | undefined;
}

/** Returns one entry per review, preferably one with words. */
function firstOfEachReview<Entry extends Cited>(entries: readonly Entry[]): Entry[] {
	const groups = [...Map.groupBy(entries, ({ review_id: id }) => id).values()];
	return groups.flatMap(
		(group) => group.find(({ start }) => start !== undefined) ?? group[0] ?? [],
	);
}
