/**
 * What the explorer can ask for, in the order of its URLs: the parameters of
 * `/api/reviews/search`, but for those that say how the answer is to look.
 */
export const VIEW_PARAMETERS = [
	'query',
	'rating',
	'min_rating',
	'max_rating',
	'aspect',
	'sentiment',
	'mentions_technician',
	'mentions_service',
	'location',
	'source',
	'since',
	'until',
	'language',
	'has_text',
	'sort',
	'cursor',
] as const;
export type ViewParameter = (typeof VIEW_PARAMETERS)[number];

/** One view of the reviews, in the words of a URL. What is absent or "" is not asked for. */
export type View = Readonly<Partial<Record<ViewParameter, string>>>;

/** What a view is without having been asked. */
const DEFAULTS: View = { sort: 'newest' };
/** Three ways to say how many stars: whoever chooses one of them takes the others back. */
const STARS: readonly ViewParameter[] = ['rating', 'min_rating', 'max_rating'];

/** The view that a query string asks for; what it does not know is left out. */
export function parseView(query: URLSearchParams): View {
	return toView((parameter) => query.get(parameter) ?? '');
}

/** The query string of a view with its question mark, or "" for the view of all reviews. */
export function renderView(view: View): string {
	const query = new URLSearchParams();
	for (const parameter of VIEW_PARAMETERS) {
		const value = view[parameter];
		if (value !== undefined && value !== '' && value !== DEFAULTS[parameter]) {
			query.set(parameter, value);
		}
	}
	return query.size === 0 ? '' : `?${query}`;
}

/** The view with one thing chosen, or not asked for any more, from its first review on. */
export function choose(view: View, parameter: ViewParameter, value: string | undefined): View {
	const isStars = value !== undefined && STARS.includes(parameter);
	return toView((name) => {
		if (name === parameter) return value ?? '';
		return name === 'cursor' || (isStars && STARS.includes(name)) ? '' : (view[name] ?? '');
	});
}

/** What a view is narrowed to: all but where it begins and how it is sorted. */
export function narrowingsOf(view: View): readonly ViewParameter[] {
	return VIEW_PARAMETERS.filter(
		(parameter) => parameter !== 'sort' && parameter !== 'cursor' && (view[parameter] ?? '') !== '',
	);
}

/** The words of what is searched for, each once. */
export function wordsOf({ query = '' }: View): readonly string[] {
	return [...new Set(query.split(/\s+/u).filter((word) => word !== ''))];
}

function toView(valueOf: (parameter: ViewParameter) => string): View {
	const asked = VIEW_PARAMETERS.map((parameter) => [parameter, valueOf(parameter)] as const);
	return Object.fromEntries(
		asked.filter(([parameter, value]) => value !== '' && value !== DEFAULTS[parameter]),
	);
}
