import type { FoundReview } from '../import/find-reviews.ts';

/** Renders a review for the operator: a line of facts and a line of its text. */
export function renderFound(review: FoundReview): string {
	const { id, state, source, review_id, date, rating, author, location, excerpt } = review;
	const stars = rating === 1 ? '1 star' : `${rating} stars`;
	const at = review_id === undefined ? source : `${source} ${review_id}`;
	const facts = [id, state, date, stars, author, location, at];
	const shown = facts.filter((fact) => fact !== undefined).join('  ');
	return `${shown}\n  ${excerpt === '' ? '(no text)' : excerpt}\n`;
}
