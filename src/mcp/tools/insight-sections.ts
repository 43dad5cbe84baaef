import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import type { AggregateRating } from '../../edition/documents/aggregate-rating.ts';
import type { Ids } from './insight-names.ts';
import { listed, MAX_LISTED, newest } from '../../edition/documents/listed.ts';

const MAX_PRAISED = 8;
const MAX_QUARTERS = 8;
const HOW_TO_READ_PEOPLE =
	'"people": "praise" counts only in sentences that name this person and nobody else: "she" or "he" is not enough.';

type Comparison = AgentInsights['comparisons'][number];

/**
 * What is known about an aspect. With a location or a person, only what concerns them, and not what their
 * sections say.
 */
export function aspectSection(insights: AgentInsights, id: string, ids: Ids) {
	const { location } = ids;
	const found = insights.aspects.find((aspect) => aspect.id === id);
	if (!found) return undefined;
	const { by_location, by_department, trend, words, stars, read_by, mentions, ...aspect } = found;
	const isHere = (place: string | undefined) => location === undefined || place === location;
	const driver = insights.drivers.find((each) => each.aspect === id);
	const { n } = insights.tests;
	const quotesHere = (quotes: typeof found.praised) =>
		quotes
			.filter((quote) => isHere(quote.location))
			.map(({ aspect: _, polarity, ...quote }) => quote);
	return {
		...aspect,
		praised: quotesHere(found.praised),
		criticized: quotesHere(found.criticized),
		...listed(
			'by_location',
			by_location.filter((each) => isHere(each.id)),
		),
		...(location === undefined && { by_department }),
		...newest('trend', trend, MAX_QUARTERS),
		driver: driver && {
			cost: driver.cost,
			recent_cost: driver.recent_cost,
			complaint: { ...without(driver.complaint, 'n'), ...why(driver.complaint, n) },
			praise: { ...without(driver.praise, 'n'), ...why(driver.praise, n) },
		},
		...listed(
			'comparisons',
			insights.comparisons
				.filter((each) => each.aspect === id && (each.kind !== 'location' || isHere(each.location)))
				.map((each) => {
					const comparison = shortened(each, n);
					// The sides of these are in "by_location", and in the counts of the aspect.
					const isKnown =
						each.kind === 'trend' || by_location.some((own) => own.id === each.location);
					return isKnown ? without(comparison, 'first') : comparison;
				}),
		),
		topics: insights.topics
			.filter(({ aspects }) => aspects?.some((each) => each.id === id))
			.map((topic) => topic.id),
		...(hasPeople(ids) && listPraised(praisedFor(insights, id, location))),
	};
}

/** Whether the section about an aspect lists people. Otherwise, "combined" lists the people its reviews name. */
export function hasPeople({ aspect, person, service, topic }: Ids): boolean {
	return aspect !== undefined && [person, service, topic].every((other) => other === undefined);
}

/** Lists the people praised most. Splits a tie only if it is too long to list. */
function listPraised(people: ReturnType<typeof praisedFor>) {
	const ends = people.flatMap(({ praise }, at) =>
		praise === people[at + 1]?.praise ? [] : at + 1,
	);
	const most =
		ends.find((end) => end >= MAX_PRAISED && end <= MAX_LISTED) ??
		ends.findLast((end) => end < MAX_PRAISED);
	return {
		...(people.length > 0 && { how_to_read: HOW_TO_READ_PEOPLE }),
		...listed('people', people, most ?? MAX_LISTED),
	};
}

/** What is known about a location; if other things are asked for too, not what their sections say. */
export function locationSection(
	insights: AgentInsights,
	ratings: AggregateRating,
	id: string,
	{ aspect: asked, person, service, topic }: Ids,
) {
	const isShort = [asked, person, service, topic].some((other) => other !== undefined);
	const trend = insights.trends.find(({ location }) => location === id);
	const isClear = ({ result }: Comparison) => result === 'higher' || result === 'lower';
	const own = <Value extends { readonly id: string }>(values: readonly Value[]) => {
		const value = values.find((each) => each.id === id);
		return value && without(value, 'id');
	};
	return {
		id,
		rating: own(ratings.by_location),
		comparisons: insights.comparisons
			.filter((each) => each.location === id && (each.aspect === undefined || isClear(each)))
			// How a location changed is in `compare`, too.
			.filter(({ kind, aspect }) => !isShort || (kind === 'location' && aspect !== asked))
			.map((each) => without(shortened(each, insights.tests.n), 'location')),
		...(!isShort && newest('quarters', trend?.quarters, MAX_QUARTERS)),
		change_points: trend?.change_points,
		responses: own(insights.responses.by_location),
		recommendations: own(insights.recommendations.by_location),
		aspects: insights.aspects
			.filter((aspect) => aspect.id !== asked)
			.flatMap(({ id: aspect, by_location }) =>
				by_location
					.filter((each) => each.id === id)
					.map(({ n, positive, share_positive }) => ({ aspect, n, positive, share_positive })),
			),
		// Of several things, only "combined" says whom their reviews name.
		...(!isShort &&
			listed(
				'people',
				insights.people
					.filter((each) => each.location === id)
					.map(({ name, role, reviews, praise }) => ({
						...{ name, role, reviews, praised_in: praise.praised_in },
					})),
			)),
		alerts: insights.alerts
			.filter(({ location }) => location === id)
			.map(({ id: alert, text }) => ({ id: alert, text })),
	};
}

/** The people praised most for an aspect, by statements about them. */
function praisedFor({ people }: AgentInsights, id: string, location: string | undefined) {
	return people
		.filter((person) => location === undefined || person.location === location)
		.flatMap(({ name, praise }) =>
			praise.by_aspect
				.filter(({ aspect }) => aspect === id)
				.map(({ positive }) => ({ name, praise: positive })),
		)
		.toSorted((a, b) => b.praise - a.praise);
}

/** Shortens a comparison: the groups' counts say less than the difference and its interval. */
export function shortened({ first, second, aspect, ...comparison }: Comparison, tests: number) {
	return {
		...comparison,
		...why(comparison, tests),
		first: groupOf(first),
		second: second && groupOf(second),
	};
}

/** Says why a difference is not clear although its interval has no zero. */
function why({ result, ci95 }: Pick<Comparison, 'result' | 'ci95'>, tests: number) {
	const [low = 0, high = 0] = ci95 ?? [];
	const isClearAlone = result === 'no_clear_difference' && low * high > 0;
	return isClearAlone && { why: `corrected for ${tests} comparisons` };
}

function without<Value extends object, Name extends keyof Value>(
	value: Value,
	name: Name,
): Omit<Value, Name> {
	const { [name]: _, ...rest } = value;
	return rest;
}

function groupOf({ ci95, count, ...group }: Comparison['first']) {
	return group;
}
