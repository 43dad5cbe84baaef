import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { PATHS } from './http/urls.ts';
import { promised, requireHub, type HubEndpointDependencies } from './hub-access.ts';
import { createNotFoundEndpoint } from './not-found.ts';
import { createCheckEndpoint } from './websub-check.ts';
import { createHubEndpoint } from './websub-hub.ts';
import { createSubscriptionEndpoint } from './websub-subscriptions.ts';
import { jsonResponse } from './http/problem.ts';

/** A short CDN cache protects the store from frequent requests. */
const CACHE_CONTROL = 'public, max-age=0, s-maxage=10';

/** Serves the hub and its related endpoints from one function, to which vercel.json routes them. */
export function createWebSubEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	const byPath: Readonly<Record<string, Endpoint>> = {
		[PATHS.hub]: createHubEndpoint(dependencies),
		[PATHS.hubCheck]: createCheckEndpoint(dependencies),
		[PATHS.hubStatus]: createHubStatusEndpoint(dependencies),
	};
	const notFound = createNotFoundEndpoint();
	const prefix = `${PATHS.subscriptions}/`;
	const find = (path: string): Endpoint => {
		const subscription = path.startsWith(prefix)
			? createSubscriptionEndpoint(dependencies, path.slice(prefix.length))
			: undefined;
		return byPath[path] ?? subscription ?? notFound;
	};
	return { fetch: (request) => find(pathOf(new URL(request.url))).fetch(request) };
}

/** Returns the requested path. If the platform rewrote it, the rest of the path is in the query. */
function pathOf({ pathname, searchParams }: URL): string {
	const resource = searchParams.get('resource');
	return pathname === PATHS.hub && resource !== null ? `/api/websub/${resource}` : pathname;
}

/** `GET /api/websub/status`: the public hub status (`HubActivity`). */
function createHubStatusEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint({
		async GET() {
			const activity = await promised(requireHub(dependencies).hub.describeActivity());
			return jsonResponse(activity, { 'Cache-Control': CACHE_CONTROL });
		},
	});
}
