import type { MessageId, Words } from '../../../reviews/messages/catalogs.ts';
import type { VisitType } from '../../../reviews/review.ts';
import { displayText } from '../../../reviews/display-text.ts';
import { activeFilters, type View, type ViewParameter } from './view.ts';

/** Returns the name of a value: the label of an aspect, the short name of a location. */
export type NameOf = (parameter: ViewParameter, value: string) => string;

/** Headings of views with one filter, perhaps besides one for stars. */
const HEADINGS: Readonly<Partial<Record<ViewParameter, MessageId>>> = {
	words: 'list.heading_words',
	query: 'list.heading_words',
	min_rating: 'list.heading_min_stars',
	max_rating: 'list.heading_max_stars',
	aspect: 'list.heading_aspect',
	sentiment: 'list.heading_sentiment',
	mentions_technician: 'list.heading_person',
	mentions_service: 'list.heading_service',
	location: 'list.heading_location',
	source: 'list.heading_source',
	since: 'list.heading_since',
	until: 'list.heading_until',
	language: 'list.heading_language',
	has_text: 'list.heading_text',
};

/**
 * Returns the heading of a view, such as "1-star reviews that mention speed". The heading of a
 * view with more filters lists their names: "Reviews: “oil”, Speed, Harborview".
 */
export function describeView(t: Words, view: View, nameOf: NameOf): string {
	const filters = activeFilters(view);
	const labelOf = (parameter: ViewParameter) =>
		chipLabel(t, parameter, view[parameter] ?? '', nameOf);
	const rating = /^[1-5]$/.test(view.rating ?? '') ? Number(view.rating) : 0;
	const others = filters.filter((parameter) => parameter !== 'rating' || rating === 0);
	const [first] = others;
	if (first === undefined) {
		return rating === 0 ? t('list.heading_all') : t('list.heading_stars', { rating });
	}
	const heading = HEADINGS[first];
	const name = labelOf(first);
	// Some languages write names differently inside a sentence.
	const inside = t.inside(name);
	if (heading && others.length === 1) {
		const value = displayText(view[first] ?? '');
		const isDay = first === 'since' || first === 'until';
		return t(heading, { rating, name, inside, value: isDay ? dayInWords(t, value) : value });
	}
	const { aspect, sentiment, min_rating: low, max_rating: high } = view;
	if (low && high && low < high && filters.length === 2) {
		return t('list.heading_between', { low, high, step: Number(high) - Number(low) });
	}
	if (aspect && sentiment && filters.length === 2) {
		return t('list.heading_aspect_sentiment', { sentiment, name, inside });
	}
	return t('list.heading_filters', { filters: filters.map(labelOf).join(', ') });
}

/** A URL may contain anything instead of a day. */
function dayInWords(t: Words, value: string): string {
	const isDay = /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value));
	return isDay ? t.day(value) : value;
}

/** Returns the label of one filter of a view. */
export function chipLabel(t: Words, parameter: ViewParameter, raw: string, nameOf: NameOf): string {
	const value = displayText(raw);
	switch (parameter) {
		case 'words':
		case 'query':
			return t('list.filter_words', { value });
		case 'rating':
			return t('list.filter_stars', { value });
		case 'min_rating':
			return t('list.filter_min_stars', { value });
		case 'max_rating':
			return t('list.filter_max_stars', { value });
		case 'sentiment':
			return t('list.filter_sentiment', { value });
		case 'since':
			return t('list.filter_since', { value: dayInWords(t, value) });
		case 'until':
			return t('list.filter_until', { value: dayInWords(t, value) });
		case 'has_text':
			return t('list.filter_text', { value });
		case 'id':
			return t('list.filter_ids', { n: value.split(',').length });
		case 'visit_type':
			return isVisit(value) ? t(`visit.${value}`) : value;
		case 'has_response':
			return t('list.filter_response', { value });
		default:
			return displayText(nameOf(parameter, raw));
	}
}

/** A URL may contain anything instead of a kind of visit. */
function isVisit(value: string): value is VisitType {
	return ['service', 'sales', 'sales_new', 'sales_used'].includes(value);
}

/** Describes the reviews behind the average, which ignores the view's star filters. */
export function describeAverage(t: Words, total: number, view: View): string {
	const asksForStars = Boolean(view.rating || view.min_rating || view.max_rating);
	return t(asksForStars ? 'list.average_of_any_stars' : 'list.average', { n: total });
}
