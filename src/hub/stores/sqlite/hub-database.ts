import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync } from 'node:sqlite';
import { StoreUnavailableError } from '../../core/subscription-store.ts';
import { BUSY_TIMEOUT_MILLISECONDS, createGroupCommit } from './group-commit.ts';
import { HUB_RECOVERY, HUB_SCHEMA_VERSIONS } from './hub-schema.ts';
import { OperationError } from '../../../platform/operation-error.ts';
import { isBusy, toStoreError } from './sqlite-error.ts';
import { createTransaction, type Reading, type Transaction } from './transaction.ts';

export type HubDatabase = ReturnType<typeof openHubDatabase>;

/** Large, because deliveries access rows by random ids, and rows that do not fit are read each time. */
const CACHE_KIBIBYTES = 65_536;
/**
 * Size of the log, about 131 MB, at which it is merged into the file, which blocks the process
 * briefly. Large, because a page that changed often is merged only once.
 */
const LOG_PAGES = 8000;

/**
 * Opens the hub's SQLite file. Only one process at a time may have it open.
 * @throws {OperationError} if the file is not ours or cannot be opened.
 */
export function openHubDatabase(file: string) {
	const { database, log } = openFile(file);
	const group = createGroupCommit(database, log, createTransaction(database));
	let closed = false;
	return {
		/**
		 * Runs work atomically; it is on disk when the promise resolves. Calls at the same time share a
		 * transaction and its disk write. With `awaitsDisk: false`, it resolves before that, and a power
		 * failure may undo the work.
		 * @throws {StoreUnavailableError} if the file cannot be read or written in time.
		 */
		transact<Result>(
			work: (transaction: Transaction) => Result,
			{ awaitsDisk = true } = {},
		): Promise<Result> {
			if (closed) return Promise.reject(new StoreUnavailableError('Cannot use the store: closed'));
			return new Promise<Result>((resolve, reject) => {
				// The result is passed on unchanged.
				const settle = resolve as (result: unknown) => void;
				group.add({ work, resolve: settle, reject, awaitsDisk });
			});
		},
		/**
		 * Reads immediately. Await earlier `transact` calls to see their changes.
		 * @throws {StoreUnavailableError} if the file cannot be read.
		 */
		async read<Result>(work: (reading: Reading) => Result): Promise<Result> {
			if (closed) throw new StoreUnavailableError('Cannot use the store: closed');
			try {
				return group.read(work);
			} catch (error) {
				throw toStoreError(error);
			}
		},
		/** Finishes pending work, then closes the file. */
		async close(): Promise<void> {
			if (closed) return;
			closed = true;
			await group.end();
			closeSync(log);
			database.close();
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
		// SQLite keeps the file consistent; the group commit flushes transactions to disk. SQLite holds
		// no lock on the log that closing it would release.
		database.exec(
			`PRAGMA synchronous = NORMAL; PRAGMA wal_autocheckpoint = ${LOG_PAGES};
				PRAGMA cache_size = -${CACHE_KIBIBYTES}`,
		);
		return { database, log: openSync(`${file}-wal`, 'r+') };
	} catch (cause) {
		const reason = cause instanceof Error ? cause.message : String(cause);
		const remedy = isBusy(cause)
			? 'Stop the program that has it open'
			: 'Restore it from a backup, or move it away: subscribers then have to subscribe again';
		throw new OperationError(`Cannot open the hub's store ${file}: ${reason}. ${remedy}`, {
			cause,
		});
	}
}

function bringUpToDate(database: DatabaseSync): void {
	const version = Number(database.prepare('PRAGMA user_version').get()?.['user_version']);
	const newest = HUB_SCHEMA_VERSIONS.length;
	if (version > newest) {
		throw new RangeError(`it was written by a later release (version ${version})`);
	}
	if (version === newest) return;
	const missing = HUB_SCHEMA_VERSIONS.slice(version).join(';');
	database.exec(`BEGIN; ${missing}; PRAGMA user_version = ${newest}; COMMIT`);
	// Of a killed process, the log still has the content of tables that were dropped.
	database.exec('PRAGMA wal_checkpoint(TRUNCATE)');
}
