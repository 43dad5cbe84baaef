import type { Counts } from '../../core/subscription-store.ts';
import type { Reading, Transaction } from './transaction.ts';

const HOUR_MILLISECONDS = 3_600_000;
const HOURS_SHOWN = 24;

/** Returns the counts of the hour of `now` and the 23 hours before it. */
export function readCounts({ all }: Reading, now: number): Counts {
	const rows = all(
		'SELECT name, sum(count) AS count FROM counts WHERE hour > ? AND hour <= ? GROUP BY name',
		hourOf(now) - HOURS_SHOWN,
		hourOf(now),
	);
	return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

/** Adds one to a counter of the hour of `now`. */
export function addCount({ run }: Transaction, name: string, now: number): void {
	const sql = 'INSERT INTO counts VALUES (?, ?, 1) ON CONFLICT DO UPDATE SET count = count + 1';
	run(sql, hourOf(now), name);
}

/** Deletes the hours that are no longer shown. */
export function forgetCounts({ run }: Transaction, now: number): void {
	run('DELETE FROM counts WHERE hour <= ?', hourOf(now) - HOURS_SHOWN);
}

/** Hours since 1970. */
function hourOf(time: number): number {
	return Math.floor(time / HOUR_MILLISECONDS);
}
