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
		expect(report.notes.join()).toContain('The key is from the site');
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

	it('may have reviews with every member, and a policy that begins with a byte order mark', async () => {
		const log = sampleLog();
		const translation = { text: 'Gut', language: 'de', by: 'service', at: '2026' };
		log.add(
			logReview(9, { translation, truncated: true, edited_at: '2026', visit_type: 'service' }),
		);
		log.policy('\ufeff# Policy\n');
		const files = log.publish();
		expect((await verify(files)).findings).toEqual([]);
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
			for (const review of reviews) if (review.id === 'r9') review['translation'] = {};
		});
		expect((await verify(files)).exitCode).toBe(1);
	});

	it('is read anew each time, in a limited time, with progress', async () => {
		const { files } = logOfSize(300);
		const requests: (RequestInit | undefined)[] = [];
		const parts: { done: number; total: number }[] = [];
		const fetch: typeof globalThis.fetch = (input, init) => {
			requests.push(init);
			return serve(files)(input);
		};
		await verifyLog(SITE, { fetch, onProgress: (part) => parts.push(part) });
		expect(requests).not.toContain(undefined);
		for (const init of requests)
			expect(init).toEqual({ cache: 'no-cache', signal: expect.any(AbortSignal) });
		expect(parts.length).toBeGreaterThan(20);
		expect(parts.every(({ done, total }) => done < total)).toBe(true);
	});

	it('may have removals from before it, which are counted', async () => {
		const log = sampleLog();
		log.tombstones.unshift({ id: 'old', reason: 'spam', rating: 1, source: 'google' });
		const report = await verify(log.publish());
		expect(report.findings).toEqual([]);
		expect(report.notes).toContain('Not checked: removals outside this log: 1');
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
