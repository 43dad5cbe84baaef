import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { splitWords } from '../../reviews/words.ts';
import { askingWords } from '../../search/asking-words.ts';
import { noteOpinions } from '../../search/in-other-words.ts';
import { takeProper } from '../../search/read-question.ts';
import type { SearchIndex } from '../../search/search-index.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { answerAbout, combineNames } from './combined-reviews.ts';
import type { Ids } from './insight-names.ts';
import { findAnswers, findTopics } from './question-answers.ts';

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
	const { language, locations } = readAsked(index, question, ids);
	const hereOf = <Counts extends { readonly id: string }>(all: readonly Counts[] = []) =>
		locations.length > 0 && {
			here: locations.map((id) => all.find((each) => each.id === id) ?? { id, n: 0 }),
		};
	const known = findAnswers(insights, index, question);
	const answers = known.map(({ search: _, isFact: __, ...each }) => ({
		...each,
		...hereOf(each.basis.by_location),
		...(each.times && { note: TIMES }),
	}));
	const topics = findTopics(insights, index, question).map((topic) => {
		const { id, label, reviews, average_rating, sentiment, by_location } = topic;
		const both =
			Object.keys(ids).length > 0 && combineNames(agent, insights, { ...ids, topic: id });
		return {
			...{ id, label, reviews, average_rating, sentiment, ...hereOf(by_location) },
			...(both && both.reviews.size > 0 && { combined: both.section }),
		};
	});
	const { note, ...found } = answerAbout(agent, insights, ids, question);
	// How fast replies come is no opinion of customers.
	const isFact = known.length > 0 && known.every((each) => each.isFact);
	const notes = [
		...(locations.length > 0 && answers.length + topics.length > 0 ? [EVERYWHERE] : []),
		...(isFact ? [] : noteOpinions(index, {}, question)),
	];
	const isSaid = topics.some(({ combined }) => combined);
	const reviews = { ...found, ...(note !== undefined && !isSaid && { note }) };
	const common = {
		...(topics.length > 0 && { topics }),
		...(notes.length > 0 && { notes }),
		...(answers.length === 0 && {
			answered: insights.questions.map((each) => each.search.asked_in[language] ?? each.question),
		}),
	};
	// Answers count all reviews, whomever and whatever else the call names.
	return Object.keys(ids).length > 0
		? { answers_about_everybody: answers, ...common, combined: reviews }
		: { answers, ...common, found: reviews };
}

/** Reads the language of a question, and the locations that it or the call names. */
function readAsked(index: SearchIndex, question: string, { location }: Ids) {
	const words = splitWords(question);
	const asking = askingWords(index, words);
	const named = takeProper(index, words, asking).find(({ facet }) => facet === 'location');
	const locations = location === undefined ? (named?.values ?? []) : [location];
	return { language: asking.language, locations: [...new Set(locations)] };
}
