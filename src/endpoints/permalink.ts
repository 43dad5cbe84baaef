import { findInArchive } from '../edition/documents/month-archive.ts';
import type { PublishedEdition } from '../edition/documents/published-edition.ts';
import type { StandInPage } from '../edition/documents/stand-in-pages.ts';
import { addressOf, type Address } from './http/address.ts';
import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { acceptsMediaType } from './http/media-type.ts';
import { decodePath } from './http/path.ts';
import { Problem, problemResponse } from './http/problem.ts';
import { received } from './http/received.ts';
import { reviewPath } from './http/urls.ts';
import type { EditionDependencies } from './edition-dependencies.ts';

/** Asked again each time by browsers; kept by the CDN, whose cache ends with the deployment. */
const REDIRECT_CACHING = {
	'Cache-Control': 'public, max-age=0, must-revalidate',
	'Vercel-CDN-Cache-Control': 'public, max-age=31536000',
};

/**
 * `GET /reviews/{id}` where no page has the address: leads to where the review stands in the archive,
 * says 410 of one that was removed, and 404 of any other.
 */
export function createPermalinkEndpoint({ loadEdition }: EditionDependencies): Endpoint {
	return defineEndpoint({
		async GET(request) {
			const id = idOf(addressOf(request));
			const edition = await loadEdition();
			const location = findInArchive(edition.index, id);
			if (location !== undefined) {
				const headers = { Location: location, ...REDIRECT_CACHING };
				return new Response(null, { status: 302, headers });
			}
			if (edition.data.removed.some(({ tombstone }) => tombstone.id === id)) {
				const detail = `Cannot show the review "${id}": it was removed`;
				return standIn(request, edition, 'gone', new Problem(410, 'gone', detail));
			}
			const detail = `Cannot find the review "${received(id)}": there is none with this id`;
			return standIn(request, edition, 'not-found', new Problem(404, 'not-found', detail));
		},
	});
}

const PATH_PREFIX = reviewPath('');

/** The id in the path; where the platform rewrote the path, in the query. */
function idOf({ path, query }: Address): string {
	if (path.startsWith(PATH_PREFIX)) return decodePath(path.slice(PATH_PREFIX.length));
	return new URLSearchParams(query).get('id') ?? '';
}

/** The page that says it to people, or the problem to programs that take no pages. */
async function standIn(
	request: Request,
	edition: PublishedEdition,
	page: StandInPage,
	problem: Problem,
): Promise<Response> {
	const isPage = acceptsMediaType(request.headers.get('Accept'), 'text/html');
	const html = isPage ? await edition.standInPage(page) : undefined;
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
