/** Response headers that scripts from any origin may read, besides the safelisted ones. */
export const EXPOSED_HEADERS =
	'ETag, Last-Modified, Link, Accept-Ranges, Content-Range, Mcp-Session-Id, MCP-Protocol-Version, ' +
	'Retry-After';

/** Request headers that scripts from any origin may send. */
export const ALLOWED_HEADERS =
	'Content-Type, If-None-Match, If-Modified-Since, Range, If-Range, Cache-Control, Authorization, ' +
	'Mcp-Session-Id, MCP-Protocol-Version, Mcp-Method, Mcp-Name, Last-Event-ID';

/** How long browsers may cache a preflight response. */
const PREFLIGHT_MAX_AGE_SECONDS = 86_400;

/** Opens a response to scripts from any origin. The service is public and uses no credentials. */
export const OPEN_HEADERS = {
	'Access-Control-Allow-Origin': '*',
	'Access-Control-Expose-Headers': EXPOSED_HEADERS,
} as const;

export function openToAllOrigins(headers: Headers): void {
	for (const [name, value] of Object.entries(OPEN_HEADERS)) headers.set(name, value);
}

/** Responds to `OPTIONS`, preflight or not, for a resource that allows these methods. */
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
