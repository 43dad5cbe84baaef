import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join, relative } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Authority } from './certificates.ts';
import { startOriginProxy } from './public-origin.ts';
import {
	listFunctions,
	startFunction,
	type BuiltFunction,
	type StartedFunction,
} from './vercel-output-function.ts';
import { readRouting, type Headers } from './vercel-output-routes.ts';
import type { VercelBuild } from './vercel-build.ts';

/** A local platform that serves one build. */
export interface VercelPlatform {
	readonly address: string;
	/** The certificate authority that the functions trust in addition to Node's own. */
	readonly authority: Authority;
	stop(): Promise<void>;
}

interface StaticFile {
	readonly body: Buffer;
	readonly headers: Headers;
}

/** Headers that apply to one connection only, and one that the platform's cache removes. */
const DROPPED_HEADERS = [
	'connection',
	'keep-alive',
	'transfer-encoding',
	'vercel-cdn-cache-control',
];

/**
 * Serves `.vercel/output` according to the Build Output API: `static/` unchanged, with each
 * `index.html` at the path of its folder; `functions/<path>.func` at their paths; `config.json`
 * for everything else. This is a second implementation of the local server's rules and shares no
 * code with it: media types come from the CLI, ETags are like the CDN's. It has no compression,
 * ranges or cache, which the platform adds. Functions get the project's variables and reach the
 * public origin here. Functions with a queue trigger can only be called through `queuePort`.
 */
export async function serveVercelOutput(
	build: VercelBuild,
	variables: NodeJS.ProcessEnv = {},
	queuePort = 0,
): Promise<VercelPlatform> {
	const route = readRouting(readFileSync(join(build.output, 'config.json'), 'utf8'));
	const files = readFiles(join(build.output, 'static'), build.contentTypeOf);
	const functions = new Map(listFunctions(build.output).map((built) => [built.path, built]));
	const started = new Map<string, Promise<StartedFunction>>();
	const isPublic = (path: string) => functions.get(path)?.experimentalTriggers.length === 0;
	const exists = (path: string) => files.has(decode(path)) || isPublic(decode(path));

	async function answer(incoming: IncomingMessage, outgoing: ServerResponse): Promise<void> {
		const { pathname, search } = new URL(build.origin + incoming.url);
		const { result, headers } = route(pathname, exists);
		if (result.kind === 'redirect') {
			const [path = '', query = ''] = result.location.split('?');
			const location = path + (query === '' ? search : mergeQuery(`?${query}`, search));
			outgoing.writeHead(result.status, { ...headers, location }).end();
			return;
		}
		if (result.kind === 'error') {
			outgoing.writeHead(result.status, { ...headers, 'content-type': 'text/plain' });
			outgoing.end('The page could not be found');
			return;
		}
		const path = decode(result.path);
		const file = files.get(path);
		if (file) return sendFile(incoming, outgoing, file, headers, result.status ?? 200);

		const built = functions.get(path);
		if (!built) throw new TypeError(`Cannot answer ${incoming.url}: ${path} does not exist`);
		await call(built, pathname + mergeQuery(search, result.query), incoming, outgoing, headers);
	}

	async function deliverMessage(
		incoming: IncomingMessage,
		outgoing: ServerResponse,
	): Promise<void> {
		const name = incoming.headers['ce-vqsqueuename'];
		const built = [...functions.values()].find(({ experimentalTriggers }) =>
			experimentalTriggers.some(({ topic }) => topic === name),
		);
		if (!built) throw new TypeError(`Cannot deliver a message: no function handles "${name}"`);
		await call(built, built.path, incoming, outgoing, {});
	}

	async function call(
		built: BuiltFunction,
		url: string,
		incoming: IncomingMessage,
		outgoing: ServerResponse,
		routeHeaders: Headers,
	): Promise<void> {
		const { path } = built;
		if (!started.has(path)) started.set(path, startFunction(built, environment));
		const running = await started.get(path);
		const response = await running?.call(incoming, url, forward(incoming, build.origin));
		if (response) await passOn(response, outgoing, routeHeaders);
	}

	const [server, port] = await listen(answer);
	const [queueServer] = await listen(deliverMessage, queuePort);
	const proxy = await startOriginProxy(build.origin, port);
	const environment = { ...variables, ...proxy.variables };
	return {
		address: `http://127.0.0.1:${port}`,
		authority: proxy.authority,
		async stop() {
			for (const one of [server, queueServer]) {
				one.close();
				one.closeAllConnections();
			}
			proxy.close();
			for (const running of await Promise.allSettled(started.values())) {
				if (running.status === 'fulfilled') running.value.stop();
			}
		},
	};
}

