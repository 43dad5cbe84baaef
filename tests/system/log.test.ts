import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { verifyLog, type Memory, type Report } from '../../src/log/verify.mjs';
import { verifyReceipt } from '../../src/log/verify-receipt.mjs';
import { createAuthority } from '../support/certificates.ts';
import { copyContent } from '../support/content.ts';
import { freePort, runScript, startServer, type RunningServer } from '../support/running-server.ts';
import { startTlsProxy } from '../support/tls-proxy.ts';

const ID = '22ogahsh7jhb';
const OTHER = '22wzyhzx4uzr';
const folder = mkdtempSync(join(tmpdir(), 'forecourt-log-'));
const contentDir = copyContent();
const keyFile = join(folder, 'key.pem');

let server: RunningServer;
let address: string;
let environment: NodeJS.ProcessEnv;
let memory: Memory | undefined;
let key: string;

async function run(args: readonly string[], withKey = true) {
	const keys = withKey ? { FORECOURT_LOG_KEY: keyFile } : {};
	return runScript(args, { ...environment, ...keys });
}

/** Publishes, and returns what the command said. */
async function publish(withKey = true): Promise<string> {
	const { code, stderr, stdout } = await run(['publish'], withKey);
	expect([code, stderr]).toEqual([0, stderr]);
	return `${stderr}${stdout}`;
}

/** Verifies with the memory of all earlier calls. */
async function verify(): Promise<Report> {
	const report = await verifyLog(address, { memory });
	memory = report.memory ?? memory;
	return report;
}

async function removals(): Promise<Record<string, unknown>[]> {
	const response = await fetch(`${address}/log/removals.json`);
	// The document's own tests check its form.
	return ((await response.json()) as { removals: Record<string, unknown>[] }).removals;
}

/** Replaces words in the stored review. */
function edit(from: string, to: string): void {
	const file = join(contentDir, 'reviews/dealer-reviews/2020.jsonl');
	const text = readFileSync(file, 'utf8');
	expect(text).toContain(from);
	writeFileSync(file, text.replace(from, to));
}

beforeAll(async () => {
	const port = await freePort();
	address = `http://127.0.0.1:${port}`;
	environment = {
		...process.env,
		BASE_URL: undefined,
		PORT: String(port),
		CONTENT_DIR: contentDir,
		DATA_DIR: join(folder, 'data'),
		SITE: 'off',
		HUB_ALLOW_LOOPBACK_CALLBACKS: '1',
	};
	const created = await runScript(['log:key', '--', address, '--file', keyFile], environment);
	expect(created.code).toBe(0);
	server = await startServer(environment);
	await publish();
	const { facts } = await verify();
	key = facts?.keys[0] ?? '';
});

afterAll(async () => {
	await server.stop();
	rmSync(contentDir, { recursive: true });
});

describe('a log that is served', () => {
	it('has one import for each source and one entry for each review, and verifies', async () => {
		const report = await verify();
		expect(report).toMatchObject({
			exitCode: 0,
			findings: [],
			facts: { pending: 0, size: 360 },
		});
		const entries = readFileSync(join(contentDir, 'log/entries.jsonl'), 'utf8').split('\n');
		const operations = entries.filter(Boolean).map((line) => /"op":"(\w+)"/.exec(line)?.[1]);
		expect(operations.slice(0, 5)).toEqual(['import', 'import', 'import', 'policy', 'add']);
		expect(new Set(operations.slice(4))).toEqual(new Set(['add']));
	});

	it('is published without the key too, changes with the key, and keeps receipts valid', async () => {
		const receipt = join(folder, 'receipt.tlog-proof');
		expect((await run(['receipt', '--', ID, '--out', receipt])).code).toBe(0);
		edit('First time nobody asked', 'Nobody asked');
		expect(await publish(false)).toContain(
			'Note: 1 entry is not in the transparency log yet; set FORECOURT_LOG_KEY and publish again',
		);
		const dataset = await (await fetch(`${address}/reviews.json`)).json();
		expect(dataset).toMatchObject({ log: { size: 360, pending: 1 } });
		expect((await verify()).exitCode).toBe(2);

		expect(await publish()).toContain('Logged 1 entry; the transparency log has 361');
		expect(await verify()).toMatchObject({ exitCode: 0, facts: { pending: 0, size: 361 } });
		expect(await verifyReceipt(readFileSync(receipt, 'utf8'), { keys: [key] })).toMatchObject({
			exitCode: 0,
		});
	});

	it('states removals, forgets the salt, and says when a review is back', async () => {
		const openings = () => readFileSync(join(contentDir, 'log/openings.jsonl'), 'utf8');
		const before = readFileSync(join(contentDir, 'reviews/business-profile/2026.jsonl'), 'utf8');
		const salt = new RegExp(`"id":"${OTHER}","salt":"([^"]+)"`).exec(openings())?.[1] ?? '?';
		await run(['remove', '--', '--reason', 'spam', OTHER]);
		await publish();
		expect(openings()).not.toContain(salt);
		const served = await fetch(`${address}/log/openings/0.json`);
		expect(await served.text()).not.toContain(salt);
		expect(await removals()).toMatchObject([
			{ id: OTHER, reason: 'spam', rating: 1, source: 'business-profile', log_index: 361 },
		]);
		expect((await verify()).exitCode).toBe(0);

		// Rolls back the content, but not the log.
		writeFileSync(join(contentDir, 'reviews/business-profile/2026.jsonl'), before);
		writeFileSync(join(contentDir, 'removed.jsonl'), '');
		const refused = await run(['publish']);
		expect(refused.code).toBe(1);
		expect(refused.stderr).toContain(`npm run publish -- --restore ${OTHER}`);
		const restored = await run(['publish', '--', '--restore', OTHER]);
		expect(restored.stderr).toContain('Logged 1 entry; the transparency log has 363');
		expect(await removals()).toEqual([]);
		expect(await verify()).toMatchObject({ exitCode: 0, facts: { removed: [] } });
	});

	it('is not continued by a clone that lacks its last entries', async () => {
		const clone = mkdtempSync(join(tmpdir(), 'forecourt-clone-'));
		cpSync(contentDir, clone, { recursive: true });
		edit('Nobody asked', 'No one asked');
		await publish();
		const inClone = { ...environment, CONTENT_DIR: clone, FORECOURT_LOG_KEY: keyFile };
		writeFileSync(join(clone, 'policy.md'), '# Our policy\n\nAnother one.\n');
		const refused = await runScript(['publish'], inClone);
		expect(refused.code).toBe(1);
		expect(refused.stderr).toContain(
			`has 364 entries, and ${join(clone, 'log')} does not continue it`,
		);
		expect(refused.stderr).toContain(`git checkout BRANCH -- ${join(clone, 'log')}`);
		const PORT = String(await freePort());
		const restored = { ...inClone, BASE_URL: address, PORT, DATA_DIR: join(folder, 'restored') };
		await expect(startServer(restored)).rejects.toThrow(
			`Cannot use this content: the log at ${address}/log has 364 entries`,
		);
		// What the message says to do.
		cpSync(join(contentDir, 'log'), join(clone, 'log'), { recursive: true });
		const merged = await runScript(['publish'], inClone);
		// The older text of the review, and the policy.
		expect(merged.stderr).toContain('Logged 2 entries; the transparency log has 366');
		expect(await verify()).toMatchObject({ exitCode: 0, facts: { size: 366 } });
		cpSync(clone, contentDir, { recursive: true });
	});
});

