import { setTimeout as sleep } from 'node:timers/promises';
import { DEFAULT_HUB_POLICY } from '../../src/platform/hub-policy.ts';
import { createAuthority } from '../../tests/support/certificates.ts';
import type { Measurement } from './bench.ts';
import { startBenchProcess, type BenchProcess } from './child.ts';
import type { Published } from './fan-out-hub.ts';
import type { Posting } from './fan-out-loop.ts';
import {
	HANGING_PATH,
	SLOW_MILLISECONDS,
	SLOW_PATH,
	type Listening,
	type Receipts,
} from './fan-out-subscribers.ts';

const SIZES = [1000, 2000, 10_000] as const;
const PORTS = 100;
/** Not set for the hub: its default is measured. */
const CONCURRENCY = DEFAULT_HUB_POLICY.concurrency;
const ROUNDS = 5;
/** About the size of a feed of 50 reviews. */
const BODY_BYTES = 50_000;
/** Subscribers on a separate origin, which gets at most two deliveries at a time. */
const HANGING = 20;
const [SLOW_HOSTS, SLOW_SUBSCRIBERS] = [8, 160];
const [QUICK_HOSTS, QUICK_SUBSCRIBERS] = [40, 400];
const HEADERS = {
	'content-type': 'application/atom+xml; charset=utf-8',
	link: '<https://reviews.example/api/websub/hub>; rel="hub", <https://reviews.example/feed.xml>; rel="self"',
	'x-hub-delivery': 'a'.repeat(32),
};

interface Round {
	readonly perSecond: number;
	readonly p50: number;
	readonly p95: number;
	readonly p99: number;
	readonly handshakes: number;
	/** Processor time of the sender for each delivery. */
	readonly cpuMicroseconds: number;
}

/**
 * Compares the hub's deliveries per second over HTTPS, with its default settings, with a bare
 * `undici` loop. Also measures how hanging subscribers affect the others, and the hub's memory.
 */
export async function benchFanOut(): Promise<Measurement[]> {
	const { subscribers, hub, environment, issue, stop } = await startFanOut();
	const loop = startBenchProcess('fan-out-loop.ts', environment);
	try {
		const listening: Listening = { certificate: await issue(), ports: PORTS + 1 };
		const [hanging, ...origins] = await subscribers.ask<string[]>('listen', listening);
		const callbacks = Array.from(
			{ length: Math.max(...SIZES) },
			(_, index) => `${origins[index % PORTS]}/${index}`,
		);
		const nextBody = createBodies();
		const publish = async () => (await hub.ask<Published>('publish', nextBody())).begin;
		const post = async (size: number) => {
			// In random order: the hub's order is also arbitrary, by digest.
			const shuffled = callbacks.slice(0, size).toSorted(() => Math.random() - 0.5);
			const posting = { callbacks: shuffled, concurrency: CONCURRENCY, body: nextBody() };
			return loop.ask<number>('post', { ...posting, headers: HEADERS } satisfies Posting);
		};

		await publish();
		const measurements: Measurement[] = [];
		let subscribed = 0;
		let [before, last]: [number, Round | undefined] = [0, undefined];
		for (const size of SIZES) {
			await subscribe(hub, subscribers, callbacks.slice(subscribed, size));
			subscribed = size;
			const [ofHub, ofLoop]: [Round[], Round[]] = [[], []];
			// The first round is a warm-up and is not counted.
			for (let round = 0; round <= ROUNDS; round++) {
				ofHub.push(await measure(subscribers, hub, size, publish));
				ofLoop.push(await measure(subscribers, loop, size, () => post(size)));
				// Only in one round: garbage collection would slow down the hub but not the loop.
				if (round === 0) before = await hub.ask<number>('memory');
			}
			last = medianRound(ofHub.slice(1));
			measurements.push(...compareRounds(size, last, medianRound(ofLoop.slice(1))));
		}
		const after = await hub.ask<number>('memory');

		const hangers = Array.from(
			{ length: HANGING },
			(_, index) => `${hanging}${HANGING_PATH}/${index}`,
		);
		await subscribe(hub, subscribers, hangers);
		const withHangingRounds = [];
		for (let round = 0; round < 3; round++) {
			withHangingRounds.push(await measure(subscribers, hub, subscribed, publish));
		}
		const withHanging = medianRound(withHangingRounds);
		return [
			...measurements,
			{
				name: 'fan-out: p99 with hanging subscribers',
				ratio: withHanging.p99 / (last?.p99 ?? NaN),
				to: 'p99 without them',
				details: rounded(withHanging),
			},
			{
				name: `fan-out: memory, ${ROUNDS} times`,
				ratio: after / before,
				to: 'after the first',
				details: { megabytes: Math.round(after), megabytesBefore: Math.round(before) },
			},
		];
	} finally {
		await Promise.all([stop(), loop.stop()]);
	}
}

/**
 * Measures how the deliveries of 400 subscribers on 40 hosts change if 160 others on eight hosts
 * respond after nine seconds: when the hub does not know it yet, and when it does.
 */
