import { fdatasync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import type { Reading, Transaction } from './transaction.ts';
import { isBusy, toStoreError } from './sqlite-error.ts';

/** Work that runs atomically. */
export interface Step {
	readonly work: (transaction: Transaction) => unknown;
	readonly resolve: (result: unknown) => void;
	readonly reject: (error: unknown) => void;
	/** Whether to resolve only when its changes are on disk. */
	readonly awaitsDisk: boolean;
}

/** A committed step that waits for the disk. */
interface Unwritten {
	readonly step: Step;
	readonly result: unknown;
}

const writeToDisk = promisify(fdatasync);
const GATHERING_MILLISECONDS = 4;
/** How long to wait for another process that has locked the file. */
export const BUSY_TIMEOUT_MILLISECONDS = 5000;
const BUSY_POLL_MILLISECONDS = 50;

/**
 * Creates a runner for steps that share transactions and disk writes. It flushes the open log file of
 * a database, because SQLite does not flush it on every commit.
 */
export function createGroupCommit(database: DatabaseSync, log: number, transaction: Transaction) {
	const command = (sql: string) => void transaction.run(sql);
	const changes = database.prepare('SELECT total_changes() AS count');
	const countChanges = () => changes.get()?.['count'];
	let steps: Step[] = [];
	let busySince: number | undefined;
	let isScheduled = false;
	let ending: NodeJS.Immediate | undefined;
	let poll: NodeJS.Timeout | undefined;
	let unwritten: Unwritten[] = [];
	let writing: Promise<void> | undefined;
	/** Set after a failed disk write: nothing is guaranteed until the file is opened again. */
	let failure: StoreUnavailableError | undefined;

	function schedule({ awaitsDisk }: Step): void {
		if (isScheduled) return;
		isScheduled = true;
		// Gathers more steps if nobody waits for the disk, or if it is busy: a larger transaction costs
		// little more.
		if (awaitsDisk && writing === undefined) setImmediate(flush);
		else setTimeout(flush, GATHERING_MILLISECONDS);
	}

	function endReading(): void {
		clearImmediate(ending);
		if (database.isTransaction) command('COMMIT');
	}

	function flush(): void {
		isScheduled = false;
		if (steps.length === 0) return;
		endReading();
		try {
			command('BEGIN IMMEDIATE');
		} catch (error) {
			busySince ??= performance.now();
			const isWorthWaiting = performance.now() - busySince < BUSY_TIMEOUT_MILLISECONDS;
			if (isBusy(error) && isWorthWaiting) {
				// SQLite's own busy timeout would block the whole process.
				isScheduled = true;
				poll = setTimeout(flush, BUSY_POLL_MILLISECONDS);
				return;
			}
			busySince = undefined;
			rejectAll(takeSteps(), error);
			return;
		}
		busySince = undefined;
		commit(takeSteps());
	}

	/** Runs steps in the open transaction. If one fails, runs each step in its own transaction. */
	function commit(batch: readonly Step[]): void {
		try {
			const done = batch.map((step) => {
				const before = step.awaitsDisk ? countChanges() : undefined;
				const result = step.work(transaction);
				return { step, result, mustWait: step.awaitsDisk && countChanges() !== before };
			});
			command('COMMIT');
			for (const { step, result, mustWait } of done) {
				if (mustWait) unwritten.push({ step, result });
				else step.resolve(result);
			}
			if (unwritten.length > 0) writing ??= writeOut();
		} catch (error) {
			if (database.isTransaction) command('ROLLBACK');
			if (batch.length === 1) rejectAll(batch, error);
			else for (const step of batch) commitAlone(step);
		}
	}

	function commitAlone(step: Step): void {
		try {
			command('BEGIN IMMEDIATE');
			commit([step]);
		} catch (error) {
			rejectAll([step], error);
		}
	}

	/**
	 * Flushes committed steps to disk. Meanwhile the process continues, and further commits are
	 * flushed together. Reads may return data that is not on disk yet; that is safe, because the log
	 * is written in order: nothing based on that data reaches the disk first.
	 */
	async function writeOut(): Promise<void> {
		while (unwritten.length > 0) {
			const group = unwritten;
			unwritten = [];
			try {
				await writeToDisk(log);
				for (const { step, result } of group) step.resolve(result);
			} catch (cause) {
				// The data may be lost, and the disk reports this only once.
				failure = new StoreUnavailableError("Cannot write to the hub's store", { cause });
				const lost = group.map(({ step }) => step);
				rejectAll(lost, failure);
			}
		}
		writing = undefined;
	}

	function takeSteps(): readonly Step[] {
		const batch = steps;
		steps = [];
		return batch;
	}

	return {
		add(step: Step): void {
			if (failure) return step.reject(failure);
			steps.push(step);
			schedule(step);
		},
		/** Reads immediately. Reads in one turn of the event loop share a transaction. */
		read<Result>(work: (reading: Reading) => Result): Result {
			if (!database.isTransaction) {
				command('BEGIN');
				ending = setImmediate(endReading);
			}
			return work(transaction);
		},
		/** Runs waiting steps, and waits for the disk. */
		async end(): Promise<void> {
			endReading();
			flush();
			clearTimeout(poll);
			await writing;
			rejectAll(takeSteps(), new StoreUnavailableError('Cannot use the store: closed'));
		},
	};
}

function rejectAll(steps: readonly Step[], cause: unknown): void {
	for (const { reject } of steps) reject(toStoreError(cause));
}
