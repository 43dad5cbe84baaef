import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { logPublication } from '../../../src/cli/log/log-publication.ts';
import type { Content } from '../../../src/content/content.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { copyContent, ROOT } from '../../support/content.ts';

const KEY = join(ROOT, 'tests/fixtures/log-key-not-secret.pem');

/** Logs another policy, while this is served as the checkpoint. */
async function publish(
	answer: () => Response,
	withKey = true,
	current?: string,
	changes: Partial<Content> = {},
	isRolledBack = false,
) {
	const keySetting = withKey ? KEY : undefined;
	const contentDir = copyContent();
	const content = await loadContent(contentDir);
	const settings = { ...content.settings, policyText: '# Another policy\n' };
	const said: string[] = [];
	const { log } = await logPublication(
		{ ...content, settings, ...changes },
		{
			...{ contentDir, keySetting, baseUrl: 'http://127.0.0.1:4321', now: '2026-11-28T00:00:00Z' },
			published: { fetch: async () => answer(), readCurrent: async () => current },
			isRolledBack,
			say: (line) => said.push(line),
		},
	);
	const grown = (log?.checkpoint.size ?? 0) - (content.log?.checkpoint.size ?? 0);
	return { log, grown, said: said.join('\n') };
}

const checkpoint = readFileSync(join(ROOT, 'content/log/checkpoint'), 'utf8');

it('continues the log that is served', async () => {
	const { grown, said } = await publish(() => new Response(checkpoint));
	expect([grown, said]).toEqual([1, expect.not.stringContaining('could not compare')]);
});

it.each([
	['no answer', () => Response.error()],
	['no log', () => new Response('', { status: 404 })],
])('notes that it could not compare the log after %s', async (_, answer) => {
	const { grown, said } = await publish(answer);
	expect([grown, said]).toEqual([1, expect.stringContaining('Note: could not compare')]);
});

it('compares with the edition in DATA_DIR while no server answers', async () => {
	const offline = () => Response.error();
	expect((await publish(offline, true, checkpoint)).grown).toBe(1);
	// As after a restored backup: what was published last is longer.
	const longer = checkpoint.replace(/\n\d+\n/, '\n9999\n');
	await expect(publish(offline, true, longer)).rejects.toThrow('has 9999 entries, and ');
	const other = checkpoint.replaceAll('127.0.0.1:4321/log', 'reviews.example/log');
	expect((await publish(offline, true, other)).grown).toBe(1);
});

it.each([
	['another document', '<!doctype html>'],
	['half a checkpoint', checkpoint.slice(0, 40)],
	['another log', checkpoint.replaceAll('127.0.0.1:4321/log', 'reviews.example/log')],
])('signs nothing while %s is served', async (_, text) => {
	const answer = () => new Response(text);
	await expect(publish(answer)).rejects.toThrow(
		/^Cannot publish: http:\/\/127\.0\.0\.1:4321\/log\/checkpoint is not a checkpoint of the log/,
	);
	expect((await publish(answer, false)).grown).toBe(0);
});

it('states no removal of a review that the content never had', async () => {
	const { records } = await loadContent(join(ROOT, 'content'));
	const served = () => new Response(checkpoint);
	// As in a clone that took the log of a colleague, but not the reviews.
	for (const withKey of [true, false])
		await expect(
			publish(served, withKey, undefined, { records: records.slice(2) }),
		).rejects.toThrow(
			/^Cannot publish: the log has 2 reviews, such as \w+, and the content does not\n.*: git pull\n/,
		);
	const rolledBack = await publish(served, true, undefined, { records: records.slice(2) }, true);
	expect(rolledBack.log?.entries.slice(-2)).toMatchObject([
		{ op: 'remove', reason: 'imported by mistake' },
		{ op: 'remove', reason: 'imported by mistake' },
	]);
});
