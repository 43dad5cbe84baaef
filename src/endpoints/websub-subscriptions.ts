import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { Problem } from './http/problem.ts';
import type { Hub } from '../hub/core/hub.ts';
import type { RepetitionRefusal } from '../hub/core/replay-delivery.ts';
import { toAttemptReport } from '../hub/core/subscription-status.ts';
import {
	clientOf,
	limited,
	promised,
	privateJson,
	requireHub,
	type HubEndpointDependencies,
} from './hub-access.ts';

/** Actions on a hub request and the subscription it created. */
export type SubscriptionAction = 'status' | 'test' | 'replay';

/**
 * `GET /api/websub/subscriptions/{capability}`: the status of a request (`SubscriptionStatus`).
 * `POST …/test`: delivers the topic once and reports the result. `POST …/replay`: queues the last
 * change for delivery again, 202. Anyone who knows the capability may call these, within the rate
 * limit for requests.
 */
export function createSubscriptionEndpoint(
	dependencies: HubEndpointDependencies,
	capability: string,
	action: SubscriptionAction,
): Endpoint {
	const hubOf = () => requireHub(dependencies).hub;
	switch (action) {
		case 'status':
			return defineEndpoint({ GET: () => readStatus(hubOf(), capability) });
		case 'test':
			return defineEndpoint({ POST: (request) => deliverTest(hubOf(), capability, request) });
		case 'replay':
			return defineEndpoint({ POST: (request) => replay(hubOf(), capability, request) });
	}
}

async function readStatus(hub: Hub, capability: string): Promise<Response> {
	const status = await promised(hub.readStatus(capability));
	if (status === undefined) throw unknownCapability();
	return privateJson(status);
}

async function deliverTest(hub: Hub, capability: string, request: Request): Promise<Response> {
	const tested = await promised(hub.deliverTest(capability, clientOf(request)));
	if (tested.state !== 'tested') throw refusal(tested);
	return privateJson(toAttemptReport(tested.attempt));
}

async function replay(hub: Hub, capability: string, request: Request): Promise<Response> {
	const replayed = await promised(hub.replay(capability, clientOf(request)));
	if (replayed.state !== 'queued') throw refusal(replayed);
	return privateJson({ state: 'queued' }, 202);
}

function refusal(refused: RepetitionRefusal): Problem {
	switch (refused.state) {
		case 'unknown':
			return unknownCapability();
		case 'not-subscribed':
			return conflict('the request made no subscription that lives; its status tells why');
		case 'unpublished':
			return conflict('the topic has not been published yet');
		case 'limited':
			return limited('Cannot deliver again', refused.retryAfterSeconds);
	}
}

function conflict(state: string): Problem {
	return new Problem(409, 'conflict', `Cannot deliver: ${state}`);
}

/** Returns the same 404 for unknown and for expired capabilities. */
function unknownCapability(): Problem {
	const detail = 'Cannot find the subscription: no request of the last days has this address';
	return new Problem(404, 'not-found', detail);
}
