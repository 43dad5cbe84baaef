import type { IncomingMessage } from 'node:http';
import { handlerOf, NO_ROUTE, type ServedRequest } from '../served-request.ts';
import type { LiveSpan, ReadHeader, Tracing } from './tracer.ts';

/** The span for a request in progress. */
export interface RequestSpan extends Pick<LiveSpan, 'run'> {
	end(request: Omit<ServedRequest, 'milliseconds'>): void;
}

/** Known methods (semantic conventions, `http.request.method`). */
const METHODS = new Set([
	...['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'],
]);

/**
 * Begins the span for a request, as a child of the caller’s span if the request names one. Name and
 * attributes match the request log: the handler and the result, never the path, the query or the
 * client. Only the scheme of `origin` is used.
 */
export function beginRequestSpan(
	tracing: Tracing,
	method: string,
	origin: string,
	header: ReadHeader,
): RequestSpan {
	const isKnown = METHODS.has(method);
	const name = isKnown ? method : 'HTTP';
	const attributes = {
		'http.request.method': isKnown ? method : '_OTHER',
		'url.scheme': new URL(origin).protocol.slice(0, -1),
	};
	const span = tracing.begin({ name, kind: 'server', attributes }, header);
	return {
		run: span.run,
		end({ route, status, edition, aborted }) {
			const handler = handlerOf(route);
			const isFailed = status !== undefined && status >= 500;
			span.end({
				name: route === NO_ROUTE ? name : `${name} ${handler}`,
				attributes: {
					// File paths are not routes: there are thousands.
					...(handler === route && { 'http.route': route }),
					...(status !== undefined && { 'http.response.status_code': status }),
					...(isFailed && { 'error.type': String(status) }),
					...(edition !== undefined && { 'forecourt.edition': edition }),
					...(aborted && { 'forecourt.aborted': true }),
				},
				failed: isFailed,
			});
		},
	};
}

/** Returns a function that begins the spans for a server’s requests. */
export function createRequestTrace(tracing: Tracing, baseUrl: string) {
	return ({ method = 'GET', headers }: IncomingMessage): RequestSpan =>
		beginRequestSpan(tracing, method, baseUrl, (name) => headers[name]?.toString());
}
