import { describe, expect, it } from 'vitest';
import { takeawaysOf } from '../../../../src/site/view-models/profiles/takeaways.ts';
import { sampleEdition } from '../../../support/content.ts';

const { summary } = (await sampleEdition()).insights;

describe('the takeaways of the home page', () => {
	it('are what is good, what is bad and what changed, with links to the numbers', () => {
		const kinds = takeawaysOf(summary).map(
			({ text }) => summary.sentences.find((sentence) => sentence.text === text)?.claim?.kind,
		);
		expect(kinds).toEqual(['praised', 'driver', 'locations_alike']);
		expect(takeawaysOf(summary).map(({ href }) => href)).toEqual([
			'/insights#summary',
			'/insights#fix',
			'/insights#locations',
		]);
	});

	it("are an author's first sentences", () => {
		const sentences = ['One.', 'Two.', 'Three.', 'Four.'].map((text) => ({
			...{ text, claims: [], evidence: [] },
		}));
		const said = takeawaysOf({ ...summary, source: 'author', sentences });
		expect(said.map(({ text }) => text)).toEqual(['One.', 'Two.', 'Three.']);
	});
});
