import type { Review } from '../reviews/review.ts';
import { fold, foldName } from '../reviews/fold.ts';
import type { SearchParams } from './search-params.ts';
import type { SearchableEdition, SearchableReview } from './searchable-edition.ts';

type Filter = (candidate: SearchableReview) => boolean;

/** The question as one predicate: every filter that was given must hold. */
export function createFilter(params: SearchParams, edition: SearchableEdition): Filter {
	const filters = [...ratingFilters(params), ...dateFilters(params), ...factFilters(params)];
	if (params.query !== undefined) filters.push(textFilter(params.query));
	if (params.mentions_technician !== undefined) {
		filters.push(technicianFilter(params.mentions_technician, edition));
	}
	if (params.aspect !== undefined || params.sentiment !== undefined) {
		filters.push(aspectFilter(params));
	}
	return (candidate) => filters.every((filter) => filter(candidate));
}

function ratingFilters({ rating, min_rating, max_rating }: SearchParams): Filter[] {
	const filters: Filter[] = [];
	if (rating !== undefined) filters.push(({ review }) => review.rating === rating);
	if (min_rating !== undefined) filters.push(({ review }) => review.rating >= min_rating);
	if (max_rating !== undefined) filters.push(({ review }) => review.rating <= max_rating);
	return filters;
}

function dateFilters({ since, until }: SearchParams): Filter[] {
	const filters: Filter[] = [];
	if (since !== undefined) filters.push(({ review }) => review.date >= since);
	if (until !== undefined) filters.push(({ review }) => review.date <= until);
	return filters;
}

function factFilters(params: SearchParams): Filter[] {
	const { mentions_service, location, source, language, has_text } = params;
	const filters: Filter[] = [];
	if (mentions_service !== undefined) {
		filters.push(({ review }) => review.mentions.services.includes(mentions_service));
	}
	if (location !== undefined) filters.push(({ review }) => review.location === location);
	if (source !== undefined) filters.push(({ review }) => review.source.id === source);
	if (language !== undefined) {
		filters.push(({ review }) => languageMatches(review.language, language.toLowerCase()));
	}
	if (has_text !== undefined) filters.push(({ review }) => (review.text !== '') === has_text);
	return filters;
}

function textFilter(query: string): Filter {
	const folded = fold(query);
	return (candidate) => candidate.folded.includes(folded);
}

function technicianFilter(name: string, edition: SearchableEdition): Filter {
	const meant = edition.technicians.get(foldName(name)) ?? new Set();
	return ({ review }) => review.mentions.technicians.some((technician) => meant.has(technician));
}

function aspectFilter({ aspect, sentiment }: SearchParams): Filter {
	return ({ review }) =>
		review.aspects.some(
			(found) =>
				(aspect === undefined || found.aspect === aspect) &&
				(sentiment === undefined || found.polarity === sentiment),
		);
}

/** Basic filtering of RFC 4647 §3.3.1: "es" covers "es-MX". */
function languageMatches(language: Review['language'], range: string): boolean {
	const tag = language.toLowerCase();
	return tag === range || tag.startsWith(`${range}-`);
}
