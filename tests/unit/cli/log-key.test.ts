import { existsSync, mkdtempSync, statSync, writeFileSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runLogKey } from '../../../src/cli/log-key.ts';
import { describeFailure } from '../../../src/cli/describe-failure.ts';
import { loadLog } from '../../../src/content/load-log.ts';
import { MovedReviewError } from '../../../src/log/append-entries.ts';
import { createLogKeys } from '../../../src/platform/random.ts';
import { copyContent, ROOT } from '../../support/content.ts';

const ADDRESS = 'https://reviews.example';

function createFolders(contentDir = mkdtempSync(join(tmpdir(), 'forecourt-log-'))) {
	return { contentDir, keyFolder: mkdtempSync(join(tmpdir(), 'forecourt-keys-')) };
}

async function run(folders: ReturnType<typeof createFolders>, ...argv: string[]) {
	let stdout = '';
	let stderr = '';
	const status = await runLogKey(argv, {
		environment: { contentDir: folders.contentDir },
		keyFolder: folders.keyFolder,
		createKeys: createLogKeys,
		stdout: { write: (text) => (stdout += text) },
		stderr: { write: (text) => (stderr += text) },
	});
	return { status, stdout, stderr };
}

describe('npm run log:key', () => {
	it('writes keys that only their owner can read, and starts an empty log with the name of the address', async () => {
		const folders = createFolders();
		const { status, stdout } = await run(folders, `${ADDRESS}/`);
		const file = join(folders.keyFolder, 'reviews.example-log.pem');
		expect(status).toBe(0);
		expect(stdout).toContain(`Next: FORECOURT_LOG_KEY=${file} npm run publish`);
		expect(statSync(file).mode & 0o777).toBe(0o600);
		const log = await loadLog(folders.contentDir);
		expect(log).toMatchObject({
			number: 1,
			origin: 'reviews.example/log',
			url: 'https://reviews.example/log',
			checkpoint: { size: 0, root: '47DEQpj8HBSa+/TImW+5JCeuQeRkm5NMpJWZG3hSuFU=' },
		});
		expect(log?.texts.policy).toBe(
			`${log?.keys.map((key) => `log ${key} https://reviews.example/log\n`).join('')}quorum none\n`,
		);
	});

	it('uses keys that exist', async () => {
		const folders = createFolders();
		const file = join(folders.keyFolder, 'own.pem');
		const pem = createLogKeys();
		writeFileSync(file, pem);
		const { status, stdout } = await run(folders, ADDRESS, '--file', file);
		expect([status, stdout.split('\n')[0]]).toEqual([0, `Using the keys in ${file}`]);
		expect(await readFile(file, 'utf8')).toBe(pem);
	});

	it('replaces the log of the sample, but never one with a public name', async () => {
		const folders = createFolders(copyContent());
		const first = await run(folders, ADDRESS);
		expect(first.stdout).toContain("Deleted the sample's log, 127.0.0.1:4321/log.");
		expect((await loadLog(folders.contentDir))?.entries).toEqual([]);
		const second = await run(folders, 'https://other.example');
		expect(second).toMatchObject({
			status: 2,
			stderr: expect.stringContaining(
				`${join(folders.contentDir, 'log')} already has the log reviews.example/log`,
			),
		});
	});

	it('starts another log that names the keys of the one before', async () => {
		const folders = createFolders();
		await run(folders, ADDRESS);
		const before = await loadLog(folders.contentDir);
		const { status } = await run(folders, '--new-log');
		const log = await loadLog(folders.contentDir);
		expect(status).toBe(0);
		expect(log).toMatchObject({ number: 2, origin: 'reviews.example/log/2' });
		expect(log?.policy.slice(2)).toEqual(before?.policy);
		expect(log?.earlier.map(({ origin }) => origin)).toEqual(['reviews.example/log']);
		await run(folders, '--new-log');
		expect((await loadLog(folders.contentDir))?.origin).toBe('reviews.example/log/3');
	});

	it.each([
		['no address', [], 'give the public ADDRESS, or --new-log'],
		[
			'a word instead of an address',
			['reviews'],
			'"reviews" is not an address; write it like https://',
		],
		['a query', [`${ADDRESS}/?a=b`], 'is not an address'],
		[
			'another log without a first one',
			['--new-log'],
			'Start the first one: npm run log:key -- ADDRESS',
		],
		[
			'keys in the checkout',
			[ADDRESS, '--file', join(ROOT, 'key.pem')],
			'Choose a --file outside the checkout',
		],
		[
			'a folder that it cannot write to',
			[ADDRESS, '--file', '/dev/null/key.pem'],
			'Choose a file in a folder that you may write to: --file PATH',
		],
	])('refuses %s', async (_, argv, message) => {
		const folders = createFolders();
		const { status, stderr } = await run(folders, ...argv);
		expect(status).toBe(2);
		expect(stderr).toContain(message);
		expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
		expect(existsSync(join(folders.contentDir, 'log'))).toBe(false);
	});

	it('refuses a file without both keys, and the keys of the log before', async () => {
		const folders = createFolders();
		const half = join(folders.keyFolder, 'half.pem');
		const [ed25519 = ''] = createLogKeys().split(/(?<=END [A-Z ]+-----\n)/);
		writeFileSync(half, ed25519);
		expect((await run(folders, ADDRESS, '--file', half)).stderr).toContain(
			'it holds no ML-DSA-44 private key in PEM',
		);
		await run(folders, ADDRESS);
		const own = join(folders.keyFolder, 'reviews.example-log.pem');
		expect((await run(folders, '--new-log', '--file', own)).stderr).toContain(
			'has the keys of the log before it',
		);
	});
});

it('tells the operator about a review with another source without a stack trace', () => {
	const error = new MovedReviewError('r1', 'google', 'yelp');
	expect(describeFailure(error)).toBe(error.message);
});
