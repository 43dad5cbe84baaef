import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels } from '../../../edition/documents/labels.ts';
import { countResponses } from '../../../insights/owner/derive-responses.ts';
import type { Comparison } from '../../../insights/owner/owner-insights.ts';
import { isDisclosed } from '../../../reviews/disclosure.ts';
import type { CalendarDate } from '../../../reviews/calendar-date.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import { lastYearFrom } from './places.ts';
import { ENOUGH_FOR_AVERAGE } from './wording.ts';

/** What a buyer asks first about the group or one location: how good, is it getting better, do they answer. */
export interface Standing {
	/** Average stars, unrounded. */
	readonly average: number | null;
	readonly reviews: number;
	/** Sentences about the last 12 months, recommendations and answers, as far as there are enough reviews. */
	readonly facts: readonly string[];
}

/** @param location its id; without one, the whole group */
export function createStanding(t: Words, edition: Edition, location?: string): Standing {
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
	const disclosed = reviews.filter(isDisclosed).length;
	return {
		average: averageOf(countRatings(reviews)),
		reviews: reviews.length,
		facts: [
			...(disclosed === 0 ? [] : [t('standing.disclosed', { n: disclosed })]),
			...(change ? recentInWords(t, change, edition.reviews[0]?.date) : []),
			...recommendationsInWords(t, edition, location),
			...answersInWords(t, edition, reviews, location === undefined),
		],
	};
}

/** @param newest day of the newest review of the group, with which the 12 months end */
function recentInWords(
	t: Words,
	{ first, second, result }: Comparison,
	newest: CalendarDate = '',
): string[] {
	const [now, before] = [first, second].map((group) => group?.average);
	if (first.n < ENOUGH_FOR_AVERAGE || now === undefined) return [];
	return [
		t('standing.recent', {
			result,
			until: t.day(newest),
			now: t.figure(now, 2),
			before: before === undefined ? '–' : t.figure(before, 2),
		}),
	];
}

function recommendationsInWords(
	t: Words,
	edition: Edition,
	location: string | undefined,
): string[] {
	const { overall, by_location, by_source } = edition.insights.recommendations;
	const row = location === undefined ? overall : by_location.find(({ id }) => id === location);
	if (row?.share === undefined || row.n < ENOUGH_FOR_AVERAGE) return [];
	const { share, yes: n, n: of, without_stars: bare } = row;
	const asked = by_source.filter((source) => source.n > 0);
	const sources = asked.map(({ id }) => createLabels(edition).source(id)).join(', ');
	return [t('standing.recommend', { share: t.percent(share), n, of, bare, sources })];
}

/** The replies to reviews of the last 12 months; for the whole group, those to low stars separately. */
function answersInWords(
	t: Words,
	{ insights, reviews: all }: Edition,
	reviews: Edition['reviews'],
	isGroup: boolean,
): string[] {
	const since = lastYearFrom(all);
	const open = reviews.filter(
		({ date, source }) => date >= since && insights.responses.sources.includes(source.id),
	);
	const row = countResponses(open);
	if (row.n < ENOUGH_FOR_AVERAGE || row.median_days === undefined) return [];
	const share = t.percent(row.share);
	const low = countResponses(open.filter(({ rating }) => rating <= 2));
	if (!isGroup || low.median_days === undefined) {
		return [t('standing.replies', { share, days: Math.ceil(row.median_days) })];
	}
	const { n: of, answered: n, median_days: days } = low;
	return [t('standing.replies_low_stars', { n, of, days: Math.ceil(days), share })];
}
