import { setTimeout as sleep } from 'node:timers/promises';
import { createAuthority } from '../../tests/support/certificates.ts';
import type { Measurement } from './bench.ts';
import { startBenchProcess, type BenchProcess } from './child.ts';
import type { Published } from './fan-out-hub.ts';
import type { Posting } from './fan-out-loop.ts';
import { HANGING_PATH, type Listening, type Receipts } from './fan-out-subscribers.ts';

const SUBSCRIBERS = 10_000;
const PORTS = 100;
const CONCURRENCY = 64;
const ROUNDS = 5;
/** About the size of a feed of 50 reviews. */
const BODY_BYTES = 50_000;
/** Subscribers on a separate origin, which gets at most two deliveries at a time. */
const HANGING = 20;
const HEADERS = {
	'content-type': 'application/atom+xml; charset=utf-8',
	link: '<https://reviews.example/api/websub/hub>; rel="hub", <https://reviews.example/feed.xml>; rel="self"',
	'x-hub-delivery': 'a'.repeat(32),
};

interface Round {
	readonly perSecond: number;
	readonly p50: number;
	readonly p99: number;
	readonly handshakes: number;
	/** Processor time of the sender for each delivery. */
	readonly cpuMicroseconds: number;
}

/**
 * Compares the hub's deliveries per second to 10,000 subscribers over HTTPS with a bare `undici`
 * loop. Also measures how hanging subscribers affect the others, and the hub's memory.
 */
export async function benchFanOut(): Promise<Measurement[]> {
	const authority = await createAuthority();
	const environment = {
		NODE_EXTRA_CA_CERTS: authority.file,
		HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
		HUB_RATE_LIMIT: 'off',
		HUB_CONCURRENCY: String(CONCURRENCY),
	};
	const subscribers = startBenchProcess('fan-out-subscribers.ts');
	const hub = startBenchProcess('fan-out-hub.ts', environment, ['--expose-gc']);
	const loop = startBenchProcess('fan-out-loop.ts', environment);
	try {
		const certificate = await authority.issue(['127.0.0.1']);
		const listening: Listening = { certificate, ports: PORTS + 1 };
		const [hanging, ...origins] = await subscribers.ask<string[]>('listen', listening);
		const callbacks = Array.from(
			{ length: SUBSCRIBERS },
			(_, index) => `${origins[index % PORTS]}/${index}`,
		);
		let edition = 0;
		const nextBody = () => `${(edition += 1)}`.padEnd(BODY_BYTES, 'entry ');
		const publish = async () => (await hub.ask<Published>('publish', nextBody())).begin;
		const post = async () => {
			// In random order: the hub's order is also arbitrary, by digest.
			const shuffled = callbacks.toSorted(() => Math.random() - 0.5);
			const posting = { callbacks: shuffled, concurrency: CONCURRENCY, body: nextBody() };
			return loop.ask<number>('post', { ...posting, headers: HEADERS } satisfies Posting);
		};

		await publish();
		await subscribe(hub, subscribers, callbacks);
		const [ofHub, ofLoop]: [Round[], Round[]] = [[], []];
		let before = 0;
		// The first round is a warm-up and is not counted.
		for (let round = 0; round <= ROUNDS; round++) {
			ofHub.push(await measure(subscribers, hub, publish));
			ofLoop.push(await measure(subscribers, loop, post));
			// Only in one round: garbage collection would slow down the hub but not the loop.
			if (round === 0) before = await hub.ask<number>('memory');
		}
		const after = await hub.ask<number>('memory');
		const [hubRound, loopRound] = [medianRound(ofHub.slice(1)), medianRound(ofLoop.slice(1))];

		const hangers = Array.from(
			{ length: HANGING },
			(_, index) => `${hanging}${HANGING_PATH}/${index}`,
		);
		await subscribe(hub, subscribers, hangers);
		const withHangingRounds = [];
		for (let round = 0; round < 3; round++) {
			withHangingRounds.push(await measure(subscribers, hub, publish));
		}
		const withHanging = medianRound(withHangingRounds);
		return [
			{
				name: `fan-out to ${SUBSCRIBERS}`,
				ratio: hubRound.perSecond / loopRound.perSecond,
				to: 'bare undici loop',
				details: { ...rounded(hubRound), loopPerSecond: Math.round(loopRound.perSecond) },
			},
			{
				name: 'fan-out: processor time',
				ratio: hubRound.cpuMicroseconds / loopRound.cpuMicroseconds,
				to: 'bare undici loop',
				details: { ...rounded(loopRound) },
			},
			{
				name: 'fan-out: p99 with hanging subscribers',
				ratio: withHanging.p99 / hubRound.p99,
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
		await Promise.all([hub, loop, subscribers].map((process) => process.stop()));
	}
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
	send: () => Promise<number>,
): Promise<Round> {
	await subscribers.ask('expect', SUBSCRIBERS);
	const cpuBefore = await sender.ask<number>('cpu');
	const begin = await send();
	const { times, repeated, handshakes } = await subscribers.ask<Receipts>('receipts');
	// Time for the sender to record its deliveries.
	await sleep(300);
	const cpu = (await sender.ask<number>('cpu')) - cpuBefore;
	if (repeated > 0) throw new TypeError(`Cannot measure: ${repeated} deliveries were repeated`);
	const at = (share: number) => (times[Math.ceil(times.length * share) - 1] ?? NaN) - begin;
	return {
		perSecond: (SUBSCRIBERS * 1000) / at(1),
		p50: at(0.5),
		p99: at(0.99),
		handshakes,
		cpuMicroseconds: cpu / SUBSCRIBERS,
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
