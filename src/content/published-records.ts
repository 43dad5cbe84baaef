import { createPublicForm } from '../reviews/public-form.ts';
import { loggedRemovals } from './logged-removals.ts';
import type { Recommendation } from '../reviews/recommendation.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import type { Content, Settings } from './content.ts';

/**
 * Returns the records that are verified, not removed, and published by the policy of their source, each
 * with only what that policy allows. Without `business.yaml`, every source allows everything. A review
 * that the transparency log calls removed waits until the log says that it is back, and so does one
 * that an earlier log calls removed.
 */
export function publishedRecords({
	records,
	removed,
	settings,
	log,
}: Pick<Content, 'records' | 'removed' | 'log'> & {
	readonly settings: Pick<Partial<Settings>, 'businessFile'>;
}): StoredReview[] {
	const gone = new Set([
		...removed.map(({ id }) => id),
		...(log?.removed.keys() ?? []),
		...loggedRemovals(log).keys(),
	]);
	const toPublic = createPublicForm(settings.businessFile?.review_policy.sources ?? []);
	return records.flatMap((record) => (gone.has(record.id) ? [] : (toPublic(record) ?? [])));
}

/**
 * Returns the recommendations without stars that count: those that were not removed, from sources whose
 * reviews show whether the customer recommends the business.
 */
export function countedRecommendations({
	recommendations = [],
	removed,
	settings,
}: Pick<Content, 'recommendations' | 'removed' | 'settings'>): Recommendation[] {
	const gone = new Set(removed.map(({ id }) => id));
	const { sources } = settings.businessFile.review_policy;
	const silent = new Set(
		sources.flatMap(({ id, republish }) =>
			republish === 'stars' || republish === 'link' ? [id] : [],
		),
	);
	return recommendations.filter(({ id, source }) => !gone.has(id) && !silent.has(source));
}
