import { join } from 'node:path';
import { expect, it } from 'vitest';
import { refuseOutdated } from '../../../src/cli/refuse-outdated.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { ROOT } from '../../support/content.ts';

// A port on which nothing answers.
const LOG = 'http://127.0.0.1:9';
const contentDir = join(ROOT, 'content');
const content = await loadContent(contentDir);

/** Starts the sample while a longer log, and an edition without the first review, are live in `DATA_DIR`. */
async function start({ baseUrl = LOG, isLogged = true } = {}): Promise<void> {
	const sample = content.log;
	if (!sample) throw new TypeError('The sample has no log');
	const origin = '127.0.0.1:9/log';
	const log = isLogged ? { ...sample, origin, url: `${LOG}/log` } : undefined;
	const tombstone = { reason: 'author request', removed_at: '2026-11-01T00:00:00Z' };
	const files: Readonly<Record<string, string>> = {
		'edition/edition.json': JSON.stringify({
			removed: [{ tombstone: { id: content.records[0]?.id, ...tombstone } }],
		}),
		'site/log/checkpoint': sample.texts.checkpoint
			.replaceAll(sample.origin, origin)
			.replace(/\n\d+\n/, '\n9999\n'),
	};
	const store = { readCurrentText: async (path: string) => files[path] };
	await refuseOutdated({ ...content, log }, { contentDir, baseUrl, store });
}

it('refuses content whose log is older than the live one', async () => {
	await expect(start()).rejects.toThrow('Cannot use this content: the log at');
});

it('refuses a removed review in content without a log', async () => {
	await expect(start({ isLogged: false })).rejects.toThrow('the live edition says you removed');
});

it('accepts content whose log is that of another address, as in a preview', async () => {
	await expect(start({ baseUrl: 'http://127.0.0.1:8' })).resolves.toBeUndefined();
});
