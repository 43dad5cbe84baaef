import { createHash } from 'node:crypto';
import { extname } from 'node:path';
import type { BuildManifest } from '../../edition/documents/build-manifest.ts';
import { DIRECTORY } from '../../edition/paths/directory.ts';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { describeResponse, type OriginResponse } from './origin-response.ts';
import { toResult, type Check, type CheckResult } from './check.ts';
import {
	compareCors,
	compareHeaders,
	headerOf,
	PREFLIGHT,
	RESTORE_HEADERS,
} from './compare-headers.ts';
import { Look, type Deployment } from './look.ts';
import { checkNotModified } from './service-checks.ts';

type ListedDocument = BuildManifest['documents'][number];

/** The responses for a document: without a coding, and in each coding. */
interface Visit {
	readonly listed: ListedDocument;
	readonly plain: OriginResponse;
	readonly coded: readonly { readonly coding: string; readonly response: OriginResponse }[];
}

interface DocumentCheck extends Check {
	/** Faults that only follow from another fault are not reported. */
	readonly find: (look: Look, visit: Visit) => unknown;
}

const CODINGS = ['gzip', 'br'];
/**
 * The number of documents checked at a time, to limit the load. Requests for each document are
 * sequential.
 */
const AT_ONCE = 4;

const TYPES: ReadonlyMap<string, string> = new Map([
	...DIRECTORY.flatMap(({ entries }) => entries).map(({ path, type }) => [path, type] as const),
	['/feed.json', 'application/json'],
	['/reviews.jsonl', 'application/x-ndjson'],
	['/openapi.json', 'application/json'],
	[PATHS.robots, 'text/plain'],
]);
/** A text or JSON file of a transparency log. */
const LOG_FILE =
	/^\/log\/(?:\d+\/)?(?:(checkpoint|checkpoints\.txt|policy)|(removals\.json|openings\/\d+\.json))$/;
/** Types that Vercel's CDN compresses; it sends some of our types uncompressed. */
const COMPRESSED_TYPES = [
	...['application/json', 'application/atom+xml', 'application/xml'],
	...['text/csv', 'text/html', 'text/plain'],
];
/** Smaller bodies may not get smaller. */
const COMPRESSED_FROM_BYTES = 2_048;

const CHECKS: readonly DocumentCheck[] = [
	{
		name: 'documents',
		promise: 'have the bytes, the SHA-256 and the media type that they should',
		remedy: `Deploy again. If only a media type is wrong: ${RESTORE_HEADERS}`,
		find(look, { listed: { path, bytes, sha256 }, plain }) {
			if (plain.status !== 200) return look.fault(`GET ${path}`, '200', describeResponse(plain));
			const type = typeOf(plain);
			look.compare(`GET ${path}`, expectedType(path) ?? type, type);
			const found = `${plain.body.length} bytes with SHA-256 ${digestOf(plain)}`;
			look.compare(`GET ${path}`, `${bytes} bytes with SHA-256 ${sha256}`, found);
		},
	},
	{
		name: 'compression',
		promise: 'come as gzip and brotli, and are the same bytes when decoded',
		remedy:
			'Any proxy in front of the deployment must pass on Accept-Encoding, and must not change bodies',
		find(look, { listed: { path, sha256 }, plain, coded }) {
			for (const { coding, response } of coded) {
				const request = `GET ${path} (${coding})`;
				// If only the plain bytes are wrong, that is already reported.
				const isSame = response.body.equals(plain.body) || digestOf(response) === sha256;
				if (response.status !== 200) look.fault(request, '200', describeResponse(response));
				else if (!isSame) {
					const expected = `the ${plain.body.length} bytes that come without a coding`;
					look.fault(request, expected, `${response.body.length} other bytes when decoded`);
				} else if (mustCompress(path, typeOf(plain), plain.body.length)) {
					const found = headerOf(response, 'Content-Encoding');
					look.compare(request, `Content-Encoding: ${coding}`, found);
				}
				// Caches between the CDN and the client need Vary (RFC 9110 §12.5.5); the CDN does not.
				const varies = /accept-encoding|\*/i.test(response.headers.get('vary') ?? '');
				if (response.headers.has('content-encoding') && !varies) {
					look.notes.push(`${request} has no "Vary: Accept-Encoding"`);
				}
			}
		},
	},
	{
		name: 'tags',
		promise: 'have the ETag of /build.json, and each coding gets a 304 for its own tag',
		remedy:
			'Any proxy in front of the deployment must pass on ETag and If-None-Match; see /docs/sync for what depends on tags',
		async find(look, { listed: { path, etag }, plain, coded }) {
			for (const { coding, response } of [{ coding: 'identity', response: plain }, ...coded]) {
				// Responses other than 200 are reported elsewhere.
				if (response.status !== 200) continue;
				const request = `GET ${path} (${coding})`;
				const tag = response.headers.get('etag') ?? 'none';
				if (strongTag(response) !== etag) {
					look.fault(request, `the ETag ${etag} of /build.json`, tag);
					continue;
				}
				const headers = { 'accept-encoding': coding, 'if-none-match': tag };
				await checkNotModified(look, path, request, headers);
			}
		},
	},
	{
		name: 'HEAD',
		promise: 'has the headers of GET, and no body',
		remedy: 'Any proxy in front of the deployment must pass on HEAD',
		async find(look, { listed: { path }, plain }) {
			const question = { path, method: 'HEAD', headers: { 'accept-encoding': 'identity' } };
			const head = await look.expect(question, { expected: '200 without a body', isEmpty: true });
			if (!head) return;
			const { response } = head;
			// RFC 9110 §9.3.2: HEAD may omit headers that are known only while content is generated.
			const hasLength = [plain, response].every(({ headers }) => headers.has('content-length'));
			const names = ['content-type', 'link', 'cache-control'];
			for (const name of hasLength ? [...names, 'content-length'] : names) {
				look.compare(`HEAD ${path}`, headerOf(plain, name), headerOf(response, name));
			}
			look.compare(`HEAD ${path}`, `ETag: ${strongTag(plain)}`, `ETag: ${strongTag(response)}`);
		},
	},
	{
		name: 'CORS',
		promise: 'scripts of any site may read every document, and revalidate it by its tag',
		remedy: RESTORE_HEADERS,
		async find(look, { listed: { path }, plain }) {
			const preflight = await look.deployment.ask({ path, ...PREFLIGHT });
			compareCors(look, path, plain, preflight);
		},
	},
	{
		name: 'headers',
		promise: 'protect readers (nosniff, Referrer-Policy, HSTS), and the topics link to the hub',
		remedy:
			`${RESTORE_HEADERS}. If a link names another origin, ` +
			'check that one, or set BASE_URL and deploy again',
		find: (look, { listed: { path }, plain }) => compareHeaders(look, path, plain),
	},
];

