import type { Labels } from '../../../edition/documents/labels.ts';
import { PATHS } from '../../../endpoints/http/urls.ts';
import { countResponses, splitByAnswers } from '../../../insights/owner/derive-responses.ts';
import type { ResponseRow, Responses } from '../../../insights/owner/owner-insights.ts';
import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { Review } from '../../../reviews/review.ts';
import { renderView, type View } from '../listings/view.ts';
import type { Cell, OwnerSection, Piece, Rows } from './owner-tables.ts';
import { lastYearFrom } from './places.ts';
import { listed } from './recent-complaints.ts';
import { countRelated } from './related.ts';

const YEARS = 3;
const LOW: View = { max_rating: '2' };

type Counted = Pick<ResponseRow, 'n' | 'answered' | 'median_days'>;

/** How the business replies: recently and in all years, where, and which low-star reviews have no reply. */
export function toAnswers(
	t: Words,
	responses: Responses,
	reviews: readonly Review[],
	labels: Labels,
): OwnerSection {
	const since = lastYearFrom(reviews);
	const { open, silent } = splitByAnswers(reviews, responses.sources);
	const low = reviews.filter(isLow);
	const openLow = open.filter(isLow);
	const places = responses.by_location.map(({ id }) => id);
	const groups = [
		{ name: t('owner.all_reviews'), view: {}, found: open },
		...places.map((location) => ({
			...{ name: labels.location(location), view: { location } },
			found: open.filter((review) => review.location === location),
		})),
		{ name: t('owner.low_stars'), view: LOW, found: openLow },
		...places.map((location) => ({
			name: t('owner.low_stars_at', { place: labels.location(location) }),
			view: { ...LOW, location },
			found: openLow.filter((review) => review.location === location),
		})),
	]
		.filter(({ found }) => found.length > 0)
		.map(({ name, view, found }) => ({
			cells: [
				name,
				...cellsOf(t, countResponses(found.filter(({ date }) => date >= since)), {
					...view,
					since,
				}),
				...cellsOf(t, countResponses(found), view),
			],
		}));
	return {
		id: 'answers',
		heading: t('owner.answers'),
		intro: [...neverAnswered(t, silent, labels), t('owner.answers_intro')].join(' '),
		tables: [
			{
				caption: t('owner.answers_caption'),
				columns: [
					[t('owner.column_group')],
					[t('owner.window.last_12_months'), 'number'],
					[t('owner.column_days'), 'number'],
					[t('owner.column_all_years'), 'number'],
					[t('owner.column_days'), 'number'],
				],
				rows: groups,
			},
			toDetails(t, responses, labels),
		],
		notes: unanswered(t, low, labels),
	};
}

/** By stars, source and year, in all years. */
function toDetails(t: Words, responses: Responses, labels: Labels): Rows {
	const named = (
		rows: readonly ResponseRow[],
		nameOf: (id: string) => string,
		viewOf: (id: string) => View,
	) => rows.map((row) => ({ cells: [nameOf(row.id), ...cellsOf(t, row, viewOf(row.id))] }));
	return {
		caption: t('owner.answers_details'),
		folded: true,
		columns: [
			[t('owner.column_group')],
			[t('owner.column_replied'), 'number'],
			[t('owner.column_days'), 'number'],
		],
		rows: [
			...named(
				responses.by_stars,
				(id) => t('count.stars', { n: Number(id) }),
				(rating) => ({ rating }),
			),
			...named(responses.by_source, labels.source, (source) => ({ source })),
			...named(
				responses.by_year.slice(-YEARS),
				(id) => id,
				(year) => ({ since: `${year}-01-01`, until: `${year}-12-31` }),
			),
		],
	};
}

/** "19 of 19", with a link to the reviews with a reply, and the median days. */
function cellsOf(t: Words, { n, answered, median_days: days }: Counted, view: View) {
	const text = n === 0 ? '–' : t('wording.count_of', { count: answered, n });
	const href = `${PATHS.reviewPages}${renderView({ ...view, has_response: 'true' })}`;
	const cells: Cell[] = [
		answered === 0 ? text : { text, href },
		days === undefined ? '–' : t.figure(days, Number.isInteger(days) ? 0 : 1),
	];
	return cells;
}

/** Names the sources whose reviews no count of replies includes, if any. */
export function neverAnswered(t: Words, silent: readonly Review[], labels: Labels): string[] {
	if (silent.length === 0) return [];
	return [t('owner.never_answered', { sources: sourcesOf(silent, labels) })];
}

/** "Customer survey, Business profile": the sources of reviews. */
export function sourcesOf(reviews: readonly Review[], labels: Labels): string {
	return [...new Set(reviews.map(({ source }) => labels.source(source.id)))].join(', ');
}

/** How many low-star reviews have no reply, by site. */
function unanswered(t: Words, low: readonly Review[], labels: Labels): OwnerSection['notes'] {
	const without = low.filter(({ responses }) => responses.length === 0);
	const counted = countRelated(without.map(({ source }) => source.id));
	const links = counted.map(({ id, reviews: n }): Piece[] => {
		const view = renderView({ ...LOW, source: id, has_response: 'false' });
		return [
			{ text: `${labels.source(id)} ` },
			{ text: t.figure(n), href: `${PATHS.reviewPages}${view}` },
		];
	});
	if (links.length === 0) return [];
	return [[{ text: `${t('owner.unanswered')} ` }, ...listed(links), { text: '.' }]];
}

function isLow({ rating }: Review): boolean {
	return rating <= 2;
}
