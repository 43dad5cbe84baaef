import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { backUpContent } from '../../tests/support/content.ts';
import { startHub, until, type HubClient } from '../../tests/support/hub-client.ts';
import { WITH_PAGES } from '../../tests/support/running-server.ts';
import { hubParameter, startSubscriber, type Subscriber } from '../../tests/support/subscriber.ts';
import { isSignedWith, requestAll } from '../../tests/system/websub/confirmed.ts';
import {
	changeNewest,
	FIRST_CHANGE,
	SECOND_CHANGE,
} from '../../tests/system/websub/content-changes.ts';
import { createWitness, type EditionChecker } from './edition-witness.ts';
import { createLoadClient, type LoadClient } from './load-client.ts';
import { inTurn, mixedQuestions } from './mixed-questions.ts';
import { sendAtRate, type PacedResult } from './pace.ts';
import { median, watchProcess } from './process-watch.ts';

export interface LoadSize {
	/** The number of publications under load. */
	readonly publications: number;
	/** The duration of the peak phase, at the maximum rate. */
	readonly peakSeconds: number;
	/** The duration of the soak phase, at 80% of the peak rate. */
	readonly soakSeconds: number;
	/** Whether pages are also requested; they take most of the build time. */
	readonly hasPages: boolean;
	/** Whether nothing else runs at the same time, so that the full rate must be reached. */
	readonly isAlone: boolean;
}

const CONNECTIONS = 32;
const SHARE_OF_PEAK = 0.8;
const SECRET = 'a secret of a subscriber';
const CALLBACKS = ['/first', '/second', '/third'];
/** Compilation and response caches grow for a while; further growth counts as a leak. */
const MOST_GROWTH = { share: 1.15, megabytes: 48 };
const MORE_DESCRIPTORS = 4;
const CHURNING_CALLBACKS = 20;
/** Enough to build three editions without a cache. */
const PREPARE_MILLISECONDS = 600_000;
const PUBLISH_MILLISECONDS = 60_000;

interface PublishedEdition {
	readonly id: string;
	/** Restores the content that it was published from. */
	readonly restoreContent: () => void;
	readonly feed: Buffer;
}

/** Puts the whole service under load and compares every response with the expected one. */
export function describeLoad(size: LoadSize): void {
	const { publications, peakSeconds, soakSeconds, hasPages, isAlone } = size;
	let hub: HubClient;
	let subscriber: Subscriber;
	let client: LoadClient;
	let witness: EditionChecker;
	let askNext: () => Promise<void>;
	/** Published in turn: one is live, one was live before it, and one must be loaded from disk. */
	const editions: PublishedEdition[] = [];

	beforeAll(async () => {
		hub = await startHub(hasPages ? WITH_PAGES : {});
		subscriber = await startSubscriber(hub.certificate);
		client = createLoadClient(hub.address, CONNECTIONS);
		const questions = await mixedQuestions(hub.address, hasPages);
		const turns = inTurn(questions);
		witness = createWitness(client, questions);
		let turn = 0;
		askNext = () => witness.ask(turns[turn++ % turns.length]!);
		for (const change of [FIRST_CHANGE, SECOND_CHANGE, 'The third change.']) {
			changeNewest(hub.contentDir, change);
			await hub.publish();
			const edition = await keepEdition(hub);
			editions.push(edition);
			await witness.record(edition.id);
		}
		witness.permit(editions.at(-1)!.id);
		const asked = CALLBACKS.map((path) => [path, { 'hub.secret': SECRET }] as const);
		await requestAll(hub, 'subscribe', subscriber, Object.fromEntries(asked));
	}, PREPARE_MILLISECONDS);

	afterAll(async () => {
		client?.close();
		await Promise.all([hub?.stop(), subscriber?.stop()]);
	});

	describe(`${publications} publications under load`, () => {
		it(
			'serve and deliver no torn, stale or mixed edition',
			async () => {
				const published = new AbortController();
				const asking = sendAtRate({
					ask: askNext,
					connections: CONNECTIONS / 4,
					seconds: 3600,
					signal: published.signal,
				});
				const { DATA_DIR: dataDir = '' } = hub.server.environment;
				let live = editions.at(-1)!;
				try {
					for (let count = 0; count < publications; count++) {
						const next = editions[count % editions.length]!;
						next.restoreContent();
						// The server's record of the previous edition would cause new timestamps.
						rmSync(join(dataDir, 'live-stamps.json'), { force: true });
						witness.permit(live.id, next.id);
						const { edition, changed } = await hub.publish();
						// Responses to later requests must not come from the previous edition.
						witness.permit(next.id);
						expect([edition, changed]).toEqual([next.id, expect.arrayContaining(['/feed.xml'])]);
						live = next;
					}
				} finally {
					published.abort();
				}
				const result = await asking;
				logResult(`${publications} publications under load`, result);
				expect([result.failed, result.failures]).toEqual([0, []]);
				expect([...witness.heard.keys()].toSorted()).toEqual(
					editions.map(({ id }) => id).toSorted(),
				);
				await expectDelivered(subscriber, editions, live);
			},
			publications * PUBLISH_MILLISECONDS,
		);
	});

	describe(`${soakSeconds} s at ${SHARE_OF_PEAK * 100} % of the peak`, () => {
		it(
			'cause no errors and leak no memory or descriptors',
			async () => {
				const { DATA_DIR: dataDir = '' } = hub.server.environment;
				const { pid } = JSON.parse(readFileSync(join(dataDir, 'server.json'), 'utf8'));
				const peak = await sendAtRate({
					ask: askNext,
					connections: CONNECTIONS,
					seconds: peakSeconds,
				});
				logResult('peak', peak);
				const process = watchProcess(pid);
				const { descriptors } = process.look();
				const churn = churnSubscriptions(hub, subscriber);
				const soak = await sendAtRate({
					ask: askNext,
					connections: CONNECTIONS,
					seconds: soakSeconds,
					perSecond: peak.perSecond * SHARE_OF_PEAK,
				});
				process.stop();
				logResult('soak', soak);
				const asked = await churn.stop();
				expect([peak.failed, soak.failed, peak.failures, soak.failures]).toEqual([0, 0, [], []]);
				// When other tests run, the peak does not predict the rate a minute later.
				const wanted = isAlone ? peak.perSecond * SHARE_OF_PEAK * soakSeconds * 0.95 : 0;
				expect(soak.answers).toBeGreaterThan(wanted);
				expect(asked).toBeGreaterThan(0);

				const megabytes = process.samples.map((sample) => sample.megabytes);
				const quarter = Math.ceil(megabytes.length / 4);
				const before = median(megabytes.slice(quarter, 2 * quarter));
				const after = median(megabytes.slice(-quarter));
				const held = process.look().descriptors;
				console.log(
					`memory ${before.toFixed(0)} to ${after.toFixed(0)} MB, descriptors ${descriptors} to ${held}, ${asked} requests to the hub`,
				);
				expect(after).toBeLessThan(before * MOST_GROWTH.share + MOST_GROWTH.megabytes);
				expect(held).toBeLessThan(descriptors + MORE_DESCRIPTORS);
			},
			(peakSeconds + soakSeconds + 120) * 1000,
		);
	});
}

