import { describe, expect, it } from 'vitest';
import { aRecord, sampleContent, sampleEdition } from '../../support/content.ts';

const PRAISE = 'Dana Whitfield was friendly and patient.';

async function scorecardOf(texts: readonly string[], ratings: readonly number[] = []) {
	const records = texts.map((text, index) => {
		const id = `p${index}`;
		const rating = ratings[index] ?? 5;
		return aRecord({ id, text, rating, source: { id: 'survey', name: 'S', review_id: id } });
	});
	const { insights } = await sampleEdition({ records });
	const person = insights.entities.technicians.find(({ id }) => id === 'dana-whitfield');
	const quotes = person?.scorecard.quotes.map((key) => insights.evidence[key]?.quote);
	return { ...person?.scorecard, quotes };
}

describe('the scorecard of a person', () => {
	it.each([
		['Dana Whitfield was rude and unfriendly.', 1],
		['We were treated rudely until we asked for Dana Whitfield.', 0],
		['A rude man stood at the desk while Dana Whitfield was at lunch.', 0],
		['I sat two hours waiting for Dana Whitfield.', 0],
	])('counts a complaint only if it begins with the name: %s', async (text, negative) => {
		const found = await scorecardOf([text, ...Array(10).fill(PRAISE)], [1]);
		expect(found).toMatchObject({ praised_in: 10, negative });
	});

	it('counts no complaints with fewer than ten statements', async () => {
		const rude = 'Dana Whitfield was rude and unfriendly.';
		const found = await scorecardOf([rude, ...Array(8).fill(PRAISE)], [1]);
		expect(found.negative).toBeUndefined();
	});

	it('quotes sentences that do nothing but praise, those of 4 and 5 stars first', async () => {
		const calm = 'Dana Whitfield was kind and calm.';
		const texts = [
			calm,
			'Dana Whitfield was kind, but that does not fix a car.',
			'Dana Whitfield was kind, the man beside her was rude.',
			PRAISE,
		];
		expect((await scorecardOf(texts, [2, 5, 2, 5])).quotes).toEqual([PRAISE, calm]);
	});

	it('of the sample blames nobody for what others did, and quotes no barbs', async () => {
		const { entities, evidence } = (await sampleEdition()).insights;
		expect((await sampleContent()).readings).toBeDefined();
		for (const { name, scorecard } of entities.technicians) {
			// Two complaints name Jo Ann Pruitt, and one Will Sato, but none is about what they did.
			expect([name, scorecard.negative ?? 0]).toEqual([name, 0]);
			for (const key of scorecard.quotes)
				expect(evidence[key]?.quote).not.toMatch(/\b(but|though|less so)\b/i);
		}
	});
});
