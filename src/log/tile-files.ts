import { TILE_WIDTH } from './merkle-tree.ts';
import type { TransparencyLog } from './transparency-log.ts';

/** A tile or an entry bundle, with its path in the log. */
export interface TileFile {
	readonly path: string;
	render(): Buffer;
}

/**
 * Lists all tiles and entry bundles of a log: the full ones, and the partial ones of every checkpoint until their full
 * one exists (tlog-tiles "Partial Tiles").
 */
export function listTileFiles({
	tree,
	checkpoints,
	lines,
}: Pick<TransparencyLog, 'tree' | 'checkpoints' | 'lines'>): TileFile[] {
	const sizes = checkpoints.map(({ size }) => size);
	const files: TileFile[] = [];
	for (let level = 0; hashesAt(tree.size, level) > 0; level += 1) {
		for (const { n, width } of listWidths(tree.size, sizes, level)) {
			const suffix = tilePath(n, width);
			files.push({
				path: `tile/${level}/${suffix}`,
				render: () => tree.tile(level, n, width),
			});
			if (level > 0) continue;
			const start = n * TILE_WIDTH;
			files.push({
				path: `tile/entries/${suffix}`,
				render: () => renderBundle(lines.slice(start, start + width)),
			});
		}
	}
	return files;
}

/** The tiles at a level: full ones, then the partial ones that have no full one. */
function listWidths(size: number, sizes: readonly number[], level: number) {
	const full = Math.floor(hashesAt(size, level) / TILE_WIDTH);
	const tiles = Array.from({ length: full }, (_, n) => ({ n, width: TILE_WIDTH }));
	const partial = new Map<string, { readonly n: number; readonly width: number }>();
	for (const published of sizes) {
		const hashes = hashesAt(published, level);
		const n = Math.floor(hashes / TILE_WIDTH);
		const width = hashes % TILE_WIDTH;
		if (width > 0 && n >= full) partial.set(tilePath(n, width), { n, width });
	}
	return [...tiles, ...partial.values()];
}

function hashesAt(size: number, level: number): number {
	return Math.floor(size / TILE_WIDTH ** level);
}

/** `x001/x234/067`, with `.p/<width>` for a partial tile (tlog-tiles "Merkle Tree"). */
function tilePath(n: number, width: number): string {
	const digits = String(n);
	const padded = digits.padStart(Math.ceil(digits.length / 3) * 3, '0');
	const groups = padded.match(/\d{3}/g) ?? [];
	const path = groups.map((group, i) => (i < groups.length - 1 ? `x${group}` : group)).join('/');
	return width === TILE_WIDTH ? path : `${path}.p/${width}`;
}

/** Each entry follows its length in two bytes (tlog-tiles "Log entries"). */
function renderBundle(lines: readonly string[]): Buffer {
	return Buffer.concat(
		lines.flatMap((line) => {
			const entry = Buffer.from(line);
			const length = Buffer.alloc(2);
			length.writeUInt16BE(entry.length);
			return [length, entry];
		}),
	);
}
