import { describe, expect, it } from 'vitest';
import { readMentionSet, scoreSet } from '../../../../tools/evaluation/mention-sets.ts';

describe.each(['dev', 'own', 'former', 'unseen'] as const)('the set "%s"', (name) => {
	const set = readMentionSet(name);

	it('quotes its texts', () => {
		for (const { text, expected, ambiguous = [] } of set.cases) {
			for (const { surface, start, end } of [...expected, ...ambiguous]) {
				expect(text.slice(start, end)).toBe(surface);
			}
		}
	});

	it('names of technicians are found as exactly as is promised', () => {
		const { precision, recall, ambiguousReported } = scoreSet(set, 'technician');
		expect(precision?.share).toBeGreaterThanOrEqual(0.95);
		expect(recall?.share).toBeGreaterThanOrEqual(0.9);
		if (name !== 'unseen') expect(ambiguousReported?.share).toBe(1);
	});

	it('services are found as exactly as is promised', () => {
		const { precision, recall } = scoreSet(set, 'service');
		expect(precision?.share).toBeGreaterThanOrEqual(0.92);
		expect(recall?.share).toBeGreaterThanOrEqual(0.8);
	});
});
