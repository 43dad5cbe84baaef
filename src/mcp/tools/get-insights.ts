import * as z from 'zod';
import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { roundAs } from '../../edition/documents/round-as.ts';
import { explainEmpty } from '../../search/explain-empty.ts';
import { SearchParams } from '../../search/search-params.ts';
import { searchReviews } from '../../search/search-reviews.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { refuse } from './arguments.ts';
import { defineTool } from './define-tool.ts';
import { aspectSection, locationSection, overallPicture } from './insight-sections.ts';
import { matchNames, type Ids } from './insight-names.ts';
import { findAnswers } from './question-answers.ts';
import { textResult, type Tool } from './tool.ts';

/** Fields with quotes and their most for an answer with one section. */
const QUOTES = 4;
const QUOTE_FIELDS = ['praised', 'criticized', 'quotes'];

const Name = z.string().max(200).optional();
const DESCRIPTION = {
	name: 'get_insights',
	title: 'Get insights',
	description:
		'What all reviews say together, with counts, intervals and quotes. Without arguments the overall ' +
		'picture, also how fast complaints are answered; with arguments what is known about each, and about ' +
		'reviews that combine them. People are judged only by statements about them: "praise" counts those ' +
		'that praise, "of" also those that complain, from ten on. "ci95" is the range that chance allows if all ' +
		'were read right. Answers name ids of reviews to cite.',
	args: z.strictObject({
		aspect: Name.describe('E.g. price, speed (waiting time), staff.'),
		person: Name,
		service: Name,
		location: Name,
		topic: Name.describe('A topic of the overall picture.'),
		question: Name.describe('Finds counted answers to common questions: "Do they push add-ons?"'),
	}),
};

/** `get_insights`: the insights about aspects, people, services, locations and topics. */
export function createGetInsights(agent: AgentEdition): Tool {
	return defineTool(DESCRIPTION, async (args) => {
		const insights = await agent.insights();
		const { question, ...names } = args;
		const { ids, notes, issues } = matchNames(agent, insights, names);
		if (issues.length > 0) return refuse(DESCRIPTION.name, issues);
		const isAll = question === undefined && Object.keys(ids).length === 0;
		if (isAll) return textResult(JSON.stringify(overallPicture(insights)));
		const answers = question === undefined ? undefined : answer(agent, insights, question);
		const warnings = notes.length > 0 ? notes : undefined;
		return textResult(
			renderSections({ warnings, ...answers, ...sectionsOf(agent, insights, ids) }, ids),
		);
	});
}

function sectionsOf(agent: AgentEdition, insights: AgentInsights, ids: Ids) {
	const { aspect, person, service, location, topic } = ids;
	const ratings = agent.overview.aggregate_rating;
	return {
		combined: countCombined(agent, insights, ids),
		aspect: aspect && aspectSection(insights, aspect, ids),
		person: person && insights.people.find(({ id }) => id === person),
		service: service && insights.services.find(({ id }) => id === service),
		location: location && locationSection(insights, ratings, location, ids),
		topic: topic && insights.topics.find(({ id }) => id === topic),
	};
}

function renderSections(sections: object, ids: Ids): string {
	const quotes = Math.max(1, Math.floor(QUOTES / Math.max(1, Object.keys(ids).length)));
	return JSON.stringify(sections, (key, value: unknown) =>
		QUOTE_FIELDS.includes(key) && Array.isArray(value)
			? value.slice(0, quotes)
			: roundAs(key, value),
	);
}

/** The answered questions that are like this one, or else all of them. */
function answer({ edition }: AgentEdition, insights: AgentInsights, question: string) {
	const answers = findAnswers(insights, edition.index, question);
	if (answers.length > 0) return { answers };
	return { answers, answered: insights.questions.map((each) => each.question) };
}

/** Counts the reviews that combine several names, with the arguments that find them. */
function countCombined({ edition: { index } }: AgentEdition, { people }: AgentInsights, ids: Ids) {
	const { aspect, person, service, location } = ids;
	const filters = {
		...(aspect !== undefined && { aspect }),
		...(person !== undefined && {
			mentions_technician: people.find(({ id }) => id === person)?.name,
		}),
		...(service !== undefined && { mentions_service: service }),
		...(location !== undefined && { location }),
	};
	if (Object.keys(filters).length < 2) return undefined;
	const { total, stats } = searchReviews(index, SearchParams.parse(filters), undefined);
	const warnings = total === 0 ? [...explainEmpty(index, filters)] : undefined;
	return { search_reviews: filters, total, stats, warnings };
}
