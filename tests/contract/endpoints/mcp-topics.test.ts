import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { sampleEdition } from '../../support/content.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const call = async (name: string, args: object) =>
	JSON.parse((await callTool(methods, name, args)).text);
const insights = (args: object) => call('get_insights', args);
const { topics, more_topics: more } = edition.insights;
const ToolList = z.object({
	tools: z.array(
		z.object({
			name: z.string(),
			inputSchema: z.object({
				properties: z.record(z.string(), z.object({ examples: z.array(z.string()).optional() })),
			}),
		}),
	),
});
const byId = new Map(edition.reviews.map((review) => [review.id, review]));

describe('a topic that is not in /insights.json', () => {
	it('has its number of reviews, their average and the newest quotes', async () => {
		expect(more.length).toBeGreaterThan(20);
		for (const { id, label, n, reviews } of more) {
			const { topic } = await insights({ topic: label });
			const stars = reviews.map((each) => byId.get(each)?.rating ?? 0);
			const average = stars.reduce((sum, rating) => sum + rating, 0) / n;
			expect(topic).toMatchObject({ id, label, reviews: n });
			expect(topic.average_rating).toBeCloseTo(average, 1);
			expect(topic.quotes.map(({ review_id }: any) => review_id)).toEqual(
				reviews.slice(0, topic.quotes.length),
			);
			expect(topic.quotes.length).toBe(Math.min(n, 4));
			for (const { review_id, quote } of topic.quotes) {
				expect(byId.get(review_id)?.text).toContain(quote);
			}
		}
	});

	it('is listed where a topic is not known, and found by a question and by search', async () => {
		const { text } = await callTool(methods, 'get_insights', { topic: 'zzz' });
		for (const { id } of [...topics, ...more]) expect(text).toContain(id);
		const question = 'Did they have to buy tires after a recall?';
		const found = await insights({ question });
		const recalls = topics.find(({ id }) => id === 'recalls');
		expect(recalls?.reviews).toBeGreaterThan(4);
		expect(found.topics[0]).toMatchObject({
			id: 'recalls',
			label: recalls?.label,
			reviews: recalls?.reviews,
		});
		const { results } = JSON.parse((await callTool(methods, 'search', { query: question })).text);
		const ids = results.map(({ id }: any) => id);
		expect(ids).toContain('topic:recalls');
		const { text: record } = await callTool(methods, 'fetch', { id: 'topic:recalls' });
		expect(JSON.parse(JSON.parse(record).text).quotes.length).toBeGreaterThan(4);
	});
});

describe('a topic', () => {
	it('is counted at each location, with the ids of its reviews, and can be searched', async () => {
		for (const { id } of [...topics, ...more]) {
			const using = edition.reviews.filter((review) =>
				edition.reviewTopics.get(review.id)?.includes(id),
			);
			const { topic } = await insights({ topic: id });
			expect([id, topic.review_ids]).toEqual([id, using.map((review) => review.id)]);
			for (const { id: location, reviews } of topic.by_location) {
				const here = using.filter((review) => review.location === location);
				expect([id, location, reviews]).toEqual([id, location, here.length]);
				const found = await call('search_reviews', { topic: id, location, fields: 'id' });
				expect(found.reviews).toEqual(here.slice(0, 20).map((review) => ({ id: review.id })));
				expect(found.total).toBe(here.length);
			}
		}
		const counts = await call('search_reviews', { topic: 'Nachbesserungen', count_only: true });
		const redone = [...edition.reviewTopics.values()].filter((ids) =>
			ids.includes('redone-repairs'),
		);
		expect(counts.total).toBe(redone.length);
		const unknown = await call('search_reviews', { topic: 'zzz' });
		expect([unknown.total, unknown.warnings[0]]).toEqual([0, expect.stringMatching('long-waits')]);
	});

	it('is combined with other arguments, with quotes of their reviews', async () => {
		const asked = { topic: 'redone-repairs', location: 'alder-falls' };
		const { combined, topic, warnings } = await insights(asked);
		const here = edition.reviews.filter(
			({ id, location }) =>
				location === 'alder-falls' && edition.reviewTopics.get(id)?.includes('redone-repairs'),
		);
		expect(combined).toMatchObject({ search_reviews: asked, total: here.length });
		expect(warnings).toHaveLength(1);
		expect(topic.quotes.length).toBeGreaterThan(1);
		const ids = here.map(({ id }) => id);
		for (const { review_id } of topic.quotes) expect(ids).toContain(review_id);
	});

	it.each([
		['rude', ['respect']],
		['paid twice', ['redone-repairs']],
		['dirty', ['damage-and-dirt']],
		['overcharged', ['quotes-and-final-bills', 'bills-and-invoices', 'extra-fees']],
		['hidden fees', ['bills-and-invoices', 'extra-fees']],
		['zeppelin', []],
	])('is never taken for another one: "%s" gets the nearest ones', async (topic, near) => {
		const { text, isError } = await callTool(methods, 'get_insights', { topic });
		const { total, warnings } = await call('search_reviews', { topic });
		expect([isError, total]).toEqual([true, 0]);
		for (const said of [text, warnings[0]]) {
			expect(said).toContain(`There is no topic "${topic}"`);
			expect(said).toContain(near.length > 0 ? 'did you mean' : 'there are');
			for (const id of near) expect(said).toContain(id);
		}
	});

	it('that the tools name as an example exists, and all are listed by get_business', async () => {
		const { tools } = ToolList.parse(await methods['tools/list']({ cursor: undefined }));
		const ids = [...topics, ...more].map(({ id }) => id);
		for (const tool of ['get_insights', 'search_reviews']) {
			const found = tools.find(({ name }) => name === tool);
			const examples = found?.inputSchema.properties['topic']?.examples ?? [];
			expect([tool, examples.length > 2]).toEqual([tool, true]);
			expect(ids).toEqual(expect.arrayContaining(examples));
		}
		const { vocabularies } = await call('get_business', { part: 'vocabularies' });
		expect(vocabularies.topics.toSorted()).toEqual(ids.toSorted());
	});
});
