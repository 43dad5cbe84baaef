import { spawn, type ChildProcess } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import type { IncomingMessage } from 'node:http';
import { request } from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import { PATHS } from '../../src/endpoints/http/urls.ts';
import { createAuthority, type Authority } from '../support/certificates.ts';
import { readDocsPages, RUNNABLE, type Sample } from '../support/docs-samples.ts';
import { commandFor, isInstalled, sampleEnvironment } from '../support/run-sample.ts';
import { freePort, startServer, type RunningServer } from '../support/running-server.ts';
import { startTlsProxy, type TlsProxy } from '../support/tls-proxy.ts';

const SECRET = 'a secret of this test';
const PATIENCE = { timeout: 60_000, interval: 200 };

const installed = RUNNABLE.filter(isInstalled);
const page = readDocsPages().find(({ file }) => file === 'use/websub-subscribers.md');
const programs = page?.samples.filter(({ file }) => file?.startsWith('subscriber.')) ?? [];

let authority: Authority;
let server: RunningServer;
const stops: (() => unknown)[] = [];

beforeAll(async () => {
	authority = await createAuthority();
	server = await startServer({
		HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
		HUB_RATE_LIMIT: 'off',
		NODE_EXTRA_CA_CERTS: authority.file,
	});
});

afterEach(async () => {
	for (const stop of stops.splice(0).toReversed()) await stop();
});

afterAll(async () => {
	await server?.stop();
});

it('shows a subscriber in each of the four languages', () => {
	expect(programs.map(({ language }) => language)).toEqual(['js', 'python', 'php', 'go']);
});

describe.each(programs)('the subscriber in $file', (program) => {
	const isHere = installed.includes(program.language);
	const what = isHere
		? 'subscribes, accepts signed deliveries and refuses all others'
		: 'is not run: its language is not installed';
	it.skipIf(!isHere)(what, async () => {
		const { proxy, output, leave } = await start(program);
		const callback = `${proxy.origin}/callback`;

		const status = await expectOutput(output, /http:\S+\/api\/websub\/subscriptions\/[\w-]+/);
		await expect
			.poll(async () => (await (await fetch(status)).json()).state, PATIENCE)
			.toBe('active');
		const topic = await (await fetch(`${server.baseUrl}${PATHS.reviews}`)).arrayBuffer();
		await fetch(`${status}/test`, { method: 'POST' });
		await expectOutput(output, new RegExp(`^accepted ${topic.byteLength} bytes$`, 'm'));

		const forged = createHmac('sha256', 'another secret').update('{}').digest('hex');
		await deliver(callback, '{}', `sha256=${forged}`);
		await expectOutput(output, /^refused$/m);
		const before = output().match(/^refused$/gm)?.length ?? 0;
		await deliver(callback, '{}');
		await expect.poll(() => output().match(/^refused$/gm)?.length ?? 0, PATIENCE).toBe(before + 1);
		expect(output().match(/^accepted/gm)).toHaveLength(1);

		const verification = new URLSearchParams({
			'hub.mode': 'subscribe',
			'hub.topic': 'https://elsewhere.example/feed',
			'hub.challenge': 'not asked for',
			'hub.lease_seconds': '3600',
		});
		const { status: answer, text } = await send(`${callback}?${verification}`, 'GET');
		expect(answer).toBe(404);
		expect(text).not.toContain('not asked for');

		await leave();
		await expect
			.poll(async () => (await (await fetch(status)).json()).state, PATIENCE)
			.not.toBe('active');
	});
});

interface Started {
	readonly proxy: TlsProxy;
	readonly output: () => string;
	/** Stops the program, then starts it again to unsubscribe. */
	readonly leave: () => Promise<void>;
}

/** Starts a program the way its page says (PHP with its own web server): plain HTTP behind TLS. */
async function start({ language, file = '', code }: Sample): Promise<Started> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-subscriber-'));
	writeFileSync(join(folder, file), withOrigin(code, server.baseUrl));
	const port = await freePort();
	const certificate = await authority.issue(['127.0.0.1']);
	const proxy = await startTlsProxy(certificate, port);
	const variables = { PORT: String(port), CALLBACK: `${proxy.origin}/callback`, SECRET };
	const running: ChildProcess[] = [];
	let output = '';
	const run = (command: readonly string[]) => {
		const [program = '', ...args] = command;
		const env = sampleEnvironment(variables);
		// A separate process group, because "go run" has a child process.
		const child = spawn(program, args, { cwd: folder, env, detached: true });
		running.push(child);
		stops.push(() => end(child));
		child.stdout.on('data', (chunk: Buffer) => (output += chunk.toString()));
		child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
	};
	stops.push(proxy.stop);
	const isBehindServer = language === 'php';
	if (isBehindServer) {
		run(['php', '-S', `127.0.0.1:${port}`, file]);
		await expectOutput(() => output, /started/);
	}
	run(commandFor(language, file));
	return {
		proxy,
		output: () => output,
		async leave() {
			if (!isBehindServer) for (const child of running) await end(child);
			run([...commandFor(language, file), 'unsubscribe']);
		},
	};
}

async function end(child: ChildProcess): Promise<void> {
	const { pid, exitCode, signalCode } = child;
	if (pid === undefined || exitCode !== null || signalCode !== null) return;
	const ended = once(child, 'exit');
	process.kill(-pid, 'SIGKILL');
	await ended;
}

async function expectOutput(output: () => string, pattern: RegExp): Promise<string> {
	await expect.poll(output, PATIENCE).toMatch(pattern);
	return pattern.exec(output())?.[0] ?? '';
}

/** Sends a delivery as a third party could, signed or not. */
async function deliver(url: string, body: string, signature?: string): Promise<void> {
	await send(url, 'POST', body, {
		'Content-Type': 'application/json',
		...(signature !== undefined && { 'X-Hub-Signature': signature }),
	});
}

async function send(
	url: string,
	method: string,
	body?: string,
	headers: Record<string, string> = {},
): Promise<{ status: number; text: string }> {
	const outgoing = request(url, { method, headers, ca: authority.certificate });
	outgoing.end(body);
	const [incoming] = (await once(outgoing, 'response')) as [IncomingMessage];
	let text = '';
	for await (const chunk of incoming) text += String(chunk);
	return { status: incoming.statusCode ?? 0, text };
}
