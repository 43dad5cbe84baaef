import type { SubscriptionStore } from '../../websub/subscription-store.ts';
import type { HubDatabase, Transaction } from './hub-database.ts';

const HOUR_MILLISECONDS = 3_600_000;
const HOURS_SHOWN = 24;

/** The part of the store that counts. */
export function createCountOperations(
	database: HubDatabase,
): Pick<SubscriptionStore, 'readCounts'> {
	return {
		readCounts: (now) =>
			database.transact(({ all }) => {
				const rows = all(
					'SELECT name, sum(count) AS count FROM counts WHERE hour > ? AND hour <= ? GROUP BY name',
					hourOf(now) - HOURS_SHOWN,
					hourOf(now),
				);
				return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
			}),
	};
}

export function addCount({ run }: Transaction, name: string, now: number): void {
	run(
		'INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1',
		hourOf(now),
		name,
	);
}

/** Forgets the hours that nobody is shown any more. */
export function forgetCounts({ run }: Transaction, now: number): void {
	run('DELETE FROM counts WHERE hour <= ?', hourOf(now) - HOURS_SHOWN);
}

function hourOf(time: number): number {
	return Math.floor(time / HOUR_MILLISECONDS);
}
