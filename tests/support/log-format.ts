import { createHash, generateKeyPairSync, type KeyObject, sign } from 'node:crypto';

export type Json = string | number | boolean | null | Json[] | { [name: string]: Json };
export interface GeneratedReview {
	[name: string]: Json;
	id: string;
	rating: number;
	source: { [name: string]: Json; id: string };
}

export interface LogKey {
	vkey: string;
	type: number;
	id: Buffer;
	privateKey: KeyObject;
}

/** The members that a commitment covers, with the inner members that count. */
const RECORD: Record<string, readonly string[] | undefined> = {
	id: undefined,
	rating: undefined,
	date: undefined,
	published_at: undefined,
	edited_at: undefined,
	experienced_on: undefined,
	title: undefined,
	text: undefined,
	truncated: undefined,
	translation: ['text', 'language', 'by'],
	language: undefined,
	author: ['name', 'anonymous'],
	source: ['id', 'review_id', 'url'],
	location: undefined,
	visit_type: undefined,
	aspect_ratings: undefined,
	recommends: undefined,
	source_rating: undefined,
	verification: ['method'],
	responses: ['text', 'author', 'date'],
};

/** RFC 8785. */
export function canonical(value: Json): string {
	if (typeof value !== 'object' || value === null) return JSON.stringify(value);
	if (Array.isArray(value)) return `[${value.map(canonical).join(',')}]`;
	const members = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
	return `{${members.map(([name, inner]) => `${JSON.stringify(name)}:${canonical(inner)}`).join(',')}}`;
}

export function recordOf(review: GeneratedReview): { [name: string]: Json } {
	const only = (value: Json, names: readonly string[] | undefined): Json => {
		if (!names || typeof value !== 'object' || value === null) return value;
		if (Array.isArray(value)) return value.map((each) => only(each, names));
		return Object.fromEntries(Object.entries(value).filter(([name]) => names.includes(name)));
	};
	const members = Object.entries(review).filter(([name]) => name in RECORD);
	return Object.fromEntries(members.map(([name, value]) => [name, only(value, RECORD[name])]));
}

export function commitmentOf(record: Json, salt: Uint8Array): string {
	const head = Buffer.from('forecourt-review/v1\0');
	return sha256(head, salt, Buffer.from(canonical(record))).toString('hex');
}

export function sha256(...parts: readonly Uint8Array[]): Buffer {
	return createHash('sha256').update(Buffer.concat(parts)).digest();
}

/** RFC 6962 §2.1, of leaf hashes. */
export function treeHash(leaves: readonly Buffer[]): Buffer {
	if (leaves.length < 2) return leaves[0] ?? sha256();
	const split = splitOf(leaves.length);
	const [left, right] = [treeHash(leaves.slice(0, split)), treeHash(leaves.slice(split))];
	return sha256(Buffer.from([1]), left, right);
}

/** RFC 6962 §2.1.1. */
export function inclusionProof(index: number, leaves: readonly Buffer[]): Buffer[] {
	if (leaves.length < 2) return [];
	const split = splitOf(leaves.length);
	const [left, right] = [leaves.slice(0, split), leaves.slice(split)];
	if (index < split) return [...inclusionProof(index, left), treeHash(right)];
	return [...inclusionProof(index - split, right), treeHash(left)];
}

function splitOf(size: number): number {
	return 2 ** Math.floor(Math.log2(size - 1));
}

export function tilePath(n: number): string {
	const rest = String(n % 1000).padStart(3, '0');
	let prefix = '';
	for (let left = Math.floor(n / 1000); left > 0; left = Math.floor(left / 1000)) {
		prefix = `x${String(left % 1000).padStart(3, '0')}/${prefix}`;
	}
	return `${prefix}${rest}`;
}

export function makeKey(name: string, type: number): LogKey {
	const pair = type === 1 ? generateKeyPairSync('ed25519') : generateKeyPairSync('ml-dsa-44');
	// The raw key is at the end of both encodings.
	const spki = pair.publicKey.export({ format: 'der', type: 'spki' });
	const material = Buffer.concat([Buffer.from([type]), spki.subarray(type === 1 ? -32 : -1312)]);
	const id = sha256(Buffer.from(`${name}\n`), material).subarray(0, 4);
	const vkey = `${name}+${id.toString('hex')}+${material.toString('base64')}`;
	return { vkey, type, id, privateKey: pair.privateKey };
}

export function signatureLine(
	{ type, id, privateKey }: LogKey,
	origin: string,
	body: string,
	size: number,
	root: string,
): string {
	const name = Buffer.from(origin);
	const none = Buffer.alloc(8);
	const end = Buffer.alloc(8);
	end.writeBigUInt64BE(BigInt(size));
	const named = [Buffer.from([name.length]), name];
	// tlog-cosignature "ML-DSA-44 signed message"
	const message = [Buffer.from('subtree/v1\n\0'), ...named, none, ...named, none, end];
	const signed = Buffer.concat([...message, Buffer.from(root, 'base64')]);
	const signature =
		type === 1
			? sign(null, Buffer.from(body), privateKey)
			: Buffer.concat([none, sign(null, signed, privateKey)]);
	return `— ${origin} ${Buffer.concat([id, signature]).toString('base64')}\n`;
}
