import {
	closeSync,
	copyFileSync,
	mkdtempSync,
	openSync,
	readFileSync,
	statSync,
	writeFileSync,
} from 'node:fs';
import { DatabaseSync } from 'node:sqlite';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { OperationError } from '../../../src/platform/operation-error.ts';
import { createGroupCommit } from '../../../src/hub/stores/sqlite/group-commit.ts';
import { openHubDatabase } from '../../../src/hub/stores/sqlite/hub-database.ts';
import { HUB_SCHEMA_VERSIONS } from '../../../src/hub/stores/sqlite/hub-schema.ts';
import { createTransaction } from '../../../src/hub/stores/sqlite/transaction.ts';
import { insertJobs } from '../../../src/hub/queues/sqlite/job-table.ts';
import { createSqliteSubscriptionStore } from '../../../src/hub/stores/sqlite/subscription-store.ts';
import { HubJob, queueJob } from '../../../src/hub/core/delivery-queue.ts';
import { aHubRequest } from '../../support/hub.ts';
import { StoreUnavailableError } from '../../../src/hub/core/subscription-store.ts';

let file: string;
beforeEach(() => {
	file = join(mkdtempSync(join(tmpdir(), 'forecourt-hub-')), 'hub.sqlite');
});

const addRate =
	(key: string) => (transaction: { run(sql: string, ...values: string[]): unknown }) =>
		void transaction.run('INSERT INTO rates VALUES (?, 0)', key);
const countRates = (path: string) => {
	const reader = new DatabaseSync(path, { readOnly: true });
	const count = reader.prepare('SELECT count(*) AS n FROM rates').get()?.['n'];
	reader.close();
	return count;
};

