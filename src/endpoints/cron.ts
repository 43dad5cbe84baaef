import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { showsSecret } from '../hub/core/bearer-secret.ts';
import { promised, requireHub, unauthorized, type HubEndpointDependencies } from './hub-access.ts';
import { publishedResponse } from './published-response.ts';

/**
 * `GET /api/cron`: what the platform calls once a day. Has the subscribers told of what changed
 * without anybody saying so, such as by a rollback, and forgets what has ended. However often it is
 * called, a change is published once.
 */
export function createCronEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async GET({ headers }) {
			const { hub, cronSecret } = requireHub(dependencies);
			if (!showsSecret(headers, cronSecret)) {
				throw unauthorized('Cannot run the daily check: no valid secret');
			}
			// First, since it needs nobody but the store.
			await promised(hub.removeExpired());
			return publishedResponse(await promised(hub.publishChanges()));
		},
	});
}