describe('npm run monitor', () => {
	const monitor = (...args: string[]) =>
		runScript(['monitor', '--', address, '--state', join(folder, 'monitor'), ...args], environment);

	it('hears of a publication by WebSub', async () => {
		const port = await freePort();
		const authority = await createAuthority();
		const tls = await startTlsProxy(await authority.issue(['127.0.0.1']), port);
		await server.stop();
		server = await startServer({ ...environment, NODE_EXTRA_CA_CERTS: authority.file });
		const args = ['--callback', tls.origin, '--port', String(port), '--every', '86400'];
		const state = ['--state', join(folder, 'monitor')];
		const child = spawn(
			'node',
			['--import', './src/cli/prepare-node.mjs', 'src/cli/monitor.ts', address, ...state, ...args],
			{ env: environment },
		);
		let output = '';
		child.stderr.on('data', (chunk: Buffer) => (output += chunk.toString()));
		await expect.poll(() => output, { timeout: 60_000 }).toContain('Subscribed to');
		writeFileSync(join(contentDir, 'policy.md'), '# Our policy\n\nREPLACE: say whom you invite.\n');
		expect(await publish()).toMatch(
			/Note: \S+policy\.md:3 still says REPLACE, and readers can see that/,
		);
		await expect.poll(() => output, { timeout: 60_000 }).toContain('367 entries');
		child.kill('SIGTERM');
		await once(child, 'exit');
		expect(output).not.toContain('ALARM');
		await tls.stop();
	});

	it('raises an alarm for a rewritten log, once', async () => {
		expect((await monitor('--once')).code).toBe(0);
		await server.stop();
		rmSync(join(contentDir, 'log'), { recursive: true });
		// Otherwise, it refuses to sign two histories.
		rmSync(join(String(environment.DATA_DIR), 'current'));
		await runScript(['log:key', '--', address, '--file', keyFile], environment);
		await publish();
		server = await startServer(environment);
		const feed = join(folder, 'alarms.atom');
		const first = await monitor('--once', '--atom', feed);
		expect(first.code).toBe(1);
		expect(first.stderr).toMatch(/^ALARM The log of http:\S+ failed a check: /m);
		expect(readFileSync(feed, 'utf8')).toContain('The log failed a check');
		const second = await monitor('--once');
		expect([second.code, second.stderr.includes('ALARM')]).toEqual([1, false]);
		memory = undefined;
	});
});

describe('a change of keys', () => {
	it('starts another log, keeps the old one, and is accepted only on purpose', async () => {
		const { memory: old } = await verifyLog(address);
		const second = join(folder, 'second.pem');
		const started = await run(['log:key', '--', '--new-log', '--file', second]);
		expect(started.stdout).toContain(`Started the log ${new URL(address).host}/log/2`);
		const refused = await run(['publish']);
		expect([refused.code, refused.stderr.trimEnd().split('\n').length]).toEqual([1, 3]);
		expect(refused.stderr).toContain('are not those of the log');
		await runScript(['publish'], { ...environment, FORECOURT_LOG_KEY: second });
		const dataset = await (await fetch(`${address}/reviews.json`)).json();
		expect(dataset).toMatchObject({ log: { checkpoint: `${address}/log/2/checkpoint` } });
		for (const path of [
			'/log/checkpoint',
			'/log/tile/0/000',
			'/log/2/checkpoint',
			'/log/2/policy',
		]) {
			expect((await fetch(`${address}${path}`)).status).toBe(200);
		}
		expect(await verifyLog(address)).toMatchObject({ exitCode: 0, findings: [] });
		expect((await verifyLog(address, { memory: old })).exitCode).toBe(2);
	});
});
