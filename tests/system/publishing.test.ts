import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Review } from '../../src/reviews/review.ts';
import { contentWith, someReviews } from '../support/content-with.ts';
import { aRecord, copyContent } from '../support/content.ts';
import {
	runScript,
	startServer,
	WITH_PAGES,
	type RunningServer,
} from '../support/running-server.ts';

// The sample's log has all reviews.
const contentDir = await contentWith(await someReviews(), (copy) =>
	rmSync(join(copy, 'log'), { recursive: true }),
);
let server: RunningServer;

beforeAll(async () => {
	server = await startServer({ ...WITH_PAGES, CONTENT_DIR: contentDir });
});

afterAll(async () => {
	if (server.process.exitCode === null) await server.stop();
});

const get = (path: string, init?: RequestInit) => fetch(`${server.address}${path}`, init);
const getJson = async (path: string) => (await get(path)).json();

describe('npm start', () => {
	it('lists the URLs of the main documents', () => {
		for (const path of ['/reviews.json', '/insights.json', '/feed.xml', '/api/reviews/search']) {
			expect(server.output()).toContain(path);
		}
		expect(server.output()).toContain('npm run publish');
	});
});

describe('npm run publish', () => {
	const publish = () => runScript(['publish'], server.environment);

	it('shows reviews added by hand and imported in all documents, feeds, search and since', async () => {
		const record = aRecord({
			id: 'byhand',
			date: '2026-11-19',
			text: 'Xylophone quiet gearbox',
			rating: 1,
		});
		appendFileSync(join(contentDir, 'reviews/survey/2026.jsonl'), `${JSON.stringify(record)}\n`);
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-export-'));
		const file = join(folder, 'anything.txt');
		const survey = {
			id: 'sv-9999-new',
			location: 'millbrook',
			repair_order: 'MB99999',
			visit_date: '2026-11-18',
			submitted_at: '2026-11-19T10:00:00-08:00',
			stars: 4,
			text: 'Zanzibar smooth ride, RO MB99999, call 541-555-0199',
			name: 'Nadia Example',
			consent_to_publish: true,
		};
		writeFileSync(file, `${JSON.stringify(survey)}\n`);
		const imported = await runScript(['import', '--', '--json', file], server.environment);
		expect([imported.code, JSON.parse(imported.stdout).totals.added]).toEqual([0, 1]);

		const { code, stdout, stderr } = await publish();
		expect([code, stderr.includes('Cannot')]).toEqual([0, false]);
		expect(JSON.parse(stdout)).toMatchObject({
			edition: (await getJson('/build.json')).edition,
			changed: expect.arrayContaining([
				...['/reviews.json', '/api/feed.json', '/feed.xml', '/changes.json'],
				...['/feeds/low-stars.atom', '/feeds/alder-falls.json'],
			]),
			queued: 0,
		});
		await expectPublished('Xylophone quiet gearbox', 'byhand');
		const page = await getJson('/api/reviews/search?query=zanzibar');
		const [review]: Review[] = page.reviews;
		await expectPublished('Zanzibar smooth ride', review?.id ?? '');
		expect(review).toMatchObject({ author: { name: 'Nadia E.' }, visit_type: 'service' });
		expect(review?.text).not.toMatch(/99999|0199/);
	});

	it('drops a removed review and lists it as removed', async () => {
		const tombstone = {
			id: 'byhand',
			removed_at: '2026-11-20T12:00:00Z',
			reason: 'author request',
			rating: 1,
		};
		appendFileSync(join(contentDir, 'removed.jsonl'), `${JSON.stringify(tombstone)}\n`);
		expect((await publish()).code).toBe(0);
		expect((await getJson('/api/reviews/search?query=xylophone')).total).toBe(0);
		const since = await getJson('/api/reviews/since/2026-11-20');
		expect(since.removed).toEqual([tombstone]);
		const page = await get('/reviews/byhand', { headers: { accept: 'text/html' } });
		expect([page.status, page.headers.get('content-type')]).toEqual([
			410,
			'text/html; charset=utf-8',
		]);
		expect(await page.text()).toContain('This review was removed');
	});

	it('refuses an older copy of the content, in which the removed review is back', async () => {
		const { edition } = await getJson('/build.json');
		const file = join(contentDir, 'removed.jsonl');
		const removed = readFileSync(file);
		writeFileSync(file, '');
		const { code, stderr } = await publish();
		writeFileSync(file, removed);
		expect(code).toBe(1);
		expect(stderr).toContain('the live edition says you removed: byhand (author request, 2026-11)');
		expect(stderr).toContain('npm run publish -- --restore byhand');
		expect((await getJson('/build.json')).edition).toBe(edition);
	});

	it('keeps the old edition when the content is bad, naming file, line and field', async () => {
		const { edition } = await getJson('/build.json');
		const shard = join(contentDir, 'reviews/survey/2026.jsonl');
		const good = readFileSync(shard, 'utf8');
		writeFileSync(shard, `${good}{"id": "broken"}\n`);
		const { code, stderr, stdout } = await publish();
		writeFileSync(shard, good);
		expect([code, stdout]).toEqual([1, '']);
		expect(stderr).toMatch(/2026\.jsonl:\d+: "rating"/);
		expect((await getJson('/build.json')).edition).toBe(edition);
	});

	async function expectPublished(words: string, id: string) {
		for (const path of [
			'/reviews.json',
			'/feed.json',
			'/api/feed.json',
			'/feed.xml',
			'/reviews.csv',
			'/reviews.ndjson',
			`/api/reviews/search?query=${encodeURIComponent(words.toLowerCase())}`,
			'/api/reviews/since/2026-11-19',
			`/reviews/${id}`,
		]) {
			expect([path, (await (await get(path)).text()).includes(words)]).toEqual([path, true]);
		}
		const { corpus } = await getJson('/insights.json');
		expect(corpus.reviews).toBe((await getJson('/api/reviews/search')).total);
	}
});

