import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ROOT } from './content.ts';
import { freePort } from './running-server.ts';
import { CLI_SCRIPT, installCli, OFFLINE, UNLINKED_PROJECT } from './vercel-cli.ts';

/** The queues of `vercel dev --local`. */
export interface QueueEmulator {
	readonly baseUrl: string;
	readonly token: string;
	/** Where it brings messages to: `http://127.0.0.1:<port>/`, whoever listens there. */
	readonly consumerPort: number;
	/** Everything it printed so far. */
	output(): string;
	stop(): Promise<void>;
}

interface Trigger {
	readonly topic: string;
}

const START_LIMIT_MS = 60_000;
const STOP_LIMIT_MS = 5_000;
/** After a call that was answered with an error, or not at all. */
export const RETRY_AFTER_SECONDS = 2;

/** Passes on what the platform brings. `vercel dev` would start a process a message for a function. */
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

/** Starts the queues, with the topics that vercel.json names, and no message in them. */
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
	// Whoever is logged in on this machine stays out of it.
	flags.push('--global-config', join(folder, '.vercel/global'));
	const environment = { FORWARD_TO: `http://127.0.0.1:${consumerPort}/` };
	const child = spawn(process.execPath, [CLI_SCRIPT, 'dev', ...flags], {
		cwd: folder,
		env: { ...process.env, ...OFFLINE, ...environment },
		stdio: ['ignore', 'pipe', 'pipe'],
		// A group of its own, which ends as one: the CLI would leave its services behind.
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
		// The CLI gives the same one to everything it starts.
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

/** The triggers of the functions that do the hub's work. */
export function readTriggers(): readonly Trigger[] {
	const { functions } = JSON.parse(readFileSync(join(ROOT, 'vercel.json'), 'utf8')) as {
		functions: Record<string, { experimentalTriggers?: readonly Trigger[] }>;
	};
	return Object.values(functions).flatMap(({ experimentalTriggers = [] }) => experimentalTriggers);
}

/** False if there is no such group any more. */
function signalGroup(leader: number | undefined, signal: NodeJS.Signals | 0): boolean {
	try {
		return leader !== undefined && process.kill(-leader, signal);
	} catch {
		return false;
	}
}
