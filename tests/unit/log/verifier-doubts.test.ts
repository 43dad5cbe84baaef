import { describe, expect, it } from 'vitest';
import { verifyLog } from '../../../src/log/verify.mjs';
import { type GeneratedLog, serve } from '../../support/log-generator.ts';
import { changeJson, logReview, sampleLog } from '../../support/log-sample.ts';
import { asAdd, type Dataset, SITE, verify } from '../../support/log-tampering.ts';

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
		expect(findings).toEqual(
			[
				'Entry 15 has the unknown format forecourt-log/v2',
				'Entry 16 has the unknown format forecourt-log/v2',
				'Entry 2 has no opening',
				'Entry 6 has no opening',
			].map((message) => ({ severity: 'doubt', message })),
		);
		expect(exitCode).toBe(2);
	});

	it('has openings of an unknown entry, whose review nobody can check', async () => {
		const log = sampleLog();
		log.append({ v: 'forecourt-log/v2', op: 'amend', previous: 2 });
		log.openings.set('r0', { index: 15, id: 'r0', salt: Buffer.alloc(32) });
		expect((await verify(log.publish())).findings).toEqual(
			['Entry 15 has the unknown format forecourt-log/v2', 'Entry 2 has no opening'].map(
				(message) => ({ severity: 'doubt', message }),
			),
		);
	});

	it.each([
		['added', (log: GeneratedLog) => void log.add(logReview(9))],
		['removed', (log: GeneratedLog) => void log.remove('r4')],
	])('has an old copy of /reviews.json from before a review was %s', async (_, change) => {
		const log = sampleLog();
		log.pending = 1;
		const old = log.publish().get('/reviews.json') ?? 404;
		log.pending = 0;
		change(log);
		const files = log.publish().set('/reviews.json', old);
		const { findings } = await verify(files);
		expect(findings).toEqual([{ severity: 'doubt', message: '/reviews.json is behind: 15 of 16' }]);
	});

	it('has pending reviews and another doubt', async () => {
		const log = sampleLog();
		log.pending = 1;
		const files = log.publish();
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
			for (const review of reviews) if (review.id === 'r4') review.text = 'Edited';
		});
		const report = await verifyLog('http://localhost:3000/', { fetch: serve(files) });
		expect(report.findings.map(({ severity }) => severity)).toEqual(['doubt', 'doubt']);
	});

	it('does not answer for /reviews.json, but all else is checked', async () => {
		const { files } = sampleLog();
		files.set('/reviews.json', 503);
		expect((await verify(files)).findings).toEqual([
			{ severity: 'doubt', message: 'Cannot read /reviews.json: 503' },
		]);
		changeJson<{ removals: unknown[] }>(files, '/log/removals.json', ({ removals }) =>
			removals.pop(),
		);
		expect((await verify(files)).exitCode).toBe(1);
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
