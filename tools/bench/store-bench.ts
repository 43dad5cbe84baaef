import { mkdtempSync, rmSync } from 'node:fs';
import type { SQLInputValue } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openHubDatabase, type HubDatabase } from '../../src/hub/stores/sqlite/hub-database.ts';
import { createScriptRunner } from '../../src/hub/stores/kv/kv-client.ts';
import { createKvSubscriptionStore } from '../../src/hub/stores/kv/subscription-store.ts';
import { createSqliteSubscriptionStore } from '../../src/hub/stores/sqlite/subscription-store.ts';
import type { SubscriptionStore } from '../../src/hub/core/subscription-store.ts';
import { subscriptionId } from '../../src/hub/core/subscription.ts';
import { aHubRequest } from '../../tests/support/hub.ts';
import { startKv } from '../../tests/support/kv.ts';
import type { Measurement } from './bench.ts';

const MANY = 100_000;
const FEW = 1_000;
const EXPIRING = 100;
const PAGE = 200;
/** The number of concurrent requests. */
const AT_ONCE = 50;
const TOPIC = '/feed.xml';
const NOW = Date.parse('2026-11-21T12:00:00Z');
const SOON = NOW + 60_000;
const LATER = NOW + 86_400_000;
const ROOM = {
	pending: Infinity,
	pendingPerHost: Infinity,
	perTopic: Infinity,
	perHost: Infinity,
	perPath: Infinity,
};
const LIMIT = { count: 3, spanSeconds: 0 };
const ATTEMPT = {
	kind: 'delivery',
	at: SOON,
	milliseconds: 90,
	bytes: 50_000,
	status: 204,
} as const;

interface Times {
	readonly subscribePerSecond: number;
	readonly listMilliseconds: number;
	readonly expireMilliseconds: number;
}

/**
 * Puts 100,000 subscriptions into both stores. The ratio compares the time to expire 100 of them
 * with that at 1,000 subscriptions: about 1 unless expiring scans all subscriptions.
 */
export async function benchStores(): Promise<Measurement[]> {
	return [await benchSqlite(), ...(await benchKv())];
}

async function benchSqlite(): Promise<Measurement> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-store-'));
	const measureAt = async (size: number) => {
		const database = openHubDatabase(join(folder, `${size}.sqlite`));
		const statements = new Set<string>();
		const store = createSqliteSubscriptionStore(recording(database, statements));
		const times = await measure(store, size);
		const scans = await countScans(database, statements);
		await database.close();
		return { times, scans };
	};
	const few = await measureAt(FEW);
	const many = await measureAt(MANY);
	rmSync(folder, { recursive: true });
	return toMeasurement('SQLite', few.times, many.times, { fullScans: many.scans });
}

/** Wraps the database and records every SQL statement. */
function recording(database: HubDatabase, statements: Set<string>): HubDatabase {
	const noting =
		<Result>(ask: (sql: string, ...values: SQLInputValue[]) => Result) =>
		(sql: string, ...values: SQLInputValue[]) => {
			statements.add(sql);
			return ask(sql, ...values);
		};
	return {
		close: database.close,
		read: (work) => database.read(({ get, all }) => work({ get: noting(get), all: noting(all) })),
		transact: (work, options) =>
			database.transact(
				({ run, get, all }) => work({ run: noting(run), get: noting(get), all: noting(all) }),
				options,
			),
	};
}

/** Returns the number of query plan steps that scan a whole table. */
async function countScans(database: HubDatabase, statements: Set<string>): Promise<number> {
	const plans = await database.transact(({ all }) =>
		[...statements].flatMap((sql) => all(`EXPLAIN QUERY PLAN ${sql}`)),
	);
	return plans.filter(({ detail }) => /^SCAN \w/.test(String(detail))).length;
}

async function benchKv(): Promise<Measurement[]> {
	const kv = await startKv();
	try {
		const store = createKvSubscriptionStore(createScriptRunner(kv));
		const few = await measure(store, FEW);
		const before = await countForDelivery(kv.commands, store, FEW);
		await kv.redis.flushall();
		const many = await measure(store, MANY);
		return [
			toMeasurement('KV', few, many, {}),
			{
				name: `KV commands of a publication to ${before.subscribers}`,
				ratio: before.commands / before.subscribers,
				to: 'subscribers',
				details: before,
			},
		];
	} finally {
		await kv.stop();
	}
}

