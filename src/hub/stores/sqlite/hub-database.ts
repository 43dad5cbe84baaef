import { closeSync, fdatasync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { setTimeout as delay } from 'node:timers/promises';
import { promisify } from 'node:util';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { HUB_RECOVERY, HUB_SCHEMA_VERSIONS } from './hub-schema.ts';
import { OperationError } from '../../../platform/operation-error.ts';
import { isBusy, toStoreError } from './sqlite-error.ts';
import { createTransaction, type Reading, type Transaction } from './transaction.ts';

/** The hub's SQLite file, which only one process opens. */
export interface HubDatabase {
	/**
	 * Runs work atomically; it is on disk when the promise resolves. Calls at the same time share a
	 * disk write. With `awaitsDisk: false`, it resolves before that, and a power failure may undo the
	 * work.
	 * @throws {StoreUnavailableError} if the file cannot be read or written in time.
	 */
	transact<Result>(
		work: (transaction: Transaction) => Result,
		options?: { readonly awaitsDisk?: boolean },
	): Promise<Result>;
	/**
	 * Reads immediately. Await earlier `transact` calls to see their changes.
	 * @throws {StoreUnavailableError} if the file cannot be read.
	 */
	read<Result>(work: (reading: Reading) => Result): Promise<Result>;
	/** Waits for the disk, then closes the file. */
	close(): Promise<void>;
}

const writeToDisk = promisify(fdatasync);
/** How long to wait for another process that has locked the file. */
const BUSY_TIMEOUT_MILLISECONDS = 5000;
const BUSY_POLL_MILLISECONDS = 50;
/** Deliveries access rows by random ids, so rows that do not fit are read again each time. */
const CACHE_KIBIBYTES = 65_536;
/** Size of the log at which it is merged into the file, which blocks the process briefly. */
const LOG_PAGES = 8000;

/** @throws {OperationError} if the file is not ours or cannot be opened. */
export function openHubDatabase(file: string): HubDatabase {
	const { database, log } = openFile(file);
	const transaction = createTransaction(database);
	const flush = createFlush(log);
	let isClosed = false;

	function throwIfClosed(): void {
		if (isClosed) throw new StoreUnavailableError('Cannot use the store: closed');
	}

	/** Polls for the lock, because SQLite's own busy timeout would block the whole process. */
	async function beginLater(since: number): Promise<void> {
		for (;;) {
			await delay(BUSY_POLL_MILLISECONDS);
			throwIfClosed();
			try {
				return void transaction.run('BEGIN IMMEDIATE');
			} catch (error) {
				const isWorthWaiting = performance.now() - since < BUSY_TIMEOUT_MILLISECONDS;
				if (!isBusy(error) || !isWorthWaiting) throw error;
			}
		}
	}

	/** Runs work in the transaction that has begun. */
	function commit<Result>(work: (transaction: Transaction) => Result): Result {
		try {
			const result = work(transaction);
			transaction.run('COMMIT');
			return result;
		} catch (error) {
			// A full disk has already rolled it back.
			if (database.isTransaction) transaction.run('ROLLBACK');
			throw error;
		}
	}

	return {
		async transact(work, { awaitsDisk = true } = {}) {
			throwIfClosed();
			flush.throwIfFailed();
			try {
				try {
					transaction.run('BEGIN IMMEDIATE');
				} catch (error) {
					if (!isBusy(error)) throw error;
					await beginLater(performance.now());
				}
				const result = commit(work);
				if (awaitsDisk) await flush.wait();
				return result;
			} catch (error) {
				throw toStoreError(error);
			}
		},
		async read(work) {
			throwIfClosed();
			try {
				return work(transaction);
			} catch (error) {
				throw toStoreError(error);
			}
		},
		async close() {
			if (isClosed) return;
			isClosed = true;
			await flush.wait().catch(() => undefined);
			closeSync(log);
			database.close();
		},
	};
}

/** Writes an open log file to the disk. */
export interface Flush {
	/**
	 * Waits until everything written so far is on disk. Calls during a disk write share the next one.
	 * Reads may return data that is not on disk yet; that is safe, because the log is written in
	 * order: nothing based on that data reaches the disk first.
	 */
	wait(): Promise<void>;
	/** Throws after a failed write: nothing is guaranteed until the file is opened again. */
	throwIfFailed(): void;
}

/** SQLite would write each commit to the disk separately, and block the process meanwhile. */
export function createFlush(log: number): Flush {
	let failure: StoreUnavailableError | undefined;
	let current = Promise.resolve();
	let next: Promise<void> | undefined;

	async function write(): Promise<void> {
		try {
			await current;
			next = undefined;
			await (current = writeToDisk(log));
		} catch (cause) {
			// The data may be lost, and the disk reports this only once.
			failure ??= new StoreUnavailableError('Cannot write the store of the hub', { cause });
			throw failure;
		}
	}

	return {
		wait: () => (next ??= write()),
		throwIfFailed() {
			if (failure) throw failure;
		},
	};
}

function openFile(file: string): { readonly database: DatabaseSync; readonly log: number } {
	try {
		mkdirSync(dirname(file), { recursive: true });
		// It contains subscribers' secrets. SQLite gives its extra files the same mode.
		closeSync(openSync(file, 'a', 0o600));
		const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
		database.exec(
			'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
		);
		bringUpToDate(database);
		database.exec(`BEGIN IMMEDIATE; ${HUB_RECOVERY}; COMMIT; PRAGMA busy_timeout = 0`);
		// SQLite keeps the file consistent; `createFlush` writes commits to the disk. SQLite holds no lock
		// on the log that closing it would release.
		database.exec(
			`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${LOG_PAGES};
				PRAGMA cache_size = -${CACHE_KIBIBYTES}`,
		);
		return { database, log: openSync(`${file}-wal`, 'r+') };
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		const cure = isBusy(cause)
			? 'End the program that has it open'
			: 'Put back a copy of it, or move it away: subscribers then have to subscribe again';
		throw new OperationError(`Cannot open the hub's store ${file}: ${reason}. ${cure}`, { cause });
	}
}

function bringUpToDate(database: DatabaseSync): void {
	const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
	const newest = HUB_SCHEMA_VERSIONS.length;
	if (version > newest) {
		throw new RangeError(`it was written by a later release (version ${version})`);
	}
	const missing = HUB_SCHEMA_VERSIONS.slice(version).join(';');
	database.exec(`BEGIN; ${missing}; PRAGMA user_version = ${newest}; COMMIT`);
}
