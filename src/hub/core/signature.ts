import { createHmac } from 'node:crypto';

/** The methods of `X-Hub-Signature` (WebSub §7.1.1) that the hub offers; SHA-1 is too weak (§8.3). */
export const SIGNATURE_METHODS = ['sha256', 'sha384', 'sha512'] as const;
export type SignatureMethod = (typeof SIGNATURE_METHODS)[number];

/** Returns the value of `X-Hub-Signature` (WebSub §7.1): `method=hex`, the HMAC of the body. */
export function signBody(body: Uint8Array, secret: string, method: SignatureMethod): string {
	return `${method}=${createHmac(method, secret).update(body).digest('hex')}`;
}
