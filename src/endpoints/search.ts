import type { PublishedEdition } from '../edition/documents/published-edition.ts';
import { answerSearch } from '../edition/documents/search-envelope.ts';
import { addressOf } from './http/address.ts';
import {
	defineEndpoint,
	respondConditionally,
	type Endpoint,
	type HeaderFields,
} from './http/endpoint.ts';
import { createETag } from './http/etag.ts';
import { jsonListResponse } from './http/json-list.ts';
import { received } from './http/problem.ts';
import type { Issue } from './http/problem-details.ts';
import { parseQuery } from './http/query.ts';
import { InvalidCursorError, readCursor, type Cursor } from '../search/cursor.ts';
import { SearchParams } from '../search/search-params.ts';
import { type EditionDependencies, lastModifiedOf } from './edition-dependencies.ts';

interface Search {
	readonly params: SearchParams;
	readonly cursor: Cursor | undefined;
	readonly warnings: readonly string[];
}

/** `GET /api/reviews/search`: the reviews that match all filters, as a `SearchPage`. */
export function createSearchEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const search = parseSearch(new URLSearchParams(addressOf(request).query));
			const edition = await loadEdition();
			const validators = {
				etag: searchTag(search, edition),
				lastModified: lastModifiedOf(edition.data),
			};
			return respondConditionally(request, validators, (headers) =>
				searchResponse(search, edition, headers),
			);
		},
	});
}

/** Reads the cursor together with the other parameters, so that one response lists all mistakes. */
function parseSearch(query: URLSearchParams): Search {
	let found: Cursor | undefined;
	const readCursorOrIssue = ({ cursor, sort }: Readonly<Record<string, unknown>>): Issue[] => {
		if (typeof cursor !== 'string') return [];
		try {
			found = readCursor({ cursor, sort: SearchParams.shape.sort.safeParse(sort).data });
			return [];
		} catch (error) {
			if (!(error instanceof InvalidCursorError)) throw error;
			const issue = { parameter: 'cursor', code: 'invalid_cursor', message: error.message };
			return [{ ...issue, received: received(cursor) }];
		}
	};
	const { params, warnings } = parseQuery(SearchParams, query, readCursorOrIssue);
	return { params, warnings, cursor: found };
}

/**
 * Returns the ETag without searching: a hash of the dataset and the parameters, which the schema
 * puts in a fixed order.
 */
function searchTag({ params, warnings }: Search, { data }: PublishedEdition) {
	const { schema_version, base_url, digest } = data;
	return createETag(JSON.stringify(['search', schema_version, base_url, digest, params, warnings]));
}

function searchResponse(
	{ params, cursor, warnings }: Search,
	edition: PublishedEdition,
	headers: HeaderFields,
): Response {
	const { envelope, reviews } = answerSearch(edition, params, cursor, warnings);
	const link = envelope.next !== null && { Link: `<${envelope.next}>; rel="next"` };
	return jsonListResponse(envelope, 'reviews', reviews, { ...headers, ...link });
}
