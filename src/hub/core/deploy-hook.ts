import { createHmac } from 'node:crypto';
import { isSame, showsSecret } from './bearer-secret.ts';

/** A call of the deploy hook, with the secret that proves the right to it. */
export interface HookCall {
	/** An empty one gives nobody that right. */
	readonly secret: string;
	readonly headers: Headers;
	/** To the byte: it is what is signed. */
	readonly body: Uint8Array;
}

/** The signatures of a body: of Vercel's webhooks, and of GitHub's. */
const SIGNATURES = [
	{ header: 'x-vercel-signature', prefix: '', algorithm: 'sha1' },
	{ header: 'x-hub-signature-256', prefix: 'sha256=', algorithm: 'sha256' },
] as const;

/** Whether a call shows the secret itself (RFC 6750 §2.1), or a body that is signed with it. */
export function isAuthorizedHook({ secret, headers, body }: HookCall): boolean {
	if (secret === '') return false;
	if (showsSecret(headers, secret)) return true;
	return SIGNATURES.some(({ header, prefix, algorithm }) => {
		const sent = headers.get(header) ?? '';
		if (!sent.startsWith(prefix)) return false;
		const digest = createHmac(algorithm, secret).update(body).digest();
		return isSame(parseHex(sent.slice(prefix.length)), digest);
	});
}

/** No bytes for what is no hexadecimal number: Node itself reads up to where it stops being one. */
function parseHex(text: string): Buffer {
	return Buffer.from(/^([\da-f]{2})*$/i.test(text) ? text : '', 'hex');
}
