import { describe, expect, it } from 'vitest';
import { verifyLog } from '../../../src/log/verify.mjs';
import { GeneratedLog, serve } from '../../support/log-generator.ts';
import {
	changeByte,
	changeJson,
	logOfSize,
	logReview,
	sampleLog,
} from '../../support/log-sample.ts';
import { asAdd, type Dataset, SITE, verify } from '../../support/log-tampering.ts';

describe('an honest log', () => {
	it.each([0, 1, 2, 3, 255, 256, 257, 600])('of %i entries is all right', async (size) => {
		const log = logOfSize(size);
		const report = await verify(log.files, { keys: log.vkeys });
		expect(report.findings).toEqual([]);
		expect(report.exitCode).toBe(0);
		expect(report.facts).toMatchObject({ size, isKnown: true });
		expect(report.facts?.live).toHaveLength(size);
	});

	it('is all right with every operation, and tells which entries are in force', async () => {
		const log = sampleLog();
		const report = await verify(log.files);
		expect(report.findings).toEqual([]);
		expect(report.notes.join()).toContain('The key came from the site');
		expect(report.facts).toMatchObject({
			origin: 'reviews.example/log',
			size: 15,
			pending: 0,
			isKnown: false,
			removed: [{ stars: 3 }, { stars: 2 }],
		});
		expect(report.facts?.live.map(({ stars }) => stars)).toEqual([1, 5, 1, 5, 4]);
		expect(report.memory?.checkpoints.map(({ size }) => size)).toEqual([9, 15]);
	});

	it('may have removals from before it, which are counted', async () => {
		const log = sampleLog();
		log.tombstones.unshift({ id: 'old', reason: 'spam', rating: 1, source: 'google' });
		const report = await verify(log.publish());
		expect(report.findings).toEqual([]);
		expect(report.notes).toContain('Not checked: 1 removals outside this log');
	});

	it('extends what the verifier remembers, with partial tiles that became full', async () => {
		const log = logOfSize(250);
		const first = await verify(log.files);
		for (let n = 250; n < 260; n++) log.add(logReview(n));
		log.publish();
		for (const path of log.files.keys()) if (path.includes('.p/250')) log.files.delete(path);
		const second = await verify(log.files, { memory: first.memory });
		expect(second.findings).toEqual([]);
		expect(second.facts).toMatchObject({ isKnown: true });
		expect(second.memory?.checkpoints.map(({ size }) => size)).toEqual([250, 260]);
	});

	it('may have ML-DSA-44 and Ed25519 keys from the caller, of which each must sign', async () => {
		const log = sampleLog();
		const other = new GeneratedLog();
		const [own = '', lattice = ''] = log.vkeys;
		const [, foreign = ''] = other.vkeys;
		expect((await verify(log.files, { keys: [own] })).exitCode).toBe(0);
		expect((await verify(log.files, { keys: [own, lattice] })).exitCode).toBe(0);
		expect((await verify(log.files, { keys: [own, foreign] })).exitCode).toBe(1);
	});
});

