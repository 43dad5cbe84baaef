import { describe, expect, it } from 'vitest';
import { renderReviewIds, ReviewIds } from '../../../../src/search/index/review-ids.ts';
import { indexFileOf } from '../../../support/index-sections.ts';

const idsOf = (ids: readonly string[]) => new ReviewIds(indexFileOf(renderReviewIds(ids)));

describe('review ids', () => {
	const IDS = ['r10', 'r9', 'r', 'r1', 'a', 'zz', 'r-1', 'r1-0', '0', 'z'];
	const ids = idsOf(IDS);

	it('are found with their reviews; other ids are not found', () => {
		expect(ids.all()).toEqual(IDS);
		for (const [doc, id] of IDS.entries()) {
			expect(ids.find(id)).toBe(doc);
			expect(ids.of(doc)).toBe(id);
		}
		for (const id of ['', 'b', 'r0', 'r11', 'zzz', ' ', '-', 'é', 'R1', 'r1\u0000']) {
			expect(ids.find(id)).toBeUndefined();
		}
		expect(idsOf([]).find('a')).toBeUndefined();
	});

	it('give the first review of a day after an id', () => {
		const day = ['c', 'a', 'b', 'd', 'f', 'h', 'a'];
		const sorted = idsOf(day);
		const range = { first: 1, end: 6 };
		for (const [id, doc] of Object.entries({
			'0': 1,
			a: 2,
			b: 3,
			c: 3,
			d: 4,
			e: 4,
			g: 5,
			h: 6,
			z: 6,
		})) {
			expect(sorted.firstAfter(range, id)).toBe(doc);
		}
		expect(sorted.firstAfter({ first: 3, end: 3 }, 'a')).toBe(3);
	});
});
