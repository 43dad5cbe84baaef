import type { PublishedEdition } from '../edition/documents/published-edition.ts';
import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { Problem } from './http/problem.ts';
import { showsSecret } from '../hub/core/bearer-secret.ts';
import type { HubActivity } from '../hub/core/hub-activity.ts';
import type { EditionDependencies } from './edition-dependencies.ts';
import { promised, unauthorized, type HubEndpointDependencies } from './hub-access.ts';

export interface MetricsDependencies extends EditionDependencies, HubEndpointDependencies {
	readonly readSecret: () => string;
	/** `'unavailable'` is a hub whose store does not answer; `undefined` where there is none. */
	readonly render: (
		edition: PublishedEdition,
		hub: HubActivity | 'unavailable' | undefined,
	) => Promise<string>;
	/** The media type of what is rendered. */
	readonly mediaType: string;
}

/**
 * `GET /metrics`: how the service does, in the OpenMetrics text format, for who shows the secret
 * (RFC 6750 §2.1). A hub whose store is out of reach is one of the facts, and no failure.
 */
export function createMetricsEndpoint(dependencies: MetricsDependencies): Endpoint {
	const { loadEdition, loadHub, readSecret, render, mediaType } = dependencies;
	return defineEndpoint({
		async GET({ headers }) {
			if (!showsSecret(headers, readSecret())) {
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