describe('a verifier with a memory', () => {
	it('refuses a past that was rewritten in every file, if it saw the old one', async () => {
		const log = sampleLog();
		const { memory } = await verify(log.files);
		log.entries[3] = log.entries[3]?.replace('"stars":2', '"stars":5') ?? '';
		log.checkpoints.length = 0;
		log.append({ ...asAdd });
		const report = await verify(log.publish(), { memory });
		expect(report.findings[0]?.message).toMatch(
			/The past was rewritten: the checkpoint of 9 entries is gone/,
		);
		expect(report).toMatchObject({ exitCode: 1, memory });
	});

	it('refuses a checkpoint list that lost a checkpoint', async () => {
		const log = sampleLog();
		const { memory } = await verify(log.files);
		log.checkpoints.shift();
		log.add(logReview(8));
		const report = await verify(log.publish(), { memory });
		expect(report.findings[0]?.message).toMatch(/checkpoints\.txt lacks size 9/);
	});

	it('cannot tell after a rollback, but refuses a shorter log that it never saw', async () => {
		const log = sampleLog();
		const before = new Map(log.files);
		log.add(logReview(8));
		log.publish();
		const { memory } = await verify(log.files);
		const rollback = await verify(before, { memory });
		expect(rollback).toMatchObject({ exitCode: 2, findings: [{ severity: 'doubt' }] });
		expect(rollback.findings[0]?.message).toMatch(/You saw a longer log/);
		expect(rollback.memory).toEqual(memory);

		const fork = new GeneratedLog();
		fork.keys.splice(0, 2, ...log.keys);
		fork.add(logReview(0));
		expect((await verify(fork.publish(), { memory })).exitCode).toBe(1);
	});

	it('refuses a site whose log is gone; without memory it cannot tell', async () => {
		const { files, vkeys } = sampleLog();
		const { memory } = await verify(files);
		const without = new Map([['/reviews.json', Buffer.from('{"reviews":[]}')]]);
		expect((await verify(without)).exitCode).toBe(2);
		// As at a mistyped address.
		expect((await verify(new Map())).findings).toMatchObject([{ message: 'There is no log' }]);
		expect((await verify(new Map())).exitCode).toBe(2);
		expect((await verify(without, { memory })).exitCode).toBe(1);
		expect((await verify(without, { keys: vkeys })).exitCode).toBe(1);
	});

	it('accepts a log after a change of keys only with its key, and demands the earlier one', async () => {
		const first = sampleLog();
		const { memory } = await verify(first.files);
		const second = new GeneratedLog('reviews.example', '/log/2', [first]);
		for (const review of first.reviews.values()) second.add(review);
		second.policy('# New policy\n');
		const files = second.publish();

		const unknown = await verify(files, { memory });
		expect(unknown).toMatchObject({ exitCode: 2, memory });
		expect(unknown.findings[0]?.message).toMatch(/^reviews\.example\/log\/2 is a new log/);
		// A verifier that once took the key from the site, and whose user pins the earlier one later.
		const misled = (await verify(files)).memory;
		const pinned = { keys: first.vkeys, memory: misled };
		expect(await verify(files, pinned)).toMatchObject({ exitCode: 2, memory: misled });
		expect(unknown.notes.join()).toContain(`--key ${second.vkeys[0]}`);
		const accepted = await verify(files, { memory, keys: second.vkeys });
		expect(accepted.findings).toEqual([]);
		expect(accepted.memory?.origin).toBe('reviews.example/log/2');
		expect(accepted.facts).toMatchObject({ origin: 'reviews.example/log/2' });
		expect(accepted.facts?.live).toHaveLength(5);
		expect((await verify(files, { memory: accepted.memory })).exitCode).toBe(0);

		// Without a memory, the second log names the first one.
		expect((await verify(files)).exitCode).toBe(0);
		changeByte(files, '/log/tile/0/000.p/15', 70);
		expect((await verify(files)).exitCode).toBe(1);
		files.delete('/log/checkpoint');
		expect((await verify(files, { memory })).exitCode).toBe(1);
		expect((await verify(files)).exitCode).toBe(1);
	});
});

