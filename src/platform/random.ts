import { randomBytes } from 'node:crypto';

/** 32 characters of the base64url alphabet that nobody can guess. */
export function createRandomId(): string {
	return randomBytes(24).toString('base64url');
}

export function createRandomBytes(count: number): Uint8Array {
	return randomBytes(count);
}
