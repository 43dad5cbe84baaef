import { negotiateCoding, type SelectedCoding } from '../endpoints/http/content-negotiation.ts';
import { isCompressible } from './content-type.ts';

/** Headers of an answer by lower-case name, as `node:http` takes them. */
export type AnswerHeaders = Record<string, string | string[]>;

/** The headers of a function's answer: those by the routes, then the function's own over them. */
export function mergeHeaders(
	response: Response,
	routeHeaders: Readonly<Record<string, string>>,
): AnswerHeaders {
	const merged: AnswerHeaders = { ...routeHeaders };
	if (!response.body) delete merged['content-type'];
	for (const [name, value] of response.headers) merged[name] = value;
	// The one header whose values cannot be joined (RFC 9110 §5.3).
	if ('set-cookie' in merged) merged['set-cookie'] = response.headers.getSetCookie();
	// Meant for the platform's cache, which keeps it to itself.
	delete merged['vercel-cdn-cache-control'];
	return merged;
}

/**
 * Chooses the coding, and says in the headers that one was chosen: `Vary`, and the weak form of the
 * tag, which HEAD and small answers carry too, so that the tag does not depend on the size.
 */
export function negotiateAnswer(
	status: number,
	headers: AnswerHeaders,
	acceptEncoding: string | undefined,
): SelectedCoding {
	// What a 304 leaves out is the body of a compressible answer, as a rule.
	const type = status === 304 ? 'application/json' : String(headers['content-type'] ?? '');
	if (!isCompressible(type) || 'content-encoding' in headers) return 'identity';
	addVary(headers, 'Accept-Encoding');
	if (status === 304 || status === 206 || isProtected(headers)) return 'identity';

	const coding = negotiateCoding(acceptEncoding, ['br', 'gzip']);
	const { etag } = headers;
	if (coding !== 'identity' && etag?.[0] === '"') headers['etag'] = `W/${String(etag)}`;
	return coding;
}

/** Nobody on the way may change such an answer (RFC 9111 §5.2.2.6). */
function isProtected(headers: AnswerHeaders): boolean {
	return String(headers['cache-control']).includes('no-transform');
}

function addVary(headers: AnswerHeaders, name: string): void {
	const present = String(headers['vary'] ?? '');
	const listed = present.split(',').map((entry) => entry.trim().toLowerCase());
	if (listed.includes('*') || listed.includes(name.toLowerCase())) return;
	headers['vary'] = present === '' ? name : `${present}, ${name}`;
}
