import { execFile } from 'node:child_process';
import { rmSync } from 'node:fs';
import { setInterval, setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startHub, until, type HubClient } from '../../tests/support/hub-client.ts';
import { startRedisCluster, type RedisCluster } from '../../tests/support/redis-cluster.ts';
import { startRoundRobin, type RoundRobin } from '../../tests/support/round-robin.ts';
import { startSubscriber, hubParameter, type Subscriber } from '../../tests/support/subscriber.ts';
import { changeNewest } from '../../tests/system/websub/content-changes.ts';
import { HUB_TAG } from '../../src/hub/stores/kv/subscription-store.ts';

const SUBSCRIBERS = Number(process.env['SUBSCRIBERS'] ?? 2000);
const PUBLICATIONS = Number(process.env['PUBLICATIONS'] ?? 20);
const PROCESSES = 3;
const SERVERS = 20;
/** Longer than the lock of a job, a claim and a failover together. */
const SETTLE_SECONDS = 120;
const ASK_AT_ONCE = 20;

let cluster: RedisCluster;
let proxy: RoundRobin;
const subscribers: Subscriber[] = [];
const processes: HubClient[] = [];
const wishes = new Map<string, 'subscribe' | 'unsubscribe'>();
const portOf = ({ server }: HubClient) => Number(server.environment['PORT']);
const pathOf = (callback: string) => new URL(callback).pathname;
const atHost = (callback: string) => subscribers.find(({ origin }) => callback.startsWith(origin))!;

function add(one: HubClient): void {
	processes.push(one);
	proxy.ports.add(portOf(one));
}
async function killAndReplace(index: number): Promise<void> {
	const [killed] = processes.splice(index, 1);
	proxy.ports.delete(portOf(killed!));
	await killed!.kill();
	add(await killed!.restart());
}

/** Sends a request through the proxy until it is accepted. */
async function ask(callback: string, mode: 'subscribe' | 'unsubscribe'): Promise<void> {
	for (;;) {
		const body = new URLSearchParams({
			'hub.mode': mode,
			'hub.topic': `${proxy.url}/feed.xml`,
			'hub.callback': callback,
			'hub.secret': 'a secret of the long test',
		});
		const status = await fetch(`${proxy.url}/api/websub/hub`, { method: 'POST', body }).then(
			async (response) => {
				await response.arrayBuffer();
				return response.status;
			},
			() => undefined,
		);
		if (status === 202) break;
		expect([503, undefined]).toContain(status);
		await sleep(250);
	}
	wishes.set(callback, mode);
	const isConfirmed = () =>
		hubParameter(
			atHost(callback).verifications(pathOf(callback)).at(-1) ?? { url: '/' },
			'mode',
		) === mode;
	await until(isConfirmed, `the question of ${mode} to ${callback}`, SETTLE_SECONDS);
}

async function askAll(
	callbacks: readonly string[],
	mode: 'subscribe' | 'unsubscribe',
): Promise<void> {
	const rest = callbacks.values();
	const work = async () => {
		for (const callback of rest) await ask(callback, mode);
	};
	await Promise.all(Array.from({ length: ASK_AT_ONCE }, work));
}

/** Process ids by the port of their connection, as seen so far. Connections stay open for two seconds. */
const senders = new Map<number, string>();
const run = promisify(execFile);
async function watchSenders(signal: AbortSignal): Promise<void> {
	const flags = ['--tcp', '--numeric', '--processes', '--no-header'];
	for await (const list of setInterval(300, () => run('ss', flags), { signal })) {
		const { stdout } = await list();
		for (const line of stdout.split('\n')) {
			const [, port, pid] = /\s127\.0\.0\.1:(\d+)\s+127\.0\.0\.1:\d+\s.*pid=(\d+)/.exec(line) ?? [];
			if (port !== undefined && pid !== undefined) senders.set(Number(port), pid);
		}
	}
}

