import type { SpanBegin, SpanEnd } from './tracer.ts';

/** Of a script that the hub’s store runs: not its keys, nor its arguments. */
export const STORE_SPAN: SpanBegin = {
	name: 'EVALSHA',
	kind: 'client',
	attributes: { 'db.system.name': 'redis', 'db.operation.name': 'EVALSHA' },
};

/**
 * Of a message with work for the hub. The system is `vercel_queues` or, in the local server, `sqlite`; the
 * destination one of a few queues.
 */
export function messageSpan(system: 'vercel_queues' | 'sqlite', destination: string): SpanBegin {
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

/** Of a request to a callback: where it leads is between its subscriber and the hub. */
export function callbackSpan(method: 'GET' | 'POST'): SpanBegin {
	return { name: method, kind: 'client', attributes: { 'http.request.method': method } };
}

/** What a callback answered; for a client, 4xx is a failure as well (semantic conventions, HTTP spans). */
export function describeCallbackAnswer({ status }: { readonly status: number }): SpanEnd {
	const failed = status >= 400;
	return {
		attributes: {
			'http.response.status_code': status,
			...(failed && { 'error.type': String(status) }),
		},
		failed,
	};
}
