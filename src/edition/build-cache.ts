import { join } from 'node:path';
import { digestCode, digestJson } from '../platform/build-inputs.ts';
import { findCacheFolder } from '../platform/cache-folder.ts';
import { openStepCache, type StepCache } from '../platform/step-cache.ts';

/**
 * Step results cached between builds. Each key is a digest of the step's inputs, the code and the
 * packages, so a stale result is never used.
 */
export interface BuildCache {
	readonly folder: string;
	readonly code: string;
	readonly steps: StepCache;
	/** Returns the cache key of a step's result. */
	keyOf(step: string, inputs: unknown): string;
	/** Writes pending results and closes the cache. */
	close(): void;
}

/** Opens the cache of this checkout. Returns `undefined` if its code has no digest. */
export async function openBuildCache(dataDir: string): Promise<BuildCache | undefined> {
	const code = await digestCode();
	if (code === undefined) return undefined;
	const folder = await findCacheFolder(dataDir);
	const steps = openStepCache(join(folder, 'steps.sqlite'));
	return {
		folder,
		code,
		steps,
		keyOf: (step, inputs) => digestJson([code, step, inputs]),
		close: () => steps.close(),
	};
}
