import { createRequire } from 'node:module';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createMerkleTree, EMPTY_ROOT } from '../../../src/log/merkle-tree.ts';
import { ROOT } from '../../support/content.ts';

/** The eight leaves that certificate-transparency's reference tests use, in hex. */
const LEAVES = [
	'',
	'00',
	'10',
	'2021',
	'3031',
	'40414243',
	'5051525354555657',
	'606162636465666768696a6b6c6d6e6f',
];
/** The roots of their first 1 to 8 leaves, in the same tests. */
const ROOTS = [
	'6e340b9cffb37a989ca544e6bb780a2c78901d3fb33738768511a30617afa01d',
	'fac54203e7cc696cf0dfcb42c92a1d9dbaf70ad9e621f4bd8d98662f00e3c125',
	'aeb6bcfe274b70a14fb067a5e5578264db0fa9b51af5e0ba159158f329e06e77',
	'd37ee418976dd95753c1c73862b9398fa2a2cf9b4ff0fdfe8b30cd95209614b7',
	'4e3bbb1f7b478dcfe71fb631631519a3bca12c9aefca1612bfce4c13a86264d4',
	'76e67dadbcdf1e10e1b74ddc608abd2f98dfb16fbce75277b5232a127f2087ef',
	'ddb89be403809e325750d3d263cd78929c2942b7942a34b77e122c9594a74c8c',
	'5dc9da79a70659a9ad559cb701ded9a2ab9d823aad2f4960cfe370eff4604328',
];

interface Verified {
	readonly inclusionProof: { readonly logIndex: string; readonly hashes: readonly Buffer[] };
	readonly canonicalizedBody: Buffer;
}
/** Another implementation of RFC 6962, which its package does not export. */
const { verifyMerkleInclusion } = createRequire(import.meta.url)(
	join(ROOT, 'node_modules/@sigstore/verify/dist/tlog/merkle.js'),
) as {
	verifyMerkleInclusion(entry: Verified, checkpoint: { logSize: bigint; logHash: Buffer }): void;
};

describe('the Merkle tree', () => {
	it('has the roots of the reference vectors', () => {
		const tree = createMerkleTree(LEAVES.map((leaf) => Buffer.from(leaf, 'hex').toString()));
		expect(ROOTS.map((_, index) => tree.rootAt(index + 1).toString('hex'))).toEqual(ROOTS);
		expect(EMPTY_ROOT.toString('hex')).toBe(
			'e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855',
		);
	});

	it('proves every leaf to another implementation, and no other leaf', () => {
		fc.assert(
			fc.property(fc.integer({ min: 1, max: 600 }), fc.nat(), (size, nth) => {
				const entries = Array.from({ length: size }, (_, index) => `entry ${index}`);
				const tree = createMerkleTree(entries);
				const index = nth % size;
				const verify = (body: string) =>
					verifyMerkleInclusion(
						{
							canonicalizedBody: Buffer.from(body),
							inclusionProof: { logIndex: String(index), hashes: tree.inclusionProof(index) },
						},
						{ logSize: BigInt(size), logHash: tree.rootAt(size) },
					);
				expect(() => verify(`entry ${index}`)).not.toThrow();
				expect(() => verify(`entry ${index + 1}`)).toThrow('does not match');
			}),
			{ seed: 32, numRuns: 200 },
		);
	});

	it('has the root of each smaller tree', () => {
		const entries = Array.from({ length: 300 }, (_, index) => `entry ${index}`);
		const tree = createMerkleTree(entries);
		for (let size = 0; size <= entries.length; size += 1) {
			const smaller = createMerkleTree(entries.slice(0, size));
			expect(tree.rootAt(size).equals(smaller.rootAt(size))).toBe(true);
		}
		expect(() => tree.rootAt(301)).toThrow('Cannot find a root of 301 leaves');
	});

	it('has tiles whose hashes are the roots of full tiles below', () => {
		const entries = Array.from({ length: 700 }, (_, index) => `entry ${index}`);
		const tree = createMerkleTree(entries);
		const above = tree.tile(1, 0, 2);
		expect(above.length).toBe(64);
		expect(above.subarray(0, 32).equals(tree.rootAt(256))).toBe(true);
		const second = createMerkleTree(entries.slice(256, 512));
		expect(above.subarray(32).equals(second.rootAt(256))).toBe(true);
		const below = tree.tile(0, 1, 256);
		expect(below.length).toBe(256 * 32);
		for (const [index, entry] of entries.slice(256, 512).entries()) {
			const leaf = below.subarray(index * 32, index * 32 + 32);
			expect(leaf.equals(createMerkleTree([entry]).rootAt(1))).toBe(true);
		}
		expect(() => tree.tile(0, 2, 256)).toThrow('Cannot read subtree');
	});
});
