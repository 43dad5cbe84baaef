import { findInArchive } from '../edition/documents/month-archive.ts';
import type { PublishedEdition, ErrorPage } from '../edition/documents/published-edition.ts';
import { addressOf, type Address, decodePath } from './http/address.ts';
import { CACHING, defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { acceptsMediaType } from './http/media-type.ts';
import { Problem, problemResponse, received } from './http/problem.ts';
import { reviewPath } from './http/urls.ts';
import type { EditionDependencies } from './edition-dependencies.ts';

/**
 * `GET /reviews/{id}` for ids without a page: redirects to the review in the archive, or responds
 * with 410 if the review was removed and 404 otherwise.
 */
export function createPermalinkEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const id = idOf(addressOf(request));
			const edition = await loadEdition();
			const location = findInArchive(edition.index, id);
			if (location !== undefined) {
				const headers = { Location: location, ...CACHING };
				return new Response(null, { status: 302, headers });
			}
			const removed = edition.data.removed.find(({ tombstone }) => tombstone.id === id);
			if (removed) {
				const detail = `Cannot show the review "${id}": it was removed`;
				return standIn(
					request,
					edition,
					'gone',
					new Problem(410, 'gone', detail, { tombstone: removed.tombstone }),
				);
			}
			const detail = `Cannot find the review "${received(id)}": no review has this id`;
			return standIn(request, edition, 'not-found', new Problem(404, 'not-found', detail));
		},
	});
}

const PATH_PREFIX = reviewPath('');

/** Returns the id from the path, or from the query if the platform rewrote the path. */
function idOf({ path, query }: Address): string {
	if (path.startsWith(PATH_PREFIX)) return decodePath(path.slice(PATH_PREFIX.length));
	return new URLSearchParams(query).get('id') ?? '';
}

/** Responds with an error page, or with problem JSON to clients that do not accept HTML. */
async function standIn(
	request: Request,
	edition: PublishedEdition,
	page: ErrorPage,
	problem: Problem,
): Promise<Response> {
	const isPage = acceptsMediaType(request.headers.get('Accept'), 'text/html');
	const html = isPage ? await edition.errorPage(page) : undefined;
	const response =
		html === undefined
			? problemResponse(problem)
			: new Response(html, {
					status: problem.status,
					headers: {
						'Content-Type': 'text/html; charset=utf-8',
						'Cache-Control': 'no-store',
					},
				});
	response.headers.set('Vary', 'Accept');
	return response;
}
