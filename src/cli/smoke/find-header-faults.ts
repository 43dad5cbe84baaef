import { PATHS, TOPIC_PATHS } from '../../endpoints/http/urls.ts';
import { describeAnswer, type Answer } from './answer.ts';
import { compare, type Fault } from './check-result.ts';

/** The preflight that a browser sends before a script of another site may send a condition. */
export const PREFLIGHT = {
	method: 'OPTIONS',
	headers: {
		origin: 'https://elsewhere.example',
		'access-control-request-method': 'GET',
		'access-control-request-headers': 'if-none-match',
	},
} as const;

/** Headers that scripts of other sites must be able to read. */
const EXPOSED = ['ETag', 'Link'];
/** One year. */
const LEAST_HSTS_SECONDS = 31_536_000;

/** Checks that scripts of other sites may read a resource and send conditional requests. */
export function findCorsFaults(path: string, get: Answer, preflight: Answer): Fault[] {
	const open = 'Access-Control-Allow-Origin: *';
	const told = ({ headers }: Answer) =>
		`Access-Control-Allow-Origin: ${headers.get('access-control-allow-origin') ?? 'none'}`;
	const exposed = get.headers.get('access-control-expose-headers') ?? 'none';
	const allowed = preflight.headers.get('access-control-allow-headers') ?? 'none';
	const asked = `OPTIONS ${path}`;
	return [
		...compare(`GET ${path}`, open, told(get)),
		...(lists(exposed, EXPOSED)
			? []
			: [fault(`GET ${path}`, 'Access-Control-Expose-Headers', EXPOSED, exposed)]),
		...(preflight.status === 200 || preflight.status === 204
			? [
					...compare(asked, open, told(preflight)),
					...(lists(allowed, ['If-None-Match'])
						? []
						: [fault(asked, 'Access-Control-Allow-Headers', ['If-None-Match'], allowed)]),
				]
			: compare(asked, '204', describeAnswer(preflight))),
	];
}

/** Checks the headers that protect readers, and the links of a topic. */
export function findHeaderFaults(path: string, { headers }: Answer, origin: string): Fault[] {
	const request = `GET ${path}`;
	const told = (name: string) => `${name}: ${headers.get(name) ?? 'none'}`;
	return [
		...compare(request, 'X-Content-Type-Options: nosniff', told('X-Content-Type-Options')),
		...(headers.has('referrer-policy')
			? []
			: [{ request, expected: 'a Referrer-Policy', found: 'none' }]),
		...(origin.startsWith('https:') ? findTransportFaults(request, headers) : []),
		...(TOPIC_PATHS.some((topic) => topic === path)
			? compare(request, `Link: ${topicLinks(origin, path)}`, told('Link'))
			: []),
	];
}

/** Checks that other sites cannot put a page in a frame. */
export function findFrameFaults(path: string, { headers }: Answer): Fault[] {
	const policy = headers.get('content-security-policy') ?? 'none';
	if (policy.includes("frame-ancestors 'none'")) return [];
	const expected = "Content-Security-Policy with frame-ancestors 'none'";
	return [{ request: `GET ${path}`, expected, found: policy }];
}

/** Browsers honor the header only over TLS (RFC 6797 §8.1). */
function findTransportFaults(request: string, headers: Headers): Fault[] {
	const policy = headers.get('strict-transport-security') ?? 'none';
	const seconds = Number(/max-age="?(\d+)/i.exec(policy)?.[1] ?? 0);
	if (seconds >= LEAST_HSTS_SECONDS) return [];
	const expected = `Strict-Transport-Security of at least ${LEAST_HSTS_SECONDS} seconds`;
	return [{ request, expected, found: policy }];
}

function topicLinks(origin: string, path: string): string {
	return `<${origin}${PATHS.hub}>; rel="hub", <${origin}${path}>; rel="self"`;
}

function lists(header: string, names: readonly string[]): boolean {
	const listed = header.split(',').map((name) => name.trim().toLowerCase());
	return listed.includes('*') || names.every((name) => listed.includes(name.toLowerCase()));
}

function fault(request: string, header: string, names: readonly string[], found: string): Fault {
	return { request, expected: `${header} with ${names.join(', ')}`, found };
}
