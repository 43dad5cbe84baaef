import { createHmac } from 'node:crypto';
import { isSame, hasBearerSecret } from './bearer-secret.ts';

/** A request to the deploy hook, and the secret that authorizes it. */
export interface HookCall {
	/** If it is empty, no request is authorized. */
	readonly secret: string;
	readonly headers: Headers;
	/** Exact bytes, because the signature covers them. */
	readonly body: Uint8Array;
}

/** Signature headers of Vercel's and GitHub's webhooks. */
const SIGNATURES = [
	{ header: 'x-vercel-signature', prefix: '', algorithm: 'sha1' },
	{ header: 'x-hub-signature-256', prefix: 'sha256=', algorithm: 'sha256' },
] as const;

/**
 * Returns whether a request has the secret as its bearer token (RFC 6750 §2.1), or a body signed with
 * it.
 */
export function isAuthorizedHook({ secret, headers, body }: HookCall): boolean {
	if (secret === '') return false;
	if (hasBearerSecret(headers, secret)) return true;
	return SIGNATURES.some(({ header, prefix, algorithm }) => {
		const sent = headers.get(header) ?? '';
		if (!sent.startsWith(prefix)) return false;
		const digest = createHmac(algorithm, secret).update(body).digest();
		return isSame(parseHex(sent.slice(prefix.length)), digest);
	});
}

/** Returns an empty buffer for invalid hex, which Node would decode up to the first error. */
function parseHex(text: string): Buffer {
	return Buffer.from(/^([\da-f]{2})*$/i.test(text) ? text : '', 'hex');
}
