import { describe, expect, it } from 'vitest';
import * as verifier from '../../../src/log/verify.mjs';
import { checkReview } from '../../../src/site/islands/log/check-review.ts';
import { GeneratedLog, serve, type Served } from '../../support/log-generator.ts';
import {
	changeJson,
	changeText,
	logOfSize,
	logReview,
	sampleLog,
} from '../../support/log-sample.ts';
import { asAdd, type Dataset, SITE } from '../../support/log-tampering.ts';

type Options = Parameters<typeof checkReview>[2];

async function check(files: Served, options: Options) {
	const steps: string[] = [];
	const report = await checkReview(verifier, SITE, {
		fetch: serve(files),
		onStep: ({ title, ok }) => steps.push(`${ok ? 'ok' : 'failed'}: ${title}`),
		...options,
	});
	return { ...report, steps };
}

describe('a single check', () => {
	it('shows each step, and remembers the checkpoint', async () => {
		const log = sampleLog();
		const { memory } = await verifier.verifyLog(SITE, { fetch: serve(log.files) });
		log.add(logReview(9));
		const report = await check(log.publish(), { id: 'r1', index: 9, memory });
		expect(report.steps).toEqual([
			'ok: The log is signed with the key of reviews.example/log',
			'ok: The log you saw on your last visit is part of this one',
			'ok: Entry 9 is in the signed log',
			'ok: The published data matches entry 9',
		]);
		expect(report).toMatchObject({ exitCode: 0, findings: [], facts: { index: 9, size: 16 } });
		expect(report.memory?.checkpoints.map(({ size }) => size)).toEqual([9, 15, 16]);
	});

	it.each([0, 1, 254, 255, 256, 511, 512, 599])(
		'finds entry %i of 600 with and without its index, and needs no list of reviews',
		async (index) => {
			const { files } = logOfSize(600);
			files.delete('/reviews.json');
			files.delete('/log/checkpoints.txt');
			for (const options of [{ index }, {}, { index: 3 }])
				expect(await check(files, { id: `r${index}`, ...options })).toMatchObject({ exitCode: 0 });
		},
	);

	it('reads less than 300 kB of a large log', async () => {
		const log = logOfSize(3000);
		const { memory } = await verifier.verifyLog(SITE, { fetch: serve(log.files) });
		for (let n = 3000; n < 3100; n++) log.add(logReview(n));
		const files = log.publish();
		let total = 0;
		const fetch: typeof globalThis.fetch = async (input) => {
			const response = await serve(files)(input);
			total += (await response.clone().arrayBuffer()).byteLength;
			return response;
		};
		expect(await check(files, { id: 'r700', index: 700, memory, fetch })).toMatchObject({
			exitCode: 0,
		});
		expect(total).toBeGreaterThan(50_000);
		expect(total).toBeLessThan(300_000);
	});

	it('refuses changed words, a dropped review, and one that is not in the log', async () => {
		const { files } = sampleLog();
		changeJson<Dataset['reviews'][number]>(files, '/api/reviews/r0', (review) => {
			review.text = 'Great';
		});
		files.delete('/api/reviews/r4');
		files.delete('/api/reviews/r5');
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
			const at = reviews.findIndex(({ id }) => id === 'r4');
			reviews.splice(at, 1);
		});
		const changed = await check(files, { id: 'r0', index: 2 });
		expect(changed.findings).toEqual([
			{
				severity: 'fault',
				message: expect.stringMatching(
					/^Review r0: its stars, text or another detail does not match entry 2/,
				),
			},
		]);
		expect(changed.steps.at(-1)).toBe('failed: The check failed');
		const dropped = await check(files, { id: 'r4', index: 6 });
		expect(dropped.findings[0]?.message).toMatch(/^Review r4 was dropped/);
		expect(dropped.exitCode).toBe(1);
		// On a static host, there is no address for a single review.
		expect(await check(files, { id: 'r5', index: 7 })).toMatchObject({ exitCode: 0 });
		const unknown = await check(files, { id: 'r9' });
		expect(unknown.findings[0]?.message).toBe('Review r9 is not in the log');
		expect(unknown.exitCode).toBe(1);
	});

	it('cannot tell if changes are not logged yet', async () => {
		const log = sampleLog();
		log.pending = 1;
		const files = log.publish();
		changeJson<Dataset['reviews'][number]>(files, '/api/reviews/r0', (review) => {
			review.text = 'Edited';
		});
		const report = await check(files, { id: 'r0', index: 2 });
		expect(report.findings[0]?.message).toMatch(/But 1 changed reviews are not logged yet$/);
		expect(report.exitCode).toBe(2);
	});

	it('refuses a log that does not contain the one of the last visit', async () => {
		const log = sampleLog();
		const { memory } = await check(log.files, { id: 'r0', index: 2 });
		log.entries[3] = log.entries[3]?.replace('"stars":2', '"stars":5') ?? '';
		log.append({ ...asAdd });
		const report = await check(log.publish(), { id: 'r0', index: 2, memory });
		expect(report.findings[0]?.message).toMatch(/15 entries that you saw is not part of the log/);
		expect(report).toMatchObject({ exitCode: 1, memory });
	});

	it('cannot tell if the log is older than on the last visit', async () => {
		const log = sampleLog();
		const old = new Map(log.files);
		log.add(logReview(9));
		const { memory } = await check(log.publish(), { id: 'r0', index: 2 });
		expect(await check(old, { id: 'r0', index: 2, memory })).toMatchObject({ exitCode: 2 });
	});

	it('refuses an entry that is not in the tree', async () => {
		const { files } = logOfSize(300);
		changeText(files, '/log/tile/entries/000', (text) => text.replace('2026-03', '2026-04'));
		const report = await check(files, { id: 'r5', index: 5 });
		expect(report.findings[0]?.message).toMatch(/Entry 0 is not the one that was signed/);
	});

	it('refuses a full tile that does not fit the tile above it', async () => {
		const { files } = logOfSize(600);
		files.set('/log/tile/0/000', files.get('/log/tile/0/001') ?? 404);
		const report = await check(files, { id: 'r5', index: 5 });
		expect(report.findings[0]?.message).toBe(
			'Tile 0 in /log/tile/0 does not fit the tile above it',
		);
	});

	it('checks a review in the second log, and that the first is unchanged', async () => {
		const first = sampleLog();
		const { memory } = await verifier.verifyLog(SITE, { fetch: serve(first.files) });
		const second = new GeneratedLog('reviews.example', '/log/2', [first]);
		second.add(logReview(0));
		const options = { id: 'r0', index: 0, fetch: serve(second.publish()), memory };
		const unknown = await checkReview(verifier, `${SITE}/log/2`, options);
		expect(unknown).toMatchObject({ exitCode: 2, memory, facts: { isKnown: false } });
		const accepted = await checkReview(verifier, `${SITE}/log/2`, {
			...options,
			keys: second.vkeys,
		});
		expect(accepted).toMatchObject({ exitCode: 0, memory: { origin: 'reviews.example/log/2' } });
	});
});
