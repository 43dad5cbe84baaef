import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { noteOpinions } from '../../search/in-other-words.ts';
import { noteServices } from '../../search/note-language.ts';
import { takeProper } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { answerAbout, combineNames } from './combined-reviews.ts';
import type { Ids } from './insight-names.ts';
import { findAnswers, findTopics } from './question-answers.ts';
import { type Asked, readAsked } from './question-match.ts';

const TIMES = '"times" are sentences that state a time. Read them: it may be about something else.';
const EVERYWHERE = 'Answers and topics count all locations; "here" counts the ones asked about.';

/** The answered questions and topics that are like this one, and what else is known about it. */
export function answerQuestion(
	agent: AgentEdition,
	insights: AgentInsights,
	ids: Ids,
	question: string,
): Record<string, unknown> & { readonly combined?: object } {
	const { index } = agent.edition;
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
		...hereOf(each.basis.by_location),
		...(each.times && { note: TIMES }),
	}));
	// An answer and a topic would give different numbers for one thing.
	const answered = new Set(known.map(({ id }) => id));
	const open = findTopics(insights, asked).filter(({ question: id = '' }) => !answered.has(id));
	const topics = open.map((topic) => {
		const { id, label, reviews, average_rating, sentiment, by_location } = topic;
		const both =
			Object.keys(ids).length > 0 && combineNames(agent, insights, { ...ids, topic: id });
		return {
			...{ id, label, reviews, average_rating, sentiment, ...hereOf(by_location) },
			...(both && both.reviews.size > 0 && { combined: both.section }),
		};
	});
	const { note, ...found } = answerAbout(agent, insights, ids, question);
	// Reviews do not say how fast replies come.
	const isFact = known.length > 0 && known.every((each) => each.isFact);
	const notes = [
		...([...answers, ...topics].some((each) => 'here' in each) ? [EVERYWHERE] : []),
		...(isFact ? [] : noteOpinions(index, {}, question)),
		...(ids.service === undefined ? noteServices(index, question) : []),
	];
	const isSaid = topics.some(({ combined }) => combined);
	const reviews = isFact
		? { reviews: [] }
		: { ...found, ...(note !== undefined && !isSaid && { note }) };
	const common = {
		...(topics.length > 0 && { topics }),
		...(notes.length > 0 && { notes }),
		...(answers.length === 0 && {
			answered: insights.questions.map(
				(each) => each.search.asked_in[asked.asking.language] ?? each.question,
			),
		}),
	};
	// Answers count all reviews, whomever and whatever else the call names.
	return Object.keys(ids).length > 0
		? { answers_about_everybody: answers, ...common, combined: reviews }
		: { answers, ...common, found: reviews };
}

/** The locations that the call or else the question names. */
function locationsOf(index: SearchIndex, { words, asking }: Asked, { location }: Ids) {
	if (location !== undefined) return [location];
	const named = takeProper(index, [...words], asking).find(({ facet }) => facet === 'location');
	return [...new Set(named?.values)];
}
