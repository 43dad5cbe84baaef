import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { beforeEach, describe, expect, it } from 'vitest';
import { digestCode } from '../../../src/platform/build-inputs.ts';

const CODE = [
	'api/mcp.ts',
	'astro.config.mjs',
	'docs/use/feeds.md',
	'node_modules/.package-lock.json',
	'package.json',
	'public/favicon.svg',
	'src/site/previews/font.woff2',
	'src/site/styles/tokens.css',
	'tsconfig.json',
	'vercel.json',
];

describe('the digest of the code', () => {
	let project: string;
	const write = (file: string, text: string) => {
		mkdirSync(dirname(join(project, file)), { recursive: true });
		writeFileSync(join(project, file), text);
	};
	beforeEach(() => {
		project = mkdtempSync(join(tmpdir(), 'forecourt-code-'));
		for (const file of CODE) write(file, `text of ${file}`);
	});

	it.each(CODE)('changes with one byte of %s', async (file) => {
		const before = await digestCode(project);
		write(file, `Text of ${file}`);
		const after = await digestCode(project);
		expect(after).toMatch(/^[0-9a-f]{64}$/);
		expect(after).not.toBe(before);
	});

	it('changes with an added, deleted or renamed file', async () => {
		const first = await digestCode(project);
		write('src/more.ts', '');
		const more = await digestCode(project);
		rmSync(join(project, 'src/more.ts'));
		write('src/other.ts', '');
		const other = await digestCode(project);
		expect(new Set([first, more, other]).size).toBe(3);
		rmSync(join(project, 'src/other.ts'));
		expect(await digestCode(project)).toBe(first);
	});

	it('does not change with reviews', async () => {
		const before = await digestCode(project);
		write('content/reviews/survey/2026.jsonl', '{}');
		expect(await digestCode(project)).toBe(before);
	});

	it('is undefined with a symbolic link, or without the list of installed packages', async () => {
		symlinkSync(tmpdir(), join(project, 'src/linked'));
		expect(await digestCode(project)).toBeUndefined();
		rmSync(join(project, 'src/linked'));
		rmSync(join(project, 'node_modules/.package-lock.json'));
		expect(await digestCode(project)).toBeUndefined();
	});
});
