import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { hasBearerSecret } from '../hub/core/bearer-secret.ts';
import {
	promised,
	requireHub,
	unauthorized,
	type HubEndpointDependencies,
	publishedResponse,
} from './hub-access.ts';

/**
 * `GET /api/cron`: the daily job. Publishes changes to subscribers that no deploy hook reported,
 * such as a rollback, and deletes expired data. Each change is published once, even if this is
 * called more often.
 */
export function createCronEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async GET({ headers }) {
			const { hub, cronSecret } = requireHub(dependencies);
			if (!hasBearerSecret(headers, cronSecret)) {
				throw unauthorized('Cannot run the daily check: no valid secret');
			}
			const published = await promised(hub.publishChanges());
			await promised(hub.removeExpired());
			return publishedResponse(published);
		},
	});
}
