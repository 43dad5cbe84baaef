import { describe, expect, it } from 'vitest';
import { readTile, verifyLog, type OpenedLog } from '../../../src/log/verify.mjs';
import { serve } from '../../support/log-generator.ts';
import {
	changeByte,
	changeText,
	logOfSize,
	logReview,
	sampleLog,
} from '../../support/log-sample.ts';
import { SITE, verify } from '../../support/log-tampering.ts';

const faultsOf = async (...args: Parameters<typeof verify>) =>
	(await verify(...args)).findings.map(({ message }) => message);

describe('the tree', () => {
	it('is refused if any hash in any tile of any level is changed', async () => {
		const { files } = logOfSize(600);
		for (const [path, at, fault] of [
			['/log/tile/0/000', 0, '/log/tile/0 is wrong at index 0'],
			['/log/tile/0/002.p/88', 87 * 32 + 31, '/log/tile/0 is wrong at index 599'],
			['/log/tile/1/000.p/2', 0, '/log/tile/1 is wrong at index 0'],
			['/log/tile/1/000.p/2', 40, '/log/tile/1 is wrong at index 1'],
		] as const) {
			const copy = new Map(files);
			changeByte(copy, path, at);
			expect(await faultsOf(copy)).toEqual([fault]);
		}
	});

	it('may have full tiles in place of partial ones that are gone', async () => {
		const log = logOfSize(250);
		const before = new Map(log.files);
		for (let n = 250; n < 260; n++) log.add(logReview(n));
		const files = new Map([...log.publish(), ...before]);
		for (const path of files.keys()) if (path.includes('.p/250')) files.delete(path);
		expect(await faultsOf(files)).toEqual([]);
	});

	it('may have entries of more than 255 bytes', async () => {
		const log = sampleLog();
		log.add(logReview(9, { source: { id: `s${'x'.repeat(400)}`, review_id: 'a' } }));
		expect(await faultsOf(log.publish())).toEqual([]);
	});

	it.each([
		[0, 0, 300, '0/000'],
		[0, 1, 300, '0/001.p/44'],
		[0, 999, 256_000_000, '0/999'],
		[0, 1000, 256_000_000, '0/x001/000'],
		[0, 1_234_067, 400_000_000, '0/x001/x234/067'],
		[1, 0, 300, '1/000.p/1'],
		[2, 0, 70_000, '2/000.p/1'],
		['entries', 12_345, 256 * 12_345 + 7, 'entries/x012/345.p/7'],
	] as const)('has tile %s, %i of %i entries at /log/tile/%s', async (level, n, size, path) => {
		const asked: string[] = [];
		const fetch: typeof globalThis.fetch = async (input) => {
			asked.push(String(input));
			return new Response(null, { status: 503 });
		};
		// A log has more members, which tiles do not need.
		const log = { site: SITE, path: '/log', size, fetch } as unknown as OpenedLog;
		await expect(readTile(log, level, n)).rejects.toThrow('503');
		expect(asked).toEqual([`${SITE}/log/tile/${path}`]);
	});
});

describe('checkpoints', () => {
	it('are refused if one is listed twice', async () => {
		const { files } = sampleLog();
		changeText(files, '/log/checkpoints.txt', (text) => `${text.split('---\n')[0]}---\n${text}`);
		expect(await faultsOf(files)).toEqual(['/log/checkpoints.txt is out of order']);
	});

	it('that were seen must be there after a rollback too', async () => {
		const log = sampleLog();
		const before = new Map(log.files);
		log.add(logReview(8));
		const { memory } = await verify(log.publish());
		const [first, ...others] = memory?.checkpoints ?? [];
		const wrong = { ...first, size: 9, root: Buffer.alloc(32).toString('base64') };
		const changed = memory && { ...memory, checkpoints: [wrong, ...others] };
		const report = await verify(before, { memory: changed });
		expect(report.findings.map(({ severity }) => severity)).toEqual(['doubt', 'fault']);
	});

	it('are a doubt if they change all the time', async () => {
		const versions = [sampleLog(), sampleLog(), sampleLog(), sampleLog(), sampleLog(), sampleLog()];
		let reads = 0;
		const fetch: typeof globalThis.fetch = (input) => {
			const isCheckpoint = String(input).endsWith('/checkpoint');
			const at = isCheckpoint ? ++reads : 0;
			return serve(versions[at % versions.length]?.files ?? new Map())(input);
		};
		const report = await verifyLog(SITE, { fetch });
		expect(report.findings).toEqual([{ severity: 'doubt', message: 'The log keeps changing' }]);
		expect(reads).toBe(6);
	});
});
