import type { Evidence } from '../../insights/evidence.ts';
import { quoteOf } from '../../insights/evidence-book.ts';
import { parseText, sentenceAt } from '../../insights/text/parse-text.ts';
import { pickDisclosures } from '../../reviews/disclosure.ts';
import type { Review } from '../../reviews/review.ts';

/** Quotes for each claim. */
export const QUOTES = 6;

export type AgentQuote = Pick<
	Evidence,
	| 'review_id'
	| 'rating'
	| 'date'
	| 'location'
	| 'aspect'
	| 'polarity'
	| 'incentive'
	| 'relationship'
> & { readonly quote: string };

/** Returns the first quotes, each from another review. */
export function quotesOf(found: readonly (Evidence | undefined)[], most = QUOTES): AgentQuote[] {
	const quoted = new Map<string, AgentQuote>();
	for (const each of found) {
		if (each?.quote === undefined || quoted.has(each.review_id)) continue;
		if (quoted.size === most) break;
		const { review_id, quote, rating, date, location, aspect, polarity } = each;
		const about = { review_id, quote, rating, date, location, aspect, polarity };
		quoted.set(review_id, { ...about, ...pickDisclosures(each) });
	}
	return [...quoted.values()];
}

/** Quotes the sentence of a review that has this place. */
export function quoteAt(
	review: Review,
	{ in: where, start }: Pick<Evidence, 'in'> & { readonly start: number },
): Evidence {
	const text = where ? (review.title ?? '') : review.text;
	const quoted = quoteOf(review, { in: where, ...sentenceAt(parseText(text), start) });
	const { id: review_id, rating, date, location } = review;
	return { ...quoted, review_id, rating, date, location, ...pickDisclosures(review) };
}
