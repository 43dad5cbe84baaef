import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { Problem } from './http/problem.ts';
import type { Hub } from '../hub/core/hub.ts';
import type { RepetitionRefusal } from '../hub/core/replay-delivery.ts';
import { statusUrl, toAttemptReport } from '../hub/core/subscription-status.ts';
import {
	clientOf,
	limited,
	promised,
	privateJson,
	requireHub,
	type HubEndpointDependencies,
} from './hub-access.ts';

/** A capability is 32 characters of base64url. */
const RESOURCE = /^([\w-]{32})(|\/test|\/replay)$/;

/**
 * `GET /api/websub/subscriptions/{capability}`: the status of a request (`SubscriptionStatus`).
 * `POST …/test`: delivers the topic once and reports the result. `POST …/replay`: queues the last
 * change for delivery again, 202; `?delivery=` gives it an id from the log. Anyone who knows the
 * capability may call these, within the rate limit for requests.
 * @param resource the path below `/api/websub/subscriptions/`
 * @returns undefined if no resource has this path
 */
export function createSubscriptionEndpoint(
	dependencies: HubEndpointDependencies,
	resource: string,
): Endpoint | undefined {
	const hubOf = () => requireHub(dependencies).hub;
	const [, capability, action] = RESOURCE.exec(resource) ?? [];
	if (capability === undefined) return undefined;
	if (action === '') return defineEndpoint({ GET: () => readStatus(hubOf(), capability) });
	const act = action === '/test' ? deliverTest : replay;
	return defineEndpoint({ POST: (request) => act(hubOf(), capability, request) });
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
	const replayed = await promised(hub.replay(capability, clientOf(request), deliveryIn(request)));
	if (replayed.state !== 'queued') throw refusal(replayed);
	const status = statusUrl(hub.policy.baseUrl, capability);
	return privateJson({ ...replayed, status }, 202);
}

/** Returns the `X-Hub-Delivery` to use, if the request names one. */
function deliveryIn({ url }: Request): string | undefined {
	return new URL(url).searchParams.get('delivery') ?? undefined;
}

function refusal(refused: RepetitionRefusal): Problem {
	switch (refused.state) {
		case 'unknown':
			return unknownCapability();
		case 'not-subscribed':
			return conflict('the request has no active subscription; its status says why');
		case 'unpublished':
			return conflict('the topic has not been published yet');
		case 'outdated':
			return conflict('the topic is changing; wait for the delivery of the change');
		case 'unknown-delivery':
			return new Problem(404, 'not-found', UNKNOWN_DELIVERY);
		case 'withdrawn':
			return conflict('the site does not have the topic any more');
		case 'limited':
			return limited('Cannot deliver again', refused.retryAfterSeconds);
	}
}

function conflict(state: string): Problem {
	return new Problem(409, 'conflict', `Cannot deliver: ${state}`);
}

const UNKNOWN_DELIVERY =
	'Cannot find the delivery: no attempt in the status of the subscription has this id';

/** Returns the same 404 for unknown and for expired capabilities. */
function unknownCapability(): Problem {
	const detail = 'Cannot find the subscription: no recent request has this address';
	return new Problem(404, 'not-found', detail);
}
