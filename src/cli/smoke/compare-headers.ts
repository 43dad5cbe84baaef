import { topicLinks } from '../../endpoints/http/topic-links.ts';
import { isTopicPath } from '../../endpoints/http/urls.ts';
import { describeResponse, type OriginResponse } from './origin-response.ts';
import type { Look } from './look.ts';

/** The remedy if headers are missing or wrong. */
export const RESTORE_HEADERS =
	'On Vercel, restore vercel.json from upstream; on your own server, let the proxy pass headers on unchanged';

/** The preflight that a browser sends before a script of another site may send a condition. */
export const PREFLIGHT = {
	method: 'OPTIONS',
	headers: {
		origin: 'https://elsewhere.example',
		'access-control-request-method': 'GET',
		'access-control-request-headers': 'if-none-match',
	},
} as const;

/** One year. */
const LEAST_HSTS_SECONDS = 31_536_000;

/** Checks that scripts on other sites may read a resource and send conditional requests. */
export function compareCors(
	look: Look,
	path: string,
	get: OriginResponse,
	preflight: OriginResponse,
): void {
	const open = 'Access-Control-Allow-Origin: *';
	const asked = `OPTIONS ${path}`;
	look.compare(`GET ${path}`, open, headerOf(get, 'Access-Control-Allow-Origin'));
	compareList(look, `GET ${path}`, get, 'Access-Control-Expose-Headers', ['ETag', 'Link']);
	if (preflight.status !== 200 && preflight.status !== 204) {
		look.fault(asked, '204', describeResponse(preflight));
		return;
	}
	look.compare(asked, open, headerOf(preflight, 'Access-Control-Allow-Origin'));
	compareList(look, asked, preflight, 'Access-Control-Allow-Headers', ['If-None-Match']);
}

/** Checks the headers that protect readers, and the links of a topic. */
export function compareHeaders(look: Look, path: string, response: OriginResponse): void {
	const { origin } = look.deployment;
	const request = `GET ${path}`;
	const nosniff = headerOf(response, 'X-Content-Type-Options');
	look.compare(request, 'X-Content-Type-Options: nosniff', nosniff);
	if (!response.headers.has('referrer-policy')) look.fault(request, 'a Referrer-Policy', 'none');
	// Browsers honor the header only over TLS (RFC 6797 §8.1).
	const policy = response.headers.get('strict-transport-security') ?? 'none';
	const seconds = Number(/max-age="?(\d+)/i.exec(policy)?.[1] ?? 0);
	if (origin.startsWith('https:') && seconds < LEAST_HSTS_SECONDS) {
		const expected = `Strict-Transport-Security of at least ${LEAST_HSTS_SECONDS} seconds`;
		look.fault(request, expected, policy);
	}
	if (!isTopicPath(path)) return;
	look.compare(request, `Link: ${topicLinks(origin, path)}`, headerOf(response, 'Link'));
}

/** Checks that other sites cannot put a page in a frame. */
export function compareFrames(look: Look, path: string, { headers }: OriginResponse): void {
	const policy = headers.get('content-security-policy') ?? 'none';
	if (policy.includes("frame-ancestors 'none'")) return;
	look.fault(`GET ${path}`, "Content-Security-Policy with frame-ancestors 'none'", policy);
}

export function headerOf({ headers }: OriginResponse, name: string): string {
	return `${name}: ${headers.get(name) ?? 'none'}`;
}

function compareList(
	look: Look,
	request: string,
	{ headers }: OriginResponse,
	header: string,
	names: readonly string[],
): void {
	const found = headers.get(header) ?? 'none';
	const listed = found.split(',').map((name) => name.trim().toLowerCase());
	if (listed.includes('*') || names.every((name) => listed.includes(name.toLowerCase()))) return;
	look.fault(request, `${header} with ${names.join(', ')}`, found);
}
