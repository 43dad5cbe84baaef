import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadContent } from '../../src/content/load-content.ts';
import type { Findings, ReviewReading } from '../../src/insights/readings/review-reading.ts';
import { BASE_URL, CONTENT_DIR, ROOT, sampleContent } from '../support/content.ts';
import { startReaderEndpoint } from '../support/reader-endpoint.ts';

const KILLED_AFTER_REQUESTS = [60, 90, 70];
const REQUESTS_AT_ONCE = 4;
const ANSWER_DELAY_MS = 10;

let folder: string;
let contentDir: string;

beforeEach(async () => {
	folder = await mkdtemp(join(tmpdir(), 'read-killed-'));
	contentDir = join(folder, 'content');
	await cp(CONTENT_DIR, contentDir, { recursive: true });
	await rm(join(contentDir, 'readings'), { recursive: true });
});

afterEach(() => rm(folder, { recursive: true, force: true }));

it('does not ask again for readings stored before kill -9', { timeout: 120_000 }, async () => {
	const { records, readings } = await sampleContent();
	const findings = new Map(
		records.map(({ id, text }): [string, Findings] => {
			const { statements = [], people = [], services = [] } = readings?.get(id) ?? {};
			const plain = statements.map(({ doubtful: _, ...statement }) => statement);
			return [text, { statements: plain, people, services }];
		}),
	);
	await using endpoint = await startReaderEndpoint(
		() => 'right',
		(text) => findings.get(text) ?? { statements: [], people: [], services: [] },
		ANSWER_DELAY_MS,
	);
	const { asked } = endpoint;
	const textOf = new Map(records.map(({ id, text }) => [id, text]));
	let stored: ReadonlyMap<string, ReviewReading> = new Map();

	for (const requests of KILLED_AFTER_REQUESTS) {
		const before = asked.length;
		const run = startRead(endpoint.url);
		while (asked.length < before + requests && run.exitCode === null) await pause();
		process.kill(-(run.pid ?? 0), 'SIGKILL');
		await once(run, 'exit');
		expectAskedOnly(before);
		const kept = await storedReadings();
		for (const [id, reading] of stored) expect(kept.get(id)).toEqual(reading);
		const unstored = asked.length - before - (kept.size - stored.size);
		expect(unstored).toBeLessThanOrEqual(REQUESTS_AT_ONCE);
		stored = kept;
	}

	const before = asked.length;
	const run = startRead(endpoint.url);
	let out = '';
	run.stdout.on('data', (piece: Buffer) => (out += piece.toString()));
	const [status] = (await once(run, 'close')) as [number];
	expectAskedOnly(before);
	const all = records.filter(({ title, text }) => `${title ?? ''}${text}` !== '').length;
	expect([status, out]).toEqual([0, `${all - stored.size} reviews read by tiny\n`]);
	expect((await storedReadings()).size).toBe(all);

	function expectAskedOnly(from: number): void {
		const storedTexts = new Set([...stored.keys()].map((id) => textOf.get(id)));
		const again = asked.slice(from).filter(({ review }) => storedTexts.has(review.text));
		expect(again.map(({ review }) => review.text)).toEqual([]);
	}
});

async function storedReadings(): Promise<ReadonlyMap<string, ReviewReading>> {
	return (await loadContent(contentDir)).readings ?? new Map<string, ReviewReading>();
}

/** Starts the command in its own process group, so that npm and its child processes can be killed. */
function startRead(url: string) {
	return spawn('npm', ['run', '--silent', 'read', '--', '--yes'], {
		cwd: ROOT,
		detached: true,
		stdio: ['ignore', 'pipe', 'inherit'],
		env: {
			...process.env,
			...{ BASE_URL, CONTENT_DIR: contentDir, READER_URL: url, READER_MODEL: 'tiny' },
		},
	});
}

const pause = () => new Promise((done) => setTimeout(done, 5));
