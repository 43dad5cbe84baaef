import * as z from 'zod';
import type { Review } from '../../reviews/review.ts';
import { splitDays } from '../../search/asked-days.ts';
import { noteOpinions } from '../../search/note-opinions.ts';
import { findBest, noteFit } from '../../search/find-best.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { findReview } from '../find-review.ts';
import { findBusinessRecord, findBusinessRecords, POLICY_ID } from './business-records.ts';
import { defineTool } from './define-tool.ts';
import { findInsightRecords, readInsightRecord } from './insight-records.ts';
import { beginningOf } from '../../edition/documents/listed.ts';
import { notePeople } from './note-people.ts';
import {
	findAnswerRecord,
	findAnswers,
	findTopics,
	toResult as toAnswerResult,
	toTopicResult,
} from './question-answers.ts';
import { readAsked } from './question-match.ts';
import { textResult, toolError, type Tool } from './tool.ts';

/** The most results, and the length of the beginning of a text in a title. */
const MAX_RESULTS = 10;
const TITLE_LENGTH = 60;

const SEARCH = {
	name: 'search',
	title: 'Find reviews',
	description:
		'For clients that have only search and fetch, such as ChatGPT connectors; others use search_reviews. Up to ' +
		'10 results: reviews about the people, places, services and languages that a question names, ' +
		'and documents with opening hours, addresses, phone numbers, common questions, topics, averages and ' +
		'comparisons. Write days as YYYY-MM-DD after "since" or "until".',
	args: z.strictObject({ query: z.string().max(5_000) }),
};
const FETCH = {
	name: 'fetch',
	title: 'Fetch a result',
	description: 'The text and details of a result of search.',
	args: z.strictObject({ id: z.string().max(500) }),
};

/** `search`: `{results: [{id, title, url}]}`, as ChatGPT connectors expect, and a note about other words. */
export function createSearch(agent: AgentEdition): Tool {
	const { edition, overview } = agent;
	const { index } = edition;
	return defineTool(SEARCH, async ({ query }) => {
		const insights = await agent.insights();
		const named = index.ids.find(query.trim());
		if (named !== undefined) {
			const result = toResult(parseReview(index.reviews.text(named)));
			return textResult(JSON.stringify({ results: [result] }));
		}
		const { rest: text, period, notes: days } = splitDays(query);
		const best = findBest(index, text, period, MAX_RESULTS);
		const { docs, locations, isClosest } = best;
		const isFound = docs.length > 0;
		const facts = findBusinessRecords(overview, text, { locations, isFound });
		const summaries = findInsightRecords(agent, insights, text, { locations, isFound });
		const asked = readAsked(index, text);
		const answers = [
			...findAnswers(insights, index, asked).map(toAnswerResult),
			...findTopics(insights, asked).map(toTopicResult),
		];
		// A record about the business answers better than reviews that do not say what was asked.
		const isAnswered = isClosest && facts.some((fact) => fact.id !== POLICY_ID);
		const reviews = (isAnswered ? [] : docs)
			.slice(0, MAX_RESULTS - facts.length - answers.length - summaries.length)
			.map((doc) => toResult(parseReview(index.reviews.text(doc))));
		const results = [
			...facts.map(({ text: _, ...fact }) => fact),
			...summaries.map((summary) => ({ ...summary, url: insights.full })),
			...answers,
			...reviews,
		];
		const isCompared = summaries.some(({ id }) => id === 'comparison:periods');
		const notes = [
			...[
				...(isCompared ? [] : days),
				...noteFit(best),
				...best.notes,
				...notePeople(insights, best.people),
			],
			...(best.people.length > 0
				? []
				: noteOpinions(index, { mentions_service: asked.service }, text, insights.aspects)),
		];
		const note = isAnswered ? '' : notes.join(' ');
		return textResult(JSON.stringify({ results, ...(note !== '' && { note }) }));
	});
}

/** `fetch`: `{id, title, text, url, metadata}`, as ChatGPT connectors expect. */
export function createFetch(agent: AgentEdition): Tool {
	const { edition, overview } = agent;
	return defineTool(FETCH, async ({ id }) => {
		const record = findBusinessRecord(overview, id);
		if (record) return textResult(JSON.stringify({ ...record, metadata: {} }));
		const insights = await agent.insights();
		const summary = readInsightRecord(agent, insights, id) ?? findAnswerRecord(insights, id);
		if (summary) return textResult(JSON.stringify(summary));
		const found = findReview(edition, id, 'search');
		if ('problem' in found) return toolError(found.problem);
		return textResult(JSON.stringify(toDocument(parseReview(found.json))));
	});
}

function toDocument(review: Review) {
	const { id, url, rating, date, location, author, source, verification, mentions, aspects } =
		review;
	const { incentive, relationship } = review;
	const answers = review.responses.map(({ author: who, text }) => `Answer by ${who}: ${text}`);
	const stars = review.text === '' ? `${rating} out of 5 stars, without text.` : review.text;
	return {
		...{ id, title: titleOf(review), text: [stars, ...answers].join('\n\n'), url },
		metadata: {
			...{ rating, date, location, author: author.name, source: source.name },
			...{ verification: verification.method, incentive, relationship, mentions, aspects },
		},
	};
}

function toResult(review: Review) {
	return { id: review.id, title: titleOf(review), url: review.url };
}

function titleOf({ title, text, rating, date, author }: Review): string {
	const start = beginningOf(title ?? text, TITLE_LENGTH);
	return `${rating} out of 5 stars, ${date}, ${author.name}${start === '' ? '' : `: ${start}`}`;
}

function parseReview(json: string): Review {
	// The index holds what the build wrote.
	return JSON.parse(json) as Review;
}
