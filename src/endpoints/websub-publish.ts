import { readBody } from '../http/body.ts';
import { defineEndpoint, type Endpoint } from '../http/endpoint.ts';
import { Problem } from '../http/problem.ts';
import { isAuthorizedHook } from '../websub/deploy-hook.ts';
import { promised, requireHub, type HubEndpointDependencies } from './hub-access.ts';

/** More than any event of a platform. */
const BODY_LIMIT_BYTES = 1_048_576;

/**
 * `POST /api/websub/publish`: the deploy hook. Says that an edition may have gone live, and has the
 * subscribers told of the topics whose bytes differ from those published last. The body only serves
 * its signature: what changed is seen from the live edition.
 */
export function createPublishEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async POST(request) {
			const { hub, hookSecret } = requireHub(dependencies);
			const body = await readBody(request, BODY_LIMIT_BYTES);
			if (!isAuthorizedHook({ secret: hookSecret, headers: request.headers, body })) {
				throw new Problem(401, 'unauthorized', 'Cannot publish: no valid secret or signature', {
					headers: { 'WWW-Authenticate': 'Bearer' },
				});
			}
			const published = await promised(hub.publishChanges());
			return Response.json(published, {
				headers: {
					'Content-Type': 'application/json; charset=utf-8',
					'Cache-Control': 'no-store',
				},
			});
		},
	});
}
