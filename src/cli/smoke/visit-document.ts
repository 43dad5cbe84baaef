import { createHash } from 'node:crypto';
import type { BuildManifest } from '../../edition/documents/build-manifest.ts';
import { mediaTypeOf } from '../../endpoints/http/media-type.ts';
import { describeAnswer, type Answer, type AskOrigin } from './answer.ts';
import { compare, type Fault } from './check-result.ts';
import { findCorsFaults, findHeaderFaults, PREFLIGHT } from './find-header-faults.ts';
import { expectedType, mustCompress } from './media-types.ts';

export type ListedDocument = BuildManifest['documents'][number];

const CODINGS = ['gzip', 'br'] as const;

/** The faults of one document, by check. */
export interface DocumentVisit {
	readonly documents: readonly Fault[];
	readonly compression: readonly Fault[];
	readonly tags: readonly Fault[];
	readonly head: readonly Fault[];
	readonly cors: readonly Fault[];
	readonly headers: readonly Fault[];
	readonly notes: readonly string[];
}

const NOTHING: DocumentVisit = {
	documents: [],
	compression: [],
	tags: [],
	head: [],
	cors: [],
	headers: [],
	notes: [],
};

/** A response and the coding that was requested. */
interface Representation {
	readonly coding: string;
	readonly answer: Answer;
}

/**
 * Requests a document in every coding, with HEAD, by its tags and with a CORS preflight. Faults
 * that only follow from another fault are not reported.
 */
export async function visitDocument(
	ask: AskOrigin,
	origin: string,
	listed: ListedDocument,
): Promise<DocumentVisit> {
	const { path } = listed;
	const get = async (coding: string): Promise<Representation> => ({
		coding,
		answer: await ask({ path, headers: { 'accept-encoding': coding } }),
	});
	const plain = await get('identity');
	if (plain.answer.status !== 200) {
		const found = describeAnswer(plain.answer);
		return { ...NOTHING, documents: compare(`GET ${path}`, '200', found) };
	}
	const compressed = [];
	for (const coding of CODINGS) compressed.push(await get(coding));
	const head = await ask({ path, method: 'HEAD', headers: { 'accept-encoding': 'identity' } });
	const preflight = await ask({ path, ...PREFLIGHT });
	return {
		documents: findContentFaults(listed, plain.answer),
		compression: compressed.flatMap((one) => findCodingFaults(listed, plain.answer, one)),
		tags: await findTagFaults(ask, listed, [plain, ...compressed]),
		head: findHeadFaults(path, plain.answer, head),
		cors: findCorsFaults(path, plain.answer, preflight),
		headers: findHeaderFaults(path, plain.answer, origin),
		notes: compressed.flatMap((one) => noteCaching(path, one)),
	};
}

function findContentFaults({ path, bytes, sha256 }: ListedDocument, answer: Answer): Fault[] {
	const type = mediaTypeOf(answer.headers.get('content-type'));
	return [
		...compare(`GET ${path}`, expectedType(path) ?? type, type),
		...compare(
			`GET ${path}`,
			`${bytes} bytes with SHA-256 ${sha256}`,
			`${answer.body.length} bytes with SHA-256 ${digestOf(answer)}`,
		),
	];
}

function findCodingFaults(
	{ path, sha256 }: ListedDocument,
	plain: Answer,
	{ coding, answer }: Representation,
): Fault[] {
	const request = `GET ${path} (${coding})`;
	if (answer.status !== 200) return compare(request, '200', describeAnswer(answer));
	// If only the plain bytes are wrong, that is already reported.
	if (!answer.body.equals(plain.body) && digestOf(answer) !== sha256) {
		const expected = `the ${plain.body.length} bytes that come without a coding`;
		return compare(request, expected, `${answer.body.length} other bytes when decoded`);
	}
	const type = mediaTypeOf(plain.headers.get('content-type'));
	const isRequired = mustCompress(type, plain.body.length);
	const found = answer.headers.get('content-encoding') ?? 'none';
	return isRequired ? compare(request, `Content-Encoding: ${coding}`, named(found)) : [];
}

/** Skips responses other than 200, which are reported elsewhere. */
async function findTagFaults(
	ask: AskOrigin,
	{ path, etag }: ListedDocument,
	representations: readonly Representation[],
): Promise<Fault[]> {
	const faults: Fault[] = [];
	for (const { coding, answer } of representations) {
		if (answer.status !== 200) continue;
		const request = `GET ${path} (${coding})`;
		const tag = answer.headers.get('etag') ?? 'none';
		if (withoutWeakness(tag) !== etag) {
			faults.push({ request, expected: `the ETag ${etag} of /build.json`, found: tag });
			continue;
		}
		const headers = { 'accept-encoding': coding, 'if-none-match': tag };
		const again = await ask({ path, headers });
		if (again.status === 304 && again.body.length === 0) continue;
		faults.push({
			request: `${request} with If-None-Match: ${tag}`,
			expected: '304 without a body',
			found: describeAnswer(again),
		});
	}
	return faults;
}

function findHeadFaults(path: string, get: Answer, head: Answer): Fault[] {
	const request = `HEAD ${path}`;
	if (head.status !== 200 || head.body.length > 0) {
		return compare(request, '200 without a body', describeAnswer(head));
	}
	const told = (answer: Answer, name: string) => answer.headers.get(name) ?? 'none';
	const tag = ({ headers }: Answer) => withoutWeakness(headers.get('etag') ?? 'none');
	// RFC 9110 §9.3.2: HEAD may omit headers that are known only while content is generated.
	const length = head.headers.has('content-length') && get.headers.has('content-length');
	return [
		...['content-type', 'link', 'cache-control', ...(length ? ['content-length'] : [])].flatMap(
			(name) => compare(request, `${name}: ${told(get, name)}`, `${name}: ${told(head, name)}`),
		),
		...compare(request, `ETag: ${tag(get)}`, `ETag: ${tag(head)}`),
	];
}

/** Caches between the CDN and the client need Vary (RFC 9110 §12.5.5); the CDN itself does not. */
function noteCaching(path: string, { coding, answer }: Representation): string[] {
	const isCoded = answer.headers.has('content-encoding');
	const varies = /accept-encoding|\*/i.test(answer.headers.get('vary') ?? '');
	return isCoded && !varies ? [`GET ${path} (${coding}) has no "Vary: Accept-Encoding"`] : [];
}

function digestOf({ body }: Answer): string {
	return createHash('sha256').update(body).digest('hex');
}

function withoutWeakness(tag: string): string {
	return tag.replace(/^W\//, '');
}

function named(coding: string): string {
	return `Content-Encoding: ${coding}`;
}
