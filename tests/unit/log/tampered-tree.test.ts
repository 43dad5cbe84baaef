import { describe, expect, it } from 'vitest';
import { GeneratedLog } from '../../support/log-generator.ts';
import { changeByte, changeText, sampleLog } from '../../support/log-sample.ts';
import { expectRefusal, type Tampering, verify } from '../../support/log-tampering.ts';

const TAMPERINGS: Tampering[] = [
	// Rule 1
	[
		'another key',
		(log, files) =>
			new GeneratedLog().vkeys.forEach((vkey, i) =>
				changeText(files, '/log/policy', (text) => text.replace(log.vkeys[i] ?? '', vkey)),
			),
		/no valid Ed25519 signature of reviews\.example\/log/,
	],
	[
		'a signature of another text',
		(_log, files) =>
			changeText(files, '/log/checkpoint', (text) => text.replace(/\n15\n/, '\n14\n')),
		/checkpoint has no valid Ed25519 signature/,
	],
	[
		'a broken ML-DSA-44 signature',
		(_log, files) =>
			changeText(files, '/log/checkpoint', (text) =>
				text.replace(/.{20}=*\n$/, 'AAAAAAAAAAAAAAAAAAA=\n'),
			),
		/ML-DSA-44|malformed/,
	],
	[
		'an extension line',
		(_log, files) =>
			changeText(files, '/log/checkpoint', (text) => text.replace('\n\n', '\nmore\n\n')),
		/not a signed checkpoint/,
	],
	[
		'a missing checkpoint',
		(_log, files) => files.delete('/log/checkpoint'),
		/Cannot read \/log\/checkpoint: 404/,
	],
	[
		'a missing policy',
		(_log, files) => files.set('/log/policy', 410),
		/Cannot read \/log\/policy: 410/,
	],
	[
		'a malformed key',
		(log, files) =>
			changeText(files, '/log/policy', (text) => text.replace(log.vkeys[0] ?? '', 'key')),
		/\/log\/policy lacks a key of reviews\.example\/log/,
	],
	[
		'a cut tile',
		(_log, files) => files.set('/log/tile/0/000.p/15', Buffer.alloc(32)),
		/tile\/0\/000\.p\/15 does not have 15 items/,
	],
	[
		'a changed tile',
		(_log, files) => changeByte(files, '/log/tile/0/000.p/15', 70),
		/\/log\/tile\/0 is wrong at index 2/,
	],
	[
		'a dropped tile',
		(_log, files) => files.delete('/log/tile/0/000.p/15'),
		/Cannot read \/log\/tile\/0\/000: 404/,
	],
	[
		'a changed entry',
		(_log, files) =>
			changeText(files, '/log/tile/entries/000.p/15', (text) =>
				text.replace('"stars":4', '"stars":5'),
			),
		/\/log\/tile\/0 is wrong at index 5/,
	],
	[
		'a cut bundle',
		(_log, files) =>
			files.set(
				'/log/tile/entries/000.p/15',
				(files.get('/log/tile/entries/000.p/15') as Uint8Array).slice(0, -1),
			),
		/entries\/000\.p\/15 does not have 15 items/,
	],
	[
		'a long bundle',
		(_log, files) => changeText(files, '/log/tile/entries/000.p/15', (text) => `${text}\0`),
		/entries\/000\.p\/15 does not have 15 items/,
	],

	[
		'a list without an end',
		(_log, files) =>
			changeText(files, '/log/checkpoints.txt', (text) => text.replaceAll('---\n', '')),
		/checkpoints\.txt is not a signed checkpoint/,
	],
	[
		'a list out of order',
		(_log, files) =>
			changeText(files, '/log/checkpoints.txt', (text) =>
				text.split('---\n').toReversed().join('---\n'),
			),
		/is out of order/,
	],
	[
		'a list with a wrong signature',
		(_log, files) =>
			changeText(files, '/log/checkpoints.txt', (text) => text.replace('\n9\n', '\n8\n')),
		/checkpoints\.txt, size 8, has no valid Ed25519 signature/,
	],
];

describe('a log whose signatures, tiles or checkpoints were tampered with', () => {
	it.each(TAMPERINGS)('refuses %s', async (...tampering) => {
		await expectRefusal(tampering);
	});
});

it.each([
	'/log/checkpoint',
	'/log/checkpoints.txt',
	'/log/openings/0.json',
	'/log/tile/0/000.p/15',
	'/log/tile/entries/000.p/15',
	'/policy.md',
])('refuses a changed byte anywhere in %s', async (path) => {
	const { files } = sampleLog();
	const { length } = files.get(path) as Uint8Array;
	for (let at = 0; at < length; at += 1 + Math.floor(length / 150)) {
		const copy = new Map(files);
		changeByte(copy, path, at);
		expect([at, (await verify(copy)).exitCode]).toEqual([at, 1]);
	}
});
