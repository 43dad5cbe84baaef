import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { Rating, Sentiment, VerificationMethod, VisitType } from '../reviews/review.ts';
import { splitWords } from '../reviews/words.ts';
import { FACETS } from './search-page.ts';
import { REVIEW_FIELDS, View } from './review-view.ts';

const TEXT_LIMIT = 5_000;
const Text = z.string().max(TEXT_LIMIT, `must be at most ${TEXT_LIMIT} characters`);
const Bound = z.number().min(1, 'must be at least 1').max(5, 'must be at most 5');
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

const MAX_IDS = 100;
/** More words or phrases would make a search slow. */
const MAX_TERMS = 60;

/** A list in one parameter, separated by commas. */
export function splitList(text: string): string[] {
	return text
		.split(',')
		.map((part) => part.trim())
		.filter((part) => part !== '');
}

/** The parameters that take a list. */
export const LISTS: ReadonlySet<string> = new Set(['mentions_any', 'id', 'facets', 'fields']);

function listOf(known: readonly string[], what = 'names') {
	return Text.refine((text) => splitList(text).every((name) => known.includes(name)), {
		error: `must be ${what} separated by commas: ${known.join(', ')}`,
	});
}

export const Sort = z.enum(['newest', 'oldest', 'highest', 'lowest']);
export type Sort = z.output<typeof Sort>;

/** Search parameters: the query of `/api/reviews/search` and the arguments of the MCP tool. */
export const SearchParams = z.object({
	rating: Rating.optional().describe('Exact star rating.'),
	min_rating: Bound.optional().describe('Minimum star rating.'),
	max_rating: Bound.optional().describe('Maximum star rating.'),
	since: CalendarDate.optional().describe('Only reviews on or after this day.'),
	until: CalendarDate.optional().describe('Only reviews on or before this day.'),
	query: Text.optional().describe(
		'Exact letters in the text, not the title; capitals and quote styles do not matter.',
	),
	words: Text.refine((text) => new Set(splitWords(text)).size <= MAX_TERMS, {
		error: `must be at most ${MAX_TERMS} different words; for a whole passage, use "query"`,
	})
		.optional()
		.describe(
			`Up to ${MAX_TERMS} words of the title or text, in any order; accents and plurals do not matter. ` +
				'A word that no review has matches longer words that contain it.',
		),
	mentions_any: Text.refine((text) => splitList(text).length <= MAX_TERMS, {
		error: `must be at most ${MAX_TERMS} words or phrases`,
	})
		.optional()
		.describe(
			`Up to ${MAX_TERMS} words or phrases separated by commas: only reviews with at least one of them in title ` +
				'or text; five letters or more also match inside words.',
		),
	mentions_technician: Text.optional().describe(
		'Only reviews that name this employee, in the text or by a tag: a name.',
	),
	mentions_service: Text.optional().describe('Only reviews that mention this service: id or name.'),
	service_area: Text.optional().describe(
		'Only reviews that mention this town or area: id or name.',
	),
	location: Text.optional().describe('Only reviews of this location: id or name.'),
	department: Text.optional().describe(
		'Only reviews about this department: by complaints, plus services, else people and jobs, else the visit. ' +
			'Purchases count for `sales`; `service` includes express service.',
	),
	source: Text.optional().describe('Only reviews from this source: id or name.'),
	aspect: Text.optional().describe('Only reviews about this aspect: id or name.'),
	topic: Text.optional().describe('Only reviews in English that bring up this topic: id or name.'),
	sentiment: Sentiment.optional().describe(
		'Only reviews that say something with this sentiment, whatever their stars; with `aspect`, about that aspect. ' +
			'`mixed`: praise and complaints about the same aspect. `positive` and `negative` leave these out; `praise` and ' +
			'`complaint` include them.',
	),
	language: Text.optional().describe('Only reviews in this language: a BCP 47 tag or its name.'),
	visit_type: VisitType.optional().describe(
		'Only reviews of this kind of visit; `sales` includes new and used. Many sources do not say.',
	),
	verification: VerificationMethod.optional().describe('Only reviews checked by this method.'),
	has_response: z
		.boolean()
		.optional()
		.describe('`true`: only reviews that the business answered; `false`: only others.'),
	id: Text.refine((text) => splitList(text).length <= MAX_IDS, {
		error: `must be at most ${MAX_IDS} ids`,
	})
		.optional()
		.describe(`Only these reviews: up to ${MAX_IDS} ids, separated by commas.`),
	has_text: z
		.boolean()
		.optional()
		.describe('`true`: only reviews with text; `false`: only reviews without.'),
	sort: Sort.default('newest').describe('Order; ties go to the newest, then by id.'),
	limit: z
		.int()
		.min(1, 'must be at least 1')
		.max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`)
		.default(DEFAULT_LIMIT)
		.describe('Maximum number of reviews returned.'),
	cursor: Text.optional().describe('The value in "next" of the previous page.'),
	facets: z
		.union([z.boolean(), listOf(FACETS, 'true, false, or names')])
		.optional()
		.describe(
			'Count the matches by value: `true` for all facets, or some, separated by commas: ' +
				`${FACETS.join(', ')}.`,
		),
	count_only: z
		.boolean()
		.optional()
		.describe('Only `total`, `stats` and `facets` (all, unless named).'),
	view: View.optional().describe(
		'`full`: whole reviews; `brief`: author, date, location, stars, title, text, mentions and `verification.method`, but not `responses`. ' +
			'Default: `full` over HTTP, `brief` over MCP.',
	),
	fields: listOf(REVIEW_FIELDS)
		.optional()
		.describe(
			'Only these fields of each review, separated by commas; always with `id`, and `text` with `title`. Overrides `view`.',
		),
});
export type SearchParams = z.output<typeof SearchParams>;
