import { setTimeout as sleep } from 'node:timers/promises';
import type { Attempt } from '../../core/request-record.ts';
import type { HubDatabase } from './hub-database.ts';
import { addCount, hourOf } from './hourly-counts.ts';
import { addAttempt } from './request-records.ts';

export type DeliveryLog = ReturnType<typeof createDeliveryLog>;

interface Noted {
	readonly attempts: { readonly request: string; readonly attempt: Attempt }[];
	readonly counts: { readonly name: string; readonly hour: number }[];
}

const WRITE_MILLISECONDS = 500;

/**
 * Keeps attempts and counts of deliveries, which are only for display. They are written together,
 * because separate writes would cost as much as the deliveries. A killed process loses those of the
 * last half second.
 */
export function createDeliveryLog(database: HubDatabase) {
	const noted: Noted = { attempts: [], counts: [] };
	let isTimed = false;
	let writing = Promise.resolve();

	function startTimer(): void {
		if (isTimed) return;
		isTimed = true;
		void sleep(WRITE_MILLISECONDS, undefined, { ref: false }).then(() => {
			isTimed = false;
			// Notes that cannot be written remain for the next time.
			write().catch(() => undefined);
		});
	}

	async function writeAll(): Promise<void> {
		const [attempts, counts] = [[...noted.attempts], [...noted.counts]];
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
		noted.attempts.splice(0, attempts.length);
		noted.counts.splice(0, counts.length);
	}

	/** Writes all notes so far, one write at a time, so that nothing is written twice. */
	function write(): Promise<void> {
		writing = writing.catch(() => undefined).then(writeAll);
		return writing;
	}

	return {
		addAttempt(request: string, attempt: Attempt): void {
			noted.attempts.push({ request, attempt });
			startTimer();
		},
		addCount(name: string, now: number): void {
			noted.counts.push({ name, hour: hourOf(now) });
			startTimer();
		},
		write,
	};
}
