import type { IncomingMessage, ServerResponse } from 'node:http';
import { BlockList } from 'node:net';
import type { WatchRequest } from './request-watch.ts';
import { NO_ROUTE } from '../platform/served-request.ts';
import type { RequestSpan } from '../platform/tracing/request-span.ts';
import { preflightResponse } from '../endpoints/http/cors.ts';
import { preconditionFailed } from '../endpoints/http/endpoint.ts';
import { methodNotAllowed, toErrorResponse } from '../endpoints/http/error-response.ts';
import { Problem } from '../endpoints/http/problem.ts';
import type { FetchFunction } from './function-loader.ts';
import {
	discardBody,
	mergeQueries,
	readOrigin,
	toFunctionRequest,
	type PublicSide,
} from './function-request.ts';
import { sendFunctionResponse } from './function-response.ts';
import type { LiveEdition } from './live-edition.ts';
import { parseRequestTarget, type RequestTarget } from './request-target.ts';
import type { Rewrite } from './routes.ts';
import type { ServedEdition, StaticFile } from './served-edition.ts';
import { selectNotFoundPage, selectStaticResponse } from './select-static-response.ts';
import { sendStaticResponse } from './static-response.ts';

/** Everything a request listener uses. */
export interface Site {
	/** The public origin. */
	readonly baseUrl: string;
	/** The proxies that may name the client; none if absent. */
	readonly trustedProxies?: BlockList | undefined;
	/** Functions by path. */
	readonly functions: ReadonlyMap<string, FetchFunction>;
	readonly live: LiveEdition<ServedEdition>;
	/** Called for every request. */
	readonly watch?: WatchRequest;
	/** Starts a span for a request; `undefined` if spans are not exported. */
	readonly trace?: ((incoming: IncomingMessage) => RequestSpan) | undefined;
}

/** A request, its response, and what is known about it so far. */
interface Exchange {
	readonly incoming: IncomingMessage;
	readonly outgoing: ServerResponse;
	readonly method: string;
	/** Headers of the routes, for every response of this path; those of every path until it is read. */
	routeHeaders: Readonly<Record<string, string>>;
	/** The file or function that handles the request, for the log; `NO_ROUTE` if there is none. */
	route: string;
}

const STATIC_METHODS = 'GET, HEAD, OPTIONS';

/** The error page for missing pages. As on the platform, requesting it directly gives a 404. */
const NOT_FOUND_PAGE = '/404';

/**
 * Creates a listener that handles requests in the platform's order: routes, files, functions,
 * rewrites, 404.
 */
export function createRequestListener(site: Site) {
	const trustedProxies = site.trustedProxies ?? new BlockList();
	const side = { ...readOrigin(site.baseUrl), trustedProxies };
	return (incoming: IncomingMessage, outgoing: ServerResponse): void => {
		const held = site.live.retain();
		const method = incoming.method ?? 'GET';
		const { headers: routeHeaders } = held.edition.routes;
		const exchange: Exchange = { incoming, outgoing, method, routeHeaders, route: NO_ROUTE };
		const ended = site.watch?.();
		const span = site.trace?.(incoming);
		outgoing.once('close', () => {
			held.release();
			const outcome = outcomeOf(exchange, held.edition);
			ended?.(outcome);
			span?.end(outcome);
		});
		const respond = () =>
			respondToRequest(site, side, held.edition, exchange)
				.catch((error: unknown) => sendErrorResponse(exchange, error))
				.catch(() => outgoing.destroy());
		void (span ? span.run(respond) : respond());
	};
}

function outcomeOf({ outgoing, method, route }: Exchange, { manifest }: ServedEdition) {
	const { headersSent, statusCode: status, writableFinished: isWhole } = outgoing;
	return {
		method,
		route,
		...(headersSent && { status }),
		edition: manifest.edition,
		...(!isWhole && { aborted: true as const }),
	};
}

