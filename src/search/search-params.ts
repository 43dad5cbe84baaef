import * as z from 'zod';
import { CalendarDate } from '../reviews/calendar-date.ts';
import { Polarity, Rating } from '../reviews/review.ts';

const TEXT_LIMIT = 5_000;
const Text = z.string().max(TEXT_LIMIT, `must be at most ${TEXT_LIMIT} characters`);
const Bound = z.number().min(1, 'must be at least 1').max(5, 'must be at most 5');
const DEFAULT_LIMIT = 20;
const MAX_LIMIT = 100;

export const Sort = z.enum(['newest', 'oldest', 'highest', 'lowest']);
export type Sort = z.output<typeof Sort>;

/** Search parameters: the query of `/api/reviews/search` and the arguments of the MCP tool. */
export const SearchParams = z.object({
	rating: Rating.optional().describe('Exact star rating.'),
	min_rating: Bound.optional().describe('Minimum star rating, inclusive.'),
	max_rating: Bound.optional().describe('Maximum star rating, inclusive.'),
	since: CalendarDate.optional().describe('Only reviews on or after this day.'),
	until: CalendarDate.optional().describe('Only reviews on or before this day.'),
	query: Text.optional().describe(
		'Substring of the review text, ignoring case, compatibility forms and quote styles.',
	),
	words: Text.optional().describe(
		'Words of the review text, in any order, as people type them: accents, plurals and one typing ' +
			'error are forgiven, and a word that no review has may be part of another.',
	),
	mentions_technician: Text.optional().describe(
		'Only reviews that mention this person: the full name or a declared alias.',
	),
	mentions_service: Text.optional().describe('Only reviews that mention this service id.'),
	location: Text.optional().describe('Only reviews of this location id.'),
	source: Text.optional().describe('Only reviews from this source id.'),
	aspect: Text.optional().describe('Only reviews about this aspect id.'),
	sentiment: Polarity.optional().describe(
		'Only reviews with this sentiment; with `aspect`, about that aspect.',
	),
	language: Text.optional().describe('Only reviews in this language (BCP 47, e.g. "es").'),
	has_text: z
		.boolean()
		.optional()
		.describe('`true`: only reviews with text; `false`: only reviews without.'),
	sort: Sort.default('newest').describe('Order of the reviews; ties go to the newest, then by id.'),
	limit: z
		.int()
		.min(1, 'must be at least 1')
		.max(MAX_LIMIT, `must be at most ${MAX_LIMIT}`)
		.default(DEFAULT_LIMIT)
		.describe('Maximum number of reviews returned.'),
	cursor: Text.optional().describe('Where the page begins: from "next" of the previous page.'),
	facets: z.boolean().optional().describe('Whether to count the matches by each filter value.'),
});
export type SearchParams = z.output<typeof SearchParams>;