function toMeasurement(
	name: string,
	few: Times,
	many: Times,
	details: Readonly<Record<string, number>>,
): Measurement {
	return {
		name: `${MANY} subscriptions in ${name}`,
		ratio: many.expireMilliseconds / few.expireMilliseconds,
		to: `expiring ${EXPIRING} of ${FEW}`,
		details: {
			...rounded(many),
			fewExpireMilliseconds: rounded(few)['expireMilliseconds'] ?? 0,
			...details,
		},
	};
}

/** Subscribes, lists all subscriptions in pages, and expires the first ones. */
async function measure(store: SubscriptionStore, size: number): Promise<Times> {
	const subscribing = await timeOf(() => subscribe(store, size));
	let listed = 0;
	const listing = await timeOf(async () => {
		listed = await countByPages(store);
	});
	const expiring = await timeOf(() => store.removeExpired(SOON));
	const left = await store.countSubscriptions(TOPIC, SOON);
	if (listed !== size || left !== size - EXPIRING) {
		throw new TypeError(`Cannot measure: ${listed} listed and ${left} left of ${size}`);
	}
	return {
		subscribePerSecond: (size * 1000) / subscribing,
		listMilliseconds: listing,
		expireMilliseconds: expiring,
	};
}

async function subscribe(store: SubscriptionStore, size: number): Promise<void> {
	let next = 0;
	const work = async () => {
		for (let index = next++; index < size; index = next++) {
			const id = `request-${index}`;
			const request = aHubRequest({ callback: callbackOf(index) });
			await store.addPending(id, request, ROOM, NOW, LATER);
			await store.confirmPending(id, index < EXPIRING ? SOON : LATER, ROOM, NOW);
		}
	};
	await Promise.all(Array.from({ length: AT_ONCE }, work));
}

async function countByPages(store: SubscriptionStore): Promise<number> {
	let [listed, after]: [number, string | undefined] = [0, ''];
	while (after !== undefined) {
		const page = await store.listSubscriptions(TOPIC, { after }, PAGE, NOW);
		listed += page.entries.length;
		after = page.next;
	}
	return listed;
}

/** Makes the store calls of a publication to all subscribers. Returns the number of commands. */
async function countForDelivery(commands: () => number, store: SubscriptionStore, size: number) {
	const before = commands();
	const last = await store.readPublication(TOPIC);
	const publication = await store.addPublication(TOPIC, '"a"', last, NOW);
	if (publication === undefined) throw new TypeError('Cannot publish: another one was faster');
	// The hub counts once to choose the number of starting points, and once to report the deliveries.
	await store.countSubscriptions(TOPIC, SOON);
	await store.markAnnounced(publication);
	await store.countSubscriptions(TOPIC, SOON);
	const announcing = commands() - before;
	const subscribers = size - EXPIRING;
	let [after, pages]: [string | undefined, number] = ['', 0];
	while (after !== undefined) {
		await store.readPublication(TOPIC);
		after = (await store.listSubscriptions(TOPIC, { after }, PAGE, SOON)).next;
		pages += 1;
	}
	for (let index = EXPIRING; index < size; index++) {
		const id = subscriptionId(TOPIC, callbackOf(index));
		const start = await store.startDelivery(id, publication, SOON, LATER);
		if (start.state !== 'started') throw new TypeError(`Cannot deliver: ${start.state}`);
		const { subscription } = start;
		const end = { subscription, publication: publication.number, result: 'delivered' } as const;
		await store.endDelivery({ ...end, attempt: ATTEMPT, counter: 'delivered:1' }, LIMIT, SOON);
	}
	return { commands: commands() - before, announcing, pages, subscribers };
}

function callbackOf(index: number): string {
	return `https://subscriber-${index % 1000}.example/${index}`;
}

async function timeOf(work: () => Promise<void>): Promise<number> {
	const begin = performance.now();
	await work();
	return performance.now() - begin;
}

function rounded(times: Times): Record<string, number> {
	return Object.fromEntries(
		Object.entries(times).map(([name, value]) => [name, Math.round(value * 10) / 10]),
	);
}