describe('a log in doubt', () => {
	it('has reviews that are not logged yet, as many as it says', async () => {
		const log = sampleLog();
		log.pending = 3;
		const files = log.publish();
		changeJson<Dataset>(files, '/reviews.json', (value) => {
			value.reviews = value.reviews.filter(({ id }) => id !== 'r0');
			value.reviews.push({ ...logReview(9), text: 'New' });
			for (const review of value.reviews) if (review.id === 'r4') review.text = 'Edited';
		});
		const report = await verify(files);
		expect(report).toMatchObject({ exitCode: 2, facts: { pending: 3 } });
		expect(report.findings).toHaveLength(3);
		const ids = report.findings.map(({ message }) => /^Review (r\d)/.exec(message)?.[1]);
		expect(ids.toSorted()).toEqual(['r0', 'r4', 'r9']);
	});

	it.each(['/log/checkpoint', '/log/checkpoints.txt', '/reviews.json'])(
		'has an old copy of %s, and everything else is checked',
		async (path) => {
			const log = sampleLog();
			const old = log.files.get(path) ?? 404;
			log.edit(logReview(0, { text: 'New words' }));
			log.remove('r4');
			log.restore(logReview(2));
			log.add(logReview(9));
			const files = log.publish();
			files.set(path, old);
			const report = await verify(files);
			expect(report.findings.map(({ message }) => message)).toEqual([
				`${path} is behind: 15 of 19`,
			]);
			files.delete('/log/openings/0.json');
			expect((await verify(files)).exitCode).toBe(1);
		},
	);

	it('has an entry of another format, and everything else is checked', async () => {
		const log = sampleLog();
		log.append({ ...asAdd, v: 'forecourt-log/v2' });
		const files = log.publish();
		const report = await verify(files);
		expect(report.findings).toEqual([
			{ severity: 'doubt', message: 'Entry 15 has the unknown format forecourt-log/v2' },
		]);
		expect(report.exitCode).toBe(2);
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
			for (const review of reviews) if (review.id === 'r4') review.text = 'Great';
		});
		const wrong = await verify(files);
		expect(wrong.findings.map(({ severity }) => severity)).toEqual(['doubt', 'fault']);
		expect(wrong.exitCode).toBe(1);
	});

	it('has entries of another format that end others, and that others end', async () => {
		const log = sampleLog();
		// Nobody knows what they mean. Their openings and tombstones are there.
		const v = 'forecourt-log/v2';
		log.append({ v, op: 'amend', source: 'google', previous: 2 });
		log.openings.set('r0', { index: 15, id: 'r0', salt: Buffer.alloc(32) });
		log.append({ v, op: 'purge', source: 'google', previous: 6 });
		log.openings.delete('r4');
		log.reviews.delete('r4');
		log.tombstones.push({ id: 'r4', log_index: 16, reason: 'spam', rating: 5, source: 'google' });
		log.append({ op: 'remove', source: 'google', stars: 1, previous: 15, reason: 'spam' });
		log.openings.delete('r0');
		log.reviews.delete('r0');
		log.tombstones.push({ id: 'r0', log_index: 17, reason: 'spam', rating: 1, source: 'google' });
		const { exitCode, findings } = await verify(log.publish());
		expect(findings.filter(({ severity }) => severity === 'fault')).toEqual([]);
		expect(exitCode).toBe(2);
	});

	it('is asked at another address', async () => {
		const { files } = sampleLog();
		const report = await verifyLog('http://localhost:3000/', { fetch: serve(files) });
		expect(report.findings[0]?.message).toBe('This is a copy of reviews.example/log');
		expect(report.exitCode).toBe(2);
	});

	it.each([429, 500, 503])('answers with status %i', async (status) => {
		const { files } = sampleLog();
		files.set('/log/removals.json', status);
		expect(await verify(files)).toMatchObject({ exitCode: 2, findings: [{ severity: 'doubt' }] });
	});

	it('does not answer', async () => {
		const fetch = () => Promise.reject(new TypeError('fetch failed'));
		const report = await verifyLog(SITE, { fetch });
		expect(report.exitCode).toBe(2);
		expect(report.findings.map(({ message }) => message)).toContain(
			'Cannot read /log/checkpoint: fetch failed',
		);
	});

	it('was published again during the audit, so that the audit starts over', async () => {
		const log = sampleLog();
		const before = new Map(log.files);
		log.remove('r0');
		const after = log.publish();
		let reads = 0;
		const fetch: typeof globalThis.fetch = (input) => {
			const isFirst = String(input).endsWith('/checkpoint') && reads++ === 0;
			return serve(isFirst ? before : after)(input);
		};
		expect(await verifyLog(SITE, { fetch })).toMatchObject({ exitCode: 0, facts: { size: 16 } });
	});
});
