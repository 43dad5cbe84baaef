import { describe, expect, it } from 'vitest';
import { createEdition } from '../../../src/edition/create-edition.ts';
import { readDigest } from '../../../src/insights/readings/review-reading.ts';
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

it('a reading names a person once; the sentences that name them again count, too', async () => {
	const content = await sampleContent();
	const record = aRecord({
		...{ id: 'p0', rating: 5, source: { id: 'survey', name: 'S', review_id: 'p0' } },
		text: 'Dana Whitfield and Hank Dufresne were there. Dana explained every line of the bill.',
	});
	const reading = {
		...{ id: 'p0', digest: readDigest(record), date: '2026-12-01', services: [] },
		reader: { kind: 'model', name: 'test', prompt: '1' } as const,
		statements: [
			{
				...({ aspect: 'communication', polarity: 'positive', subject: 'us' } as const),
				quote: 'explained every line of the bill',
			},
		],
		people: [
			{ id: 'dana-whitfield', quote: 'Dana Whitfield' },
			{ id: 'hank-dufresne', quote: 'Hank Dufresne' },
		],
	};
	const readings = new Map([['p0', reading]]);
	const { technicians } = createEdition(
		{ ...content, records: [record], readings },
		'https://reviews.example',
	).insights.entities;
	const praised = technicians.map(({ id, scorecard }) => [id, scorecard.praised_in]);
	expect(Object.fromEntries(praised)).toMatchObject({ 'dana-whitfield': 1, 'hank-dufresne': 0 });
});
