import { afterEach, describe, expect, it, vi } from 'vitest';
import { verifyLog } from '../../../src/log/verify.mjs';
import { GeneratedLog, put, serve } from '../../support/log-generator.ts';
import { changeText, logReview, sampleLog } from '../../support/log-sample.ts';
import { SITE, verify } from '../../support/log-tampering.ts';

afterEach(() => vi.restoreAllMocks());

const messagesOf = ({ findings }: Awaited<ReturnType<typeof verify>>) =>
	findings.map(({ message }) => message);

describe('the keys of a log', () => {
	it('may be given in any order, and more than once', async () => {
		const { files, vkeys } = sampleLog();
		const keys = [...vkeys.toReversed(), ...vkeys];
		const report = await verify(files, { keys });
		expect(report).toMatchObject({
			exitCode: 0,
			notes: ['5 of 5 reviews match the log'],
			memory: { keys: vkeys },
		});
	});

	it('are not enough without Ed25519', async () => {
		const { files, vkeys } = sampleLog();
		const report = await verify(files, { keys: vkeys.slice(1) });
		expect(report).toMatchObject({
			exitCode: 2,
			findings: [{ severity: 'doubt', message: 'Ed25519 was not checked' }],
		});
	});

	it('are a doubt if the caller gives a malformed one', async () => {
		const { files, vkeys } = sampleLog();
		for (const key of ['key', ` ${vkeys[0]}`, `${vkeys[0]}!`, `a b${vkeys[0]}`])
			expect(await verify(files, { keys: [key] })).toMatchObject({
				exitCode: 2,
				findings: [{ message: 'A key is malformed' }],
			});
	});

	it('must all be in the policy', async () => {
		const log = sampleLog();
		const [, foreign = ''] = new GeneratedLog().vkeys;
		const report = await verify(log.files, { keys: [log.vkeys[0] ?? '', foreign] });
		expect(messagesOf(report)).toEqual(['/log/policy lacks a key of reviews.example/log']);
	});

	it('must have their own ids', async () => {
		const log = sampleLog();
		const [key = ''] = log.vkeys;
		const wrong = key.replace(/\+[\da-f]{8}\+/, '+00000000+');
		changeText(log.files, '/log/policy', (text) => text.replace(key, wrong));
		const report = await verify(log.files);
		expect(report.exitCode).toBe(1);
		expect(messagesOf(report)).toEqual([`/log/checkpoint is not signed by ${wrong}`]);
	});

	it('are read from a policy with other white space, but not from half a policy', async () => {
		const { files } = sampleLog();
		changeText(files, '/log/policy', (text) =>
			text.replaceAll('log reviews', ' \tlog \t reviews').replace('quorum', ' quorum'),
		);
		expect((await verify(files)).exitCode).toBe(0);
		for (const quorum of ['', 'no quorum none', 'quorumnone']) {
			changeText(files, '/log/policy', (text) => text.replace(/ ?\w* ?quorum.*|$/, quorum));
			expect((await verify(files)).exitCode).toBe(1);
			changeText(files, '/log/policy', (text) => `${text.replace(quorum, '')} quorum none\n`);
		}
	});

	it('sign the name, the size and the root, with ML-DSA-44 too', async () => {
		const { files } = sampleLog();
		const end = Buffer.from(files.get('/log/checkpoint') as Uint8Array).toString();
		const [, signature = ''] = /\n— \S+ (\S+)\n$/.exec(end) ?? [];
		// The id of the key, the timestamp, the signature.
		for (const at of [0, 4, 11, 12, 900]) {
			const bytes = Buffer.from(signature, 'base64');
			bytes[at] = (bytes[at] ?? 0) ^ 1;
			const copy = new Map(files);
			put(copy, '/log/checkpoint', end.replace(signature, bytes.toString('base64')));
			const report = await verify(copy);
			expect(messagesOf(report)).toEqual([
				'/log/checkpoint has no valid ML-DSA-44 signature of reviews.example/log',
			]);
		}
		changeText(files, '/log/checkpoint', (text) =>
			Buffer.from(text, 'latin1')
				.toString()
				.replace('— reviews', '— review')
				.replace('—', '\xe2\x80\x94'),
		);
		expect((await verify(files)).exitCode).toBe(1);
	});

	it('of ML-DSA-44 are not checked where the runtime does not know it', async () => {
		const { files, vkeys } = sampleLog();
		const importKey = crypto.subtle.importKey.bind(crypto.subtle);
		const spy = vi.spyOn(crypto.subtle, 'importKey');
		let unknown = 'ML-DSA-44';
		// The arguments are those of one of its overloads.
		spy.mockImplementation((...args) =>
			args[2] === unknown
				? Promise.reject(new DOMException('unknown', 'NotSupportedError'))
				: importKey(...(args as Parameters<typeof importKey>)),
		);
		const report = await verify(files, { keys: vkeys });
		expect(report).toMatchObject({
			exitCode: 0,
			notes: ['Not checked: ML-DSA-44', '5 of 5 reviews match the log'],
		});
		unknown = 'Ed25519';
		expect(await verify(files)).toMatchObject({
			exitCode: 2,
			findings: [{ message: 'Ed25519 was not checked' }],
		});
	});
});

describe('the address', () => {
	it.each(['', '/', '/log', '/log/', '/log/2', '/log/12/'])('may end with "%s"', async (end) => {
		const { files } = sampleLog();
		expect(await verifyLog(`${SITE}${end}`, { fetch: serve(files) })).toMatchObject({
			exitCode: 0,
		});
	});

	it('may have a path', async () => {
		const { files } = sampleLog(new GeneratedLog('reviews.example/logs', '/log'));
		const moved = new Map([...files].map(([path, bytes]) => [`/logs${path}`, bytes]));
		const report = await verifyLog(`${SITE}/logs`, { fetch: serve(moved) });
		expect(report.findings).toEqual([]);
	});

	it('may have a twelfth log', async () => {
		const first = sampleLog();
		const log = new GeneratedLog('reviews.example', '/log/12', [first]);
		log.add(logReview(0));
		expect((await verify(log.publish())).findings).toEqual([]);
	});

	it('may have no log', async () => {
		const files = new Map([['/reviews.json', Buffer.from('{"reviews":[]}')]]);
		expect((await verify(files)).findings).toEqual([
			{ severity: 'doubt', message: 'There is no log' },
		]);
	});
});
