import { readFile } from 'node:fs/promises';

/** Caches small files from an edition in memory. */
export interface FileCache {
	/** The largest size that is cached; larger files should be streamed. */
	readonly fileLimit: number;
	/** Returns the bytes if they are in memory, without waiting. */
	peek(file: string): Buffer | undefined;
	read(file: string): Promise<Buffer>;
}

const FILE_LIMIT_BYTES = 512 * 1024;
const TOTAL_LIMIT_BYTES = 64 * 1024 * 1024;

/** Creates a cache that drops the oldest files when it is full. */
export function createFileCache(
	totalLimit = TOTAL_LIMIT_BYTES,
	fileLimit = FILE_LIMIT_BYTES,
): FileCache {
	const files = new Map<string, Buffer>();
	let total = 0;

	function keep(file: string, body: Buffer): void {
		if (files.has(file)) return;
		files.set(file, body);
		total += body.length;
		for (const [oldest, { length }] of files) {
			if (total <= totalLimit) return;
			files.delete(oldest);
			total -= length;
		}
	}

	return {
		fileLimit,
		peek: (file) => files.get(file),
		async read(file) {
			const body = files.get(file) ?? (await readFile(file));
			keep(file, body);
			return body;
		},
	};
}
