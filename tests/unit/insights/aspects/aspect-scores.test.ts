import { describe, expect, it } from 'vitest';
import { Aspect } from '../../../../src/insights/aspect.ts';
import { ASPECT_LEXICON } from '../../../../src/insights/aspects/lexicon/aspect-lexicon.ts';
import { createAspectFinder } from '../../../../src/insights/aspects/find-aspects.ts';
import { parseText } from '../../../../src/insights/text/parse-text.ts';
import { readAspectCases } from '../../../../tools/evaluation/aspect-cases.ts';
import { evaluateAspects } from '../../../../tools/evaluation/evaluate-aspects.ts';

const find = createAspectFinder(
	Object.keys(ASPECT_LEXICON).map((id) => Aspect.parse({ id, label: id })),
);

describe.each(['dev', 'own'] as const)('on the set "%s"', (name) => {
	const cases = readAspectCases(name);

	it('finds aspects with an F1 of at least 85%, and 80% including polarity', () => {
		const scores = evaluateAspects(cases, (text, rating) => find(parseText(text), rating));
		expect(scores.detection.f1).toBeGreaterThanOrEqual(0.85);
		expect(scores.joint.f1).toBeGreaterThanOrEqual(0.8);
		expect(scores.againstStars?.share).toBeGreaterThanOrEqual(0.85);
	});

	it('quotes evidence that overlaps the label in at least 90% of matches', () => {
		let [over, all] = [0, 0];
		for (const { text, rating, gold } of cases) {
			const found = find(parseText(text), rating);
			for (const label of gold) {
				const hit = found.find(({ aspect }) => aspect === label.aspect);
				if (!hit) continue;
				all++;
				if (hit.start < label.end && label.start < hit.end) over++;
			}
		}
		expect(over / all).toBeGreaterThanOrEqual(0.9);
	});

	it('has labels whose offsets match their evidence', () => {
		for (const { text, gold } of cases) {
			for (const { evidence, start, end } of gold) expect(text.slice(start, end)).toBe(evidence);
		}
	});
});
