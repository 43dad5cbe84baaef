import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createOriginClient } from '../../src/cli/smoke/origin-client.ts';
import { runSmoke, type SmokeReport } from '../../src/cli/smoke/run-smoke.ts';
import {
	startBreakingProxy,
	type Breakage,
	type BreakingProxy,
	type PassedResponse,
	type PassedRequest,
} from '../support/breaking-proxy.ts';
import { runScript } from '../support/running-server.ts';
import { useSharedSite } from '../support/shared-site.ts';
import { startSubscriber, type Subscriber } from '../support/subscriber.ts';

const STATELESS = '2026-07-28';

const { baseUrl, certificate } = useSharedSite();
let subscriber: Subscriber;
let proxy: BreakingProxy;
beforeAll(async () => {
	subscriber = await startSubscriber(certificate);
	proxy = await startBreakingProxy(baseUrl);
});
afterAll(async () => {
	proxy?.stop();
	await subscriber?.stop();
});

describe('npm run smoke', () => {
	it('finds no problems with the service, and prints one line per check', async () => {
		const { code, stdout, stderr } = await runScript(['smoke', '--', baseUrl]);
		expect([code, stderr]).toEqual([0, '']);
		expect(stdout).toMatch(/^http:\S+: edition [0-9a-f]{16}, commit \S+\n\n/);
		const lines = stdout.split('\n').filter((line) => line.startsWith('ok '));
		expect(lines).toHaveLength(14);
		expect(stdout).toMatch(/\nAll 14 checks passed: \d{2} documents, \d{3} requests\n$/);
	});

	it('subscribes and unsubscribes a callback', async () => {
		const callback = `${subscriber.origin}/smoke`;
		const args = ['smoke', '--', '--json', '--callback', callback, baseUrl];
		const { code, stdout } = await runScript(args);
		// The report that the command prints.
		const { checks } = JSON.parse(stdout) as SmokeReport;
		expect([code, checks.at(-1)]).toEqual([0, expect.objectContaining({ name: 'hub handshake' })]);
		const modes = subscriber
			.verifications('/smoke')
			.map(({ url }) => new URL(url, callback).searchParams.get('hub.mode'));
		expect(modes).toEqual(['subscribe', 'unsubscribe']);
	});

	it('reports how a callback failed to confirm', async () => {
		subscriber.on('/deaf', (_request, response) => response.writeHead(404).end());
		const args = ['smoke', '--', '--callback', `${subscriber.origin}/deaf`, baseUrl];
		const { code, stdout } = await runScript(args);
		expect(code).toBe(1);
		expect(stdout).toMatch(/^FAILED {2}hub handshake/m);
		expect(stdout).toMatch(/expected the state "active"\n +found +"refused": .*404/);
	});
});

/** Changes the responses to selected requests, by default to all. */
function answering(
	change: (answer: PassedResponse) => PassedResponse,
	holds: (request: PassedRequest) => boolean = () => true,
): Breakage {
	return { answer: (answer, request) => (holds(request) ? change(answer) : answer) };
}

function at(path: string): (request: PassedRequest) => boolean {
	return (request) => request.path.split('?')[0] === path;
}

function withHeader(name: string, value: string | undefined) {
	return ({ headers, ...answer }: PassedResponse): PassedResponse => {
		const { [name]: _, ...others } = headers;
		return { ...answer, headers: value === undefined ? others : { ...others, [name]: value } };
	};
}

function failing(status: number): (answer: PassedResponse) => PassedResponse {
	const headers = { 'content-type': 'text/plain', 'access-control-allow-origin': '*' };
	return () => ({ status, headers, body: Buffer.from('no\n') });
}

/** Replaces one letter of the body. */
function garble({ body, ...answer }: PassedResponse): PassedResponse {
	return { ...answer, body: Buffer.from(body.toString('latin1').replace('e', 'x'), 'latin1') };
}

function isPlain({ method, path, headers }: PassedRequest): boolean {
	return method === 'GET' && path === '/feed.xml' && headers['accept-encoding'] === 'identity';
}

function without(name: string, holds: (request: PassedRequest) => boolean): Breakage {
	return {
		ask(request) {
			const { [name]: _, ...headers } = request.headers;
			return holds(request) ? { ...request, headers } : request;
		},
	};
}

