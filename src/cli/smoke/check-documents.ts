import type { AskOrigin } from './answer.ts';
import { toResult, type Check, type CheckResult } from './check-result.ts';
import { visitDocument, type DocumentVisit, type ListedDocument } from './visit-document.ts';

const HEADERS_PAGE = 'docs/operations.md, "vercel.json, line by line"';

/** The checks of every document, by the key of their faults in a visit. */
const CHECKS: Readonly<Record<Exclude<keyof DocumentVisit, 'notes'>, Check>> = {
	documents: {
		name: 'documents',
		promise: 'have the bytes, the SHA-256 and the media type that they should',
		remedy: `Deploy again; where only a media type is wrong, see ${HEADERS_PAGE}`,
	},
	compression: {
		name: 'compression',
		promise: 'come as gzip and brotli, and are the same bytes when decoded',
		remedy:
			'Whatever stands in front of the deployment must pass Accept-Encoding on, and change no body',
	},
	tags: {
		name: 'tags',
		promise: 'have the ETag of /build.json, and each coding is answered with 304 by its own',
		remedy:
			'Whatever stands in front of the deployment must pass ETag and If-None-Match on; see /docs/sync for what rests on tags',
	},
	head: {
		name: 'HEAD',
		promise: 'has the headers of GET, and no body',
		remedy: 'Whatever stands in front of the deployment must pass HEAD on',
	},
	cors: {
		name: 'CORS',
		promise: 'scripts of any site may read every document, and ask by its tag',
		remedy: `The first entry of "headers" in vercel.json sets it; see ${HEADERS_PAGE}`,
	},
	headers: {
		name: 'headers',
		promise: 'protect readers (nosniff, Referrer-Policy, HSTS), and the topics link to the hub',
		remedy:
			`"headers" in vercel.json sets them; see ${HEADERS_PAGE}. Where a link names another origin, ` +
			'look at that one, or see "The canonical origin" there',
	},
};

/**
 * The number of documents checked at a time, to limit the load. Requests for each document are
 * sequential.
 */
const AT_ONCE = 4;

/** Checks every document that `/build.json` lists. */
export async function checkDocuments(
	ask: AskOrigin,
	origin: string,
	documents: readonly ListedDocument[],
): Promise<CheckResult[]> {
	const visits: DocumentVisit[] = [];
	const queue = documents.entries();
	const work = async () => {
		for (const [index, listed] of queue) visits[index] = await visitDocument(ask, origin, listed);
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return Object.entries(CHECKS).map(([part, check]) => {
		// Keys of `CHECKS`.
		const key = part as keyof typeof CHECKS;
		const notes = key === 'compression' ? visits.flatMap((visit) => visit.notes) : [];
		return toResult(
			check,
			visits.flatMap((visit) => visit[key]),
			notes,
		);
	});
}
