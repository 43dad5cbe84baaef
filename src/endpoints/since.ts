import { removedSince } from '../reviews/changes/removed-since.ts';
import { SinceParams } from '../reviews/changes/since-page.ts';
import { addressOf, type Address, decodePath } from './http/address.ts';
import { defineEndpoint, respondConditionally, type Endpoint } from './http/endpoint.ts';
import { createETag } from './http/etag.ts';
import { jsonListResponse } from './http/json-list.ts';
import { invalidParameters } from './http/query.ts';
import { received } from './http/problem.ts';
import type { CalendarDate } from '../reviews/calendar-date.ts';
import { sinceDay } from '../reviews/since-days.ts';
import { PATHS } from './http/urls.ts';
import { type EditionDependencies, lastModifiedOf } from './edition-dependencies.ts';

/** `GET /api/reviews/since/{date}`: all reviews on or after a day, as a `SincePage`. */
export function createSinceEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const since = parseSince(addressOf(request));
			const { data, index } = await loadEdition();
			const day = index.days.since(since);
			const removedDay = sinceDay(data.removed_days, since);

			// `Last-Modified` is that of the whole dataset. A review whose date was corrected can leave
			// the range without a trace, and the time must change then, too.
			const validators = {
				etag: createETag(JSON.stringify(['since', data.schema_version, since, day, removedDay])),
				lastModified: lastModifiedOf(data),
			};
			const total = day?.count ?? 0;
			return respondConditionally(request, validators, (headers) => {
				const removed = removedSince(data.removed, since);
				const reviews = total === 0 ? [] : [index.reviews.range({ first: 0, end: total })];
				const envelope = { since, total, count: total, removed };
				return jsonListResponse(envelope, 'reviews', reviews, headers);
			});
		},
	});
}

/** Returns the day from the path, or from the query if the platform rewrote the path. */
function parseSince({ path, query }: Address): CalendarDate {
	const inPath = path.startsWith(`${PATHS.since}/`);
	const text = inPath
		? decodePath(path.slice(PATHS.since.length + 1))
		: (new URLSearchParams(query).get('date') ?? '');
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
