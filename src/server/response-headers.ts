import { negotiateCoding, type SelectedCoding } from '../endpoints/http/content-negotiation.ts';
import { isCompressible } from './content-type.ts';

/** Response headers by lower-case name, as `node:http` accepts them. */
export type ResponseHeaders = Record<string, string | string[]>;

/** Merges the headers of a function's response over those of the routes. */
export function mergeHeaders(
	response: Response,
	routeHeaders: Readonly<Record<string, string>>,
): ResponseHeaders {
	const merged: ResponseHeaders = { ...routeHeaders };
	if (!response.body) delete merged['content-type'];
	for (const [name, value] of response.headers) merged[name] = value;
	// The only header whose values cannot be joined (RFC 9110 §5.3).
	if ('set-cookie' in merged) merged['set-cookie'] = response.headers.getSetCookie();
	// Only for the platform's cache, which does not pass it on.
	delete merged['vercel-cdn-cache-control'];
	return merged;
}

/**
 * Chooses the coding and sets the headers for it: `Vary`, and the weak form of the tag. HEAD and
 * small responses get the weak tag too, so that it does not depend on the size, and a 304 gets the
 * tag that the 200 would have (RFC 9110 §15.4.5).
 */
export function negotiateResponse(
	status: number,
	headers: ResponseHeaders,
	acceptEncoding: string | undefined,
): SelectedCoding {
	// A 304 has no media type; assume that the omitted body is compressible.
	const type = status === 304 ? 'application/json' : String(headers['content-type'] ?? '');
	if (!isCompressible(type) || 'content-encoding' in headers) return 'identity';
	addVary(headers, 'Accept-Encoding');
	if (status === 206 || isProtected(headers)) return 'identity';

	const coding = negotiateCoding(acceptEncoding, ['br', 'gzip']);
	const { etag } = headers;
	if (coding !== 'identity' && etag?.[0] === '"') headers['etag'] = `W/${String(etag)}`;
	return coding;
}

/** Returns whether intermediaries must not transform the response (RFC 9111 §5.2.2.6). */
function isProtected(headers: ResponseHeaders): boolean {
	return String(headers['cache-control']).includes('no-transform');
}

function addVary(headers: ResponseHeaders, name: string): void {
	const present = String(headers['vary'] ?? '');
	const listed = present.split(',').map((entry) => entry.trim().toLowerCase());
	if (listed.includes('*') || listed.includes(name.toLowerCase())) return;
	headers['vary'] = present === '' ? name : `${present}, ${name}`;
}
