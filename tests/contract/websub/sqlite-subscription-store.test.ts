import { createSqliteSubscriptionStore } from '../../../src/adapters/sqlite/subscription-store.ts';
import { temporaryDatabase } from '../../support/hub.ts';
import { describeSubscriptionStore } from './subscription-store.ts';

describeSubscriptionStore('the store in SQLite', async () =>
	createSqliteSubscriptionStore(temporaryDatabase()),
);
