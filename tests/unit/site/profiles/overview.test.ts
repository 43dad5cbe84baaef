import { describe, expect, it } from 'vitest';
import type { FaqAnswer } from '../../../../src/insights/insights.ts';
import {
	answerSentence,
	sortByShare,
} from '../../../../src/site/view-models/profiles/insights-overview.ts';
import { sampleEdition } from '../../../support/content.ts';

const { insights } = await sampleEdition();
const [aspect] = insights.aspects;
if (!aspect) throw new TypeError('Cannot test without an aspect');

describe('aspects', () => {
	it('are sorted by share of praise; those without a share are separate', () => {
		const { share_positive, ci95, ...unjudged } = aspect;
		const { placed, unplaced } = sortByShare([
			{ ...aspect, id: 'low', share_positive: 0.2 },
			{ ...unjudged, id: 'rare', support: 'insufficient' },
			{ ...aspect, id: 'high', share_positive: 0.9 },
			{ ...unjudged, id: 'never', reviews: 0, support: 'insufficient' },
		]);
		expect(placed.map(({ id }) => id)).toEqual(['high', 'low']);
		expect(unplaced.map(({ id }) => id)).toEqual(['rare']);
	});
});

describe('an answer', () => {
	const answer = (facts: Partial<FaqAnswer>): FaqAnswer => ({
		...{ id: 'q', question: 'Why?', answer: '', evidence: [], source: 'derived' },
		basis: {
			n: 9,
			positive: 5,
			negative: 1,
			recent: 7,
			recent_positive: 4,
			recent_negative: 1,
			by_location: [],
		},
		...facts,
	});

	it('has no quotes if it is computed', () => {
		const text =
			'9 reviews mention it. “One. “Two” three.” (A, 5 out of 5 stars) “Four” (B, 1 out of 5 stars)';
		expect(answerSentence(answer({ answer: text }))).toBe('9 reviews mention it.');
	});

	it('is whole if an author wrote it', () => {
		const text = 'Yes. “Ask at the desk.” (We mean it.) “Really”.';
		expect(answerSentence(answer({ answer: text, source: 'author' }))).toBe(text);
	});
});
