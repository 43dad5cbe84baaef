import {
	cpSync,
	existsSync,
	mkdirSync,
	readdirSync,
	readFileSync,
	renameSync,
	rmSync,
	statSync,
	utimesSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { digestBuildInputs } from '../../src/adapters/build-inputs.ts';
import { readEnvironment } from '../../src/adapters/environment.ts';
import { ROOT } from './content.ts';

/** Editions that tests of this checkout have built, by the digest of what they were built from. */
const POOL = join(ROOT, 'node_modules/.cache/forecourt/test-editions');
const MOST_EDITIONS = 32;

/** Where the edition of some content and settings is, once a test has built it. */
export interface PoolPlace {
	isFilled(): boolean;
	/** Puts the edition beside those that a data folder has. */
	copyTo(dataDir: string): void;
	/** Keeps what a data folder has built last, for the next test that needs the same. */
	fillFrom(dataDir: string): void;
}

/**
 * The place of what a server with these variables would build now; nothing where that is unknown.
 * @throws {TypeError} where the variables cannot be read.
 */
export async function findPoolPlace(variables: NodeJS.ProcessEnv): Promise<PoolPlace | undefined> {
	const inputs = await digestBuildInputs(readEnvironment(variables));
	if (inputs === undefined) return undefined;
	const place = join(POOL, inputs);
	return {
		isFilled: () => existsSync(place),
		copyTo(dataDir) {
			// The one that was used last is the last to be forgotten.
			utimesSync(place, new Date(), new Date());
			for (const id of readdirSync(place))
				copyFolder(join(place, id), join(dataDir, 'editions', id));
		},
		fillFrom(dataDir) {
			if (existsSync(place)) return;
			const id = readFileSync(join(dataDir, 'current'), 'utf8').trim();
			const draft = join(POOL, `.${process.pid}`);
			rmSync(draft, { recursive: true, force: true });
			copyFolder(join(dataDir, 'editions', id), join(draft, id));
			try {
				renameSync(draft, place);
			} catch {
				// Another run of tests has built the same meanwhile.
				rmSync(draft, { recursive: true });
			}
			forgetOldest();
		},
	};
}

/** In one step: a server may be looking at what is there. */
function copyFolder(from: string, to: string): void {
	if (existsSync(to)) return;
	const draft = join(dirname(to), `.${basename(to)}-${process.pid}`);
	mkdirSync(dirname(to), { recursive: true });
	cpSync(from, draft, { recursive: true });
	renameSync(draft, to);
}

function forgetOldest(): void {
	const byAge = readdirSync(POOL)
		.map((name) => ({ place: join(POOL, name), age: -(ageOf(join(POOL, name)) ?? Infinity) }))
		.toSorted((a, b) => a.age - b.age);
	for (const { place } of byAge.slice(MOST_EDITIONS)) {
		rmSync(place, { recursive: true, force: true });
	}
}

/** Undefined for what another run of tests has renamed meanwhile. */
function ageOf(place: string): number | undefined {
	return statSync(place, { throwIfNoEntry: false })?.mtimeMs;
}
