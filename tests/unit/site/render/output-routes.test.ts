import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import { addOutputRoutes } from '../../../../src/site/render/output-routes.ts';

const ADDED = { src: '^/a$', headers: { Link: '<https://a.example>' }, continue: true } as const;

function writeConfig(text: string): string {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-output-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	const file = join(folder, 'config.json');
	writeFileSync(file, text);
	return file;
}

it('adds routes before those of the adapter, and keeps everything else', async () => {
	const adapter = { version: 3, routes: [{ handle: 'filesystem' }], images: { sizes: [1] } };
	const file = writeConfig(JSON.stringify(adapter));
	await addOutputRoutes(file, [ADDED]);
	expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({
		...adapter,
		routes: [ADDED, { handle: 'filesystem' }],
	});
});

it('adds routes where the adapter has none', async () => {
	const file = writeConfig('{ "version": 3 }');
	await addOutputRoutes(file, [ADDED]);
	expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ version: 3, routes: [ADDED] });
});

it('refuses another version of the format', async () => {
	const file = writeConfig('{ "version": 4, "routes": [] }');
	await expect(addOutputRoutes(file, [ADDED])).rejects.toThrow();
	expect(readFileSync(file, 'utf8')).toBe('{ "version": 4, "routes": [] }');
});