const BROKEN: readonly (readonly [
	what: string,
	breakage: Breakage,
	check: string,
	message: RegExp,
])[] = [
	[
		'a document has a different ETag',
		answering(withHeader('etag', '"other"'), at('/reviews.csv')),
		'tags',
		/GET \/reviews\.csv \(identity\).*the ETag "[0-9a-f]{32}" of \/build\.json.*"other"/,
	],
	[
		'nothing is answered with 304',
		without('if-none-match', at('/reviews.json')),
		'tags',
		/\/reviews\.json \(br\) with If-None-Match: W\/"\w+".*304 without a body.*200, \d+ bytes/,
	],
	[
		'gzip is not passed through',
		without('accept-encoding', ({ headers }) => headers['accept-encoding'] === 'gzip'),
		'compression',
		/GET \/reviews\.json \(gzip\).*Content-Encoding: gzip.*Content-Encoding: none/,
	],
	[
		'a compressed body is cut off',
		answering(
			({ body, headers, ...answer }) => ({
				...answer,
				headers: { ...headers, 'content-length': String(body.length - 20) },
				body: body.subarray(0, -20),
			}),
			({ method, path, headers }) =>
				method === 'GET' && path === '/feed.json' && headers['accept-encoding'] === 'br',
		),
		'compression',
		/GET \/feed\.json \(br\).*no response: unexpected end of file/,
	],
	[
		'a body differs by one letter',
		answering(garble, isPlain),
		'documents',
		/GET \/feed\.xml.*(\d+) bytes with SHA-256 \w{64}.*\1 bytes with SHA-256 \w{64}/,
	],
	[
		'a media type is lost',
		answering(withHeader('content-type', 'application/octet-stream'), at('/reviews.ndjson')),
		'documents',
		/GET \/reviews\.ndjson.*application\/x-ndjson.*application\/octet-stream/,
	],
	[
		'a document is missing',
		answering(failing(404), at('/llms.txt')),
		'documents',
		/GET \/llms\.txt.*200.*404, 3 bytes of text\/plain/,
	],
	[
		'HEAD has a different media type',
		answering(
			withHeader('content-type', 'text/html'),
			({ method, path }) => method === 'HEAD' && path === '/insights.json',
		),
		'HEAD',
		/HEAD \/insights\.json.*application\/json.*text\/html/,
	],
	[
		'other sites may not read a document',
		answering(
			withHeader('access-control-allow-origin', undefined),
			({ method }) => method === 'GET',
		),
		'CORS',
		/GET \/reviews\.json.*Access-Control-Allow-Origin: \*.*Access-Control-Allow-Origin: none/,
	],
	[
		'a preflight is refused',
		answering(failing(405), ({ method }) => method === 'OPTIONS'),
		'CORS',
		/OPTIONS \/reviews\.json.*204.*405/,
	],
	[
		'a topic does not link to its hub',
		answering(withHeader('link', undefined), at('/feed.xml')),
		'headers',
		/GET \/feed\.xml.*rel="hub".*Link: none/,
	],
	[
		'browsers may guess media types',
		answering(withHeader('x-content-type-options', undefined)),
		'headers',
		/X-Content-Type-Options: nosniff.*X-Content-Type-Options: none/,
	],
	[
		'pages may be framed',
		answering(withHeader('content-security-policy', undefined), at('/')),
		'pages',
		/GET \/.*frame-ancestors 'none'.*none/,
	],
	[
		'an unknown path below /api returns a page',
		answering(withHeader('content-type', 'text/html'), ({ path }) => path.startsWith('/api/smoke')),
		'unknown paths',
		/GET \/api\/smoke-test-of-nothing.*404 with a problem in JSON.*text\/html/,
	],
	[
		'the search fails',
		answering(failing(500), at('/api/reviews/search')),
		'search',
		/GET \/api\/reviews\/search\?limit=1.*200 with JSON.*500/,
	],
	[
		'the search does not find existing reviews',
		{
			ask: (request) => ({
				...request,
				path: request.path.replace(/query=\w+/, 'query=nobodywrotethis'),
			}),
		},
		'search',
		/query=.*whose text has the word.*0 reviews/,
	],
	[
		'the rewrite for a day is missing',
		answering(failing(404), ({ path }) => path.startsWith('/api/reviews/since/')),
		'since',
		/GET \/api\/reviews\/since\/20\d\d-\d\d-\d\d.*404/,
	],
	[
		'MCP without sessions fails',
		answering(failing(502), ({ headers }) => headers['mcp-protocol-version'] === STATELESS),
		'MCP 2026-07-28',
		/POST \/mcp server\/discover.*502/,
	],
	[
		'MCP loses its sessions',
		answering(withHeader('mcp-session-id', undefined), at('/mcp')),
		'MCP sessions',
		/POST \/mcp initialize.*an Mcp-Session-Id.*none/,
	],
	[
		'the hub has no store',
		answering(failing(503), at('/api/websub/status')),
		'hub',
		/GET \/api\/websub\/status.*503/,
	],
	[
		'the list of documents is missing',
		answering(failing(404), at('/build.json')),
		'edition',
		/GET \/build\.json.*404/,
	],
];

describe('a deployment in which', () => {
	const runChecks = (origin: string) =>
		runSmoke({
			// The origin that the server knows; the proxy is in front of it.
			...{ origin: baseUrl, ask: createOriginClient(origin, { userAgent: 'tests' }) },
			wait: async () => undefined,
		});

	it('nothing is broken passes, even behind a proxy', async () => {
		proxy.breakage = {};
		const { checks } = await runChecks(proxy.url);
		expect(checks.flatMap(({ faults, notes }) => [...faults, ...notes])).toEqual([]);
	});

	it.each(BROKEN)('%s fails exactly that check', async (_what, breakage, check, message) => {
		proxy.breakage = breakage;
		const { ok, checks } = await runChecks(proxy.url);
		const failed = checks.filter((one) => !one.ok);
		expect([ok, failed.map(({ name }) => name)]).toEqual([false, [check]]);
		const faults = failed.flatMap(({ faults: found }) =>
			found.map(({ request, expected, found: got }) => `${request} ${expected} ${got}`),
		);
		expect(faults.some((fault) => message.test(fault))).toBe(true);
		expect(failed[0]?.remedy).not.toBe('');
	});
});
