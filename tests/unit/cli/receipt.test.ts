import { mkdtempSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { runReceipt } from '../../../src/cli/receipt.ts';
import { loadContent } from '../../../src/content/load-content.ts';
import { verifyReceipt } from '../../../src/log/verify-receipt.mjs';
import { CONTENT_DIR, copyContent } from '../../support/content.ts';

const ID = '22ogahsh7jhb';

async function run(contentDir: string, ...argv: string[]) {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-receipt-'));
	let stdout = '';
	let stderr = '';
	const status = await runReceipt(argv, {
		environment: { contentDir },
		folder,
		stdout: { write: (text) => (stdout += text) },
		stderr: { write: (text) => (stderr += text) },
	});
	return { status, stdout, stderr, file: join(folder, `${ID}.tlog-proof`) };
}

describe('npm run receipt', () => {
	it('writes a receipt that verifies with the key of the log, and with no other', async () => {
		const { status, stdout, file } = await run(CONTENT_DIR, ID);
		expect(status).toBe(0);
		expect(stdout).toContain(`node verify-receipt.mjs ${file} --key 127.0.0.1:4321/log+`);
		const text = await readFile(file, 'utf8');
		const keys = [...((await loadContent(CONTENT_DIR)).log?.keys ?? [])];
		expect(await verifyReceipt(text, { keys })).toMatchObject({ exitCode: 0, findings: [] });
		const lines = text.split('\n');
		const extra = Buffer.from(lines[1]?.slice(6) ?? '', 'base64').toString();
		const changed = Buffer.from(extra.replace('"rating":5', '"rating":4')).toString('base64');
		const tampered = lines.with(1, `extra ${changed}`).join('\n');
		expect((await verifyReceipt(tampered, { keys })).exitCode).toBe(1);
		const others = keys.map((key) => key.replace(/.{8}$/, 'AAAAAAA='));
		expect((await verifyReceipt(text, { keys: others })).exitCode).not.toBe(0);
	});

	it.each([
		['an unknown id', 'nobody', 'Find it: npm run find -- TEXT'],
		['no id', undefined, 'give one ID'],
	])('refuses %s', async (_, id, message) => {
		const { status, stderr } = await run(CONTENT_DIR, ...(id === undefined ? [] : [id]));
		expect(status).toBe(2);
		expect(stderr).toContain(message);
		expect(stderr.trimEnd().split('\n').length).toBeLessThanOrEqual(3);
	});

	it('refuses a review that is not logged as it is', async () => {
		const contentDir = copyContent();
		const { records } = await loadContent(contentDir);
		const shard = records.find(({ id }) => id === ID);
		const file = join(
			contentDir,
			'reviews',
			shard?.source.id ?? '',
			`${shard?.date.slice(0, 4)}.jsonl`,
		);
		const { writeFile } = await import('node:fs/promises');
		const text = await readFile(file, 'utf8');
		await writeFile(file, text.replace('First time nobody asked', 'First time someone asked'));
		const { stderr } = await run(contentDir, ID);
		expect(stderr).toContain(
			'its current version is not in the log yet\nLog it: FORECOURT_LOG_KEY=FILE npm run publish',
		);
	});
});
