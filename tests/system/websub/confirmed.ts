import { createHmac } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { until, type HubClient } from '../../support/hub-client.ts';
import type { Received, Subscriber } from '../../support/subscriber.ts';

/** Longer than the hub takes to store a callback's response. */
const STORE_MILLISECONDS = 300;

export type FieldsOfRequest = Readonly<Record<string, string>>;

/** Asks the hub to subscribe or unsubscribe a callback path, and waits for the verification. */
export async function request(
	hub: HubClient,
	mode: 'subscribe' | 'unsubscribe',
	{ origin, verifications }: Subscriber,
	target: string,
	fields: FieldsOfRequest = {},
): Promise<void> {
	const path = target.replace(/\?.*$/, '');
	const before = verifications(path).length;
	const { status, text } = await hub[mode](`${origin}${target}`, fields);
	if (status !== 202) throw new TypeError(`Cannot ${mode} ${target}: ${status} ${text}`);
	await until(() => verifications(path).length > before, `the verification request to ${path}`);
}

/** Sends many requests at once, and waits until the hub has stored the responses. */
export async function requestAll(
	hub: HubClient,
	mode: 'subscribe' | 'unsubscribe',
	subscriber: Subscriber,
	requests: Readonly<Record<string, FieldsOfRequest>>,
): Promise<void> {
	await Promise.all(
		Object.entries(requests).map(([target, fields]) =>
			request(hub, mode, subscriber, target, fields),
		),
	);
	await sleep(STORE_MILLISECONDS);
}

/** Returns whether a delivery is signed with a secret. Computes the signature as any subscriber would. */
export function isSignedWith(
	{ headers, body }: Received,
	secret: string,
	method = 'sha256',
): boolean {
	const digest = createHmac(method, secret).update(body).digest('hex');
	return headers['x-hub-signature'] === `${method}=${digest}`;
}