/** Checks every document that `/build.json` lists, in every coding. */
export async function checkDocuments(
	deployment: Deployment,
	documents: readonly ListedDocument[],
): Promise<CheckResult[]> {
	const looks = documents.map(() => CHECKS.map(() => new Look(deployment)));
	const queue = documents.entries();
	const work = async () => {
		for (const [at, listed] of queue) {
			const visit = await visitDocument(deployment, listed);
			// If a document is missing, only that is reported.
			const due = visit.plain.status === 200 ? CHECKS : CHECKS.slice(0, 1);
			for (const [place, check] of due.entries()) {
				const look = looks[at]?.[place];
				if (look) await check.find(look, visit);
			}
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
	return CHECKS.map((check, place) => {
		const all = new Look(deployment);
		// In the order of the documents, whichever was checked first.
		for (const { [place]: look } of looks) {
			all.faults.push(...(look?.faults ?? []));
			all.notes.push(...(look?.notes ?? []));
		}
		return toResult(check, all);
	});
}

async function visitDocument({ ask }: Deployment, listed: ListedDocument): Promise<Visit> {
	const { path } = listed;
	const get = (coding: string) => ask({ path, headers: { 'accept-encoding': coding } });
	const plain = await get('identity');
	const coded = [];
	for (const coding of plain.status === 200 ? CODINGS : []) {
		coded.push({ coding, response: await get(coding) });
	}
	return { listed, plain, coded };
}

/** Returns the media type of a document; undefined if this checkout does not know the path. */
export function expectedType(path: string): string | undefined {
	const [, text, json] = LOG_FILE.exec(path) ?? [];
	return TYPES.get(path) ?? (text && 'text/plain') ?? (json && 'application/json');
}

/**
 * Whether a client that accepts gzip or brotli must get it. Nobody compresses a file without an extension, such as a
 * checkpoint, whose type only the headers in `vercel.json` state.
 */
export function mustCompress(path: string, type: string, bytes: number): boolean {
	if (extname(path) === '') return false;
	return COMPRESSED_TYPES.includes(type) && bytes >= COMPRESSED_FROM_BYTES;
}

function typeOf({ headers }: OriginResponse): string {
	return mediaTypeOf(headers.get('content-type'));
}

function digestOf({ body }: OriginResponse): string {
	return createHash('sha256').update(body).digest('hex');
}

function strongTag({ headers }: OriginResponse): string {
	return (headers.get('etag') ?? 'none').replace(/^W\//, '');
}
