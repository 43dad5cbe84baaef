import type { Counts } from '../../core/subscription-store.ts';
import type { Reading, Transaction } from './transaction.ts';

const HOUR_MILLISECONDS = 3_600_000;
const HOURS_SHOWN = 24;

/** Returns the counts of the hour of `now` and the 23 hours before it. */
export function readCounts({ all }: Reading, now: number): Counts {
	const sql = `SELECT name, sum(count) AS count FROM counts WHERE hour > ? AND hour <= ?
		GROUP BY name`;
	const rows = all(sql, hourOf(now) - HOURS_SHOWN, hourOf(now));
	return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

export function addCount({ run }: Transaction, name: string, hour: number, count: number): void {
	const sql = `INSERT INTO counts VALUES (:hour, :name, :count)
		ON CONFLICT DO UPDATE SET count = count + excluded.count`;
	run(sql, { hour, name, count });
}

/** Deletes the hours that are no longer shown. */
export function forgetCounts({ run }: Transaction, now: number): void {
	run('DELETE FROM counts WHERE hour <= ?', hourOf(now) - HOURS_SHOWN);
}

/** Hours since 1970. */
export function hourOf(time: number): number {
	return Math.floor(time / HOUR_MILLISECONDS);
}
