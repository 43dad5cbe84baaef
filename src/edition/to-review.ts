import type { ReviewMentions } from '../insights/find-mentions.ts';
import { toReviewAspects, type AspectStatement } from '../insights/judge-aspects.ts';
import type { Review } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import { absoluteUrl, reviewPath } from '../endpoints/http/urls.ts';

/**
 * Converts a stored record to its published form, without `updated_at`; `undefined` if it is not
 * verified. The order of the keys is their order in every document.
 */
export function toReview(
	record: StoredReview,
	{ mentions, sources }: ReviewMentions,
	statements: readonly AspectStatement[],
	baseUrl: string,
): Review | undefined {
	const { method, checked_at } = record.verification;
	if (method === 'none') return undefined;
	return {
		id: record.id,
		url: absoluteUrl(baseUrl, reviewPath(record.id)),
		rating: record.rating,
		source_rating: record.source_rating,
		date: record.date,
		published_at: record.published_at,
		edited_at: record.edited_at,
		// Only reserves its place among the keys; it is set once the rest of the review is known.
		updated_at: undefined,
		experienced_on: record.experienced_on,
		title: record.title,
		text: record.text,
		truncated: record.truncated,
		translation: record.translation,
		language: record.language,
		author: record.author,
		incentive: record.incentive,
		relationship: record.relationship,
		source: record.source,
		location: record.location,
		visit_type: record.visit_type,
		verified: true,
		verification: { method, checked_at },
		mentions,
		mention_sources: [...sources],
		aspects: toReviewAspects(statements),
		aspect_ratings: record.aspect_ratings,
		recommends: record.recommends,
		responses: record.responses,
	};
}