describe('the SQLite file of the hub', () => {
	it('is migrated from the previous version without losing data', async () => {
		const before = new DatabaseSync(file);
		before.exec(`${HUB_SCHEMA_VERSIONS[0]}; PRAGMA user_version = 1`);
		before.exec(`
			INSERT INTO subscriptions (id, topic, topic_url, callback, host, signature_method, expires_at,
				sequence) VALUES ('s', '/feed.xml', 'u', 'https://a.example/', 'h', 'sha256', 9e15, 1);
			INSERT INTO publications VALUES ('/feed.xml', 3, '"etag"', 1);
			INSERT INTO snapshots (topic, etag, content_type, body) VALUES
				('/feed.xml', '"older"', 't', x'00'), ('/feed.xml', '"etag"', 't', x'00');
			INSERT INTO jobs VALUES ('deliver:s:3:2', 'deliver', 'h', 1, '{"kind":"deliver",
				"subscription":"s","topic":"/feed.xml","publication":3,"host":"h","attempt":2}')`);
		before.close();
		const database = openHubDatabase(file);
		const store = createSqliteSubscriptionStore(database);
		const now = Date.now();
		expect((await store.readSubscription('s', now))?.request).toBe('');
		expect(await store.readPublication('/feed.xml')).toMatchObject({
			number: 3,
			announced: true,
			publishedAt: 0,
		});
		const row = await database.read(({ get }) => get('SELECT job FROM jobs'));
		expect(HubJob.parse(JSON.parse(String(row?.['job'])))).toMatchObject({
			etag: '"etag"',
			publishedAt: expect.closeTo(now, -5),
			attempt: 2,
		});
		await database.close();
	});

	it('keeps the attempts of version 2 in their order', async () => {
		const before = new DatabaseSync(file);
		before.exec(`${HUB_SCHEMA_VERSIONS.slice(0, 2).join(';')}; PRAGMA user_version = 2`);
		const attempt = (at: number) =>
			JSON.stringify({ kind: 'delivery', at, milliseconds: 1, bytes: 1, problem: 'a\nb, ]' });
		const insert = before.prepare(`INSERT INTO records VALUES (?, 'p', 1, 'subscribe', '/feed.xml',
			'u', 'https://a.example/', 'sha256', 1, 'confirmed', NULL, 9e15, ?, 9e15)`);
		insert.run('two', `${attempt(2e12)}\n${attempt(1e12)}\n`);
		insert.run('none', '');
		before.close();
		const database = openHubDatabase(file);
		const store = createSqliteSubscriptionStore(database);
		const latest = { kind: 'delivery', at: 3e12, milliseconds: 1, bytes: 1 } as const;
		await store.recordAttempt('two', latest);
		const read = async (id: string) =>
			(await store.readRecord(id, 1e12))?.attempts.map(({ at, problem }) => [at, problem]);
		expect(await read('two')).toEqual([
			[3e12, undefined],
			[2e12, 'a\nb, ]'],
			[1e12, 'a\nb, ]'],
		]);
		expect(await read('none')).toEqual([]);
		await database.close();
	});

	it('loses the content that version 3 stored, to the last byte', async () => {
		const before = new DatabaseSync(file);
		before.exec(`PRAGMA journal_mode = WAL; PRAGMA wal_autocheckpoint = 0; PRAGMA secure_delete = ON;
			${HUB_SCHEMA_VERSIONS.slice(0, 3).join(';')}; PRAGMA user_version = 3`);
		const insert = before.prepare(
			"INSERT INTO snapshots (topic, etag, content_type, body) VALUES ('/feed.xml', ?, 't', ?)",
		);
		const body = Buffer.from('a walrus '.repeat(5000));
		insert.run('"checkpointed"', body);
		before.exec('PRAGMA wal_checkpoint(PASSIVE)');
		insert.run('"only in the log"', body);
		// As a killed process leaves them.
		const copy = `${file}-copy`;
		for (const ending of ['', '-wal']) copyFileSync(file + ending, copy + ending);
		before.close();
		const files = () => ['', '-wal'].map((ending) => readFileSync(copy + ending));
		expect(files().map((bytes) => bytes.includes('walrus'))).toEqual([true, true]);
		const database = openHubDatabase(copy);
		expect(files().map((bytes) => bytes.includes('walrus'))).toEqual([false, false]);
		await database.close();
	});

	it('rejects all writes after a failed disk write, and waits for none without changes (A43)', async () => {
		const database = new DatabaseSync(file);
		database.exec('CREATE TABLE rates (key TEXT, free_at REAL)');
		// This file cannot be flushed to disk.
		const log = openSync('/dev/null', 'r');
		const group = createGroupCommit(database, log, createTransaction(database));
		const add = (key: string) =>
			new Promise((resolve, reject) => {
				group.add({ work: addRate(key), resolve, reject, awaitsDisk: true });
			});
		const idle = new Promise((resolve, reject) => {
			group.add({ work: () => 'nothing', resolve, reject, awaitsDisk: true });
		});
		expect(await idle).toBe('nothing');
		await expect(add('a')).rejects.toThrow(StoreUnavailableError);
		await expect(add('b')).rejects.toThrow(StoreUnavailableError);
		expect(database.prepare('SELECT key FROM rates').all()).toHaveLength(1);
		await group.end();
		closeSync(log);
		database.close();
	});

	it('contains the changes when the promise resolves', async () => {
		const database = openHubDatabase(file);
		await Promise.all(['a', 'b', 'c'].map((key) => database.transact(addRate(key))));
		expect(countRates(file)).toBe(3);
		await database.close();
	});

	it('undoes a step that fails, and keeps the others', async () => {
		const database = openHubDatabase(file);
		const failing = database.transact((transaction) => {
			addRate('lost')(transaction);
			throw new RangeError('Cannot go on');
		});
		const steps = [database.transact(addRate('a')), failing, database.transact(addRate('b'))];
		const results = await Promise.allSettled(steps);
		expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
		await expect(failing).rejects.toThrow('Cannot go on');
		expect(countRates(file)).toBe(2);
		await database.close();
	});

	it('waits for a lock without blocking the process (A43)', async () => {
		const database = openHubDatabase(file);
		const other = new DatabaseSync(file);
		other.exec('BEGIN IMMEDIATE');
		let ticks = 0;
		const ticking = setInterval(() => ticks++, 20);
		setTimeout(() => other.exec('COMMIT'), 300);
		await database.transact(addRate('a'));
		clearInterval(ticking);
		expect(ticks).toBeGreaterThan(5);
		other.close();
		await database.close();
	});

	it(
		'is unavailable while it stays locked, and works again afterward (A43)',
		{ timeout: 20_000 },
		async () => {
			const database = openHubDatabase(file);
			const other = new DatabaseSync(file);
			other.exec('BEGIN IMMEDIATE');
			await expect(database.transact(addRate('a'))).rejects.toThrow(StoreUnavailableError);
			other.exec('COMMIT');
			other.close();
			await database.transact(addRate('b'));
			expect(countRates(file)).toBe(1);
			await database.close();
		},
	);

	it('is unavailable while it is full, and works again afterward (A43)', async () => {
		const database = openHubDatabase(file);
		await database.transact(({ get }) => get('PRAGMA max_page_count = 20'));
		const fill = (transaction: { run(sql: string, ...values: string[]): unknown }) =>
			transaction.run('INSERT INTO rates VALUES (?, 1)', 'x'.repeat(500_000));
		await expect(database.transact(fill)).rejects.toThrow(StoreUnavailableError);
		await database.transact(({ get }) => get('PRAGMA max_page_count = 100000'));
		await database.transact(addRate('after'));
		expect(countRates(file)).toBe(1);
		await database.close();
	});

	it('is unavailable once closed', async () => {
		const database = openHubDatabase(file);
		const last = database.transact(addRate('last'));
		await database.close();
		await last;
		await expect(database.transact(addRate('a'))).rejects.toThrow(StoreUnavailableError);
		expect(countRates(file)).toBe(1);
	});

	it('keeps its data from one process to the next', async () => {
		const first = openHubDatabase(file);
		await first.transact(addRate('kept'));
		await first.close();
		const second = openHubDatabase(file);
		expect(await second.transact(({ all }) => all('SELECT key FROM rates'))).toHaveLength(1);
		await second.close();
	});

	it('deletes only requests whose verification was never queued', async () => {
		const first = openHubDatabase(file);
		const store = createSqliteSubscriptionStore(first);
		const roomy = { pending: 9, pendingPerHost: 9, perTopic: 9, perHost: 9, perPath: 9 };
		const now = Date.now();
		for (const id of ['asked', 'asked-again', 'orphan']) {
			await store.addPending(id, aHubRequest(), roomy, now, now + 60_000);
		}
		const job = { kind: 'verify', host: 'h' } as const;
		await first.transact((transaction) =>
			insertJobs(
				transaction,
				[
					queueJob({ ...job, request: 'asked', attempt: 1 }),
					queueJob({ ...job, request: 'asked-again', attempt: 2 }),
				],
				now,
			),
		);
		await first.close();
		const second = openHubDatabase(file);
		const left = await second.transact(({ all }) => all('SELECT id FROM requests ORDER BY id'));
		expect(left.map(({ id }) => id)).toEqual(['asked', 'asked-again']);
		await second.close();
	});

	it('is readable only by its owner, as are its companion files (A39)', async () => {
		const database = openHubDatabase(file);
		await database.transact(addRate('a'));
		for (const path of [file, `${file}-wal`, `${file}-shm`]) {
			expect([path, statSync(path).mode & 0o777]).toEqual([path, 0o600]);
		}
		await database.close();
	});

	it.each([
		['not a database', () => writeFileSync(file, 'no database at all'.repeat(100))],
		[
			'from another release',
			() => {
				const other = new DatabaseSync(file);
				other.exec('PRAGMA user_version = 99');
				other.close();
			},
		],
	])('that is %s causes an error with its name and what to do', (_, make) => {
		make();
		expect(() => openHubDatabase(file)).toThrow(OperationError);
		expect(() => openHubDatabase(file)).toThrow(/hub\.sqlite: .*\. Restore it from a backup/);
	});
});