async function listen(
	answer: (incoming: IncomingMessage, outgoing: ServerResponse) => Promise<void>,
	wantedPort = 0,
): Promise<[Server, number]> {
	const server = createServer((incoming, outgoing) => {
		answer(incoming, outgoing).catch((error: unknown) => {
			console.error(error);
			outgoing.destroy();
		});
	});
	server.listen(wantedPort, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	const { port } = server.address() as AddressInfo;
	return [server, port];
}

function readFiles(root: string, contentTypeOf: (file: string) => string): Map<string, StaticFile> {
	// The CDN sends the time when it cached the file, not the file's own modification time.
	const cachedAt = new Date().toUTCString();
	const names = readdirSync(root, { recursive: true, withFileTypes: true })
		.filter((entry) => entry.isFile())
		.map((entry) => relative(root, join(entry.parentPath, entry.name)));
	return new Map(
		names.map((name) => {
			const body = readFileSync(join(root, name));
			const headers = {
				'cache-control': 'public, max-age=0, must-revalidate',
				'content-type': contentTypeOf(name),
				etag: `"${createHash('md5').update(body).digest('hex')}"`,
				'last-modified': cachedAt,
			};
			return [`/${name.replace(/(^|\/)index\.html$/, '')}`, { body, headers }] as const;
		}),
	);
}

function sendFile(
	{ method, headers: asked }: IncomingMessage,
	outgoing: ServerResponse,
	file: StaticFile,
	routeHeaders: Headers,
	status: number,
): void {
	const headers = { ...file.headers, ...routeHeaders };
	if (method === 'OPTIONS') outgoing.writeHead(204, routeHeaders).end();
	else if (method !== 'GET' && method !== 'HEAD') outgoing.writeHead(405, routeHeaders).end();
	else if (status === 200 && hasTag(asked['if-none-match'], headers['etag'] ?? '')) {
		const { 'content-type': _type, ...kept } = headers;
		outgoing.writeHead(304, kept).end();
	} else {
		outgoing.writeHead(status, { ...headers, 'content-length': file.body.length });
		outgoing.end(method === 'HEAD' ? undefined : file.body);
	}
}

async function passOn(
	response: IncomingMessage,
	outgoing: ServerResponse,
	routeHeaders: Headers,
): Promise<void> {
	const own = Object.entries(response.headers).filter(([name]) => !DROPPED_HEADERS.includes(name));
	outgoing.writeHead(response.statusCode ?? 500, { ...routeHeaders, ...Object.fromEntries(own) });
	await pipeline(response, outgoing);
}

/** Returns the request headers that a function gets, with the host of the public origin. */
function forward({ headers }: IncomingMessage, origin: string) {
	const { host, protocol } = new URL(origin);
	const proto = protocol.slice(0, -1);
	return { ...headers, host, 'x-forwarded-host': host, 'x-forwarded-proto': proto };
}

function mergeQuery(search: string, added: string): string {
	const query = new URLSearchParams(search);
	for (const [name, value] of new URLSearchParams(added)) {
		if (!query.has(name)) query.append(name, value);
	}
	return added === '' ? search : `?${query}`;
}

function hasTag(condition: string | undefined, etag: string): boolean {
	const tags = condition?.split(',').map((tag) => tag.trim().replace(/^W\//, '')) ?? [];
	return tags.includes(etag) || tags.includes('*');
}

function decode(path: string): string {
	try {
		return decodeURIComponent(path);
	} catch {
		return path;
	}
}
