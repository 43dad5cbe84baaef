import { generateKeyPairSync, randomBytes } from 'node:crypto';

/** Returns an unguessable id of 32 base64url characters. */
export function createRandomId(): string {
	return randomBytes(24).toString('base64url');
}

export function createRandomBytes(count: number): Uint8Array {
	return randomBytes(count);
}

/** Returns new private keys for a transparency log as PEM: Ed25519, then ML-DSA-44. */
export function createLogKeys(): string {
	const keys = [
		generateKeyPairSync('ed25519').privateKey,
		generateKeyPairSync('ml-dsa-44').privateKey,
	];
	return keys.map((key) => key.export({ type: 'pkcs8', format: 'pem' })).join('');
}
