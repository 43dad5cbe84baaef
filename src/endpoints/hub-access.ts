import { jsonResponse, Problem } from './http/problem.ts';
import { TOPIC_PATHS } from './http/urls.ts';
import type { Hub, HubAccess } from '../hub/core/hub.ts';
import { TopicsUnavailableError } from '../hub/core/snapshot.ts';
import { StoreUnavailableError } from '../hub/core/subscription-store.ts';
import type { PublishedChanges } from '../hub/core/publishing.ts';
import { clientKey } from '../hub/core/client-key.ts';
import { parseTopic, type TopicPath } from '../hub/core/topic.ts';

/** Dependencies of the hub endpoints. */
export interface HubEndpointDependencies {
	/** Returns `undefined` if the hub has no store. */
	readonly loadHub: () => HubAccess | undefined;
}

const RETRY_AFTER_SECONDS = 30;

/** @throws {Problem} 503 without a hub. */
export function requireHub({ loadHub }: HubEndpointDependencies): HubAccess {
	const access = loadHub();
	if (access) return access;
	throw unavailable('Cannot reach the hub: it has no store');
}

/**
 * Waits for a result from the hub.
 * @throws {Problem} 503 if its store, or the site whose topics it fetches, does not respond.
 */
export async function promised<Result>(result: Promise<Result>): Promise<Result> {
	try {
		return await result;
	} catch (error) {
		if (error instanceof TopicsUnavailableError) {
			console.error(describe(error));
			throw unavailable('Cannot check what is live: the site does not respond, try again later');
		}
		if (!(error instanceof StoreUnavailableError)) throw error;
		console.error(describe(error));
		throw unavailable(
			'Cannot reach the hub’s store: the request was not accepted, try again later',
		);
	}
}

/**
 * Lists the topics that a form with this topic URL may name. Topics that every edition has need no
 * list, so requests for them are accepted even while the site does not respond.
 */
export async function topicsFor(hub: Hub, topicUrl: string): Promise<readonly TopicPath[]> {
	const topic = parseTopic(topicUrl, hub.policy.baseUrl);
	if (topic === undefined || TOPIC_PATHS.some((path) => path === topic)) return TOPIC_PATHS;
	return (await promised(hub.listTopics())).map(({ path }) => path);
}

/** Returns a response for one client: not cached, not indexed. */
export function privateJson(body: unknown, status = 200): Response {
	return jsonResponse(body, { 'X-Robots-Tag': 'noindex' }, status);
}

/** Returns the 401 for requests that need a secret (RFC 6750 §3). */
export function unauthorized(detail: string): Problem {
	return new Problem(401, 'unauthorized', detail, { headers: { 'WWW-Authenticate': 'Bearer' } });
}

/** Returns the 429 for too many requests to the hub. */
export function limited(failure: string, retryAfterSeconds: number): Problem {
	const seconds = retryAfterSeconds === 1 ? '1 second' : `${retryAfterSeconds} seconds`;
	const detail = `${failure}: too many requests (see /docs/hub-limits); try again in ${seconds}`;
	return new Problem(429, 'too-many-requests', detail, {
		headers: { 'Retry-After': String(retryAfterSeconds) },
	});
}

/** Returns the 503 for a request that may succeed later. */
export function unavailable(detail: string, retryAfterSeconds = RETRY_AFTER_SECONDS): Problem {
	return new Problem(503, 'unavailable', detail, {
		headers: { 'Retry-After': String(retryAfterSeconds) },
	});
}

/** One line only, because every request logs it while the store is unavailable. */
function describe({ message, cause }: Error): string {
	return cause instanceof Error ? `${message}: ${cause.message}` : message;
}

/** Tells the operator which topics changed and how many deliveries were queued. */
export function publishedResponse({ edition, changed, queued }: PublishedChanges): Response {
	return jsonResponse({ edition, changed, queued });
}

/**
 * Returns the key that a client's requests are counted by: its address, as reported by the platform
 * or the local server.
 */
export function clientOf({ headers }: Request): string {
	const forwarded = headers.get('x-forwarded-for')?.split(',')[0]?.trim();
	return clientKey(headers.get('x-real-ip') ?? forwarded);
}
