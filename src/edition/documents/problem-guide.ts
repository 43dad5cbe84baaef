import { methodNotAllowed, preconditionFailed } from '../../endpoints/http/endpoint.ts';
import { Problem, type ProblemSlug } from '../../endpoints/http/problem.ts';
import { invalidParameters } from '../../endpoints/http/query.ts';
import guides from './problem-guide.json' with { type: 'json' };

/** Steps for a client to fix an error, with a real example of the error. */
export interface ProblemGuide {
	readonly steps: readonly string[];
	readonly example: Problem;
}

/** Examples that the code words. */
const EXAMPLES: Partial<Record<ProblemSlug, Problem>> = {
	'invalid-parameter': invalidParameters([
		{ parameter: 'limit', code: 'too_small', message: 'must be at least 1', received: '0' },
	]),
	'method-not-allowed': methodNotAllowed('DELETE', 'GET, HEAD, OPTIONS'),
	'precondition-failed': preconditionFailed(),
};

/** Guides for the pages at `/problems/<slug>`. The words are in `problem-guide.json`. */
// The file has every slug, which its type shows.
export const PROBLEM_GUIDES = Object.fromEntries(
	Object.entries(guides).map(([slug, guide]) => [slug, toGuide(slug as ProblemSlug, guide)]),
) as Record<keyof typeof guides, ProblemGuide>;

interface WrittenGuide {
	readonly steps: readonly string[];
	readonly status?: number;
	readonly detail?: string;
}

function toGuide(slug: ProblemSlug, { steps, status = 500, detail = '' }: WrittenGuide) {
	return { steps, example: EXAMPLES[slug] ?? new Problem(status, slug, detail) };
}