beforeAll(async () => {
	const flags = [
		'--cluster-node-timeout',
		'2000',
		'--appendonly',
		'yes',
		'--appendfsync',
		'always',
	];
	[cluster, proxy] = await Promise.all([
		startRedisCluster(3, { replicas: 1, flags }),
		startRoundRobin(),
	]);
	const REDIS_URL = cluster.servers.map(({ url }) => url).join(',');
	add(await startHub({ REDIS_URL, BASE_URL: proxy.url, HUB_CONCURRENCY_PER_HOST: '8' }));
	const { certificate } = processes[0]!;
	for (let index = 0; index < SERVERS; index++)
		subscribers.push(await startSubscriber(certificate));
	while (processes.length < PROCESSES) add(await processes[0]!.restart());
}, 300_000);
afterAll(async () => {
	for (const one of processes) await one.stop();
	for (const one of subscribers) await one.stop();
	proxy?.stop();
	await cluster?.stop();
	if (processes[0]) rmSync(processes[0].contentDir, { recursive: true, force: true });
});

it('several processes and a Redis Cluster lose nothing when each of them is killed in turn', async () => {
	const callbacks = Array.from(
		{ length: SUBSCRIBERS },
		(_, index) => `${subscribers[index % SERVERS]!.origin}/${index}`,
	);
	await askAll(callbacks, 'subscribe');
	// Time to store the last confirmations.
	await sleep(2000);
	let repeats = 0;
	const watching = new AbortController();
	watchSenders(watching.signal).catch(() => undefined);
	let leaving: string[] = [];
	for (let round = 1; round <= PUBLICATIONS; round++) {
		const text = `Text of publication ${round}.`;
		const lengths = new Map(subscribers.map((one) => [one, one.received.length]));
		changeNewest(processes[0]!.contentDir, text);
		const begin = performance.now();
		// Waits until some are delivered, and then kills a process, or the primary of the hub's slot.
		const fault = (async () => {
			await until(
				() => subscribers.some((one) => one.received.length > lengths.get(one)!),
				'the first delivery',
				SETTLE_SECONDS,
			);
			if (round % 5 === 0) {
				const primary = await cluster.primaryOf(`{${HUB_TAG}}:x`);
				await primary.kill();
				await sleep(3000);
				await primary.restart();
				await cluster.settle();
			} else if (round % 5 !== 4) await killAndReplace(round % PROCESSES);
		})();
		const publishing = processes[0]!.publish().catch(async () => {
			// The process that takes publications was killed: the operator repeats the command.
			await sleep(2000);
			return processes[0]!.publish();
		});
		await Promise.all([fault, publishing]);
		const wanted = callbacks.filter((callback) => wishes.get(callback) === 'subscribe');
		const bodyOf = (callback: string) =>
			atHost(callback).deliveries(pathOf(callback)).at(-1)?.body.includes(text);
		await until(() => wanted.every(bodyOf), `publication ${round}`, SETTLE_SECONDS);
		const seconds = (performance.now() - begin) / 1000;
		for (const callback of leaving) expect([callback, bodyOf(callback)]).toEqual([callback, false]);
		for (const one of subscribers) {
			const posts = one.received
				.slice(lengths.get(one))
				.filter(({ method, body }) => method === 'POST' && body.includes(text));
			const ids = new Set(posts.map(({ headers }) => headers['x-hub-delivery']));
			expect(ids.size).toBe(new Set(posts.map(({ url }) => url)).size);
			repeats += posts.length - ids.size;
		}
		const made = Map.groupBy(
			subscribers.flatMap((one) => one.received.slice(lengths.get(one))),
			({ remotePort = 0 }) => senders.get(remotePort) ?? 'unknown',
		);
		const counts = [...made].map(([pid, list]) => `${list.length} by ${pid}`).join(', ');
		console.log(
			`publication ${round}: ${wanted.length} subscribers, ${seconds.toFixed(1)} s; ${counts}`,
		);
		// Some leave, and are never sent anything again; the others of before come back.
		await askAll(leaving, 'subscribe');
		leaving = wanted.slice(round * 10, round * 10 + 5);
		await askAll(leaving, 'unsubscribe');
		await sleep(1000);
	}
	watching.abort();
	console.log(`${repeats} deliveries were repeated, each with the same id`);
}, 3_600_000);
