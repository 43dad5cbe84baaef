import { join } from 'node:path';
import { digestCode, digestJson } from '../platform/build-inputs.ts';
import { findCacheFolder } from '../platform/cache-folder.ts';
import { openStepCache, type StepCache } from '../platform/step-cache.ts';

/**
 * Results kept between builds. Each is keyed by a digest of its step's inputs, the code and the
 * packages, so a stale result is never used.
 */
export interface BuildCache {
	readonly folder: string;
	/** Digest of the code and the packages. */
	readonly code: string;
	readonly steps: StepCache;
	/** The key of a step's result. */
	keyOf(step: string, inputs: unknown): string;
	/** Keeps what was written. */
	close(): void;
}

/** The cache of this checkout; `undefined` where its code cannot be told by a digest. */
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
