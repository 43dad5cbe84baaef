import type { Edition } from '../../../edition/documents/edition.ts';
import type { Comparison } from '../../../insights/owner/owner-insights.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import { ENOUGH_FOR_AVERAGE, figure, percent } from './wording.ts';

/** What a buyer asks first about the group or one location: how good, is it getting better, do they answer. */
export interface Standing {
	/** Average stars, unrounded. */
	readonly average: number | null;
	readonly reviews: number;
	/** Sentences about the last 12 months, recommendations and answers, as far as there are enough reviews. */
	readonly facts: readonly string[];
}

/** @param location its id; without one, the whole group */
export function createStanding(edition: Edition, location?: string): Standing {
	const { insights } = edition;
	const reviews = edition.reviews.filter(
		(review) => review.location === (location ?? review.location),
	);
	const change = insights.comparisons.find(
		({ kind, measure, window, ...scope }) =>
			kind === 'period' &&
			measure === 'stars' &&
			window === 'last_12_months' &&
			scope.location === location,
	);
	const asked = reviews.filter(({ recommends }) => recommends !== undefined);
	const recommend = asked.filter(({ recommends }) => recommends).length;
	return {
		average: averageOf(countRatings(reviews)),
		reviews: reviews.length,
		facts: [
			...(change ? recentInWords(change) : []),
			...(asked.length < ENOUGH_FOR_AVERAGE
				? []
				: [
						`${percent(recommend / asked.length)} say they would recommend them ` +
							`(${figure(recommend)} of ${figure(asked.length)}).`,
					]),
			...answersInWords(insights.responses, location),
		],
	};
}

function recentInWords({ first, second, result }: Comparison): string[] {
	const [now, before] = [first, second].map((group) => group?.average?.toFixed(2));
	if (first.n < ENOUGH_FOR_AVERAGE || now === undefined) return [];
	const recent = `${now} stars in the last 12 months`;
	const earlier = `${before} in the 12 months before`;
	if (result === 'higher') return [`Going up: ${recent}, ${earlier}.`];
	if (result === 'lower') return [`Going down: ${recent}, ${earlier}.`];
	return [result === 'too_few' ? `${recent}.` : `No clear change: ${recent}, ${earlier}.`];
}

function answersInWords(
	{ overall, low_stars: low, by_location }: Edition['insights']['responses'],
	location: string | undefined,
): string[] {
	const row = location === undefined ? overall : by_location.find(({ id }) => id === location);
	if (!row || row.n < ENOUGH_FOR_AVERAGE || row.median_days === undefined) return [];
	const days = row.median_days === 1 ? '1 day' : `${row.median_days} days`;
	const harsh =
		location === undefined && low
			? ` They replied to ${figure(low.answered)} of ${figure(low.n)} reviews with 1 or 2 stars.`
			: '';
	return [
		`They reply to ${percent(row.share)} of reviews on sites that allow it, typically within ${days}.${harsh}`,
	];
}
