import type { OpenedLog } from '../../../log/verify.mjs';
import type { Verifier } from './verifier.ts';

/** Hashes of a tile, and above them those of its inner nodes, level by level. */
type Layers = readonly (readonly Uint8Array[])[];

/** The hash tree of a log, of which a check of one review reads only a few tiles. */
export interface PartialTree {
	/** Returns the root of the first `count` entries (RFC 6962 §2.1), in base64. */
	root(count: number): Promise<string>;
	/** Returns the entries of a bundle, each of which is in the tree. */
	readEntries(n: number): Promise<readonly Uint8Array[]>;
}

const TILE_WIDTH = 256;
/** JavaScript's safe integers have no more levels of tiles. */
const TOP_LEVEL = 6;

/**
 * Opens the tree of a log, and compares it with the signed root. This covers every partial tile; a full tile is
 * compared with the tile above it when it is read.
 */
export async function openPartialTree(verifier: Verifier, log: OpenedLog): Promise<PartialTree> {
	const { readTile, sha256, toBase64, must } = verifier;
	const tiles = new Map<string, Promise<Layers>>();

	function tile(level: number, n: number): Promise<Layers> {
		const name = `${level}/${n}`;
		const layers = tiles.get(name) ?? load(level, n);
		tiles.set(name, layers);
		return layers;
	}

	async function load(level: number, n: number): Promise<Layers> {
		const layers: Uint8Array[][] = [await readTile(log, level, n)];
		const width = layers[0]?.length ?? 0;
		for (let half = width >> 1; half > 0; half >>= 1) {
			const below = layers.at(-1) ?? [];
			const pairs = Array.from({ length: half }, (_, i) => below.slice(2 * i, 2 * i + 2));
			layers.push(await Promise.all(pairs.map((pair) => sha256([1], ...pair))));
		}
		if (width < TILE_WIDTH) return layers;
		const [above] = await tile(level + 1, Math.floor(n / TILE_WIDTH));
		const isFit = isEqual(layers.at(-1)?.[0], above?.[n % TILE_WIDTH]);
		must(isFit, `Tile ${n} in ${log.path}/tile/${level} does not fit the tile above it`);
		return layers;
	}

	async function root(count: number): Promise<string> {
		const peaks: Uint8Array[] = [];
		for (let level = TOP_LEVEL; level >= 0; level--) {
			const nodes = Math.floor(count / TILE_WIDTH ** level);
			const width = nodes % TILE_WIDTH;
			if (width === 0) continue;
			const layers = await tile(level, (nodes - width) / TILE_WIDTH);
			for (let k = 7; k >= 0; k--) {
				const peak = (width >> k) & 1 ? layers[k]?.[(width >> k) - 1] : undefined;
				if (peak) peaks.push(peak);
			}
		}
		let result = peaks.pop() ?? (await sha256());
		for (const peak of peaks.toReversed()) result = await sha256([1], peak, result);
		return toBase64(result);
	}

	async function readEntries(n: number): Promise<readonly Uint8Array[]> {
		const entries = await readTile(log, 'entries', n);
		const [leaves] = await tile(0, n);
		const hashes = await Promise.all(entries.map((entry) => sha256([0], entry)));
		const wrong = hashes.findIndex((hash, i) => !isEqual(hash, leaves?.[i]));
		must(wrong < 0, `Entry ${TILE_WIDTH * n + wrong} is not the one that was signed`);
		return entries;
	}

	const isSigned = (await root(log.note.size)) === log.note.root;
	must(isSigned, `${log.path}/tile does not give the signed root`);
	return { root, readEntries };
}

function isEqual(a: Uint8Array | undefined, b: Uint8Array | undefined): boolean {
	return a !== undefined && a.every((byte, i) => byte === b?.[i]);
}
