import type { SQLInputValue } from 'node:sqlite';
import { expect, it } from 'vitest';
import type { HubDatabase } from '../../../src/hub/stores/sqlite/hub-database.ts';
import { createSqliteSubscriptionStore } from '../../../src/hub/stores/sqlite/subscription-store.ts';
import { aHubRequest, START, temporaryDatabase } from '../../support/hub.ts';
import { describeRequestRecords } from './request-records.ts';
import { describeSubscriptionStore } from './subscription-store.ts';

/** The statements of all tests below. */
const statements = new Set<string>();
const createStore = async () => createSqliteSubscriptionStore(recording(temporaryDatabase()));
describeSubscriptionStore('the store in SQLite', createStore);
describeRequestRecords('the store in SQLite', createStore);

it('the store in SQLite reads no whole table, only rows of an index up to a limit', async () => {
	const plans = await temporaryDatabase().transact(({ all }) =>
		[...statements].flatMap((sql) =>
			all(`EXPLAIN QUERY PLAN ${sql}`).map(({ detail }) => ({ sql, step: String(detail) })),
		),
	);
	const isLimited = (sql: string, step: string) => / INDEX /.test(step) && sql.includes('LIMIT ?');
	expect(plans.length).toBeGreaterThan(20);
	expect(plans.filter(({ sql, step }) => /^SCAN \w/.test(step) && !isLimited(sql, step))).toEqual(
		[],
	);
});

it('the store in SQLite deletes expired records', async () => {
	const database = temporaryDatabase();
	const store = createSqliteSubscriptionStore(database);
	const count = () =>
		database.transact(({ all }) => [
			all('SELECT id FROM records').length,
			all('SELECT request FROM attempts').length,
		]);
	const roomy = { pending: 9, pendingPerHost: 9, perTopic: 9, perHost: 9, perPath: 9 };
	await store.addPending('r', aHubRequest(), roomy, START, START + 1000);
	await store.recordAttempt('r', {
		kind: 'verification',
		at: START,
		milliseconds: 1,
		bytes: 0,
		status: 404,
	});
	await store.dropPending('r', 'it answered 404', START);
	await store.removeExpired(START + 86_399_999);
	expect(await count()).toEqual([1, 1]);
	await store.removeExpired(START + 86_400_000);
	expect(await count()).toEqual([0, 0]);
});

it('the store in SQLite deletes rates that no longer limit anything', async () => {
	const database = temporaryDatabase();
	const store = createSqliteSubscriptionStore(database);
	const count = () => database.transact(({ all }) => all('SELECT key FROM rates').length);
	await store.takeRates([{ key: 'a', limit: 1, windowSeconds: 60 }], START);
	await store.removeExpired(START + 59_999);
	expect(await count()).toBe(1);
	await store.removeExpired(START + 60_000);
	expect(await count()).toBe(0);
});

/** Wraps the database and records every SQL statement. */
function recording(database: HubDatabase): HubDatabase {
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
