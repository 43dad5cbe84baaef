import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './content.ts';
import { freePort } from './running-server.ts';
import { CLI_SCRIPT, installCli, OFFLINE, UNLINKED_PROJECT } from './vercel-cli.ts';

/** The queue emulator of `vercel dev --local`. */
export interface QueueEmulator {
	readonly baseUrl: string;
	readonly token: string;
	/** The port on 127.0.0.1 that messages are delivered to. */
	readonly consumerPort: number;
	/** Returns everything it printed so far. */
	output(): string;
	stop(): Promise<void>;
}

interface Trigger {
	readonly topic: string;
	/** Calls that run at the same time; no limit if absent. */
	readonly maxConcurrency?: number;
}

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;
/** Delay before a message is delivered again after a call that failed or got no response. */
export const RETRY_AFTER_SECONDS = 2;

/** Forwards the platform's calls, because `vercel dev` would start a process for each message. */
const FORWARDER = `
export default {
	async fetch(request) {
		const { method, headers } = request;
		const body = await request.arrayBuffer();
		return fetch(process.env.FORWARD_TO, { method, headers, body }).catch(
			(error) => new Response(String(error), { status: 502 }),
		);
	},
};
`;

/** Starts empty queues for the topics in vercel.json. */
export async function startQueueEmulator(): Promise<QueueEmulator> {
	await installCli();
	const [port, queuePort, cachePort, schedulesPort, consumerPort] = [
		await freePort(),
		await freePort(),
		await freePort(),
		await freePort(),
		await freePort(),
	];
	const folder = createProject();
	const flags = ['--local', '--yes', '--listen', `127.0.0.1:${port}`];
	const ports = { queue: queuePort, 'runtime-cache': cachePort, schedules: schedulesPort };
	for (const [name, number] of Object.entries(ports)) flags.push(`--${name}-port`, `${number}`);
	// Ignores the login of the user of this machine.
	flags.push('--global-config', join(folder, '.vercel/global'));
	const environment = { FORWARD_TO: `http://127.0.0.1:${consumerPort}/` };
	const child = spawn(process.execPath, [CLI_SCRIPT, 'dev', ...flags], {
		cwd: folder,
		env: { ...process.env, ...OFFLINE, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		// A separate process group, killed as a whole: the CLI would leave its services running.
		detached: true,
	});
	let output = '';
	child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
	child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	const killGroup = () => signalGroup(child.pid, 'SIGKILL');
	process.once('exit', killGroup);

	async function stop(): Promise<void> {
		process.off('exit', killGroup);
		signalGroup(child.pid, 'SIGTERM');
		const deadline = performance.now() + STOP_LIMIT_MS;
		while (signalGroup(child.pid, 0) && performance.now() < deadline) await sleep(20);
		killGroup();
		if (child.exitCode === null && child.signalCode === null) await once(child, 'exit');
		rmSync(folder, { recursive: true, force: true });
	}

	const deadline = performance.now() + START_LIMIT_MS;
	while (!output.includes(`Vercel Queues   http://127.0.0.1:${queuePort}`)) {
		if (child.exitCode !== null || performance.now() > deadline) {
			await stop();
			throw new TypeError(`Cannot start the queues of "vercel dev": ${output}`);
		}
		await sleep(50);
	}
	return {
		baseUrl: `http://127.0.0.1:${queuePort}`,
		// The CLI gives this token to everything it starts.
		token: 'vc-dev-token',
		consumerPort,
		output: () => output,
		stop,
	};
}

function createProject(): string {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-queues-'));
	const topics = readTriggers().map(({ topic }) => ({
		topic,
		retryAfterSeconds: RETRY_AFTER_SECONDS,
	}));
	const deliver = { type: 'job', trigger: 'queue', entrypoint: 'forward.mjs', topics };
	mkdirSync(join(folder, '.vercel'));
	writeFileSync(join(folder, '.vercel/project.json'), UNLINKED_PROJECT);
	writeFileSync(join(folder, 'package.json'), '{ "private": true, "type": "module" }\n');
	writeFileSync(join(folder, 'vercel.json'), JSON.stringify({ experimentalServices: { deliver } }));
	writeFileSync(join(folder, 'forward.mjs'), FORWARDER);
	return folder;
}

/** Reads the triggers of the functions that do the hub's work. */
export function readTriggers(): readonly Trigger[] {
	const { functions } = JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8')) as {
		functions: Record<string, { experimentalTriggers?: readonly Trigger[] }>;
	};
	return Object.values(functions).flatMap(({ experimentalTriggers = [] }) => experimentalTriggers);
}

/** Signals a process group. Returns false if it no longer exists. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
	try {
		return leader !== undefined && process.kill(-leader, signal);
	} catch {
		return false;
	}
}
