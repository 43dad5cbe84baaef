import { describe, expect, it } from 'vitest';
import { PROBLEM_GUIDES } from '../../../../src/edition/documents/problem-guide.ts';
import { PROBLEM_TITLES, problemResponse } from '../../../../src/endpoints/http/problem.ts';

describe('the guide to problems', () => {
	it('has every one of them', () => {
		expect(Object.keys(PROBLEM_GUIDES).toSorted()).toEqual(Object.keys(PROBLEM_TITLES).toSorted());
	});

	it.each(Object.entries(PROBLEM_GUIDES))('of %s shows one of this kind', async (slug, guide) => {
		const response = problemResponse(guide.example);
		expect(await response.json()).toMatchObject({
			type: `/problems/${slug}`,
			status: response.status,
			detail: expect.stringMatching(/^Cannot .+/),
		});
		expect(guide.steps.length).toBeGreaterThan(0);
		for (const step of guide.steps) expect(step).toMatch(/^[A-Z].*\.$/);
	});
});
