import type { PublishedEdition } from '../edition/documents/published-edition.ts';
import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { Problem } from './http/problem.ts';
import { hasBearerSecret } from '../hub/core/bearer-secret.ts';
import type { HubActivity } from '../hub/core/hub-activity.ts';
import type { EditionDependencies } from './edition-dependencies.ts';
import { promised, unauthorized, type HubEndpointDependencies } from './hub-access.ts';

export interface MetricsDependencies extends EditionDependencies, HubEndpointDependencies {
	readonly readSecret: () => string;
	/**
	 * Renders the metrics. `hub` is `'unavailable'` if its store does not respond, `undefined` if
	 * there is no hub.
	 */
	readonly render: (
		edition: PublishedEdition,
		hub: HubActivity | 'unavailable' | undefined,
	) => Promise<string>;
	/** The media type of the rendered metrics. */
	readonly mediaType: string;
}

/**
 * `GET /metrics`: service metrics in the OpenMetrics text format, for requests with the secret (RFC
 * 6750 §2.1). If the hub's store is unavailable, the metrics say so; the request still succeeds.
 */
export function createMetricsEndpoint(dependencies: MetricsDependencies): Endpoint {
	const { loadEdition, loadHub, readSecret, render, mediaType } = dependencies;
	return defineEndpoint({
		async GET({ headers }) {
			if (!hasBearerSecret(headers, readSecret())) {
				throw unauthorized('Cannot show the metrics: no valid secret');
			}
			const body = await render(await loadEdition(), await describeHub(loadHub()));
			return new Response(body, {
				headers: {
					'Content-Type': mediaType,
					'Cache-Control': 'no-store',
					'X-Robots-Tag': 'noindex',
				},
			});
		},
	});
}

async function describeHub(
	access: ReturnType<HubEndpointDependencies['loadHub']>,
): Promise<HubActivity | 'unavailable' | undefined> {
	if (access === undefined) return undefined;
	try {
		return await promised(access.hub.describeActivity());
	} catch (error) {
		if (error instanceof Problem && error.status === 503) return 'unavailable';
		throw error;
	}
}
