/** What a browser on any origin may read, beyond the safelisted headers. */
export const EXPOSED_HEADERS =
	'ETag, Last-Modified, Link, Mcp-Session-Id, MCP-Protocol-Version, Retry-After';

/** What a browser on any origin may send. */
export const ALLOWED_HEADERS =
	'Content-Type, If-None-Match, If-Modified-Since, Cache-Control, Authorization, ' +
	'Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Last-Event-ID';

/** How long a browser may remember a preflight answer. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/** What opens an answer to scripts on any origin: the service is public and takes no credentials. */
export const OPEN_HEADERS = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': EXPOSED_HEADERS,
} as const;

export function openToAllOrigins(headers: Headers): void {
	for (const [name, value] of Object.entries(OPEN_HEADERS)) headers.set(name, value);
}

/** Answers `OPTIONS`, preflight or not, for a resource that allows the given methods. */
export function preflightResponse(allow: string): Response {
	const headers = new Headers({
		Allow: allow,
		'Access-Control-Allow-Methods': allow,
		'Access-Control-Allow-Headers': ALLOWED_HEADERS,
		'Access-Control-Max-Age': String(PREFLIGHT_MAX_AGE_SECONDS),
	});
	openToAllOrigins(headers);
	return new Response(null, { status: 204, headers });
}
