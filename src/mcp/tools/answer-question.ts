import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { asksForTime } from '../../search/asking-words.ts';
import { splitDays } from '../../search/asked-days.ts';
import { intersect, listDocs } from '../../search/index/doc-set.ts';
import { noteServices } from '../../search/note-language.ts';
import { noteOpinions } from '../../search/note-opinions.ts';
import { takeProper } from '../../search/take-names.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { findBusinessRecords, POLICY_ID } from './business-records.ts';
import { answerAbout, combineNames } from './combined-reviews.ts';
import type { Ids } from './insight-names.ts';
import { findInsightRecords } from './insight-records.ts';
import { notePeople } from './note-people.ts';
import { findAnswers, findTopics, listNearTopics } from './question-answers.ts';
import { type Asked, readAsked } from './question-match.ts';

const TIMES = '"times" are sentences that state a time. Read them: it may be about something else.';
const EVERYWHERE =
	'Answers and topics count all locations, people and days, and quote any; "here" counts the locations asked about.';
const FOR_OR_AGAINST = 'A topic counts every review that mentions it, good or bad.';
const BUSINESS = 'Hours, addresses, amenities, payment and languages: get_business.';
const POLICY = 'How reviews are verified, and who may write them: get_business, part "policy".';
const COMPARISON = 'Locations or periods: compare.';

/** The answered questions and topics that are like this one, and what else is known about it. */
export function answerQuestion(
	agent: AgentEdition,
	insights: AgentInsights,
	ids: Ids,
	given: string,
): Record<string, unknown> & { readonly combined?: object } {
	const { index } = agent.edition;
	const { rest: question, period, notes: days } = splitDays(given);
	const asked = readAsked(index, question);
	const locations = locationsOf(index, asked, ids);
	const hereOf = <Counts extends { readonly id: string }>(all?: readonly Counts[]) =>
		all &&
		locations.length > 0 && {
			here: locations.map((id) => all.find((each) => each.id === id) ?? { id, n: 0 }),
		};
	const known = findAnswers(insights, index, asked);
	const answers = known.map(({ search: _, isFact: __, ...each }) => ({
		...each,
		...hereOf(each.basis.by_location?.map((place) => withReviews(index, each, place))),
		...(each.times && { note: TIMES }),
	}));
	const { people, notes: found, reviews } = answerAbout(agent, insights, { ids, question, period });
	// A topic is about everybody, and beside an answer it would give different numbers for one thing.
	const answered = new Set(known.map(({ id }) => id));
	const { service } = asked;
	const names = { ...(service !== undefined && { service }), ...ids };
	const topics = (people.length > 0 ? [] : findTopics(insights, asked))
		.filter(({ question: id = '' }) => !answered.has(id))
		.map(({ id, label, reviews: count, average_rating, sentiment, by_location }) => {
			const both = combineNames(agent, insights, { ...names, topic: id });
			const counts = { reviews: count, average_rating, sentiment, ...hereOf(by_location) };
			return {
				...{ id, label, ...(service === undefined && counts) },
				...(both && both.reviews.size > 0 && { combined: both.section }),
			};
		})
		// Counts of all services do not answer a question about one.
		.filter(({ combined }) => service === undefined || combined);
	const isNarrow = [locations, people, days].some(({ length }) => length > 0);
	// Reviews do not say how fast replies come.
	const isFact = known.length > 0 && known.every((each) => each.isFact);
	const isAnswered = answers.length + topics.length > 0;
	const isNothing = !isAnswered && reviews.length === 0 && people.length === 0;
	const about = { locations, isFound: false };
	const facts = findBusinessRecords(agent.overview, question, about);
	const records = findInsightRecords(agent, insights, question, about);
	const isPolicy = facts.some(({ id }) => id === POLICY_ID);
	const place = ids.location === undefined ? {} : { location: ids.location };
	const near = isAnswered || people.length > 0 ? [] : listNearTopics(insights, asked);
	const notes = [
		...(near.length > 0 ? [`Topics with one of these words: ${near.join(', ')}.`] : []),
		...(isNarrow && isAnswered ? [EVERYWHERE] : []),
		...(topics.length > 0 ? [FOR_OR_AGAINST] : []),
		...notePeople(insights, people),
		...(isFact || people.length > 0 || ids.person !== undefined
			? []
			: noteOpinions(
					index,
					{ ...place, mentions_service: names.service, topic: ids.topic },
					question,
					insights.aspects,
				)),
		...(ids.service === undefined
			? noteServices(index, question, place, asksForTime(question) ? 'speed' : undefined)
			: []),
		...(isPolicy ? [POLICY] : facts.length > 0 || isNothing ? [BUSINESS] : []),
		...(records.some(({ id }) => id.startsWith('comparison:')) ? [COMPARISON] : []),
	];
	const isSaid =
		topics.some(({ combined }) => combined) ||
		(people.length === 0 && answers.some(({ here }) => here?.some(({ n }) => n > 0)));
	const note = [...days, ...(isSaid ? [] : found)].join(' ');
	const single = isFact ? { reviews: [] } : { reviews, ...(note !== '' && { note }) };
	const common = {
		...(topics.length > 0 && { topics }),
		...(notes.length > 0 && { notes }),
	};
	// Answers count all reviews, whomever and whatever else the call names.
	return Object.keys(ids).length > 0
		? { answers_about_everybody: answers, ...common, combined: single }
		: { answers, ...common, found: single };
}

/** Adds the reviews of a location to its counts in an answer. */
function withReviews<Counts extends { readonly id: string; readonly n: number }>(
	index: SearchIndex,
	{ review_ids = [] }: { readonly review_ids?: readonly string[] },
	place: Counts,
) {
	const cited = Uint32Array.from(review_ids.flatMap((id) => index.ids.find(id) ?? [])).toSorted();
	const own = listDocs(intersect(index.facets.get('location', place.id), cited), index.count);
	return { ...place, review_ids: [...own].map((doc) => index.ids.of(doc)) };
}

/** The locations that the call or else the question names. */
function locationsOf(index: SearchIndex, { words, asking }: Asked, { location }: Ids) {
	if (location !== undefined) return [location];
	const named = takeProper(index, [...words], asking).find(({ facet }) => facet === 'location');
	return [...new Set(named?.values)];
}
