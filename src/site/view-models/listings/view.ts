/**
 * Parameters of a view, in the order of its URLs: those of `/api/reviews/search`, except those for
 * the format of the response.
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

/** One view of the reviews, as URL parameters. Absent and "" both mean no filter. */
export type View = Readonly<Partial<Record<ViewParameter, string>>>;

/** Default values of parameters. */
const DEFAULTS: View = { sort: 'newest' };
/** Three ways to filter by stars. Choosing one removes the others. */
const STARS: readonly ViewParameter[] = ['rating', 'min_rating', 'max_rating'];

/** Parses the view in a query string; ignores unknown parameters. */
export function parseView(query: URLSearchParams): View {
	return toView((parameter) => query.get(parameter) ?? '');
}

/** Returns the query string of a view with its question mark, or "" for the view of all reviews. */
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

/** Returns the view with one parameter set or removed, starting at the first review. */
export function choose(view: View, parameter: ViewParameter, value: string | undefined): View {
	const isStars = value !== undefined && STARS.includes(parameter);
	return toView((name) => {
		if (name === parameter) return value ?? '';
		return name === 'cursor' || (isStars && STARS.includes(name)) ? '' : (view[name] ?? '');
	});
}

/** Returns the parameters that filter a view: all but the cursor and the order. */
export function activeFilters(view: View): readonly ViewParameter[] {
	return VIEW_PARAMETERS.filter(
		(parameter) => parameter !== 'sort' && parameter !== 'cursor' && (view[parameter] ?? '') !== '',
	);
}

/** Returns the distinct words of the query. */
export function wordsOf({ query = '' }: View): readonly string[] {
	return [...new Set(query.split(/\s+/u).filter((word) => word !== ''))];
}

function toView(valueOf: (parameter: ViewParameter) => string): View {
	const asked = VIEW_PARAMETERS.map((parameter) => [parameter, valueOf(parameter)] as const);
	return Object.fromEntries(
		asked.filter(([parameter, value]) => value !== '' && value !== DEFAULTS[parameter]),
	);
}
