import { createHmac } from 'node:crypto';

/** The methods of `X-Hub-Signature` (WebSub §7.1.1) that the hub offers; SHA-1 is too weak (§8.3). */
export const SIGNATURE_METHODS = ['sha256', 'sha384', 'sha512'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

/** Returns the value of `X-Hub-Signature` (WebSub §7.1): `method=hex`, the HMAC of the body. */
export function signBody(body: Uint8Array, secret: string, method: SignatureMethod): string {
	return `${method}=${createHmac(method, secret).update(body).digest('hex')}`;
}

/**
 * Signs id, time and body of one attempt, so that nobody can send it again later or under another id
 * (Standard Webhooks 1.0.0, "Signature scheme" and "Webhook headers"). The key is the UTF-8 bytes of the
 * secret. `id` has no full stop; `at` is in milliseconds since 1970, and sent in whole seconds.
 */
export function signWebhook(
	{ id, at, body }: { readonly id: string; readonly at: number; readonly body: Uint8Array },
	secret: string,
): Readonly<Record<string, string>> {
	const timestamp = String(Math.floor(at / 1000));
	const hmac = createHmac('sha256', secret).update(`${id}.${timestamp}.`).update(body);
	return {
		'webhook-id': id,
		'webhook-timestamp': timestamp,
		'webhook-signature': `v1,${hmac.digest('base64')}`,
	};
}
