import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { promised, requireHub, type HubEndpointDependencies } from './hub-access.ts';

/** So long may a cache answer, so that nobody keeps the store busy by asking. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** `GET /api/websub/status`: how the hub does (`HubActivity`), for everybody. */
export function createHubStatusEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async GET() {
			const activity = await promised(requireHub(dependencies).hub.describeActivity());
			return Response.json(activity, {
				headers: {
					'Content-Type': 'application/json; charset=utf-8',
					'Cache-Control': CACHE_CONTROL,
				},
			});
		},
	});
}
