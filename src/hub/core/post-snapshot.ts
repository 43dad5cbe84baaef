import { createHash } from 'node:crypto';
import { topicLinks } from '../../endpoints/http/topic-links.ts';
import { findResponseProblem } from './response-problem.ts';
import type { Attempt } from './request-record.ts';
import { CallbackError, toResult, type CallbackResult } from './callback-client.ts';
import type { HubDependencies } from './hub-dependencies.ts';
import { signBody, signWebhook } from './signature.ts';
import type { Snapshot } from './snapshot.ts';
import type { Subscription } from './subscription.ts';

/**
 * Posts a topic's content to a callback, signed if there is a secret: the body as WebSub §7.1 says,
 * and id, time and body as Standard Webhooks says. States the end of the lease as an HTTP date (RFC
 * 9110 §5.6.7). Returns the response, and the attempt to record.
 */
export async function postSnapshot(
	{ client, policy, now }: HubDependencies,
	target: Pick<Subscription, 'callback' | 'topic' | 'secret' | 'signatureMethod'> &
		Partial<Pick<Subscription, 'expiresAt'>>,
	{ contentType, body }: Snapshot,
	delivery: string,
	kind: Extract<Attempt['kind'], 'delivery' | 'test'>,
	extraHeaders: Readonly<Record<string, string>> = {},
): Promise<{ readonly answer: CallbackResult; readonly attempt: Attempt }> {
	const { callback, topic, secret, signatureMethod, expiresAt } = target;
	const at = now();
	const headers = {
		'Content-Type': contentType,
		Link: topicLinks(policy.baseUrl, topic),
		'X-Hub-Delivery': delivery,
		...(expiresAt !== undefined && { 'X-Hub-Lease-Expires': new Date(expiresAt).toUTCString() }),
		...(secret !== undefined && {
			'X-Hub-Signature': signBody(body, secret, signatureMethod),
			...signWebhook({ id: delivery, at, body }, secret),
		}),
		...extraHeaders,
	};
	const answer = await client.post(callback, headers, body).catch(toResult);
	const milliseconds = Math.max(0, now() - at);
	const status = answer instanceof CallbackError ? undefined : answer.status;
	const bytes = body.byteLength;
	const problem = findResponseProblem(answer, bytes);
	return { answer, attempt: { kind, at, milliseconds, bytes, delivery, status, problem } };
}

/**
 * Returns an id that all attempts to deliver one change to one subscription share. The ETag keeps
 * it unique even if the store is lost and publication numbers start again.
 */
export function deliveryId(subscription: string, publication: number, etag: string): string {
	return createHash('sha256')
		.update(`${subscription}\n${publication}\n${etag}`)
		.digest('base64url')
		.slice(0, 32);
}
