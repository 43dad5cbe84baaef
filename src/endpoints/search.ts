import type { PublishedEdition } from '../documents/published-edition.ts';
import { answerSearch } from '../documents/search-envelope.ts';
import { defineEndpoint, respondConditionally, type Endpoint } from '../http/endpoint.ts';
import { createETag } from '../http/etag.ts';
import { toHttpDate } from '../http/http-date.ts';
import { jsonListResponse } from '../http/json-list.ts';
import type { Issue } from '../http/problem.ts';
import { parseQuery } from '../http/query.ts';
import { received } from '../http/received.ts';
import { canonicalJson } from '../reviews/canonical-json.ts';
import { InvalidCursorError, readCursor } from '../search/cursor.ts';
import type { Cursor } from '../search/render-cursor.ts';
import { SearchParams } from '../search/search-params.ts';
import type { EditionDependencies } from './edition-dependencies.ts';

interface Search {
	readonly params: SearchParams;
	readonly cursor: Cursor | undefined;
	readonly warnings: readonly string[];
}

/** `GET /api/reviews/search`: the reviews that match every filter given, as a `SearchPage`. */
export function createSearchEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const search = parseSearch(new URL(request.url).searchParams);
			const edition = await loadEdition();
			const { last_modified } = edition.data;
			const validators = {
				etag: searchTag(search, edition),
				lastModified: last_modified && toHttpDate(last_modified),
			};
			return respondConditionally(request, validators, () => searchResponse(search, edition));
		},
	});
}

function parseSearch(query: URLSearchParams): Search {
	const { params, warnings } = parseQuery(SearchParams, query, cursorIssues(query));
	return { params, warnings, cursor: readCursor(params) };
}

/** Looks at the cursor before the rest is known to be valid, so that one answer names all mistakes. */
function cursorIssues(query: URLSearchParams): Issue[] {
	const cursor = query.get('cursor') || undefined;
	const sort = SearchParams.shape.sort.safeParse(query.get('sort') || undefined).data;
	try {
		readCursor({ cursor, sort });
		return [];
	} catch (error) {
		if (!(error instanceof InvalidCursorError)) throw error;
		const { message } = error;
		const issue = { parameter: 'cursor', code: 'invalid_cursor', message };
		return [{ ...issue, received: received(cursor ?? '') }];
	}
}

/** Equal for equal answers, and known without searching: it covers the question and the dataset. */
function searchTag({ params, warnings }: Search, { data }: PublishedEdition) {
	const { schema_version, base_url, digest } = data;
	return createETag(canonicalJson(['search', schema_version, base_url, digest, params, warnings]));
}

function searchResponse({ params, cursor, warnings }: Search, edition: PublishedEdition): Response {
	const { envelope, docs } = answerSearch(edition, params, cursor, warnings);
	const response = jsonListResponse(envelope, 'reviews', edition.index.reviews.runs(docs));
	if (envelope.next !== null) response.headers.set('Link', `<${envelope.next}>; rel="next"`);
	return response;
}
