import { spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { createAuthority } from '../../tests/support/certificates.ts';
import { ROOT } from '../../tests/support/content.ts';
import { freePort } from '../../tests/support/running-server.ts';
import { startSubscriber, type Subscriber } from '../../tests/support/subscriber.ts';

const ROUNDS = Number(process.env['KILL_ROUNDS'] ?? 200);
const CALLBACKS = 12;
const SECRET = 'long-secret';
const SETTLE_MILLISECONDS = 15_000;
/** The topic whose delivery ends a round. */
const FEED = '/feed.xml';

type Mode = 'subscribe' | 'unsubscribe';

/** The last request of a callback that the hub accepted with a 202, or may have accepted. */
interface Wish {
	mode: Mode | undefined;
	/** Whether the response was lost, so that the hub may or may not have accepted the request. */
	isUnsure: boolean;
}

let subscriber: Subscriber;
let hub: ChildProcess;
let environment: NodeJS.ProcessEnv;
let baseUrl: string;
let dataDir: string;
const wishes = new Map<string, Wish>();

beforeAll(async () => {
	const authority = await createAuthority();
	subscriber = await startSubscriber(await authority.issue(['127.0.0.1']));
	dataDir = mkdtempSync(join(tmpdir(), 'forecourt-kill-'));
	const port = String(await freePort());
	baseUrl = `http://127.0.0.1:${port}`;
	environment = {
		...process.env,
		PORT: port,
		BASE_URL: baseUrl,
		DATA_DIR: dataDir,
		DEPLOY_HOOK_SECRET: SECRET,
		HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
		HUB_RATE_LIMIT: 'off',
		HUB_RETRY_SECONDS: '0.2,0.2,0.5,1',
		HUB_CONCURRENCY_PER_HOST: '4',
		NODE_EXTRA_CA_CERTS: authority.file,
	};
	for (let index = 0; index < CALLBACKS; index++) {
		wishes.set(`/c${index}`, { mode: undefined, isUnsure: false });
	}
	writeText('the beginning');
	await startHub();
}, 60_000);

afterAll(async () => {
	hub?.kill('SIGKILL');
	await subscriber?.stop();
});

describe('a hub that is killed at random moments', () => {
	it(
		`loses no subscription or change, and delivers to no removed subscriber, ${ROUNDS} times`,
		async () => {
			let random = lcg(20_261_120);
			for (let round = 1; round <= ROUNDS; round++) {
				const text = `text of round ${round}`;
				const killAfter = random() * 250;
				const killed = delay(killAfter).then(killHub);
				// Requests and a publication while the hub may be killed.
				const asking = [...wishes.keys()]
					.filter(() => random() < 0.4)
					.map((path) => ask(path, random() < 0.6 ? 'subscribe' : 'unsubscribe'));
				const publishing = delay(random() * 150).then(() => {
					writeText(text);
					return publish();
				});
				await Promise.all([...asking, publishing, killed]);
				await startHub();
				await expectSettled(text);
				await expectNextChangeGoesToSubscribers(`after round ${round}`);
				if (round % 20 === 0) console.log(`${round} rounds`);
			}
		},
		ROUNDS * 30_000,
	);
});

/** Waits until all accepted requests are verified and all subscribers have the last content. */
async function expectSettled(text: string): Promise<void> {
	await vi.waitFor(
		() => {
			for (const [path, { mode, isUnsure }] of wishes) {
				if (isUnsure || mode === undefined) continue;
				const last = subscriber.verifications(path).at(-1);
				expect([path, last && new URL(last.url, baseUrl).searchParams.get('hub.mode')]).toEqual([
					path,
					mode,
				]);
			}
		},
		{ timeout: SETTLE_MILLISECONDS, interval: 20 },
	);
	// Callbacks subscribed both before and after the round receive its change.
	await publish();
	await vi.waitFor(
		() => {
			for (const path of steady) {
				expect([path, subscriber.deliveries(path).at(-1)?.body.toString()]).toEqual([
					path,
					`${FEED}\n${text}`,
				]);
			}
		},
		{ timeout: SETTLE_MILLISECONDS, interval: 20 },
	);
}

/** Callbacks subscribed at the last check that have sent no request since. */
let steady: string[] = [];

/** Publishes a change, and checks that exactly the expected subscribers receive it. */
async function expectNextChangeGoesToSubscribers(text: string): Promise<void> {
	// Requests with a lost response are repeated, so that their outcome is known.
	const unsure = [...wishes].filter(([, wish]) => wish.isUnsure);
	await Promise.all(unsure.map(([path, { mode }]) => ask(path, mode ?? 'subscribe')));
	await vi.waitFor(
		() => {
			for (const [path, { mode }] of unsure) {
				const last = subscriber.verifications(path).at(-1);
				expect(last && new URL(last.url, baseUrl).searchParams.get('hub.mode')).toBe(mode);
			}
		},
		{ timeout: SETTLE_MILLISECONDS, interval: 20 },
	);
	// Time for the hub to store the response to the last verification.
	await delay(60);

	writeText(text);
	await publish();
	const wanted = [...wishes].filter(([, { mode }]) => mode === 'subscribe').map(([path]) => path);
	const got = () =>
		[...wishes.keys()].filter(
			(path) => subscriber.deliveries(path).at(-1)?.body.toString() === `${FEED}\n${text}`,
		);
	await vi.waitFor(() => expect(got()).toEqual(wanted), {
		timeout: SETTLE_MILLISECONDS,
		interval: 20,
	});
	await delay(40);
	expect(got()).toEqual(wanted);
	steady = wanted;
}

async function ask(path: string, mode: Mode): Promise<void> {
	steady = steady.filter((other) => other !== path);
	const form = new URLSearchParams({
		'hub.mode': mode,
		'hub.topic': baseUrl + FEED,
		'hub.callback': subscriber.origin + path,
	});
	const status = await post('/api/websub/hub', form);
	wishes.set(path, { mode, isUnsure: status === undefined });
	expect([202, undefined]).toContain(status);
}

async function publish(): Promise<void> {
	const status = await post('/api/websub/publish', new URLSearchParams());
	expect([200, undefined]).toContain(status);
}

/** Returns the status, or `undefined` if the hub was killed in the meantime. */
function post(path: string, body: URLSearchParams): Promise<number | undefined> {
	const headers = { Authorization: `Bearer ${SECRET}` };
	return fetch(baseUrl + path, { method: 'POST', body, headers }).then(
		async (response) => {
			await response.arrayBuffer();
			return response.status;
		},
		() => undefined,
	);
}

async function startHub(): Promise<void> {
	hub = spawn(process.execPath, ['tools/long/hub-process.ts'], {
		cwd: ROOT,
		env: environment,
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [first] = await once(hub.stdout!, 'data');
	expect(String(first)).toContain('ready');
}

async function killHub(): Promise<void> {
	const exit = once(hub, 'exit');
	hub.kill('SIGKILL');
	await exit;
}

function writeText(text: string): void {
	writeFileSync(join(dataDir, 'text'), text);
}

/** A pseudorandom series that is the same in every run. */
function lcg(seed: number): () => number {
	let state = seed;
	return () => {
		state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
		return state / 2 ** 32;
	};
}
