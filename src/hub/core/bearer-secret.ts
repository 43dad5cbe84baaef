import { timingSafeEqual } from 'node:crypto';

/** Returns whether a request has the secret as its bearer token (RFC 6750 §2.1). An empty secret never
 * matches. */
export function hasBearerSecret(headers: Headers, secret: string): boolean {
	if (secret === '') return false;
	const token = /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
	// Each character of a header value is one byte.
	return isSame(Buffer.from(token, 'latin1'), Buffer.from(secret));
}

/** Compares buffers of equal length in constant time. */
export function isSame(one: Buffer, other: Buffer): boolean {
	return one.length === other.length && timingSafeEqual(one, other);
}
