import { digestJson } from '../../src/platform/build-inputs.ts';
import type { BuildCache } from '../../src/edition/build-cache.ts';

/** A cache of builds that lives as long as its process, and counts. */
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

/** What the tests of a process have read, each text once. */
export const READINGS: MemoryCache = createMemoryCache();
