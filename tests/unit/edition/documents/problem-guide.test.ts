import { describe, expect, it } from 'vitest';
import { PROBLEM_GUIDES } from '../../../../src/edition/documents/problem-guide.ts';
import { problemResponse } from '../../../../src/endpoints/http/problem.ts';
import { PROBLEM_TITLES } from '../../../../src/endpoints/http/problem-titles.ts';

describe('the problem guide', () => {
	it('covers every problem', () => {
		expect(Object.keys(PROBLEM_GUIDES).toSorted()).toEqual(Object.keys(PROBLEM_TITLES).toSorted());
	});

	it.each(Object.entries(PROBLEM_GUIDES))('has a matching example for %s', async (slug, guide) => {
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
