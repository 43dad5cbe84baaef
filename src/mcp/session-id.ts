import { createHmac, timingSafeEqual } from 'node:crypto';
import type { SessionRevision } from './revision.ts';

/**
 * A session id contains everything about its session, with a signature. Any instance with the key
 * can check it without storing sessions. 32 bytes in base64url: format, revision, 14 random bytes,
 * 16 bytes of an HMAC-SHA-256. It never expires: not all clients start a new session after a 404.
 */
const FORMAT = 1;
const RANDOM_BYTES = 14;
const SIGNED_BYTES = 2 + RANDOM_BYTES;
const SIGNATURE_BYTES = 16;
const ID = /^[\w-]{43}$/;

/** The byte for each revision. Never reuse one for another revision. */
const REVISION_BYTES: Readonly<Record<SessionRevision, number>> = {
	'2025-03-26': 1,
	'2025-06-18': 2,
	'2025-11-25': 3,
};
const REVISIONS = new Map(
	// The keys of the object above are revisions.
	Object.entries(REVISION_BYTES).map(([revision, byte]) => [byte, revision as SessionRevision]),
);

export interface SessionKeys {
	/** The signing key: the same for all instances and across deployments. */
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

/** Returns the revision of the session; `undefined` if this service did not create the id. */
export function readSessionId(
	id: string,
	{ secret }: Pick<SessionKeys, 'secret'>,
): SessionRevision | undefined {
	if (!ID.test(id)) return undefined;
	const bytes = Buffer.from(id, 'base64url');
	const signed = bytes.subarray(0, SIGNED_BYTES);
	// The last of 43 characters has two unused bits; accept only one spelling of an id.
	if (bytes.toString('base64url') !== id) return undefined;
	if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), sign(signed, secret))) return undefined;
	return signed[0] === FORMAT ? REVISIONS.get(signed[1] ?? 0) : undefined;
}

function sign(signed: Uint8Array, secret: string): Buffer {
	return createHmac('sha256', secret).update(signed).digest().subarray(0, SIGNATURE_BYTES);
}
