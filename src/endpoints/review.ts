import type { FunctionData } from '../edition/documents/published-edition.ts';
import type { Review } from '../reviews/review.ts';
import { addressOf, decodePath, type Address } from './http/address.ts';
import { defineEndpoint, respondConditionally, type Endpoint } from './http/endpoint.ts';
import { createETag } from './http/etag.ts';
import { toHttpDate } from './http/http-date.ts';
import { Problem, received } from './http/problem.ts';
import { PATHS } from './http/urls.ts';
import { type EditionDependencies, lastModifiedOf } from './edition-dependencies.ts';
import { createSearchEndpoint } from './search.ts';

/** The two addresses of a review as JSON. */
const PATH = /^\/(?:api\/reviews\/([^/]+)|reviews\/([^/]+)\.json)$/;

/**
 * The search, and the reviews that it finds: one function, because a function of its own would
 * start cold more often.
 */
export function createReviewsEndpoint(dependencies: EditionDependencies): Endpoint {
	const search = createSearchEndpoint(dependencies);
	const review = createReviewEndpoint(dependencies);
	const isOne = (request: Request) => idOf(addressOf(request)) !== undefined;
	return { fetch: (request) => (isOne(request) ? review : search).fetch(request) };
}

/**
 * `GET /api/reviews/{id}` and `/reviews/{id}.json`: one review as published. Responds with 410 and
 * the tombstone if the review was removed.
 */
export function createReviewEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const id = idOf(addressOf(request)) ?? '';
			const { data, index } = await loadEdition();
			const doc = index.ids.find(id);
			if (doc === undefined) throw missing(data, id);
			const json = index.reviews.text(doc);
			// The index holds what the build wrote.
			const { updated_at: updated } = JSON.parse(json) as Review;
			const body = `${json}\n`;
			const validators = {
				etag: createETag(body),
				lastModified: updated === undefined ? lastModifiedOf(data) : toHttpDate(updated),
			};
			return respondConditionally(request, validators, (headers) => {
				const type = { 'Content-Type': 'application/json; charset=utf-8' };
				return new Response(body, { headers: { ...type, ...headers } });
			});
		},
	});
}

function missing({ removed }: FunctionData, id: string): Problem {
	const tombstone = removed.find((each) => each.tombstone.id === id)?.tombstone;
	if (tombstone) {
		const detail = `Cannot show the review "${id}": it was removed`;
		return new Problem(410, 'gone', detail, { tombstone });
	}
	const state = `no review has this id; ${PATHS.search} lists reviews with their ids`;
	return new Problem(404, 'not-found', `Cannot find the review "${received(id)}": ${state}`);
}

/** Returns the id from the path, or from the query if the platform rewrote the path. */
function idOf({ path, query }: Address): string | undefined {
	if (path === PATHS.search) return new URLSearchParams(query).get('review') ?? undefined;
	const [, one, other] = PATH.exec(path) ?? [];
	const id = one ?? other;
	return id === undefined ? undefined : decodePath(id);
}
