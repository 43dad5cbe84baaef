import { removedSince } from '../changes/removed-since.ts';
import { SinceParams } from '../changes/since-page.ts';
import { defineEndpoint, respondConditionally, type Endpoint } from '../http/endpoint.ts';
import { createETag } from '../http/etag.ts';
import { toHttpDate } from '../http/http-date.ts';
import { jsonListResponse } from '../http/json-list.ts';
import { invalidParameters } from '../http/query.ts';
import { received } from '../http/received.ts';
import { canonicalJson } from '../reviews/canonical-json.ts';
import type { CalendarDate } from '../reviews/calendar-date.ts';
import { PATHS } from '../site/urls.ts';
import type { EditionDependencies } from './edition-dependencies.ts';

/** `GET /api/reviews/since/{date}`: every review on or after a day, as a `SincePage`. */
export function createSinceEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const since = parseSince(new URL(request.url));
			const { data, index } = await loadEdition();
			const day = index.days.since(since);
			const removed = removedSince(data.removed, since, data.time_zone);

			// `Last-Modified` speaks of the whole dataset: a review whose date was corrected leaves the
			// range without a trace in it, and must still move the time.
			const validators = {
				etag: createETag(canonicalJson(['since', data.schema_version, since, day, removed])),
				lastModified: data.last_modified && toHttpDate(data.last_modified),
			};
			const total = day?.count ?? 0;
			return respondConditionally(request, validators, () => {
				const reviews = total === 0 ? [] : [index.reviews.range({ first: 0, end: total })];
				return jsonListResponse({ since, total, count: total, removed }, 'reviews', reviews);
			});
		},
	});
}

/** The day in the path; where the platform rewrote the path, in the query. */
function parseSince(url: URL): CalendarDate {
	const inPath = url.pathname.startsWith(`${PATHS.since}/`);
	const text = inPath
		? decodePath(url.pathname.slice(PATHS.since.length + 1))
		: (url.searchParams.get('date') ?? '');
	const parsed = SinceParams.shape.date.safeParse(text);
	if (parsed.success) return parsed.data;

	const [issue] = parsed.error.issues;
	throw invalidParameters([
		{
			parameter: 'date',
			code: issue?.code ?? 'invalid_format',
			message: issue?.message ?? 'is not a day',
			received: received(text),
		},
	]);
}

function decodePath(segment: string): string {
	try {
		return decodeURIComponent(segment);
	} catch {
		return segment;
	}
}
