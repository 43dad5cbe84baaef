import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createLog } from '../../../src/cli/log/create-log.ts';
import { logPublication } from '../../../src/cli/log/log-publication.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { createLogKeys } from '../../../src/platform/random.ts';
import { copyContent, ROOT } from '../../support/content.ts';

const NOTHING: (checkpoint: string) => string = () => '';

/** Publishes the sample, with a log of this address, while something is served as its checkpoint. */
async function publish(
	answer: (checkpoint: string) => Response,
	{ withKey = true, url = 'https://reviews.example/log', current = NOTHING } = {},
) {
	const contentDir = copyContent();
	const keyFolder = mkdtempSync(join(tmpdir(), 'forecourt-key-'));
	const { keyFile } = await createLog({
		...{ contentDir, url, keyFolder, file: undefined, createKeys: createLogKeys },
	});
	const content = await loadContent(contentDir);
	const checkpoint = readFileSync(join(contentDir, 'log/checkpoint'), 'utf8');
	const said: string[] = [];
	const { log } = await logPublication(content, {
		...{ contentDir, baseUrl: 'https://reviews.example', now: '2026-11-28T00:00:00Z' },
		keySetting: withKey ? keyFile : undefined,
		published: {
			fetch: async () => answer(checkpoint),
			readCurrent: async () => current(checkpoint),
		},
		...{ isRolledBack: false, restored: new Set<string>() },
		say: (line) => said.push(line),
	});
	return { contentDir, log, isLogged: (log?.checkpoint.size ?? 0) > 0, said: said.join('\n') };
}

it('continues the log that is served', async () => {
	const { isLogged, said } = await publish((checkpoint) => new Response(checkpoint));
	expect([isLogged, said]).toEqual([true, expect.not.stringContaining('could not compare')]);
});

it.each([
	['no answer', () => Response.error()],
	['no log', () => new Response('', { status: 404 })],
])('notes that it could not compare the log after %s', async (_, answer) => {
	const { isLogged, said } = await publish(answer);
	expect([isLogged, said]).toEqual([true, expect.stringContaining('Note: could not compare')]);
});

it.each([
	['another document', () => '<!doctype html>'],
	['half a checkpoint', (checkpoint: string) => checkpoint.slice(0, 40)],
	['another log', (checkpoint: string) => checkpoint.replaceAll('.example', '.example.org')],
])('signs nothing while %s is served', async (_, change) => {
	const answer = (checkpoint: string) => new Response(change(checkpoint));
	await expect(publish(answer)).rejects.toThrow(
		/^Cannot publish: https:\/\/reviews\.example\/log\/checkpoint is not a checkpoint of the log/,
	);
	expect((await publish(answer, { withKey: false })).isLogged).toBe(false);
	// On this machine, another service may have the address of the sample.
	const url = 'http://127.0.0.1:4321/log';
	expect((await publish(answer, { url })).isLogged).toBe(true);
});

it('checks what it logged once, unless a file changes', async () => {
	const { contentDir, log } = await publish((checkpoint) => new Response(checkpoint));
	expect((await loadContent(contentDir)).log).toBe(log);
	const file = join(contentDir, 'log/entries.jsonl');
	writeFileSync(file, readFileSync(file, 'utf8').replace('"stars":5', '"stars":4'));
	await expect(loadContent(contentDir)).rejects.toThrow('entries are not those of checkpoint');
});

it('compares with the edition in DATA_DIR while no server answers', async () => {
	const offline = () => Response.error();
	expect((await publish(offline, { current: (checkpoint) => checkpoint })).isLogged).toBe(true);
	// As after a restored backup: what was published last is longer.
	const longer = (checkpoint: string) => checkpoint.replace(/\n\d+\n/, '\n9999\n');
	await expect(publish(offline, { current: longer })).rejects.toThrow('has 9999 entries, and ');
	const other = (checkpoint: string) => checkpoint.replaceAll('.example', '.example.org');
	expect((await publish(offline, { current: other })).isLogged).toBe(true);
});

it('states no removal of a review that the content never had, unless it is rolled back', async () => {
	const contentDir = copyContent();
	const content = await loadContent(contentDir);
	// As in a clone that took the log of a colleague, but not the reviews.
	const part = { ...content, records: content.records.slice(2) };
	const log = (isRolledBack: boolean, keySetting: string | undefined) =>
		logPublication(part, {
			...{
				contentDir,
				keySetting,
				isRolledBack,
				restored: new Set<string>(),
				now: '2026-11-28T00:00:00Z',
			},
			baseUrl: 'http://127.0.0.1:4321',
			published: { fetch: async () => Response.error(), readCurrent: async () => undefined },
			say() {},
		});
	const key = join(ROOT, 'tests/fixtures/log-key-not-secret.pem');
	for (const setting of [key, undefined])
		await expect(log(false, setting)).rejects.toThrow(
			/^Cannot publish: the log has 2 reviews, such as \w+, and the content does not\n.*: git pull\n/,
		);
	const { log: longer } = await log(true, key);
	expect(longer?.entries.slice(-2)).toMatchObject([
		{ op: 'remove', reason: 'imported by mistake' },
		{ op: 'remove', reason: 'imported by mistake' },
	]);
});
