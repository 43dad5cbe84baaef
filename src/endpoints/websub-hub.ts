import { defineEndpoint, type Endpoint } from './http/endpoint.ts';
import { readForm } from './http/form.ts';
import { jsonResponse, Problem, textProblemResponse } from './http/problem.ts';
import { invalidParameters } from './http/query.ts';
import { describeHub } from '../hub/core/hub-description.ts';
import { parseHubRequest } from '../hub/core/hub-request.ts';
import type { ReceiveResult } from '../hub/core/receive-request.ts';
import { statusUrl } from '../hub/core/subscription-status.ts';
import {
	clientOf,
	limited,
	promised,
	requireHub,
	topicsFor,
	unavailable,
	type HubEndpointDependencies,
} from './hub-access.ts';

/**
 * `POST /api/websub/hub`: takes a subscribe or unsubscribe request (WebSub §5.1). Responds with 202
 * before verification of intent. Errors are plain text (§5.1.2). `GET` returns the hub's rules.
 */
export function createHubEndpoint(dependencies: HubEndpointDependencies): Endpoint {
	return defineEndpoint(
		{
			GET: (request) => describe(dependencies, new URL(request.url)),
			POST: (request) => receive(dependencies, request),
		},
		textProblemResponse,
	);
}

async function describe(
	dependencies: HubEndpointDependencies,
	{ searchParams }: URL,
): Promise<Response> {
	if ([...searchParams.keys()].some((name) => name.startsWith('hub.'))) {
		throw new Problem(400, 'bad-request', 'Cannot subscribe with GET: send the form with POST');
	}
	const { hub } = requireHub(dependencies);
	const policy = await promised(hub.readPolicy());
	return jsonResponse(describeHub(policy, await promised(hub.listTopics())));
}

async function receive(dependencies: HubEndpointDependencies, request: Request): Promise<Response> {
	const form = await readForm(request);
	const { hub } = requireHub(dependencies);
	const topics = await topicsFor(hub, form.get('hub.topic')?.[0] ?? '');
	const parsed = parseHubRequest(form, { ...hub.policy, topics });
	if ('issues' in parsed) throw invalidParameters(parsed.issues);
	const reception = await promised(hub.receive(parsed.request, clientOf(request)));
	return receptionResponse(reception, hub.policy.baseUrl);
}

function receptionResponse(reception: ReceiveResult, baseUrl: string): Response {
	if (reception.state === 'accepted') {
		const url = statusUrl(baseUrl, reception.id);
		return new Response(`Accepted: the callback is asked to confirm. Status: ${url}\n`, {
			status: 202,
			headers: {
				'Content-Type': 'text/plain; charset=utf-8',
				'Cache-Control': 'no-store',
				// RFC 8288; RFC 5989 §2 defines the relation "monitor".
				Link: `<${url}>; rel="monitor"`,
			},
		});
	}
	const { retryAfterSeconds } = reception;
	if (reception.state === 'limited') throw limited('Cannot take the request', retryAfterSeconds);
	throw unavailable(`Cannot take the request: ${reception.reason}`, retryAfterSeconds);
}
