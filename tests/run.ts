import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describeTimes } from './support/describe-times.ts';
import { REPORTS, RUNS, type Run } from './support/test-reports.ts';

const SIGNALS = ['SIGINT', 'SIGTERM'] as const;

/**
 * Runs all tests and reports the slowest parts. With `--gate`, runs the checks that every commit
 * must pass: formatter, linter, types and quick tests.
 */
const isGate = process.argv.includes('--gate');
const folder = process.env[REPORTS] ?? mkdtempSync(join(tmpdir(), 'forecourt-reports-'));
const failed: string[] = [];
const stopping = new AbortController();
for (const signal of SIGNALS) process.on(signal, () => stopping.abort());

// The quick tests use all processors; the slow ones also wait for servers and the browser.
const background = [
	runQuietly('npm', ['run', '--silent', 'lint']),
	runQuietly('npm', ['run', '--silent', 'check']),
	...(isGate ? [] : [runQuietly('node', ['tests/support/install-vercel-cli.ts'])]),
];
const statuses = [await vitest('quick')];
statuses.push(...(await Promise.all(background)));
if (!isGate) {
	statuses.push(await vitest('slow'));
	console.log(describeTimes(folder));
}
for (const command of failed) console.error(`Failed: ${command}`);
process.exitCode = Math.max(...statuses);

function vitest(run: Run): Promise<number> {
	const projects = RUNS[run].flatMap((name) => ['--project', name]);
	const child = spawn('vitest', ['run', '--config', 'tests/vitest.config.ts', ...projects], {
		stdio: ['ignore', 'inherit', 'inherit'],
		env: {
			...process.env,
			[REPORTS]: folder,
			FORECOURT_TEST_REPORT: join(folder, `${run}.json`),
		},
	});
	return ended(child, `the ${run} tests`);
}

/** Runs a command and prints its output only after it ends, so that outputs do not mix. */
async function runQuietly(command: string, args: readonly string[]): Promise<number> {
	const child = spawn(command, args, {
		stdio: ['ignore', 'pipe', 'pipe'],
		env: { ...process.env, [REPORTS]: folder },
	});
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const status = await ended(child, [command, ...args].join(' '));
	process.stdout.write(output);
	return status;
}

/** Returns the exit status of a process. Kills it when this process is asked to stop. */
async function ended(child: ReturnType<typeof spawn>, name: string): Promise<number> {
	const stop = () => child.kill();
	if (stopping.signal.aborted) stop();
	stopping.signal.addEventListener('abort', stop);
	const [code] = await once(child, 'close').catch((error: unknown) => {
		console.error(error);
		return [1];
	});
	stopping.signal.removeEventListener('abort', stop);
	const status = typeof code === 'number' ? code : 1;
	if (status !== 0) failed.push(name);
	return status;
}
