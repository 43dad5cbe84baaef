import { readBody } from './http/body.ts';
import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import type { Problem } from './http/problem.ts';
import { isPendingDeploy, readDeployEvent, type DeployEvent } from '../hub/core/deploy-event.ts';
import { isAuthorizedHook } from '../hub/core/deploy-hook.ts';
import {
	promised,
	requireHub,
	unavailable,
	unauthorized,
	type HubEndpointDependencies,
	publishedResponse,
} from './hub-access.ts';

export interface PublishEndpointDependencies extends HubEndpointDependencies {
	/** Milliseconds since 1970. */
	readonly now: () => number;
}

/** More than any platform sends in an event. */
const BODY_LIMIT_BYTES = 1_048_576;

/** A promoted deployment is live everywhere within seconds. */
const RETRY_AFTER_SECONDS = 15;

/**
 * `POST /api/websub/publish`: the deploy hook, called when a new edition may be live. Fetches the
 * live topics and queues deliveries for those whose bytes changed since the last publication. If
 * the body names the commit that should be live, responds with 503 until it is, to cause retries.
 */
export function createPublishEndpoint(dependencies: PublishEndpointDependencies): Endpoint {
	return defineEndpoint({
		async POST(request) {
			const { hub, hookSecret } = requireHub(dependencies);
			const body = await readBody(request, BODY_LIMIT_BYTES);
			if (!isAuthorizedHook({ secret: hookSecret, headers: request.headers, body })) {
				throw unauthorized('Cannot publish: no valid secret or signature');
			}
			const published = await promised(hub.publishChanges());
			const event = readDeployEvent(body);
			if (isPendingDeploy(event, published, dependencies.now())) throw notLive(event);
			// Platforms run the daily job rarely, and ended leases should not wait for it.
			await promised(hub.removeExpired());
			return publishedResponse(published);
		},
	});
}

function notLive({ commit }: DeployEvent): Problem {
	const detail =
		`Cannot publish the edition of commit ${commit}: it is not live yet, or not everywhere. ` +
		'Nothing is lost: what is live has been published; send the same event again';
	return unavailable(detail, RETRY_AFTER_SECONDS);
}
