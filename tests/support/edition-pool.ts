import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
} from 'node:fs';
import { join } from 'node:path';
import { digestBuildInputs } from '../../src/adapters/build-inputs.ts';
import { readEnvironment } from '../../src/adapters/environment.ts';
import { ROOT } from './content.ts';

/** Editions that tests of this checkout have built, by the digest of what they were built from. */
const POOL = join(ROOT, 'node_modules/.cache/forecourt/test-editions');
const MOST_EDITIONS = 12;

/** An edition for a server with these variables, built once for all tests that need the same. */
export interface PooledEdition {
	/** Keeps what the server has built for the next one. */
	keep(): void;
}

/**
 * Puts an edition into a data folder that has none, if one was built from the same before.
 * @throws {TypeError} where the variables cannot be read.
 */
export async function borrowEdition(variables: NodeJS.ProcessEnv): Promise<PooledEdition> {
	const environment = readEnvironment(variables);
	const inputs = await digestBuildInputs(environment);
	const editions = join(environment.dataDir, 'editions');
	const pooled = inputs === undefined ? undefined : join(POOL, inputs);
	if (pooled && existsSync(pooled) && !existsSync(editions)) {
		cpSync(pooled, editions, { recursive: true });
	}
	return {
		keep() {
			if (pooled === undefined || existsSync(pooled)) return;
			const id = readFileSync(join(environment.dataDir, 'current'), 'utf8').trim();
			const draft = join(POOL, `.${process.pid}`);
			rmSync(draft, { recursive: true, force: true });
			mkdirSync(draft, { recursive: true });
			cpSync(join(editions, id), join(draft, id), { recursive: true });
			renameSync(draft, pooled);
			forgetOldest();
		},
	};
}

function forgetOldest(): void {
	const byAge = readdirSync(POOL)
		.map((name) => join(POOL, name))
		.toSorted((a, b) => statSync(b).mtimeMs - statSync(a).mtimeMs);
	for (const old of byAge.slice(MOST_EDITIONS)) rmSync(old, { recursive: true, force: true });
}
