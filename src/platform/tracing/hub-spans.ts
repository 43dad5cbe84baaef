import type { SpanBegin, SpanEnd } from './tracer.ts';

/** Span of a script in the hub’s store, without its keys and arguments. */
export const STORE_SPAN: SpanBegin = {
	name: 'EVALSHA',
	kind: 'client',
	attributes: { 'db.system.name': 'redis', 'db.operation.name': 'EVALSHA' },
};

/**
 * Creates the span for a message with work for the hub. The system is `vercel_queues` or, in the
 * local server, `sqlite` or `redis`. There are only a few destinations.
 */
export function messageSpan(
	system: 'vercel_queues' | 'sqlite' | 'redis',
	destination: string,
): SpanBegin {
	return {
		name: `process ${destination}`,
		kind: 'consumer',
		attributes: {
			'messaging.system': system,
			'messaging.destination.name': destination,
			'messaging.operation.name': 'process',
			'messaging.operation.type': 'process',
		},
	};
}

/**
 * Creates the span for a request to a callback, without its URL, which is private to the
 * subscriber.
 */
export function callbackSpan(method: 'GET' | 'POST'): SpanBegin {
	return { name: method, kind: 'client', attributes: { 'http.request.method': method } };
}

/**
 * Describes the callback’s response. For clients, 4xx is also a failure (semantic conventions, HTTP
 * spans).
 */
export function describeCallbackResponse({ status }: { readonly status: number }): SpanEnd {
	const failed = status >= 400;
	return {
		attributes: {
			'http.response.status_code': status,
			...(failed && { 'error.type': String(status) }),
		},
		failed,
	};
}
