import { median } from 'simple-statistics';
import type { Review } from '../../reviews/review.ts';
import { quarterOf } from '../statistics/periods.ts';
import { wilsonShare } from '../statistics/wilson.ts';
import { distinct } from './derive-comparisons.ts';
import type { ResponseRow, Responses } from './owner-insights.ts';

const DAY = 86_400_000;

/** Counts the answers of the business and how long the first one took. */
export function deriveResponses(reviews: readonly Review[]): Responses {
	const sources = answeringSources(reviews);
	const { open } = splitByAnswers(reviews, sources);
	const low = open.filter(({ rating }) => rating <= 2);
	const by = (keyOf: (review: Review) => string) =>
		distinct(open.map(keyOf)).map((id) => ({
			id,
			...countResponses(open.filter((review) => keyOf(review) === id)),
		}));
	return {
		sources,
		...(open.length > 0 && { overall: countResponses(open) }),
		...(low.length > 0 && { low_stars: countResponses(low) }),
		by_stars: by(({ rating }) => String(rating)),
		by_location: by(({ location }) => location),
		by_source: by(({ source }) => source.id),
		by_quarter: by(({ date }) => quarterOf(date)),
		by_year: by(({ date }) => date.slice(0, 4)),
	};
}

/** Sources that can carry answers, which shows in at least one answer. */
export function answeringSources(reviews: readonly Review[]): string[] {
	const answered = reviews.filter(({ responses }) => responses.length > 0);
	return distinct(answered.map(({ source }) => source.id));
}

/**
 * Splits reviews by whether their source can carry answers. Every share of answered reviews counts only the
 * open ones.
 */
export function splitByAnswers<Each extends Pick<Review, 'source'>>(
	reviews: readonly Each[],
	sources: readonly string[],
): { readonly open: Each[]; readonly silent: Each[] } {
	const isOpen = ({ source }: Each) => sources.includes(source.id);
	return {
		open: reviews.filter(isOpen),
		silent: reviews.filter((review) => !isOpen(review)),
	};
}

/** @param reviews from sources that can carry answers */
export function countResponses(reviews: readonly Review[]): Omit<ResponseRow, 'id'> {
	const answered = reviews.filter(({ responses }) => responses.length > 0);
	const days = answered.flatMap((review) => daysToAnswer(review) ?? []);
	const { n, share, ci95 } = wilsonShare(answered.length, reviews.length) ?? {
		n: 0,
		share: 0,
		ci95: [0, 1],
	};
	return {
		n,
		answered: answered.length,
		share,
		ci95: [...ci95],
		...(days.length > 0 && { median_days: median(days) }),
	};
}

/** The days from the review to its first answer; `undefined` without an answer, or if its day is unknown. */
export function daysToAnswer({ date, responses: [first] }: Review): number | undefined {
	if (first?.date === undefined) return undefined;
	return Math.max(0, (Date.parse(first.date) - Date.parse(date)) / DAY);
}