async function respondToRequest(
	site: Site,
	side: PublicSide,
	edition: ServedEdition,
	exchange: Exchange,
): Promise<void> {
	const { incoming, method } = exchange;
	// A proxy could use another one of several hosts (RFC 9112 §3.2).
	if ((incoming.headersDistinct['host']?.length ?? 0) > 1) {
		throw new Problem(400, 'bad-request', 'Cannot read the request: it has several Host headers');
	}
	// The asterisk form applies to the whole server (RFC 9112 §3.2.4).
	if (method === 'OPTIONS' && incoming.url === '*') {
		return sendResponse(exchange, preflightResponse(STATIC_METHODS));
	}

	const target = parseRequestTarget(incoming.url ?? '/', site.baseUrl);
	const decision = edition.routes.decide(target.path);
	exchange.routeHeaders = decision.headers;
	if (decision.redirect) {
		const { status, location } = decision.redirect;
		const [address = '', fragment] = location.split('#');
		const [path = '', query = ''] = address.split('?');
		const anchor = fragment === undefined ? '' : `#${fragment}`;
		// The redirect's own parameters override the client's.
		const search =
			query === '' ? target.search : mergeQueries(`?${query}`, new URLSearchParams(target.search));
		const headers = { location: path + search + anchor, 'content-length': 0 };
		exchange.outgoing.writeHead(status, { ...decision.headers, ...headers }).end();
		return;
	}

	const exists = (path: string) =>
		path !== NOT_FOUND_PAGE && (edition.files.has(path) || site.functions.has(path));
	const found = exists(target.decodedPath)
		? { path: target.decodedPath }
		: edition.routes.rewrite(target.path, exists);
	if (found) exchange.route = found.path;
	const file = found && edition.files.get(found.path);
	if (file) return sendFileResponse(edition, exchange, file);
	const run = found && site.functions.get(found.path);
	if (run) return callFunction(side, exchange, run, target, found);
	return sendNotFoundResponse(edition, exchange, target);
}

async function sendFileResponse(
	edition: ServedEdition,
	exchange: Exchange,
	file: StaticFile,
): Promise<void> {
	const { incoming, outgoing, method, routeHeaders } = exchange;
	if (method === 'OPTIONS') return sendResponse(exchange, preflightResponse(STATIC_METHODS));
	if (method !== 'GET' && method !== 'HEAD') throw methodNotAllowed(method, STATIC_METHODS);

	const response = selectStaticResponse(method, incoming.headers, file);
	if (response.status === 412) throw preconditionFailed();
	if (response.status === 416) throw rangeNotSatisfiable(file);

	const headers = { ...response.headers, ...routeHeaders };
	// A route may set the type of a file, but a 304 has none.
	if (response.status === 304) delete headers['content-type'];
	await sendStaticResponse(outgoing, response, headers, edition.cache, method === 'GET');
}

async function callFunction(
	side: PublicSide,
	exchange: Exchange,
	run: FetchFunction,
	target: RequestTarget,
	found: { readonly path: string } | Rewrite,
): Promise<void> {
	const { incoming } = exchange;
	const query = 'query' in found ? mergeQueries(target.search, found.query) : target.search;
	const url = side.origin + target.path + query;
	if (FORBIDDEN_METHODS.includes(exchange.method)) throw await forbiddenMethod(run, exchange, url);
	const request = toFunctionRequest(incoming, url, side);
	await sendResponse(exchange, await run(request));
	discardBody(incoming);
}

/** Methods that a `Request` cannot have (Fetch, "forbidden method"). */
const FORBIDDEN_METHODS = ['CONNECT', 'TRACE', 'TRACK'];

async function forbiddenMethod(
	run: FetchFunction,
	{ method }: Exchange,
	url: string,
): Promise<Problem> {
	const { headers } = await run(new Request(url, { method: 'OPTIONS' }));
	return methodNotAllowed(method, headers.get('Allow') ?? STATIC_METHODS);
}

async function sendNotFoundResponse(
	edition: ServedEdition,
	exchange: Exchange,
	{ path }: RequestTarget,
): Promise<void> {
	const { incoming, outgoing, method, routeHeaders } = exchange;
	const page = edition.files.get(NOT_FOUND_PAGE);
	if (!page || /^\/api(?:\/|$)/i.test(path) || (method !== 'GET' && method !== 'HEAD')) {
		throw new Problem(404, 'not-found', 'Cannot find this path: there is no such resource');
	}
	const response = selectNotFoundPage(incoming.headers, page);
	const headers = { ...response.headers, ...routeHeaders };
	await sendStaticResponse(outgoing, response, headers, edition.cache, method === 'GET');
}

async function sendResponse(exchange: Exchange, response: Response): Promise<void> {
	const { outgoing, method, routeHeaders, incoming } = exchange;
	const accepted = incoming.headers['accept-encoding'];
	const acceptEncoding = Array.isArray(accepted) ? accepted.join(', ') : accepted;
	await sendFunctionResponse(outgoing, { response, method, acceptEncoding, routeHeaders });
}

/** Sends an error response, or closes the connection if the response has already started. */
async function sendErrorResponse(exchange: Exchange, error: unknown): Promise<void> {
	const { outgoing } = exchange;
	if (outgoing.destroyed) return;
	if (outgoing.headersSent) {
		console.error(error);
		outgoing.destroy();
		return;
	}
	await sendResponse(exchange, toErrorResponse(error));
}

/** A 416 states the length of the file (RFC 9110 §15.5.17). */
function rangeNotSatisfiable({ bytes }: StaticFile): Problem {
	return new Problem(
		416,
		'range-not-satisfiable',
		`Cannot send this range: the file has ${bytes} bytes`,
		{ headers: { 'Content-Range': `bytes */${bytes}` } },
	);
}
