import { execFile } from 'node:child_process';
import { copyFile, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { GeneratedLog, serve, type Served } from '../../support/log-generator.ts';
import { changeJson, sampleLog } from '../../support/log-sample.ts';
import type { Dataset } from '../../support/log-tampering.ts';

let folder = '';
let address = '';
let log: GeneratedLog;
let files: Served;
const server = createServer((request, response) => {
	void serve(files)(new URL(request.url ?? '', address)).then(async (found) => {
		response.writeHead(found.status);
		response.end(Buffer.from(await found.arrayBuffer()));
	});
});

beforeAll(async () => {
	folder = await mkdtemp(join(tmpdir(), 'verify-'));
	for (const name of ['verify.mjs', 'verify-receipt.mjs'])
		await copyFile(join('src/log', name), join(folder, name));
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	address = `http://127.0.0.1:${port}`;
	log = sampleLog(new GeneratedLog(`127.0.0.1:${port}`));
	files = log.files;
});

afterAll(async () => {
	server.closeAllConnections();
	await new Promise((done) => server.close(done));
	await rm(folder, { recursive: true });
});

const run = (...args: string[]) => runFile('verify.mjs', ...args);

/** Runs a copy of a file. */
function runFile(name: string, ...args: string[]) {
	const script = join(folder, name);
	const env = { ...process.env, NODE_OPTIONS: '', NODE_NO_WARNINGS: '' };
	return new Promise<{ code: unknown; output: string }>((resolve) => {
		execFile(process.execPath, [script, ...args], { env }, (error, stdout, stderr) =>
			resolve({ code: error?.code ?? 0, output: stdout + stderr }),
		);
	});
}

describe('node verify.mjs', () => {
	it('says that the key came from the site, how to pin it, and remembers it, without warnings', async () => {
		const { code, output } = await run(address);
		const { host } = new URL(address);
		expect(output).toBe(
			`Entries seen before: 0\nThe key is from the site. Check it elsewhere, then use --key ${log.vkeys[0]}\n` +
				'5 of 5 reviews match the log\nNo problems found\n',
		);
		expect(code).toBe(0);
		const state = join(folder, `verify.mjs.${encodeURIComponent(address)}.json`);
		expect(JSON.parse(await readFile(state, 'utf8'))).toMatchObject({ origin: `${host}/log` });
		for (const same of [address, `${address}/`, `${address}/log/`])
			expect(await run(same)).toEqual({
				code: 0,
				output: `Entries seen before: ${log.entries.length}\n5 of 5 reviews match the log\nNo problems found\n`,
			});
	});

	it('runs through a symbolic link, with a pinned key', async () => {
		await symlink(join(folder, 'verify.mjs'), join(folder, 'link.mjs'));
		const { code, output } = await run(address, '--key', log.vkeys[0] ?? '');
		expect([code, output.split('\n').at(-2)]).toEqual([0, 'No problems found']);
	});

	it('exits with 1 and names each fault, in the order of the reviews', async () => {
		files = new Map(log.files);
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => {
			for (const review of reviews) review.text = 'Great';
			for (let n = 0; n < 30; n++)
				reviews.push({ ...reviews[0], id: `x${n}` } as (typeof reviews)[0]);
			// Its hash takes the longest.
			for (const review of reviews) if (review.id === 'r0') review.text = 'Great'.repeat(2_000_000);
		});
		const { code, output } = await run(address, '--state', join(folder, 'other.json'));
		files = log.files;
		const lines = output.split('\n');
		expect(code).toBe(1);
		expect(lines[0]).toMatch(/^fault: Review r0: its stars, text/);
		expect(lines.filter((line) => line.startsWith('fault: '))).toHaveLength(35);
		expect(lines.at(-2)).toBe('Problems found');
	});

	it('says how many reviews match if it finds a doubt or a fault', async () => {
		const state = join(folder, 'counts.json');
		const copy = address.replace('127.0.0.1', 'localhost');
		expect(await run(copy, '--state', state)).toMatchObject({
			code: 2,
			output: expect.stringMatching(
				/^doubt: This is a copy of [^]*\n5 of 5 reviews match the log\n/,
			),
		});
		files = new Map(log.files);
		changeJson<Dataset>(files, '/reviews.json', ({ reviews }) => reviews.pop());
		const { output } = await run(address, '--state', state);
		files = log.files;
		expect(output).toMatch(/^fault: Review r\d+ was dropped: [^]*\n4 of 4 reviews match the log\n/);
	});

	it('exits with 2 if the memory cannot be read, and leaves it as it is', async () => {
		const state = join(folder, 'broken.json');
		await writeFile(state, '{');
		const { code, output } = await run(address, '--state', state);
		expect([code, output]).toEqual([2, `${state} is malformed\n`]);
		expect(await readFile(state, 'utf8')).toBe('{');
	});

	it('exits with 2 without an answer, and for an address that is none', async () => {
		expect((await run('http://127.0.0.1:1')).code).toBe(2);
		expect(await run('reviews')).toEqual({ code: 2, output: 'Invalid URL\n' });
	});

	it('checks a receipt', async () => {
		const file = join(folder, 'r0.tlog-proof');
		await writeFile(file, log.receipt('r0'));
		const known = await runFile('verify-receipt.mjs', file, '--key', log.vkeys[0] ?? '');
		expect(known.code).toBe(0);
		expect(known.output).toMatch(
			/^Entry 2 of 127\.0\.0\.1:\d+\/log: \{.*Réview 0.*\}\nNo problems found\n$/,
		);
		expect((await runFile('verify-receipt.mjs', file)).code).toBe(2);
		expect((await runFile('verify-receipt.mjs', join(folder, 'none'))).code).toBe(2);
		expect(await runFile('verify-receipt.mjs')).toMatchObject({
			code: 2,
			output: expect.stringContaining('Usage'),
		});
	});

	it('explains itself', async () => {
		expect(await run()).toEqual({
			code: 2,
			output: 'Usage: node verify.mjs ADDRESS [--key KEY]... [--state FILE]\n',
		});
		for (const args of [['--help'], ['--nothing', 'x'], [address, '--key']])
			expect(await run(...args)).toEqual(await run());
	});
});
