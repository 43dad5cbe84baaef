import { closeSync, mkdirSync, openSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import { StoreUnavailableError } from '../../websub/subscription-store.ts';
import { HUB_RECOVERY, HUB_SCHEMA_VERSIONS } from './hub-schema.ts';
import { OperationError } from '../operation-error.ts';

/** A row as SQLite gives it. */
export type Row = Readonly<Record<string, unknown>>;

/** Statements within a transaction. */
export interface Transaction {
	run(sql: string, ...values: SQLInputValue[]): { readonly changes: number };
	get(sql: string, ...values: SQLInputValue[]): Row | undefined;
	all(sql: string, ...values: SQLInputValue[]): Row[];
}

/** The SQLite file of the hub, which one process alone opens. */
export interface HubDatabase {
	/**
	 * Does something as one step that is on disk when the promise resolves. Steps that are asked for
	 * together share a transaction, so that they share its write to the disk.
	 * @throws {StoreUnavailableError} if the file cannot be read or written in time.
	 */
	transact<Result>(work: (transaction: Transaction) => Result): Promise<Result>;
	/** Ends what was asked for, then lets go of the file. */
	close(): Promise<void>;
}

interface Step {
	readonly work: (transaction: Transaction) => unknown;
	readonly resolve: (result: unknown) => void;
	readonly reject: (error: unknown) => void;
}

const BUSY_TIMEOUT_MILLISECONDS = 5000;
const BUSY_POLL_MILLISECONDS = 50;
/** SQLite's result code for a file that somebody else has locked. */
const SQLITE_BUSY = 5;
/** Errors that are none of SQLite (0), and its codes for statements that are wrong or break a rule. */
const MISTAKES = [0, 1, 19, 20, 21, 25];

/** @throws {OperationError} if the file is none of ours, or cannot be opened. */
export function openHubDatabase(file: string): HubDatabase {
	const database = openFile(file);
	const transaction = createTransaction(database);
	let steps: Step[] = [];
	let busySince: number | undefined;
	let isScheduled = false;
	let poll: NodeJS.Timeout | undefined;
	let closed = false;

	function flush(): void {
		isScheduled = false;
		if (steps.length === 0) return;
		try {
			database.exec('BEGIN IMMEDIATE');
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
		const settle: (() => void)[] = [];
		try {
			for (const step of batch) settle.push(runStep(step));
			database.exec('COMMIT');
		} catch (error) {
			if (database.isTransaction) database.exec('ROLLBACK');
			rejectAll(batch, error);
			return;
		}
		for (const announce of settle) announce();
	}

	/** A step that fails is undone alone. */
	function runStep({ work, resolve, reject }: Step): () => void {
		database.exec('SAVEPOINT step');
		try {
			const result = work(transaction);
			database.exec('RELEASE step');
			return () => resolve(result);
		} catch (error) {
			// A full disk ends the whole transaction.
			if (!database.isTransaction) throw error;
			database.exec('ROLLBACK TO step; RELEASE step');
			return () => reject(toStoreError(error));
		}
	}

	function takeSteps(): readonly Step[] {
		const batch = steps;
		steps = [];
		return batch;
	}

	return {
		transact<Result>(work: (transaction: Transaction) => Result) {
			if (closed) return Promise.reject(new StoreUnavailableError('Cannot use the store: closed'));
			return new Promise<Result>((resolve, reject) => {
				// The result is handed on as it is.
				steps.push({ work, resolve: resolve as (result: unknown) => void, reject });
				if (!isScheduled) setImmediate(flush);
				isScheduled = true;
			});
		},
		async close() {
			if (closed) return;
			closed = true;
			flush();
			clearTimeout(poll);
			rejectAll(takeSteps(), undefined);
			database.close();
		},
	};
}

function openFile(file: string): DatabaseSync {
	try {
		mkdirSync(dirname(file), { recursive: true });
		// It holds secrets of subscribers; SQLite gives the files beside it the same mode.
		closeSync(openSync(file, 'a', 0o600));
		const database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
		database.exec(
			'PRAGMA journal_mode = WAL; PRAGMA synchronous = FULL; PRAGMA secure_delete = ON',
		);
		bringUpToDate(database);
		database.exec(`BEGIN IMMEDIATE; ${HUB_RECOVERY}; COMMIT; PRAGMA busy_timeout = 0`);
		return database;
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

/** Prepares each statement once. */
function createTransaction(database: DatabaseSync): Transaction {
	const statements = new Map<string, StatementSync>();
	const prepare = (sql: string) => {
		const statement = statements.get(sql) ?? database.prepare(sql);
		statements.set(sql, statement);
		return statement;
	};
	return {
		run: (sql, ...values) => ({ changes: Number(prepare(sql).run(...values).changes) }),
		get: (sql, ...values) => prepare(sql).get(...values),
		all: (sql, ...values) => prepare(sql).all(...values),
	};
}

function rejectAll(steps: readonly Step[], cause: unknown): void {
	for (const { reject } of steps) reject(toStoreError(cause));
}

function toStoreError(cause: unknown): unknown {
	if (cause instanceof Error && MISTAKES.includes(errorCode(cause) ?? 0)) return cause;
	return new StoreUnavailableError('Cannot use the store of the hub', { cause });
}

function isBusy(error: unknown): boolean {
	return error instanceof Error && errorCode(error) === SQLITE_BUSY;
}

/** SQLite's primary result code; `undefined` for an error that is not its own. */
function errorCode(error: Error): number | undefined {
	const code = 'errcode' in error ? error.errcode : undefined;
	return typeof code === 'number' ? code & 0xff : undefined;
}
