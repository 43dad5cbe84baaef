import type { IncomingMessage } from 'node:http';
import { handlerOf, NO_ROUTE, type ServedRequest } from '../served-request.ts';
import type { LiveSpan, Tracer } from './tracer.ts';
import { readTraceContext, type ReadHeader } from './trace-context.ts';

/** What a request's span is begun with: never its path, its query, or who asks. */
export interface TracedRequest {
	readonly method: string;
	/** `http` or `https`, of the public origin. */
	readonly scheme: string;
	readonly header: ReadHeader;
}

/** The span of a request that is being answered. */
export interface RequestSpan extends Pick<LiveSpan, 'run'> {
	end(request: Omit<ServedRequest, 'milliseconds'>): void;
}

/** The methods that have a name of their own (semantic conventions, `http.request.method`). */
const METHODS = new Set([
	...['CONNECT', 'DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT', 'TRACE'],
]);

/**
 * Begins the span of a request, as a child of the caller's if it names one. Its name and attributes are
 * those of the log: what answered, and how.
 */
export function beginRequestSpan(tracer: Tracer, request: TracedRequest): RequestSpan {
	const isKnown = METHODS.has(request.method);
	const name = isKnown ? request.method : 'HTTP';
	const attributes = {
		'http.request.method': isKnown ? request.method : '_OTHER',
		'url.scheme': request.scheme,
	};
	const span = tracer.begin({ name, kind: 'server', attributes }, readTraceContext(request.header));
	return {
		run: span.run,
		end({ route, status, edition, aborted }) {
			const handler = handlerOf(route);
			const isFailed = status !== undefined && status >= 500;
			span.end({
				name: route === NO_ROUTE ? name : `${name} ${handler}`,
				attributes: {
					// A file is no route: there are thousands.
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

/** Begins spans for the requests of a server whose public origin is the one given. */
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
