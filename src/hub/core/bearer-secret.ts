import { timingSafeEqual } from 'node:crypto';

/** Whether a call shows the secret itself (RFC 6750 §2.1). An empty one gives nobody the right. */
export function showsSecret(headers: Headers, secret: string): boolean {
	if (secret === '') return false;
	const token = /^bearer +(.+)$/i.exec(headers.get('authorization') ?? '')?.[1] ?? '';
	// Each character of a header's value stands for one byte.
	return isSame(Buffer.from(token, 'latin1'), Buffer.from(secret));
}

/** Takes the same time wherever the two differ. */
export function isSame(one: Buffer, other: Buffer): boolean {
	return one.length === other.length && timingSafeEqual(one, other);
}
