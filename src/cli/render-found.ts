import type { FoundReview } from '../import/stored/find-reviews.ts';

/** Renders a review for the operator: a line of facts and a line of its text. */
export function renderFound(review: FoundReview): string {
	const { id, state, source, review_id, date, author, location, excerpt } = review;
	const at = review_id === undefined ? source : `${source} ${review_id}`;
	const facts = [id, state, date, opinionIn(review), author, location, at];
	const shown = facts.filter((fact) => fact !== undefined).join('  ');
	return `${shown}\n  ${excerpt === '' ? '(no text)' : excerpt}\n`;
}

/** Says what the customer gave: stars, or only whether they recommend the business. */
export function opinionIn({
	rating,
	recommends,
}: Pick<FoundReview, 'rating' | 'recommends'>): string {
	if (rating !== undefined) return rating === 1 ? '1 star' : `${rating} stars`;
	return recommends === true ? 'recommends' : 'does not recommend';
}