export async function benchSlowHosts(): Promise<Measurement[]> {
	const { subscribers, hub, issue, stop } = await startFanOut();
	try {
		const ports = SLOW_HOSTS + QUICK_HOSTS;
		const listening: Listening = { certificate: await issue(), ports };
		const origins = await subscribers.ask<string[]>('listen', listening);
		const [slow, quick] = [origins.slice(0, SLOW_HOSTS), origins.slice(SLOW_HOSTS)];
		const nextBody = createBodies();
		const publish = async () => (await hub.ask<Published>('publish', nextBody())).begin;
		const spread = (hosts: readonly string[], path: string, count: number) =>
			Array.from({ length: count }, (_, index) => `${hosts[index % hosts.length]}${path}/${index}`);
		const measureQuick = () => measure(subscribers, hub, QUICK_SUBSCRIBERS, publish);

		await publish();
		await subscribe(hub, subscribers, spread(quick, '', QUICK_SUBSCRIBERS));
		await measureQuick();
		const without = [];
		for (let round = 0; round < ROUNDS; round++) without.push(await measureQuick());
		await subscribe(hub, subscribers, spread(slow, SLOW_PATH, SLOW_SUBSCRIBERS));
		const unknown = await measureQuick();
		await sleep(SLOW_MILLISECONDS);
		const known = [];
		for (let round = 0; round < ROUNDS; round++) known.push(await measureQuick());
		const before = medianRound(without);
		return Object.entries({ unknown, known: medianRound(known) }).map(([state, round]) => ({
			name: `fan-out: p95 beside eight slow hosts, ${state} to be slow`,
			ratio: round.p95 / before.p95,
			to: 'p95 without them',
			details: { p95: Math.round(round.p95), p95Without: Math.round(before.p95) },
		}));
	} finally {
		await stop();
	}
}

/** Starts the hub with its default settings, but without rates, and a process for subscribers. */
async function startFanOut() {
	const authority = await createAuthority();
	const environment = {
		NODE_EXTRA_CA_CERTS: authority.file,
		HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
		HUB_RATE_LIMIT: 'off',
	};
	const subscribers = startBenchProcess('fan-out-subscribers.ts');
	const hub = startBenchProcess('fan-out-hub.ts', environment, ['--expose-gc']);
	return {
		subscribers,
		hub,
		environment,
		issue: () => authority.issue(['127.0.0.1']),
		stop: () => Promise.all([hub.stop(), subscribers.stop()]),
	};
}

function createBodies(): () => string {
	let edition = 0;
	return () => `${(edition += 1)}`.padEnd(BODY_BYTES, 'entry ');
}

function compareRounds(size: number, hub: Round, loop: Round): Measurement[] {
	return [
		{
			name: `fan-out to ${size}`,
			ratio: hub.perSecond / loop.perSecond,
			to: 'bare undici loop',
			details: { ...rounded(hub), loopPerSecond: Math.round(loop.perSecond) },
		},
		{
			name: `fan-out to ${size}: processor time`,
			ratio: hub.cpuMicroseconds / loop.cpuMicroseconds,
			to: 'bare undici loop',
			details: { ...rounded(loop) },
		},
	];
}

/** Subscribes with the hub's own protocol: it verifies every callback. */
async function subscribe(
	hub: BenchProcess,
	subscribers: BenchProcess,
	callbacks: readonly string[],
): Promise<void> {
	const asked = await subscribers.ask<number>('questions');
	await hub.ask('subscribe', callbacks);
	while ((await subscribers.ask<number>('questions')) < asked + callbacks.length) await sleep(50);
	// Time to store the last confirmations.
	await sleep(500);
}

async function measure(
	subscribers: BenchProcess,
	sender: BenchProcess,
	count: number,
	send: () => Promise<number>,
): Promise<Round> {
	await subscribers.ask('expect', count);
	const cpuBefore = await sender.ask<number>('cpu');
	const begin = await send();
	const { times, repeated, handshakes } = await subscribers.ask<Receipts>('receipts');
	// Time for the sender to record its deliveries.
	await sleep(300);
	const cpu = (await sender.ask<number>('cpu')) - cpuBefore;
	if (repeated > 0) throw new TypeError(`Cannot measure: ${repeated} deliveries were repeated`);
	const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? NaN) - begin;
	return {
		perSecond: (count * 1000) / at(1),
		p50: at(0.5),
		p95: at(0.95),
		p99: at(0.99),
		handshakes,
		cpuMicroseconds: cpu / count,
	};
}

function medianRound(rounds: readonly Round[]): Round {
	const sorted = rounds.toSorted((a, b) => a.perSecond - b.perSecond);
	const median = sorted[Math.floor(sorted.length / 2)];
	if (median === undefined) throw new RangeError('Cannot find the median: no rounds');
	return median;
}

function rounded(round: Round): Record<string, number> {
	return Object.fromEntries(
		Object.entries(round).map(([name, value]) => [name, Math.round(value)]),
	);
}
