import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { jsonResponse } from './http/problem.ts';
import { promised, requireHub, type HubEndpointDependencies } from './hub-access.ts';

/** A short CDN cache protects the store from frequent requests. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** `GET /api/websub/status`: the public hub status (`HubActivity`). */
export function createHubStatusEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async GET() {
			const activity = await promised(requireHub(dependencies).hub.describeActivity());
			return jsonResponse(activity, { 'Cache-Control': CACHE_CONTROL });
		},
	});
}
