import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { expect } from 'vitest';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import type { Certificate } from './certificates.ts';
import { readDocsPages, readSamples, type RunnableLanguage } from './docs-samples.ts';
import { isInstalled, runSample, sampleEnvironment } from './run-sample.ts';
import { freePort, type Finished } from './running-server.ts';
import { startTlsProxy } from './tls-proxy.ts';

/** The secret that receivers get. */
export const RECEIVER_SECRET = 'a secret of this test';
export const PATIENCE = { timeout: 60_000, interval: 100 };

const PAGE = 'use/websub-subscribers.md';
const DOCUMENTED_CALLBACK_ORIGIN = 'https://subscriber.example';
const CALLBACK_PATH = '/reviews-4f1c9ad2';
/** A build of Next.js on a busy machine. */
const START = { ...PATIENCE, timeout: 400_000 };

/** A program of the page about receivers, under a heading of its own. */
export interface Receiver {
	/** The heading. */
	readonly name: string;
	readonly language: RunnableLanguage;
	readonly file: string;
	readonly code: string;
	/** The command that the page starts it with, for a shell. */
	readonly command: string;
}

export interface RunningReceiver {
	readonly callback: string;
	/** Returns everything that the receiver printed so far. */
	output(): string;
	/** Runs the `deliver.mjs` of the page, which reaches the receiver without the proxy. */
	deliver(): Promise<Finished>;
	/** Starts it again, so that it confirms this mode. */
	restart(mode: string): Promise<void>;
	/** Runs the `subscribe.sh` of the page. */
	request(mode: 'subscribe' | 'unsubscribe'): Promise<Finished>;
	stop(): Promise<void>;
}

export interface Surroundings {
	/** A folder whose `node_modules` has the npm packages. */
	readonly home: string;
	readonly certificate: Certificate;
	/** The origin that replaces the documented one. */
	readonly serviceOrigin: string;
}

/** Reads the receivers in the order of the page. */
export function readReceivers(): Receiver[] {
	return readPage()
		.split(/^## /m)
		.flatMap((section) => {
			const [sample] = readSamples(PAGE, section).samples;
			const command = /[Ss]tart with\s`([^`]+)`/.exec(section)?.[1];
			if (!sample?.file || command === undefined) return [];
			const { language, file, code } = sample;
			return [{ name: section.split('\n')[0] ?? '', language, file, code, command }];
		});
}

/** Returns whether this machine has what a receiver needs. Its npm packages may be in `home`. */
export function canRun(receiver: Receiver, home: string): boolean {
	const { language, code } = receiver;
	if (language === 'python') return findPython(receiver) !== undefined;
	if (language !== 'js') return isInstalled(language);
	const packages = [...code.matchAll(/from '((?:@[^/']+\/)?[^/']+)/g)].map(([, name = '']) => name);
	return packages.every((name) => existsSync(join(home, 'node_modules', name)));
}

/**
 * Starts a receiver the way its page says, behind a proxy that adds TLS, and waits until it listens.
 * It runs in a new folder in `home`, where it finds its npm packages.
 */
export async function startReceiver(
	receiver: Receiver,
	{ home, certificate, serviceOrigin }: Surroundings,
): Promise<RunningReceiver> {
	const { file, code, command, language } = receiver;
	const folder = mkdtempSync(join(home, 'receiver-'));
	const port = String(await freePort());
	const onPort = (text: string) => text.replaceAll('8080', port);
	mkdirSync(dirname(join(folder, file)), { recursive: true });
	writeFileSync(join(folder, file), onPort(withOrigin(code, serviceOrigin)));
	const env = sampleEnvironment({ SECRET: RECEIVER_SECRET });
	const path = language === 'python' ? findPython(receiver) : env['PATH'];
	let output = '';
	const start = (variables: NodeJS.ProcessEnv) => {
		// A separate process group, because shells have child processes.
		const child = spawn('sh', ['-c', onPort(command)], {
			cwd: folder,
			env: { ...env, PATH: path, ...variables },
			detached: true,
		});
		child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
		return { child, exited: once(child, 'exit') };
	};
	const end = async ({ child, exited }: ReturnType<typeof start>) => {
		if (child.exitCode !== null || child.signalCode !== null || child.pid === undefined) return;
		process.kill(-child.pid, 'SIGKILL');
		await exited;
	};
	let started = start({});
	const proxy = await startTlsProxy(certificate, Number(port));
	const running = {
		callback: `${proxy.origin}${CALLBACK_PATH}`,
		output: () => output,
		deliver() {
			const program = onPort(withOrigin(pageFile('deliver.mjs'), serviceOrigin));
			return runSample('js', program, folder, { SECRET: RECEIVER_SECRET });
		},
		async restart(mode: string) {
			await end(started);
			await expect.poll(() => listens(port), PATIENCE).toBe(false);
			started = start({ MODE: mode });
			await expect.poll(() => listens(port), START).toBe(true);
		},
		async request(mode: 'subscribe' | 'unsubscribe') {
			const script = withOrigin(pageFile('subscribe.sh'), serviceOrigin);
			const ours = script.replace(DOCUMENTED_CALLBACK_ORIGIN, proxy.origin);
			const variables = { SECRET: RECEIVER_SECRET };
			return runSample('sh', `set -- ${mode}\n${ours}`, folder, variables);
		},
		async stop() {
			await end(started);
			await proxy.stop();
			rmSync(folder, { recursive: true });
		},
	};
	try {
		await expect.poll(() => listens(port), START).toBe(true);
	} catch (error) {
		await running.stop();
		throw new TypeError(`Cannot start ${command}: ${output}`, { cause: error });
	}
	return running;
}

function readPage(): string {
	return readDocsPages().find(({ file }) => file === PAGE)?.text ?? '';
}

function pageFile(name: string): string {
	const { samples } = readSamples(PAGE, readPage());
	return samples.find(({ file }) => file === name)?.code ?? '';
}

async function listens(port: string): Promise<boolean> {
	const answer = await fetch(`http://127.0.0.1:${port}${CALLBACK_PATH}`).catch(() => undefined);
	return answer !== undefined;
}

/**
 * Returns a PATH whose `python3` has the modules. Debian's packages are for its own Python, but another
 * may be first.
 */
function findPython({ command, code }: Receiver): string | undefined {
	const modules = [/-m (\w+)/.exec(command)?.[1], /^from (\w+) import/m.exec(code)?.[1]];
	const { PATH = '' } = sampleEnvironment({});
	return [PATH, `/usr/bin:${PATH}`].find((path) => {
		const env = { ...process.env, PATH: path };
		const program = ['-c', `import ${modules.join(', ')}`];
		return spawnSync('python3', program, { stdio: 'ignore', env }).status === 0;
	});
}