describe('two servers from one checkout', () => {
	it('do not affect each other, and a change changes the ETags of its documents alone', async () => {
		const content = copyContent();
		const other = await startServer({ CONTENT_DIR: content });
		try {
			const [mine, theirs] = await Promise.all(
				[server, other].map(async ({ address }) => (await fetch(`${address}/build.json`)).json()),
			);
			expect(theirs.edition).not.toBe(mine.edition);
			await expectOwnAddress(other.address);

			const before = await tagsOf(other.address);
			const shard = join(content, 'reviews/survey/2021.jsonl');
			writeFileSync(shard, readFileSync(shard, 'utf8').replace('nothing was hidden', 'no secrets'));
			expect((await runScript(['publish'], other.environment)).code).toBe(0);
			const after = await tagsOf(other.address);
			for (const path of ['/feed.xml', '/api/reviews/since/2026-01-01']) {
				expect([path, after[path]]).toEqual([path, before[path]]);
			}
			for (const path of [
				'/reviews.json',
				'/api/reviews/search',
				'/api/reviews/since/2021-01-01',
			]) {
				expect([path, after[path]]).not.toEqual([path, before[path]]);
			}
			expect(await getJson('/build.json')).toEqual(mine);
		} finally {
			await other.stop();
		}
	});

	async function tagsOf(address: string): Promise<Record<string, string | null>> {
		const paths = [
			'/reviews.json',
			'/feed.xml',
			'/api/reviews/search',
			'/api/reviews/since/2026-01-01',
			'/api/reviews/since/2021-01-01',
		];
		const entries = paths.map(async (path) => {
			const headers = { 'accept-encoding': 'identity' };
			const response = await fetch(`${address}${path}`, { headers });
			await response.body?.cancel();
			return [path, response.headers.get('etag')] as const;
		});
		return Object.fromEntries(await Promise.all(entries));
	}

	/** Without BASE_URL, a server announces the address it listens on. */
	async function expectOwnAddress(address: string): Promise<void> {
		const dataset = await fetch(`${address}/reviews.json`);
		const link = `<${address}/api/websub/hub>; rel="hub", <${address}/reviews.json>; rel="self"`;
		expect(dataset.headers.get('link')).toBe(link);
		const [newest] = (await dataset.json()).reviews;
		expect(newest.url.startsWith(`${address}/reviews/`)).toBe(true);
		const search = await (await fetch(`${address}/api/reviews/search?limit=1`)).json();
		expect(search.next.startsWith(address)).toBe(true);
	}

	it('cannot share a port, and the error says what to do', async () => {
		const { PORT } = server.environment;
		await expect(startServer({ PORT })).rejects.toThrow(new RegExp(`${PORT}[^]*PORT`));
	});
});

describe('SIGTERM', () => {
	it('ends npm start within its grace period, and leaves no process running', async () => {
		const group = descendants(server.process.pid ?? 0);
		expect(group.length).toBeGreaterThan(0);
		const { milliseconds } = await server.stop();
		// The grace period is four seconds; open connections would last for minutes.
		expect(milliseconds).toBeLessThan(15_000);
		expect(group.filter(isAlive)).toEqual([]);
	});
});

function descendants(pid: number): number[] {
	const table = execFileSync('ps', ['-e', '-o', 'pid=,ppid=']).toString().trim().split('\n');
	const rows = table.map((row) => row.trim().split(/\s+/).map(Number));
	const children = rows.filter(([, parent]) => parent === pid).map(([child = 0]) => child);
	return children.flatMap((child) => [child, ...descendants(child)]);
}

function isAlive(pid: number): boolean {
	try {
		process.kill(pid, 0);
		return true;
	} catch {
		return false;
	}
}
