import { createHash } from 'node:crypto';
import { rmSync } from 'node:fs';
import { DatabaseSync, type StatementSync } from 'node:sqlite';
import { isBusy } from './process-lock.ts';

/** Cached results of slow steps, keyed by a digest of all inputs. */
export interface StepCache {
	/** Returns the result as written; `undefined` if it is missing or damaged. */
	read(key: string): Uint8Array | undefined;
	write(key: string, result: Uint8Array): void;
	/** Saves pending results for the next process and closes the cache. */
	close(): void;
}

/** A cache that stores nothing. */
const NO_CACHE: StepCache = {
	read: () => undefined,
	write: () => undefined,
	close: () => undefined,
};

const BUSY_TIMEOUT_MILLISECONDS = 5_000;
/** If the file is larger, results that this build has not used are deleted. */
const LARGEST_BYTES = 512 * 1024 * 1024;
/** The size of results held in memory before they are written in one transaction. */
const BATCH_BYTES = 8 * 1024 * 1024;
const DIGEST_BYTES = 32;

/**
 * Opens a cache file, which several processes may share. An unreadable file is replaced by an empty
 * one. Failed reads and writes only make the build slower.
 */
export function openStepCache(file: string, largestBytes = LARGEST_BYTES): StepCache {
	let database = openOrReplace(file);
	if (database === undefined) return NO_CACHE;
	let select: StatementSync | undefined = database.prepare(
		'SELECT result FROM results WHERE key = ?',
	);
	const written = new Map<string, Uint8Array>();
	let writtenBytes = 0;
	const used = new Set<string>();

	function storeWritten(): void {
		if (!database || written.size === 0) return;
		store(database, written);
		for (const key of written.keys()) used.add(key);
		written.clear();
		writtenBytes = 0;
	}

	/** Continues without the file, and deletes it if it is damaged. */
	function giveUp(error: unknown): void {
		select = undefined;
		written.clear();
		database?.close();
		database = undefined;
		if (!isBusy(error)) remove(file);
	}

	return {
		read(key) {
			const fresh = written.get(key);
			if (fresh) return fresh;
			try {
				const stored = select?.get(key)?.['result'];
				const result = stored instanceof Uint8Array ? unseal(key, stored) : undefined;
				if (result) used.add(key);
				return result;
			} catch (error) {
				giveUp(error);
				return undefined;
			}
		},
		write(key, result) {
			if (!database) return;
			written.set(key, result);
			writtenBytes += result.length;
			if (writtenBytes < BATCH_BYTES) return;
			try {
				storeWritten();
			} catch (error) {
				giveUp(error);
			}
		},
		close() {
			try {
				storeWritten();
				if (database && bytesOf(database) > largestBytes) eraseUnused(database, used);
				database?.close();
			} catch (error) {
				giveUp(error);
			}
		},
	};
}

function openOrReplace(file: string): DatabaseSync | undefined {
	for (const isLastTry of [false, true]) {
		let database: DatabaseSync | undefined;
		try {
			database = new DatabaseSync(file, { timeout: BUSY_TIMEOUT_MILLISECONDS });
			// Not synchronous: results lost in a power failure are computed again.
			database.exec(
				`PRAGMA journal_mode = WAL; PRAGMA synchronous = OFF;
				CREATE TABLE IF NOT EXISTS results (key TEXT PRIMARY KEY, result BLOB) WITHOUT ROWID`,
			);
			const { quick_check: state } = database.prepare('PRAGMA quick_check(1)').get() ?? {};
			if (state !== 'ok') throw new TypeError(`Cannot read ${file}: ${String(state)}`);
			return database;
		} catch (error) {
			database?.close();
			if (isLastTry || isBusy(error)) return undefined;
			remove(file);
		}
	}
	return undefined;
}

function store(database: DatabaseSync, results: ReadonlyMap<string, Uint8Array>): void {
	database.exec('BEGIN IMMEDIATE');
	const insert = database.prepare('INSERT OR REPLACE INTO results VALUES (?, ?)');
	for (const [key, result] of results) insert.run(key, seal(key, result));
	database.exec('COMMIT');
}

function eraseUnused(database: DatabaseSync, used: ReadonlySet<string>): void {
	database.exec('BEGIN IMMEDIATE');
	const erase = database.prepare('DELETE FROM results WHERE key = ?');
	for (const { key } of database.prepare('SELECT key FROM results').all()) {
		if (!used.has(String(key))) erase.run(key ?? null);
	}
	database.exec('COMMIT');
}

function bytesOf(database: DatabaseSync): number {
	const pragma = (name: string) => Number(database.prepare(`PRAGMA ${name}`).get()?.[name]);
	return (pragma('page_count') - pragma('freelist_count')) * pragma('page_size');
}

/** Prepends a digest of key and result, so that damage causes a miss instead of a wrong result. */
function seal(key: string, result: Uint8Array): Uint8Array {
	return Buffer.concat([digest(key, result), result]);
}

function unseal(key: string, sealed: Uint8Array): Uint8Array | undefined {
	const result = sealed.subarray(DIGEST_BYTES);
	return digest(key, result).equals(sealed.subarray(0, DIGEST_BYTES)) ? result : undefined;
}

function digest(key: string, result: Uint8Array): Buffer {
	return createHash('sha256').update(key).update('\n').update(result).digest();
}

function remove(file: string): void {
	try {
		for (const name of [file, `${file}-wal`, `${file}-shm`]) rmSync(name, { force: true });
	} catch {
		// The file belongs to another user: continue without a cache.
	}
}
