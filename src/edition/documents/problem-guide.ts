import { preconditionFailed } from '../../endpoints/http/endpoint.ts';
import { methodNotAllowed } from '../../endpoints/http/error-response.ts';
import { Problem } from '../../endpoints/http/problem.ts';
import type { ProblemSlug } from '../../endpoints/http/problem-titles.ts';
import { invalidParameters } from '../../endpoints/http/query.ts';
import guides from './problem-guide.json' with { type: 'json' };

/** Steps for a client to fix an error, with a real example of the error. */
export interface ProblemGuide {
	readonly steps: readonly string[];
	readonly example: Problem;
}

/** Examples whose text comes from the code. */
const EXAMPLES: Partial<Record<ProblemSlug, Problem>> = {
	'invalid-parameter': invalidParameters([
		{ parameter: 'limit', code: 'too_small', message: 'must be at least 1', received: '0' },
	]),
	'method-not-allowed': methodNotAllowed('DELETE', 'GET, HEAD, OPTIONS'),
	'precondition-failed': preconditionFailed(),
};

/** Guides for the pages at `/problems/<slug>`. The texts are in `problem-guide.json`. */
// The file has every slug; its type guarantees that.
export const PROBLEM_GUIDES = Object.fromEntries(
	Object.entries(guides).map(([slug, guide]) => [slug, toGuide(slug as ProblemSlug, guide)]),
) as Record<keyof typeof guides, ProblemGuide>;

interface WrittenGuide {
	readonly steps: readonly string[];
	/** Status and detail of the example; absent if they come from the code. */
	readonly status?: number;
	readonly detail?: string;
}

/** @throws {TypeError} if the guide has no example. */
function toGuide(slug: ProblemSlug, { steps, status, detail }: WrittenGuide): ProblemGuide {
	const worded =
		status === undefined || detail === undefined ? undefined : new Problem(status, slug, detail);
	const example = EXAMPLES[slug] ?? worded;
	if (!example) throw new TypeError(`Cannot read "problem-guide.json": "${slug}" has no example`);
	return { steps, example };
}
