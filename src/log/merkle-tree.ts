import { hash } from 'node:crypto';

/** Hashes of a tile at every level but the highest (tlog-tiles "Merkle Tree"). */
export const TILE_WIDTH = 256;
const TILE_HEIGHT = 8;

const HASH_BYTES = 32;
const PAIR_BYTES = 2 * HASH_BYTES;

/** The root of a tree without leaves (RFC 6962 §2.1). */
export const EMPTY_ROOT = hash('sha256', '', 'buffer');

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

/** Builds the tree over entries. */
export function createMerkleTree(entries: readonly string[]): MerkleTree {
	const size = entries.length;
	// The i-th hash in levels[h] is the root of the complete subtree over leaves i·2^h to (i+1)·2^h.
	const levels: Buffer[] = [];
	for (let hashes = hashLeaves(entries); hashes.length > 0; hashes = hashPairs(hashes)) {
		levels.push(hashes);
	}
	const subtrees = (height: number, start: number, count: number): Buffer => {
		const end = start + count;
		const hashes = levels[height]?.subarray(start * HASH_BYTES, end * HASH_BYTES);
		if (hashes?.length !== count * HASH_BYTES) {
			throw new RangeError(`Cannot read subtree ${height}/${end - 1}`);
		}
		return hashes;
	};

	/** The root over the leaves from `start` to `end`, where `start` is a multiple of the width of their subtree. */
	function rootOver(start: number, end: number): Buffer {
		const count = end - start;
		const height = Math.log2(count);
		if (Number.isInteger(height)) return subtrees(height, start / count, 1);
		const split = start + splitOf(count);
		return hashPairs(Buffer.concat([rootOver(start, split), rootOver(split, end)]));
	}

	function proofOver(index: number, start: number, end: number): Buffer[] {
		if (end - start <= 1) return [];
		const split = start + splitOf(end - start);
		return index < split
			? [...proofOver(index, start, split), rootOver(split, end)]
			: [...proofOver(index, split, end), rootOver(start, split)];
	}

	return {
		size,
		rootAt(prefix) {
			if (prefix > size) throw new RangeError(`Cannot find a root of ${prefix} leaves`);
			return prefix === 0 ? EMPTY_ROOT : rootOver(0, prefix);
		},
		inclusionProof: (index) => proofOver(index, 0, size),
		tile: (level, n, width) => subtrees(level * TILE_HEIGHT, n * TILE_WIDTH, width),
	};
}

const LEAF_PREFIX = '\0';
const NODE_PREFIX = Buffer.of(1);

function hashLeaves(entries: readonly string[]): Buffer {
	return joinHashes(entries.map((entry) => sha256(`${LEAF_PREFIX}${entry}`)));
}

/** Hashes two by two; drops the last one of an odd number. */
function hashPairs(hashes: Buffer): Buffer {
	const pairs = Array.from({ length: Math.floor(hashes.length / PAIR_BYTES) }, (_, index) => {
		const start = index * PAIR_BYTES;
		return sha256(Buffer.concat([NODE_PREFIX, hashes.subarray(start, start + PAIR_BYTES)]));
	});
	return joinHashes(pairs);
}

function sha256(content: string | Buffer): string {
	return hash('sha256', content, 'binary');
}

// One buffer for all: 200,000 small ones take 120 MB instead of 6.
function joinHashes(hashes: readonly string[]): Buffer {
	return Buffer.from(hashes.join(''), 'binary');
}

/** The largest power of two below a number above 1 (RFC 6962 §2.1). */
function splitOf(count: number): number {
	return 2 ** Math.floor(Math.log2(count - 1));
}
