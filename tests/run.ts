import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

/**
 * Runs all tests: those that need all processors first, then two runs side by side, since each of them
 * waits for builds, timers and the browser most of the time.
 */
const STEPS: readonly (readonly (readonly string[])[])[] = [
	[['unit']],
	[['site'], ['hub', 'hub on KV']],
];
const SIGNALS = ['SIGINT', 'SIGTERM'] as const;
/** Where each run leaves its results, for whoever counts them. */
const reports = process.env['FORECOURT_TEST_REPORTS'];

let isStopped = false;

for (const runs of STEPS) {
	if (isStopped) break;
	const statuses = await Promise.all(runs.map(runVitest));
	const failed = statuses.find((status) => status !== 0);
	if (failed !== undefined) process.exitCode = failed;
}

async function runVitest(projects: readonly string[]): Promise<number> {
	const flags = projects.flatMap((project) => ['--project', project]);
	const child = spawn('vitest', ['run', '--config', 'tests/vitest.config.ts', ...flags], {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: {
			...process.env,
			...(reports !== undefined && {
				FORECOURT_TEST_REPORT: join(reports, `${projects[0]}.json`),
			}),
		},
	});
	const stop = (signal: NodeJS.Signals) => {
		isStopped = true;
		child.kill(signal);
	};
	for (const signal of SIGNALS) process.on(signal, stop);
	const [code] = await once(child, 'exit').catch((error: unknown) => {
		console.error(error);
		return [1];
	});
	for (const signal of SIGNALS) process.off(signal, stop);
	return typeof code === 'number' ? code : 1;
}
