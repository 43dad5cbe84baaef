import * as z from 'zod';
import type { AgentInsights } from '../../edition/documents/agent-insights.ts';
import { listed } from '../../edition/documents/listed.ts';
import { listParameterValues } from '../../edition/documents/parameter-values.ts';
import { roundAs } from '../../edition/documents/round-as.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { refuse } from './arguments.ts';
import { combineNames, countPeople, FEW, type Combination } from './combined-reviews.ts';
import { defineTool } from './define-tool.ts';
import { aspectSection, locationSection } from './insight-sections.ts';
import { matchNames, type Ids } from './insight-names.ts';
import { answerQuestion } from './answer-question.ts';
import { countWithVisits } from './service-visits.ts';
import { textResult, type Tool } from './tool.ts';

/** Fields with quotes and their most for an answer with one section. */
const QUOTES = 4;
const QUOTE_FIELDS = ['praised', 'criticized', 'quotes'];
const ALONE =
	'Only "combined", quotes, and lists by another argument, such as "by_location", are about all arguments together. Every other count is about one argument alone.';

const Name = z.string().max(200).optional();
const NAME = 'get_insights';
const describe = (topics: readonly string[]) => ({
	name: NAME,
	title: 'Get insights',
	description:
		'What all reviews say together, with counts, intervals and quotes. Without arguments: the overall ' +
		'picture, with how fast complaints get replies. With arguments: each of them, and in "combined" the ' +
		'reviews that match all. "praise" counts statements that praise a person. "ci95" is a margin of ' +
		'error. Cite the review ids.',
	args: z.strictObject({
		aspect: Name.describe('E.g. price, speed (waits and repair times), staff.'),
		person: Name,
		service: Name,
		location: Name,
		topic: Name.meta({ examples: topics }),
		question: Name.describe(
			'Finds counted answers and reviews: "Do they push add-ons?" In English, days as in search.',
		),
	}),
});

/** `get_insights`: the insights about aspects, people, services, locations and topics. */
export function createGetInsights(agent: AgentEdition): Tool {
	const { topic: topics = [] } = listParameterValues(agent.overview.vocabularies);
	return defineTool(describe(topics), async (args) => {
		const insights = await agent.insights();
		const { question, ...names } = args;
		const { ids, notes, issues } = matchNames(agent, insights, names);
		if (issues.length > 0) return refuse(NAME, issues);
		const isAll = question === undefined && Object.keys(ids).length === 0;
		if (isAll) return textResult(JSON.stringify(insights.overall));
		const combination = combineNames(agent, insights, ids);
		const warnings = [...notes, ...(combination ? [ALONE] : [])];
		const answered =
			question === undefined ? undefined : answerQuestion(agent, insights, ids, question);
		const combined = { ...combination?.section, ...answered?.combined };
		const sections = {
			...(warnings.length > 0 && { warnings }),
			...answered,
			...(Object.keys(combined).length > 0 && { combined }),
			...sectionsOf(agent, insights, ids),
		};
		return textResult(renderSections(sections, ids, combination));
	});
}

function sectionsOf(agent: AgentEdition, insights: AgentInsights, ids: Ids) {
	const { aspect, person, service, location, topic } = ids;
	const ratings = agent.overview.aggregate_rating;
	const {
		search: _,
		by_location = [],
		...known
	} = insights.topics.find(({ id }) => id === topic) ?? {};
	const { quotes, ...served } = insights.services.find(({ id }) => id === service) ?? {};
	// Of several things, "combined" quotes what mentions the service.
	const isAlone = Object.keys(ids).length === 1;
	return {
		aspect: aspect && aspectSection(insights, aspect, ids),
		person: person && insights.people.find(({ id }) => id === person),
		service: service && {
			...served,
			mentioned_or_visited_for: countWithVisits(agent.edition.index, service),
			...(isAlone && { ...countPeople(agent, service), quotes }),
		},
		location: location && locationSection(insights, ratings, location, ids),
		topic: topic && { ...known, ...listed('by_location', by_location) },
	};
}

/** Of several things, keeps only quotes from reviews about all of them. */
function renderSections(sections: object, ids: Ids, combination: Combination | undefined): string {
	const isFew = combination !== undefined && combination.reviews.size <= FEW;
	const quotes = isFew
		? FEW
		: Math.max(1, Math.floor(QUOTES / Math.max(1, Object.keys(ids).length)));
	return JSON.stringify(sections, (key, value: unknown) => {
		if (!QUOTE_FIELDS.includes(key) || !Array.isArray(value)) return roundAs(key, value);
		// Sections and "combined" have quotes of this shape.
		const found = value as readonly { readonly review_id: string; readonly location?: string }[];
		return found.filter((quote) => isAboutAll(quote, ids, combination)).slice(0, quotes);
	});
}

function isAboutAll(
	{ review_id, location }: { readonly review_id: string; readonly location?: string },
	ids: Ids,
	combination: Combination | undefined,
): boolean {
	if (combination) return combination.reviews.has(review_id);
	return ids.location === undefined || location === ids.location;
}
