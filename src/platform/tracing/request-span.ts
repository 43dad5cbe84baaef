import type { IncomingMessage } from 'node:http';
import { handlerOf, NO_ROUTE, type ServedRequest } from '../served-request.ts';
import type { LiveSpan, ReadHeader, Tracer } from './tracer.ts';

/** The start of a request’s span: never its path, its query or the client. */
export interface TracedRequest {
	readonly method: string;
	/** `http` or `https`, from the public origin. */
	readonly scheme: string;
	readonly header: ReadHeader;
}

/** The span of a request in progress. */
export interface RequestSpan extends Pick<LiveSpan, 'run'> {
	end(request: Omit<ServedRequest, 'milliseconds'>): void;
}

/** Known methods (semantic conventions, `http.request.method`). */
const METHODS = new Set([
	...['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'],
]);

/**
 * Begins the span of a request, as a child of the caller’s span if the request names one. Name and
 * attributes match the request log: the handler and the result.
 */
export function beginRequestSpan(tracer: Tracer, request: TracedRequest): RequestSpan {
	const isKnown = METHODS.has(request.method);
	const name = isKnown ? request.method : 'HTTP';
	const attributes = {
		'http.request.method': isKnown ? request.method : '_OTHER',
		'url.scheme': request.scheme,
	};
	const span = tracer.begin({ name, kind: 'server', attributes }, request.header);
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

/** Returns a function that begins the spans of a server’s requests. */
export function createRequestTrace(tracer: Tracer, baseUrl: string) {
	const scheme = new URL(baseUrl).protocol.slice(0, -1);
	return ({ method = 'GET', headers }: IncomingMessage): RequestSpan => {
		const header = (name: string) => {
			const value = headers[name];
			return Array.isArray(value) ? value.join(',') : value;
		};
		return beginRequestSpan(tracer, { method, scheme, header });
	};
}
