import type { Edition } from '../../../edition/documents/edition.ts';
import { createLabels } from '../../../edition/documents/labels.ts';
import { countResponses, splitByAnswers } from '../../../insights/owner/derive-responses.ts';
import type { Comparison } from '../../../insights/owner/owner-insights.ts';
import { isDisclosed } from '../../../reviews/disclosure.ts';
import type { CalendarDate } from '../../../reviews/calendar-date.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import { averageOf, countRatings } from '../../../reviews/rating-summary.ts';
import { neverAnswered } from './owner-answers.ts';
import { lastYearFrom } from './places.ts';
import { ENOUGH_FOR_AVERAGE, ENOUGH_FOR_SHARE } from './wording.ts';

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
			...answersInWords(t, edition, reviews),
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
	if (row?.share === undefined || row.n < ENOUGH_FOR_SHARE) return [];
	const { share, yes: n, n: of, without_stars: bare } = row;
	const asked = by_source.filter((source) => source.n > 0);
	const sources = asked.map(({ id }) => createLabels(edition).source(id)).join(', ');
	return [t('standing.recommend', { share: t.percent(share), n, of, bare, sources })];
}

/** The replies to reviews of the last 12 months. */
function answersInWords(t: Words, edition: Edition, reviews: Edition['reviews']): string[] {
	const since = lastYearFrom(edition.reviews);
	const recent = reviews.filter(({ date }) => date >= since);
	const { open, silent } = splitByAnswers(recent, edition.insights.responses.sources);
	const all = countResponses(open);
	if (all.n < ENOUGH_FOR_SHARE || all.median_days === undefined) return [];
	const low = countResponses(open.filter(({ rating }) => rating <= 2));
	const { n: of, answered: n } = low;
	const share = t.percent(all.share);
	const days = Math.ceil((of === 0 ? all : low).median_days ?? 0);
	const id = of === 0 ? 'standing.replies' : 'standing.replies_low_stars';
	const replies = t(id, { n, of, share, days });
	return [[replies, ...neverAnswered(t, silent, createLabels(edition))].join(' ')];
}
