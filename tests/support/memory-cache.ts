import { digestJson } from '../../src/platform/build-inputs.ts';
import type { BuildCache } from '../../src/edition/build-cache.ts';

/** An in-memory build cache that counts its hits and misses. */
export interface MemoryCache extends BuildCache {
	hits: number;
	misses: number;
}

export function createMemoryCache(code = 'code'): MemoryCache {
	const kept = new Map<string, Uint8Array>();
	const cache: MemoryCache = {
		...{ folder: '', code, hits: 0, misses: 0 },
		steps: {
			read(key) {
				const found = kept.get(key);
				cache[found ? 'hits' : 'misses'] += 1;
				return found;
			},
			write: (key, result) => void kept.set(key, result),
			close: () => undefined,
		},
		keyOf: (step, inputs) => digestJson([code, step, inputs]),
		close: () => undefined,
	};
	return cache;
}

/** Text analysis results, shared by all tests of a process. */
export const READINGS: MemoryCache = createMemoryCache();
