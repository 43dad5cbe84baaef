import * as z from 'zod';
import { loadQuestionReader } from '../../edition/load-question-reader.ts';
import type { Review } from '../../reviews/review.ts';
import { findBest } from '../../search/find-best.ts';
import type { AgentEdition } from '../agent-edition.ts';
import { findReview } from '../find-review.ts';
import { findBusinessRecord, findBusinessRecords, isBusinessWord } from './business-records.ts';
import { defineTool } from './define-tool.ts';
import { textResult, toolError, type Tool } from './tool.ts';

/** The most results, and the length of the beginning of a text in a title. */
const MAX_RESULTS = 10;
const TITLE_LENGTH = 60;

const SEARCH = {
	name: 'search',
	title: 'Find reviews',
	description:
		'For clients that support only search and fetch, such as ChatGPT connectors: up to 10 reviews that ' +
		'best answer a question, about the people, locations and services that it names, and a record of ' +
		'opening hours, addresses and phone numbers. "note" says which words no review has. If there are no ' +
		'results, use other words. Otherwise use search_reviews.',
	args: z.strictObject({ query: z.string().max(5_000) }),
};
const FETCH = {
	name: 'fetch',
	title: 'Fetch a result',
	description: 'The text and details of a result of search.',
	args: z.strictObject({ id: z.string().max(500) }),
};

/** `search`: `{results: [{id, title, url}]}`, as ChatGPT connectors expect, and a note about other words. */
export function createSearch({ edition, overview }: AgentEdition): Tool {
	const { index } = edition;
	return defineTool(SEARCH, async ({ query }) => {
		const { docs, notes, locations } = await findBest(index, query, MAX_RESULTS, async () => {
			const read = await loadQuestionReader(index);
			return (question) => read(question).filter(({ words }) => !areAboutHours(words));
		});
		const records = findBusinessRecords(overview, query, locations);
		const reviews = docs.map((doc) => {
			const review = parseReview(index.reviews.text(doc));
			return { id: review.id, title: titleOf(review), url: review.url };
		});
		const results = [
			...records.map(({ id, title, url }) => ({ id, title, url })),
			...reviews,
		].slice(0, MAX_RESULTS);
		return textResult(
			JSON.stringify({ results, ...(notes.length > 0 && { note: notes.join(' ') }) }),
		);
	});
}

/** `fetch`: `{id, title, text, url, metadata}`, as ChatGPT connectors expect. */
export function createFetch({ edition, overview }: AgentEdition): Tool {
	return defineTool(FETCH, ({ id }) => {
		const record = findBusinessRecord(overview, id);
		if (record) return textResult(JSON.stringify({ ...record, text: record.text(), metadata: {} }));
		const found = findReview(edition, id);
		if ('problem' in found) return toolError(found.problem);
		return textResult(JSON.stringify(toDocument(parseReview(found.json))));
	});
}

/** "Open on Saturday" praises a business in a review, but asks for its hours in a question. */
function areAboutHours(words: readonly string[]): boolean {
	return words.every((word) => word.length < 3 || isBusinessWord(word));
}

function toDocument(review: Review) {
	const { id, url, rating, date, location, author, source, verification, mentions, aspects } =
		review;
	const { incentive, relationship } = review;
	const answers = review.responses.map(({ author: who, text }) => `Answer by ${who}: ${text}`);
	const stars = review.text === '' ? `${rating} of 5 stars, without text.` : review.text;
	return {
		...{ id, title: titleOf(review), text: [stars, ...answers].join('\n\n'), url },
		metadata: {
			...{ rating, date, location, author: author.name, source: source.name },
			...{ verification: verification.method, incentive, relationship, mentions, aspects },
		},
	};
}

function titleOf({ title, text, rating, date, author }: Review): string {
	const words = title ?? text;
	const start = words.length > TITLE_LENGTH ? `${words.slice(0, TITLE_LENGTH).trim()}…` : words;
	return `${rating} of 5 stars, ${date}, ${author.name}${start === '' ? '' : `: ${start}`}`;
}

function parseReview(json: string): Review {
	// The index holds what the build wrote.
	return JSON.parse(json) as Review;
}
