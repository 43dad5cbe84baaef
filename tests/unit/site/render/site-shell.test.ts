import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { readShell, writeRecord } from '../../../../src/site/render/site-shell.ts';

describe('a cached shell', () => {
	let folder: string;
	beforeEach(async () => {
		folder = mkdtempSync(join(tmpdir(), 'forecourt-shell-'));
		mkdirSync(join(folder, 'renderer'));
		mkdirSync(join(folder, 'site/docs/feeds'), { recursive: true });
		writeFileSync(join(folder, 'renderer/prerender-entry.C4fe.mjs'), 'export const render = 1;');
		writeFileSync(join(folder, 'site/docs/index.html'), '<p>Docs');
		writeFileSync(join(folder, 'site/docs/feeds/index.html'), '<p>Feeds');
		writeFileSync(join(folder, 'site/404.html'), '<p>Nothing');
		await writeRecord(folder);
	});

	it('has a folder, a renderer and pages', async () => {
		const shell = await readShell(folder);
		expect(shell).toEqual({
			siteFolder: join(folder, 'site'),
			rendererFile: join(folder, 'renderer/prerender-entry.C4fe.mjs'),
			pages: expect.arrayContaining(['/docs', '/docs/feeds', '/404.html']),
		});
	});

	it.each<[string, (folder: string) => void]>([
		['a file is truncated', () => writeFileSync(join(folder, 'site/docs/index.html'), '<p>Do')],
		['a file has changed', () => writeFileSync(join(folder, 'site/docs/index.html'), '<p>docs')],
		['a file is missing', () => rmSync(join(folder, 'site/docs/feeds/index.html'))],
		['there is an extra file', () => writeFileSync(join(folder, 'site/more.js'), '')],
		['shell.json is truncated', () => writeFileSync(join(folder, 'shell.json'), '{"renderer":"a')],
		['shell.json is missing', () => rmSync(join(folder, 'shell.json'))],
	])('is not used if %s', async (_what, damage) => {
		damage(folder);
		expect(await readShell(folder)).toBeUndefined();
	});
});