async function keepEdition({ address, contentDir }: HubClient): Promise<PublishedEdition> {
	const { edition } = await (await fetch(`${address}/build.json`)).json();
	const feed = Buffer.from(await (await fetch(`${address}/feed.xml`)).arrayBuffer());
	return { id: edition, restoreContent: backUpContent(contentDir), feed };
}

/** Checks that every delivery is a signed feed of an edition, and the last one the live feed. */
async function expectDelivered(
	subscriber: Subscriber,
	editions: readonly PublishedEdition[],
	live: PublishedEdition,
): Promise<void> {
	for (const path of CALLBACKS) {
		const last = () => subscriber.deliveries(path).at(-1)?.body.equals(live.feed);
		await until(last, `the live feed at ${path}`, 30);
		for (const delivery of subscriber.deliveries(path)) {
			expect(editions.some(({ feed }) => feed.equals(delivery.body))).toBe(true);
			expect(isSignedWith(delivery, SECRET)).toBe(true);
		}
	}
}

/** Subscribes and unsubscribes callbacks, one after another, until stopped. */
function churnSubscriptions(hub: HubClient, subscriber: Subscriber) {
	const over = new AbortController();
	const work = (async () => {
		let count = 0;
		for (; !over.signal.aborted; count++) {
			const path = `/churn/${count % CHURNING_CALLBACKS}`;
			const mode = Math.floor(count / CHURNING_CALLBACKS) % 2 === 0 ? 'subscribe' : 'unsubscribe';
			const before = subscriber.verifications(path).length;
			expect((await hub[mode](`${subscriber.origin}${path}`)).status).toBe(202);
			const isAsked = () => subscriber.verifications(path).length > before;
			await until(isAsked, `the question to ${path}`, 30);
			expect(hubParameter(subscriber.verifications(path).at(-1)!, 'mode')).toBe(mode);
			await sleep(200);
		}
		return count;
	})();
	// Errors are reported by `stop`.
	work.catch(() => {});
	return {
		stop() {
			over.abort();
			return work;
		},
	};
}

function logResult(
	what: string,
	{ answers, perSecond, p50, p99, p999, longest }: PacedResult,
): void {
	const ms = (value: number) => `${value.toFixed(1)} ms`;
	console.log(
		`${what}: ${answers} answers, ${perSecond.toFixed(0)}/s, p50 ${ms(p50)}, p99 ${ms(p99)}, p99.9 ${ms(p999)}, longest ${ms(longest)}`,
	);
}
