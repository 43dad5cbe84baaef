import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import type { Place } from './contestant.ts';
import type { Question } from './question.ts';

/** A task for a process. Fields that its kind does not need are empty. */
export interface Task {
	readonly kind: 'build' | 'cold' | 'warm';
	readonly contestant: string;
	readonly place: Place;
	readonly questionsFile: string;
	readonly question?: Question;
}

export interface Processes {
	run<Result>(task: Task): Promise<Result>;
}

/** Provides `require()`, which CommonJS packages need and an ES module lacks. */
const REQUIRE =
	"import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);";
const MOST_PRINTED = 2 ** 27;
const runFile = promisify(execFile);

/** Bundles the contestants like functions, so that no process contains a TypeScript compiler. */
export async function prepareProcesses(folder: string): Promise<Processes> {
	const engines = join(folder, 'engine-process.mjs');
	await build({
		entryPoints: [fileURLToPath(new URL('engine-process.ts', import.meta.url))],
		...{ outdir: folder, outExtension: { '.js': '.mjs' }, banner: { js: REQUIRE } },
		...{ bundle: true, splitting: true, logLevel: 'error' },
		...{ platform: 'node', target: 'node24', format: 'esm' },
	});
	return {
		// The caller knows the result type of its task.
		run: async <Result>(task: Task) => {
			const args = [engines, JSON.stringify(task)];
			const { stdout } = await runFile(process.execPath, args, { maxBuffer: MOST_PRINTED });
			return JSON.parse(stdout) as Result;
		},
	};
}
