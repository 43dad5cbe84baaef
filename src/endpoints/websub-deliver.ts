import { endpointFor, type Endpoint } from './http/endpoint.ts';
import { unknownPath } from './not-found.ts';

export interface DeliverEndpointDependencies {
	/** Returns `undefined` if no queue delivers work to the hub. */
	readonly loadConsumer: () => { consume(request: Request): Promise<Response> } | undefined;
}

/**
 * `POST /api/websub/deliver` and `/api/websub/prompt`: Vercel Queues sends the hub its work here,
 * one path per queue topic. Only the platform can call a function with a trigger. All other
 * requests get a 404.
 */
export function createDeliverEndpoint({ loadConsumer }: DeliverEndpointDependencies): Endpoint {
	return endpointFor((request) => {
		const consumer = isQueueCallback(request) ? loadConsumer() : undefined;
		if (!consumer) throw unknownPath(request);
		return consumer.consume(request);
	});
}

/** Headers of a queue CloudEvent that the Vercel Queues client (0.6) requires. */
const NAMES = ['ce-vqsqueuename', 'ce-vqsconsumergroup', 'ce-vqsmessageid'];

function isQueueCallback({ method, headers }: Request): boolean {
	if (method !== 'POST' || headers.get('ce-type') !== 'com.vercel.queue.v2beta') return false;
	return NAMES.every((name) => headers.get(name));
}
