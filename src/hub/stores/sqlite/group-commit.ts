import { fdatasync } from 'node:fs';
import type { DatabaseSync } from 'node:sqlite';
import { promisify } from 'node:util';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import type { CountedTransaction, Reading, Transaction } from './transaction.ts';
import { isBusy, toStoreError } from './sqlite-error.ts';

/** Something to be done as one step. */
export interface Step {
	readonly work: (transaction: Transaction) => unknown;
	readonly resolve: (result: unknown) => void;
	readonly reject: (error: unknown) => void;
	/** Whether its caller wants to hear of it only when it is on disk. */
	readonly awaitsDisk: boolean;
}

/** Steps that share transactions and writes to the disk. */
export interface GroupCommit {
	add(step: Step): void;
	/** Reads at once. Reads of one turn of the event loop share what it takes to begin and to end. */
	read<Result>(work: (reading: Reading) => Result): Result;
	/** Does what was asked for, and waits for the disk. */
	end(): Promise<void>;
}

/** A step whose transaction is committed. */
interface Done {
	readonly settle: () => void;
	readonly reject: (error: unknown) => void;
	/** It may have changed something that its caller wants on disk. */
	readonly mustWait: boolean;
}

const writeToDisk = promisify(fdatasync);
const GATHERING_MILLISECONDS = 1;
/** How long whoever has locked the file is waited for. */
export const BUSY_TIMEOUT_MILLISECONDS = 5000;
const BUSY_POLL_MILLISECONDS = 50;

/** Runs steps in a database whose log, a file that is open, gets to the disk by this alone. */
export function createGroupCommit(
	database: DatabaseSync,
	log: number,
	transaction: CountedTransaction,
): GroupCommit {
	const command = (sql: string) => void transaction.run(sql);
	let steps: Step[] = [];
	let busySince: number | undefined;
	let isScheduled = false;
	let ending: NodeJS.Immediate | undefined;
	let poll: NodeJS.Timeout | undefined;
	let unwritten: Done[] = [];
	let writing: Promise<void> | undefined;
	/** Of the disk: nothing can be promised any more until the file is opened again. */
	let failure: StoreUnavailableError | undefined;

	function schedule(): void {
		if (isScheduled) return;
		isScheduled = true;
		// Under load, a transaction of many steps costs little more than one of a few.
		if (writing === undefined) setImmediate(flush);
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
				// SQLite's own waiting would stop the whole process meanwhile.
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

	function commit(batch: readonly Step[]): void {
		try {
			const done = runTogether(batch) ?? batch.map(runApart);
			command('COMMIT');
			settleAll(done);
		} catch (error) {
			if (database.isTransaction) command('ROLLBACK');
			rejectAll(batch, error);
		}
	}

	/** Nothing, and nothing done, if one of them fails: the others have to be done apart from it. */
	function runTogether(batch: readonly Step[]): readonly Done[] | undefined {
		try {
			return batch.map(run);
		} catch {
			if (database.isTransaction) command('ROLLBACK');
			command('BEGIN IMMEDIATE');
			return undefined;
		}
	}

	function run({ work, resolve, reject, awaitsDisk }: Step): Done {
		const before = transaction.countWrites();
		const result = work(transaction);
		const mustWait = awaitsDisk && transaction.countWrites() > before;
		return { settle: () => resolve(result), reject, mustWait };
	}

	/** A step that fails is undone alone. */
	function runApart(step: Step): Done {
		command('SAVEPOINT step');
		try {
			const done = run(step);
			command('RELEASE step');
			return done;
		} catch (error) {
			// A full disk ends the whole transaction.
			if (!database.isTransaction) throw error;
			command('ROLLBACK TO step');
			command('RELEASE step');
			const { reject } = step;
			return { settle: () => reject(toStoreError(error)), reject, mustWait: false };
		}
	}

	function settleAll(done: readonly Done[]): void {
		for (const { settle, mustWait } of done) if (!mustWait) settle();
		unwritten.push(...done.filter(({ mustWait }) => mustWait));
		if (unwritten.length > 0) writing ??= writeOut();
	}

	/**
	 * Has the disk take what was committed. That takes time, in which the process does other things:
	 * more is committed meanwhile, to be written together. What is read meanwhile may not be on disk
	 * yet; but nothing that follows from it gets there before, since the log is written in order.
	 */
	async function writeOut(): Promise<void> {
		while (unwritten.length > 0) {
			const group = unwritten;
			unwritten = [];
			try {
				await writeToDisk(log);
				for (const { settle } of group) settle();
			} catch (cause) {
				// What the disk did not take may be lost, and it says so only once.
				failure = new StoreUnavailableError('Cannot write the store of the hub', { cause });
				rejectAll(group, failure);
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
		add(step) {
			if (failure) return step.reject(failure);
			steps.push(step);
			schedule();
		},
		read(work) {
			if (!database.isTransaction) {
				command('BEGIN');
				ending = setImmediate(endReading);
			}
			return work(transaction);
		},
		async end() {
			endReading();
			flush();
			clearTimeout(poll);
			await writing;
			rejectAll(takeSteps(), new StoreUnavailableError('Cannot use the store: closed'));
		},
	};
}

function rejectAll(steps: readonly Pick<Step, 'reject'>[], cause: unknown): void {
	for (const { reject } of steps) reject(toStoreError(cause));
}
