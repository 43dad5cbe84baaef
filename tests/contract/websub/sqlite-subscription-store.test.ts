import { expect, it } from 'vitest';
import { createSqliteSubscriptionStore } from '../../../src/adapters/sqlite/subscription-store.ts';
import { START, temporaryDatabase } from '../../support/hub.ts';
import { describeSubscriptionStore } from './subscription-store.ts';

describeSubscriptionStore('the store in SQLite', async () =>
	createSqliteSubscriptionStore(temporaryDatabase()),
);

it('the store in SQLite forgets rates once they are free again', async () => {
	const database = temporaryDatabase();
	const store = createSqliteSubscriptionStore(database);
	const count = () => database.transact(({ all }) => all('SELECT key FROM rates').length);
	await store.takeRates([{ key: 'a', limit: 1, windowSeconds: 60 }], START);
	await store.removeExpired(START + 59_999);
	expect(await count()).toBe(1);
	await store.removeExpired(START + 60_000);
	expect(await count()).toBe(0);
});
