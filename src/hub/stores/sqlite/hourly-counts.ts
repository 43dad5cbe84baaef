import type { Counts } from '../../core/subscription-store.ts';
import { hoursShown } from '../hours.ts';
import type { Reading, Transaction } from './transaction.ts';

/** Returns the counts of the hour of `now` and the 23 hours before it. */
export function readCounts({ all }: Reading, now: number): Counts {
	const sql = `SELECT name, sum(count) AS count FROM counts WHERE hour BETWEEN ? AND ?
		GROUP BY name`;
	const hours = hoursShown(now);
	const rows = all(sql, hours[0] ?? 0, hours.at(-1) ?? 0);
	return Object.fromEntries(rows.map(({ name, count }) => [String(name), Number(count)]));
}

export function addCount({ run }: Transaction, name: string, hour: number, count: number): void {
	const sql = `INSERT INTO counts VALUES (:hour, :name, :count)
		ON CONFLICT DO UPDATE SET count = count + excluded.count`;
	run(sql, { hour, name, count });
}

/** Deletes the hours that are no longer shown. */
export function forgetCounts({ run }: Transaction, now: number): void {
	run('DELETE FROM counts WHERE hour < ?', hoursShown(now)[0] ?? 0);
}
