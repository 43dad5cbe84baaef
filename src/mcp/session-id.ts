import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionRevision } from './revision.ts';

/**
 * A session id says all there is to know of its session, signed: whoever has the key can check it, so
 * no instance has to remember any. 32 bytes in base64url: format, revision, 14 random bytes, and 16 of
 * an HMAC-SHA-256. It never expires, because clients do not all begin anew after a 404.
 */
const FORMAT = 1;
const RANDOM_BYTES = 14;
const SIGNED_BYTES = 2 + RANDOM_BYTES;
const SIGNATURE_BYTES = 16;
const ID = /^[\w-]{43}$/;

/** The byte of each revision; never used again for another. */
const REVISION_BYTES: Readonly<Record<SessionRevision, number>> = {
	'2025-03-26': 1,
	'2025-06-18': 2,
	'2025-11-25': 3,
};
const REVISIONS = new Map(
	// Written above with these keys.
	Object.entries(REVISION_BYTES).map(([revision, byte]) => [byte, revision as SessionRevision]),
);

export interface SessionKeys {
	/** What ids are signed with: the same for all instances, and from one deployment to the next. */
	readonly secret: string;
	readonly createRandom: (count: number) => Uint8Array;
}

export function createSessionId(
	revision: SessionRevision,
	{ secret, createRandom }: SessionKeys,
): string {
	const random = createRandom(RANDOM_BYTES);
	const signed = Buffer.from([FORMAT, REVISION_BYTES[revision], ...random]);
	return Buffer.concat([signed, sign(signed, secret)]).toString('base64url');
}

/** The revision that the session was begun with; `undefined` if it was not begun here. */
export function readSessionId(
	id: string,
	{ secret }: Pick<SessionKeys, 'secret'>,
): SessionRevision | undefined {
	if (!ID.test(id)) return undefined;
	const bytes = Buffer.from(id, 'base64url');
	const signed = bytes.subarray(0, SIGNED_BYTES);
	// The last of 43 characters has two bits to spare: an id has one spelling.
	if (bytes.toString('base64url') !== id) return undefined;
	if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), sign(signed, secret))) return undefined;
	return signed[0] === FORMAT ? REVISIONS.get(signed[1] ?? 0) : undefined;
}

function sign(signed: Uint8Array, secret: string): Buffer {
	return createHmac('sha256', secret).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}
