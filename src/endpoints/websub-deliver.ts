import { endpointFor, type Endpoint } from './http/endpoint.ts';
import { unknownPath } from './not-found.ts';

export interface DeliverEndpointDependencies {
	/** `undefined` where no platform brings the hub its work. */
	readonly loadConsumer: () => { consume(request: Request): Promise<Response> } | undefined;
}

/**
 * `POST /api/websub/deliver` and `/api/websub/prompt`: where Vercel Queues bring the hub its work, a
 * topic each. The platform alone reaches a function with a trigger; to others, nothing is here.
 */
export function createDeliverEndpoint({ loadConsumer }: DeliverEndpointDependencies): Endpoint {
	return endpointFor((request) => {
		const consumer = isQueueCallback(request) ? loadConsumer() : undefined;
		if (!consumer) throw unknownPath(request);
		return consumer.consume(request);
	});
}

/** What the client of Vercel Queues (0.6) cannot do without in a CloudEvent of theirs. */
const NAMES = ['ce-vqsqueuename', 'ce-vqsconsumergroup', 'ce-vqsmessageid'];

function isQueueCallback({ method, headers }: Request): boolean {
	if (method !== 'POST' || headers.get('ce-type') !== 'com.vercel.queue.v2beta') return false;
	return NAMES.every((name) => headers.get(name));
}
