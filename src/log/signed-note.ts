import { createPublicKey, hash, sign, verify, type KeyObject } from 'node:crypto';
import type { Checkpoint } from './checkpoint.ts';
import type { LogKey } from './log-key.ts';

/** Signature types of keys (signed-note "Signature types"). */
const ED25519 = 0x01;
const ML_DSA_44 = 0x06;
const ED25519_BYTES = 32;
const ML_DSA_44_BYTES = 1312;

/** A key that verifies notes: `<name>+<id in hex>+<base64>` (signed-note "Verifier keys"). */
export type VerifierKey = string;

/** Returns the verifier keys of a log, the Ed25519 key first. */
export function verifierKeys(origin: string, key: LogKey): [VerifierKey, VerifierKey] {
	return [
		toVerifierKey(origin, ED25519, rawKey(key.ed25519, ED25519_BYTES)),
		toVerifierKey(origin, ML_DSA_44, rawKey(key.mlDsa, ML_DSA_44_BYTES)),
	];
}

/** The checkpoint with one signature line, by the Ed25519 key. */
export function signEd25519(checkpoint: Checkpoint, key: LogKey): string {
	const text = renderCheckpoint(checkpoint);
	const raw = rawKey(key.ed25519, ED25519_BYTES);
	const id = keyId(checkpoint.origin, ED25519, raw);
	return `${text}\n${signatureLine(checkpoint.origin, id, sign(null, Buffer.from(text), key.ed25519))}`;
}

/** The line that the log adds as its own cosigner (tlog-cosignature "ML-DSA-44 signed message"). */
export function cosignMlDsa(checkpoint: Checkpoint, key: LogKey): string {
	const { origin, size, root } = checkpoint;
	const name = Buffer.from(origin);
	const message = Buffer.concat([
		Buffer.from('subtree/v1\n\0'),
		Buffer.of(name.length),
		name,
		NO_TIME,
		Buffer.of(name.length),
		name,
		uint64(0),
		uint64(size),
		Buffer.from(root, 'base64'),
	]);
	const id = keyId(origin, ML_DSA_44, rawKey(key.mlDsa, ML_DSA_44_BYTES));
	return signatureLine(origin, id, Buffer.concat([NO_TIME, sign(null, message, key.mlDsa)]));
}

/**
 * Returns whether a note has a valid Ed25519 signature by a key.
 * @param verifierKey with signature type Ed25519
 */
export function isSignedBy(note: string, verifierKey: VerifierKey): boolean {
	const { name, id, type, raw } = parseVerifierKey(verifierKey);
	const end = note.lastIndexOf('\n\n');
	if (type !== ED25519 || end === -1) return false;
	const publicKey = createPublicKey({
		key: { kty: 'OKP', crv: 'Ed25519', x: raw.toString('base64url') },
		format: 'jwk',
	});
	return note
		.slice(end + 2)
		.split('\n')
		.some((line) => {
			const [dash, signer, encoded = ''] = line.split(' ');
			const bytes = Buffer.from(encoded, 'base64');
			if (dash !== '—' || signer !== name || bytes.subarray(0, 4).toString('hex') !== id)
				return false;
			return verify(null, Buffer.from(note.slice(0, end + 1)), publicKey, bytes.subarray(4));
		});
}

/** Whether a verifier key is for the Ed25519 lines of checkpoints. */
export function isEd25519(verifierKey: VerifierKey): boolean {
	return parseVerifierKey(verifierKey).type === ED25519;
}

/** The name of a verifier key, which is the origin of its log. */
export function nameOf(verifierKey: VerifierKey): string {
	return parseVerifierKey(verifierKey).name;
}

/** The text of a checkpoint, without signatures (tlog-checkpoint "Note text"). */
function renderCheckpoint({ origin, size, root }: Checkpoint): string {
	return `${origin}\n${size}\n${root}\n`;
}

const NO_TIME = uint64(0);

function uint64(value: number): Buffer {
	const bytes = Buffer.alloc(8);
	bytes.writeBigUInt64BE(BigInt(value));
	return bytes;
}

function signatureLine(name: string, id: string, signature: Buffer): string {
	return `— ${name} ${Buffer.concat([Buffer.from(id, 'hex'), signature]).toString('base64')}\n`;
}

function toVerifierKey(name: string, type: number, raw: Buffer): VerifierKey {
	const material = Buffer.concat([Buffer.of(type), raw]).toString('base64');
	return `${name}+${keyId(name, type, raw)}+${material}`;
}

function parseVerifierKey(verifierKey: VerifierKey) {
	const [name = '', id = '', ...material] = verifierKey.split('+');
	const bytes = Buffer.from(material.join('+'), 'base64');
	return { name, id, type: bytes[0], raw: bytes.subarray(1) };
}

/** In hex (signed-note "Signatures"). */
function keyId(name: string, type: number, raw: Buffer): string {
	const named = Buffer.concat([Buffer.from(`${name}\n`), Buffer.of(type), raw]);
	return hash('sha256', named, 'hex').slice(0, 8);
}

/** The public key is the last part of its SubjectPublicKeyInfo (RFC 8410 §4, RFC 9881 §4). */
function rawKey(key: KeyObject, bytes: number): Buffer {
	return createPublicKey(key).export({ type: 'spki', format: 'der' }).subarray(-bytes);
}
