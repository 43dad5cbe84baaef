import { describe, expect, it } from 'vitest';
import { listAgentQuestions } from '../../../src/edition/documents/agent-questions.ts';
import { createAgentInsights } from '../../../src/edition/documents/agent-insights.ts';
import { createBusinessOverview } from '../../../src/edition/documents/business-overview.ts';
import type { Edition } from '../../../src/edition/documents/edition.ts';
import { sampleEdition } from '../../support/content.ts';
import { emptyPublishedLog } from '../../support/published-log.ts';
import { callTool, methodsOf } from '../../support/sample-agent.ts';

const edition = await sampleEdition();
const methods = await methodsOf(edition);
const insights = async (args: object) =>
	JSON.parse((await callTool(methods, 'get_insights', args)).text);
const answerOf = (changed: Edition, id: string) =>
	listAgentQuestions(changed, () => undefined).find((each) => each.id === id);

it.each([
	'Did they hide anything?',
	'Was anything hidden from you?',
	'Any fees, hidden or not?',
	'Were they quick to respond?',
	'Do they return calls, and respond?',
	'Who responds?',
	'Do they answer?',
	'Is the owner there?',
	'Any complaints about the owner?',
	'I have a hybrid, a Honda. Did the dealer lie?',
])('one word in common is no answer: %s', async (question) => {
	const { answers } = await insights({ question });
	const ids = answers.map(({ id }: any) => id);
	for (const id of ['replies', 'removed-reviews', 'ev-hybrid']) expect(ids).not.toContain(id);
});

describe('removed reviews', () => {
	const withdrawn = {
		...{ id: 'gone', removed_at: '2026-11-01T00:00:00Z', rating: 1, source: 'survey' },
		reason: 'no longer published by policy',
	} as const;
	const changed = { ...edition, log: { ...emptyPublishedLog(), removals: [withdrawn] } };
	const removed = { total: 1, by_reason: [{ reason: withdrawn.reason, count: 1 }] };

	it('are also those that a policy withdrew', () => {
		const found = answerOf(changed, 'removed-reviews');
		expect(found?.answer).toMatch('Removed after publication: 1 (1 no longer published by policy)');
		expect(found?.basis).toMatchObject(removed);
		expect(createBusinessOverview(changed).verification.removed).toEqual(removed);
	});

	it('are told apart from those held back or left out', () => {
		const counts = { '1': 2, '2': 0, '3': 0, '4': 0, '5': 1 };
		const leftOut = [{ source: 'survey', reason: 'filtered', rating: 5 }];
		const audit = { ...edition.audit, heldBack: { survey: counts }, leftOut };
		const found = answerOf({ ...edition, audit }, 'removed-reviews');
		expect(found?.basis).toMatchObject({ held_back: 3, left_out: 1 });
		expect(found?.answer).toMatch(/Stored but not published.*: 3\. Not imported.*: 1\./);
	});
});

it('a computed answer counts the reviews whose ids it leaves out, a signed one does not', () => {
	const withN = (source: 'derived' | 'author') => {
		const faq = edition.insights.faq.map((each) => ({
			...{ ...each, source },
			basis: { ...each.basis, n: 250 },
		}));
		return answerOf({ ...edition, insights: { ...edition.insights, faq } }, 'loaner-cars');
	};
	expect(withN('derived')).toMatchObject({ review_ids_left_out: 220 });
	expect(withN('author')).not.toHaveProperty('review_ids_left_out');
});

it('a business that never replies gets an answer about replies', () => {
	const { overall: _, low_stars: __, ...others } = edition.insights.responses;
	const responses = { ...others, sources: [] };
	const never = answerOf({ ...edition, insights: { ...edition.insights, responses } }, 'replies');
	const low_stars = edition.reviews.filter(({ rating }) => rating <= 2).length;
	expect(never).toMatchObject({
		answer: 'No review has a reply.',
		basis: { never_replied: { low_stars } },
		search: { url: expect.stringMatching(/#answers$/) },
	});
});

it('drivers have the number that they are sorted by, and replies their interval', async () => {
	const { drivers, responses } = edition.insights;
	const whole = await insights({});
	const [first] = drivers;
	expect(whole.drivers[0].recent_cost).toBeCloseTo(Number(first?.recent_cost), 2);
	const { aspect } = await insights({ aspect: first?.aspect });
	expect(aspect.driver.recent_cost).toBeCloseTo(Number(first?.recent_cost), 2);
	for (const rate of ['overall', 'low_stars'] as const) {
		expect(whole.responses[rate].ci95[0]).toBeCloseTo(Number(responses[rate]?.ci95[0]), 2);
	}
});

it('topics that are not in /insights.json say nothing about aspects', () => {
	const { topics } = createAgentInsights(edition);
	expect(topics.slice(25).every(({ aspects }) => aspects === undefined)).toBe(true);
});
