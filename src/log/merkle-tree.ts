import { hash } from 'node:crypto';

/** Hashes of a tile at every level but the highest (tlog-tiles "Merkle Tree"). */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;

/** The root of a tree without leaves (RFC 6962 §2.1). */
export const EMPTY_ROOT = sha256(Buffer.alloc(0));

/** Hashes a leaf (RFC 6962 §2.1). */
export function leafHash(entry: string): Buffer {
	return sha256(Buffer.concat([LEAF_PREFIX, Buffer.from(entry)]));
}

/** A Merkle tree of RFC 6962 with the roots of all its prefixes. */
export interface MerkleTree {
	readonly size: number;
	/** @throws {RangeError} if the tree is smaller. */
	rootAt(size: number): Buffer;
	/** The hashes that lead from a leaf to the root, the leaf's sibling first (RFC 6962 §2.1.1). */
	inclusionProof(index: number): Buffer[];
	/** The hashes of a tile, `width` of them; tile `n` at level `level` starts at hash `256 * n`. */
	tile(level: number, n: number, width: number): Buffer;
}

/** Builds the tree over leaf hashes. */
export function createMerkleTree(leaves: readonly Buffer[]): MerkleTree {
	// levels[h][i] is the root of the complete subtree over leaves i·2^h to (i+1)·2^h.
	const levels: (readonly Buffer[])[] = [leaves];
	for (let below = leaves; below.length > 1; below = levels.at(-1) ?? []) {
		levels.push(pairUp(below));
	}
	const subtree = (height: number, index: number): Buffer => {
		const found = levels[height]?.[index];
		if (found === undefined) throw new RangeError(`Cannot read subtree ${height}/${index}`);
		return found;
	};

	/** The root over the leaves from `start` to `end`, where `start` is a multiple of the width of their subtree. */
	function rootOver(start: number, end: number): Buffer {
		const count = end - start;
		const height = Math.log2(count);
		if (Number.isInteger(height)) return subtree(height, start / count);
		const split = start + splitOf(count);
		return nodeHash(rootOver(start, split), rootOver(split, end));
	}

	function proofOver(index: number, start: number, end: number): Buffer[] {
		if (end - start <= 1) return [];
		const split = start + splitOf(end - start);
		return index < split
			? [...proofOver(index, start, split), rootOver(split, end)]
			: [...proofOver(index, split, end), rootOver(start, split)];
	}

	return {
		size: leaves.length,
		rootAt(size) {
			if (size > leaves.length) throw new RangeError(`Cannot find a root of ${size} leaves`);
			return size === 0 ? EMPTY_ROOT : rootOver(0, size);
		},
		inclusionProof: (index) => proofOver(index, 0, leaves.length),
		tile: (level, n, width) =>
			Buffer.concat(
				Array.from({ length: width }, (_, i) => subtree(level * TILE_HEIGHT, n * TILE_WIDTH + i)),
			),
	};
}

const LEAF_PREFIX = Buffer.of(0);
const NODE_PREFIX = Buffer.of(1);

function nodeHash(left: Buffer, right: Buffer): Buffer {
	return sha256(Buffer.concat([NODE_PREFIX, left, right]));
}

function sha256(bytes: Buffer): Buffer {
	return hash('sha256', bytes, 'buffer');
}

function pairUp(hashes: readonly Buffer[]): Buffer[] {
	return hashes.flatMap((left, index) => {
		const right = index % 2 === 0 ? hashes[index + 1] : undefined;
		return right === undefined ? [] : [nodeHash(left, right)];
	});
}

/** The largest power of two below a number above 1 (RFC 6962 §2.1). */
function splitOf(count: number): number {
	return 2 ** Math.floor(Math.log2(count - 1));
}
