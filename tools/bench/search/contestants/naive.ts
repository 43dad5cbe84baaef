import { readFileSync } from 'node:fs';
import { fold } from '../../../../src/reviews/fold.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import type { SearchParams } from '../../../../src/search/search-params.ts';
import type { Contestant, Engine, Place } from '../contestant.ts';
import { countStars } from '../stars.ts';

/** Parses the whole list, and checks every review for every question. */
export const naive: Contestant = {
	build() {},
	open: (place) => createNaiveEngine(parseReviews(place), fold),
	openForComparison: (place) => createNaiveEngine(parseReviews(place), createFoldOnce()),
};

function createNaiveEngine(reviews: readonly Review[], foldText: typeof fold): Engine {
	return {
		search(params) {
			const matches = reviews.filter(createPredicate(params, foldText));
			return {
				total: matches.length,
				distribution: countStars(matches.map(({ rating }) => rating)),
				reviews: matches.slice(0, params.limit).map((review) => JSON.stringify(review)),
			};
		},
		since(day) {
			const matches = reviews.filter(({ date }) => date >= day);
			return {
				total: matches.length,
				distribution: [],
				reviews: matches.map((review) => JSON.stringify(review)),
			};
		},
	};
}

/** Creates a `fold` that caches its results. */
function createFoldOnce(): typeof fold {
	const folded = new Map<string, string>();
	return (text) => {
		const known = folded.get(text);
		if (known !== undefined) return known;
		const made = fold(text);
		folded.set(text, made);
		return made;
	};
}

function parseReviews({ corpusFile }: Place): Review[] {
	// The corpus contains published reviews.
	return JSON.parse(readFileSync(corpusFile, 'utf8')) as Review[];
}

/** Returns a predicate for reviews; it folds the text on every call. */
function createPredicate(params: SearchParams, foldText: typeof fold): (review: Review) => boolean {
	const { rating, min_rating = 1, max_rating = 5, since = '', until = '9' } = params;
	const { mentions_technician, mentions_service } = params;
	const query = params.query === undefined ? undefined : fold(params.query);
	return (review) =>
		(rating === undefined || review.rating === rating) &&
		review.rating >= min_rating &&
		review.rating <= max_rating &&
		review.date >= since &&
		review.date <= until &&
		(mentions_technician === undefined ||
			review.mentions.technicians.includes(mentions_technician)) &&
		(mentions_service === undefined || review.mentions.services.includes(mentions_service)) &&
		(query === undefined || foldText(review.text).includes(query));
}
