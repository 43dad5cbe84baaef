import { randomBytes } from 'node:crypto';

/** Returns an unguessable id of 32 base64url characters. */
export function createRandomId(): string {
	return randomBytes(24).toString('base64url');
}

export function createRandomBytes(count: number): Uint8Array {
	return randomBytes(count);
}
