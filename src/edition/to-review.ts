import type { ReviewMentions } from '../insights/find-mentions.ts';
import { toReviewAspects, type AspectStatement } from '../insights/judge-aspects.ts';
import type { Review } from '../reviews/review.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import { absoluteUrl, reviewPath } from '../endpoints/http/urls.ts';

/**
 * The published form of a stored record, without its time: `undefined` when nothing verifies it. The
 * order of the keys here is their order in every document.
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
		date: record.date,
		published_at: record.published_at,
		edited_at: record.edited_at,
		// Its place among the keys: the time depends on all the rest of the review.
		updated_at: undefined,
		experienced_on: record.experienced_on,
		title: record.title,
		text: record.text,
		truncated: record.truncated,
		translation: record.translation,
		language: record.language,
		author: record.author,
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
