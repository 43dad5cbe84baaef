import { displayText } from '../../../reviews/display-text.ts';
import type { View, ViewParameter } from './view.ts';

/** Returns the name of a value: the label of an aspect, the short name of a location. */
export type NameOf = (parameter: ViewParameter, value: string) => string;

// Maps, because a view can have any value, even "constructor".
const SENTIMENT_VERBS: ReadonlyMap<string, string> = new Map([
	['positive', 'praise'],
	['negative', 'complain about'],
	['mixed', 'see both sides of'],
	['neutral', 'mention, without a verdict,'],
]);
const SENTIMENT_LABELS: ReadonlyMap<string, string> = new Map([
	['positive', 'Praise'],
	['negative', 'Complaint'],
	['mixed', 'Praise and complaint'],
	['neutral', 'No verdict'],
]);

/** Describes a view as a heading: "1-star reviews that speak of speed". */
export function describeView(view: View, nameOf: NameOf): string {
	const name = (parameter: ViewParameter) => lowerFirst(nameOf(parameter, view[parameter] ?? ''));
	const { aspect, sentiment, mentions_technician: person, since, until } = view;
	const rating = /^[1-5]$/.test(view.rating ?? '') && view.rating;
	const clauses = [
		aspect && `${SENTIMENT_VERBS.get(sentiment ?? '') ?? 'speak of'} ${name('aspect')}`,
		person && `mention ${nameOf('mentions_technician', person)}`,
	].filter(Boolean);
	const parts = [
		rating ? `${rating}-star reviews` : 'Reviews',
		clauses.length > 0 && `that ${clauses.join(' and ')}`,
		sentiment && !aspect && `with ${chipLabel('sentiment', sentiment, nameOf).toLowerCase()}`,
		view.mentions_service && `about ${name('mentions_service')}`,
		view.location && `of ${nameOf('location', view.location)}`,
		view.source && `from “${nameOf('source', view.source)}”`,
		view.words && `with “${view.words}”`,
		view.query && `with “${view.query}”`,
		starRange(view),
		view.language && `in ${nameOf('language', view.language)}`,
		view.has_text === 'true' && 'with a text',
		view.has_text === 'false' && 'of stars only',
		since && until && `from ${since} to ${until}`,
		since && !until && `since ${since}`,
		until && !since && `until ${until}`,
	].filter(Boolean);
	return parts.length === 1 && !view.rating ? 'All reviews' : displayText(parts.join(' '));
}

/** Returns the label of one filter of a view. */
export function chipLabel(parameter: ViewParameter, value: string, nameOf: NameOf): string {
	return displayText(labelOf(parameter, value, nameOf));
}

export function countedReviews(count: number): string {
	return `${count.toLocaleString('en')} ${count === 1 ? 'review' : 'reviews'}`;
}

/** Describes the reviews behind the average, which ignores the view's star filters. */
export function describeAverage(total: number, view: View): string {
	const asksForStars = Boolean(view.rating || view.min_rating || view.max_rating);
	return asksForStars
		? `of 5 stars over all ${countedReviews(total)}, of any stars`
		: `of 5 stars, ${countedReviews(total)}`;
}

function labelOf(parameter: ViewParameter, value: string, nameOf: NameOf): string {
	switch (parameter) {
		case 'words':
		case 'query':
			return `“${value}”`;
		case 'rating':
			return value === '1' ? '1 star' : `${value} stars`;
		case 'min_rating':
			return `${value} stars or more`;
		case 'max_rating':
			return `${value} stars or fewer`;
		case 'sentiment':
			return SENTIMENT_LABELS.get(value) ?? value;
		case 'since':
			return `Since ${value}`;
		case 'until':
			return `Until ${value}`;
		case 'has_text':
			return value === 'false' ? 'Stars only' : 'With a text';
		default:
			return nameOf(parameter, value);
	}
}

function starRange({ min_rating: least, max_rating: most }: View): string | undefined {
	if (least && most) return `of ${least} to ${most} stars`;
	if (least) return `of ${least} stars and more`;
	return most && `of ${most} stars and fewer`;
}

/** Lowercases the first letter for use within a sentence. Leaves abbreviations unchanged. */
function lowerFirst(name: string): string {
	return /^\p{Lu}\p{Ll}/u.test(name) ? name.charAt(0).toLowerCase() + name.slice(1) : name;
}
