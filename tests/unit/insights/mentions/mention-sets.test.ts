import { describe, expect, it } from 'vitest';
import { readMentionSet, scoreSet } from '../../../../tools/evaluation/mention-sets.ts';

describe.each(['dev', 'own', 'former', 'unseen'] as const)('the set "%s"', (name) => {
	const set = readMentionSet(name);

	it('has offsets that match its texts', () => {
		for (const { text, expected, ambiguous = [] } of set.cases) {
			for (const { surface, start, end } of [...expected, ...ambiguous]) {
				expect(text.slice(start, end)).toBe(surface);
			}
		}
	});

	it('meets the promised precision and recall for technicians', () => {
		const { precision, recall, ambiguousReported } = scoreSet(set, 'technician');
		expect(precision?.share).toBeGreaterThanOrEqual(0.95);
		expect(recall?.share).toBeGreaterThanOrEqual(0.9);
		if (name !== 'unseen') expect(ambiguousReported?.share).toBe(1);
	});

	it('meets the promised precision and recall for services', () => {
		const { precision, recall } = scoreSet(set, 'service');
		expect(precision?.share).toBeGreaterThanOrEqual(0.92);
		expect(recall?.share).toBeGreaterThanOrEqual(0.8);
	});
});
