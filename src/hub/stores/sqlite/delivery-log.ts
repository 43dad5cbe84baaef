import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../../core/request-record.ts';
import type { HubDatabase } from './hub-database.ts';
import { hourOf } from '../hours.ts';
import { addCount } from './hourly-counts.ts';
import { addAttempt } from './request-records.ts';

export type DeliveryLog = ReturnType<typeof createDeliveryLog>;

interface Buffered {
	readonly attempts: { readonly request: string; readonly attempt: Attempt }[];
	readonly counts: { readonly name: string; readonly hour: number }[];
}

const WRITE_MILLISECONDS = 500;

/**
 * Keeps attempts and counts of deliveries, which are only for display. They are written together,
 * because separate writes would cost as much as the deliveries. A killed process loses the
 * last half second of them.
 */
export function createDeliveryLog(database: HubDatabase) {
	const buffered: Buffered = { attempts: [], counts: [] };
	let isTimed = false;
	let writing = Promise.resolve();

	function startTimer(): void {
		if (isTimed) return;
		isTimed = true;
		void sleep(WRITE_MILLISECONDS, undefined, { ref: false }).then(() => {
			isTimed = false;
			// Entries that cannot be written are kept for the next attempt.
			write().catch(() => undefined);
		});
	}

	async function writeAll(): Promise<void> {
		const [attempts, counts] = [[...buffered.attempts], [...buffered.counts]];
		if (attempts.length === 0 && counts.length === 0) return;
		await database.transact(
			(transaction) => {
				for (const { request, attempt } of attempts) addAttempt(transaction, request, attempt);
				const same = Map.groupBy(counts, ({ hour, name }) => `${hour} ${name}`);
				for (const [{ hour, name } = { hour: 0, name: '' }, ...rest] of same.values()) {
					addCount(transaction, name, hour, rest.length + 1);
				}
			},
			{ awaitsDisk: false },
		);
		buffered.attempts.splice(0, attempts.length);
		buffered.counts.splice(0, counts.length);
	}

	/** Writes all entries so far, one write at a time, so that nothing is written twice. */
	function write(): Promise<void> {
		writing = writing.catch(() => undefined).then(writeAll);
		return writing;
	}

	return {
		addAttempt(request: string, attempt: Attempt): void {
			buffered.attempts.push({ request, attempt });
			startTimer();
		},
		addCount(name: string, now: number): void {
			buffered.counts.push({ name, hour: hourOf(now) });
			startTimer();
		},
		write,
	};
}
