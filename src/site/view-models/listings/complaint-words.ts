import { sidesOf } from '../../../reviews/opinion-sides.ts';
import type { NamedValue } from '../../../search/named-values.ts';
import type { ReviewList } from './listings.ts';

/** No page has these, not even in its source. */
const VULGAR = /^(?:ass|jackass|bullshit)/;

/** Returns the single words that complain about an aspect. A search with one of them leads to these complaints. */
export function complaintWords({ complaints = [] }: NamedValue): readonly string[] {
	return complaints.filter((phrase) => /^\p{L}+$/u.test(phrase) && !VULGAR.test(phrase));
}

/** Counts the reviews in the list of an aspect that complain about it. */
export function countComplaints({ value, reviews }: ReviewList): number {
	return reviews.filter(({ aspects }) =>
		aspects.some(
			({ aspect, polarity }) => aspect === value && sidesOf(polarity).includes('complaint'),
		),
	).length;
}
