import { execFileSync } from 'node:child_process';
import { appendFileSync, mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { SincePage } from '../../src/changes/since-page.ts';
import { BuildManifest } from '../../src/documents/build-manifest.ts';
import { ReviewsDataset } from '../../src/documents/reviews-dataset.ts';
import { JsonFeed } from '../../src/feeds/json-feed.ts';
import { Insights } from '../../src/insights/insights.ts';
import type { Review } from '../../src/reviews/review.ts';
import { SearchPage } from '../../src/search/search-page.ts';
import { aRecord, copyContent } from '../support/content.ts';
import { runScript, startServer, type RunningServer } from '../support/running-server.ts';

const JSON_TYPE = 'application/json; charset=utf-8';
const SAMPLE_SIZE = 356;

const contentDir = copyContent();
let server: RunningServer;

beforeAll(async () => {
	server = await startServer({ CONTENT_DIR: contentDir });
});

afterAll(async () => {
	if (server.process.exitCode === null) await server.stop();
});

const get = (path: string, init?: RequestInit) => fetch(`${server.baseUrl}${path}`, init);
const getJson = async (path: string) => (await get(path)).json();

describe('npm start', () => {
	it('prints what is where', () => {
		for (const path of ['/reviews.json', '/insights.json', '/feed.xml', '/api/reviews/search']) {
			expect(server.output()).toContain(path);
		}
		expect(server.output()).toContain('npm run publish');
	});

	it.each([
		['/reviews.json', JSON_TYPE, ReviewsDataset],
		['/insights.json', JSON_TYPE, Insights],
		['/api/feed.json', JSON_TYPE, JsonFeed],
		['/feed.json', JSON_TYPE, JsonFeed],
		['/api/reviews/search', JSON_TYPE, SearchPage],
		['/api/reviews/since/2026-01-01', JSON_TYPE, SincePage],
	])('answers %s as its schema says', async (path, type, schema) => {
		const response = await get(path);
		expect(response.status).toBe(200);
		expect(response.headers.get('content-type')).toBe(type);
		expect(response.headers.get('access-control-allow-origin')).toBe('*');
		expect(response.headers.get('etag')).toMatch(/^(W\/)?"[0-9a-f]{32}"$/);
		expect(Date.parse(response.headers.get('last-modified') ?? '')).not.toBeNaN();
		expect(schema.safeParse(await response.json()).error).toBeUndefined();
	});

	it.each([
		['/', 'text/html; charset=utf-8'],
		['/policy', 'text/html; charset=utf-8'],
		['/feed.xml', 'application/atom+xml'],
		['/reviews.csv', 'text/csv; charset=utf-8'],
		['/reviews.ndjson', 'application/x-ndjson; charset=utf-8'],
		['/problems/invalid-parameter', 'text/html; charset=utf-8'],
	])('answers %s with %s', async (path, type) => {
		const response = await get(path);
		expect([response.status, response.headers.get('content-type')]).toEqual([200, type]);
	});

	it('publishes every row of the sample but those without consent', async () => {
		const { reviews, aggregate_rating } = await getJson('/reviews.json');
		expect(reviews).toHaveLength(SAMPLE_SIZE);
		expect(aggregate_rating.rating_count).toBe(SAMPLE_SIZE);
		expect((await getJson('/api/reviews/search')).total).toBe(SAMPLE_SIZE);
		expect((await getJson('/api/reviews/since/2000-01-01')).total).toBe(SAMPLE_SIZE);
	});

	it('answers the url of every review with a page', async () => {
		const { reviews } = await getJson('/reviews.json');
		for (const { url } of reviews) {
			const response = await fetch(url);
			expect([url, response.status]).toEqual([url, 200]);
			await response.body?.cancel();
		}
	});

	it('tags documents as /build.json says', async () => {
		const { documents } = BuildManifest.parse(await getJson('/build.json'));
		for (const { path, etag, bytes } of documents) {
			const response = await get(path, { headers: { 'accept-encoding': 'identity' } });
			expect([path, response.headers.get('etag')]).toEqual([path, etag]);
			expect((await response.arrayBuffer()).byteLength).toBe(bytes);
		}
	});

	it.each([
		'/reviews.json',
		'/insights.json',
		'/api/feed.json',
		'/feed.xml',
		'/api/reviews/search',
	])('answers 304 with an empty body to the tag of %s', async (path) => {
		const etag = (await get(path)).headers.get('etag') ?? '';
		const again = await get(path, { headers: { 'if-none-match': etag } });
		expect([again.status, await again.text()]).toEqual([304, '']);
	});

	it.each(['/reviews.json', '/api/feed.json', '/feed.xml'])(
		'announces hub and self for the topic %s on GET and HEAD',
		async (path) => {
			const link = `<${server.baseUrl}/api/websub/hub>; rel="hub", <${server.baseUrl}${path}>; rel="self"`;
			expect((await get(path)).headers.get('link')).toBe(link);
			expect((await get(path, { method: 'HEAD' })).headers.get('link')).toBe(link);
		},
	);

	it('answers unknown paths: JSON under /api, a page elsewhere', async () => {
		const api = await get('/api/nothing/here');
		expect([api.status, api.headers.get('content-type')]).toEqual([404, JSON_TYPE]);
		expect(await api.json()).toMatchObject({ status: 404, type: '/problems/not-found' });
		const page = await get('/nothing');
		expect([page.status, page.headers.get('content-type')]).toEqual([
			404,
			'text/html; charset=utf-8',
		]);
	});

	it('publishes no personal data and nothing of refused consents', async () => {
		const everything = await Promise.all(
			['/reviews.json', '/insights.json', '/reviews.csv', '/feed.xml'].map(async (path) =>
				(await get(path)).text(),
			),
		);
		const refused = ['sv-2207-6c797', 'sv-2310-36a6c', 'sv-2508-34d11', 'sv-2601-78df7'];
		for (const secret of [...refused, '@example.com', '555-0131', 'D-20730', 'MB41135']) {
			expect(everything.filter((text) => text.includes(secret))).toEqual([]);
		}
	});
});

describe('npm run publish', () => {
	const publish = () => runScript(['publish'], server.environment);

	it('shows a review added by hand in all documents, feeds, search and since', async () => {
		const record = aRecord({
			id: 'byhand',
			date: '2026-11-19',
			text: 'Xylophone quiet gearbox',
			rating: 1,
		});
		appendFileSync(join(contentDir, 'reviews/survey/2026.jsonl'), `${JSON.stringify(record)}\n`);
		const { code, stdout, stderr } = await publish();
		expect([code, stderr.includes('Cannot')]).toEqual([0, false]);
		expect(JSON.parse(stdout)).toMatchObject({
			edition: (await getJson('/build.json')).edition,
			changed: ['/reviews.json', '/api/feed.json', '/feed.xml'],
			queued: 0,
		});
		await expectPublished('Xylophone quiet gearbox', 'byhand');
	});

	it('shows a review that was imported', async () => {
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
		expect((await publish()).code).toBe(0);

		const page = await getJson('/api/reviews/search?query=zanzibar');
		const [review]: Review[] = page.reviews;
		await expectPublished('Zanzibar smooth ride', review?.id ?? '');
		expect(review).toMatchObject({ author: { name: 'Nadia E.' }, visit_type: 'service' });
		expect(review?.text).not.toMatch(/99999|0199/);
	});

	it('moves the validators of what changed, and only of that', async () => {
		const before = await tags();
		const shard = join(contentDir, 'reviews/survey/2021.jsonl');
		writeFileSync(shard, readFileSync(shard, 'utf8').replace('nothing was hidden', 'no secrets'));
		expect((await publish()).code).toBe(0);
		const after = await tags();
		expect(after['/api/reviews/since/2026-01-01']).toBe(before['/api/reviews/since/2026-01-01']);
		expect(after['/feed.xml']).toBe(before['/feed.xml']);
		for (const path of ['/reviews.json', '/api/reviews/search', '/api/reviews/since/2021-01-01']) {
			expect([path, after[path]]).not.toEqual([path, before[path]]);
		}
	});

	it('takes a removed review out and lists it as removed', async () => {
		const tombstone = {
			id: 'byhand',
			removed_at: '2026-11-20T12:00:00Z',
			reason: 'Wish of the author',
			rating: 1,
		};
		appendFileSync(join(contentDir, 'removed.jsonl'), `${JSON.stringify(tombstone)}\n`);
		expect((await publish()).code).toBe(0);
		expect((await getJson('/api/reviews/search?query=xylophone')).total).toBe(0);
		const since = await getJson('/api/reviews/since/2026-11-20');
		expect(since.removed).toEqual([tombstone]);
		expect((await get('/reviews/byhand')).status).toBe(404);
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

	async function tags(): Promise<Record<string, string | null>> {
		const paths = [
			'/reviews.json',
			'/feed.xml',
			'/api/reviews/search',
			'/api/reviews/since/2026-01-01',
			'/api/reviews/since/2021-01-01',
		];
		const entries = paths.map(async (path) => {
			const response = await get(path, { headers: { 'accept-encoding': 'identity' } });
			await response.body?.cancel();
			return [path, response.headers.get('etag')] as const;
		});
		return Object.fromEntries(await Promise.all(entries));
	}
});

describe('two servers from one checkout', () => {
	it('do not disturb each other', async () => {
		const other = await startServer({ CONTENT_DIR: copyContent() });
		try {
			const [mine, theirs] = await Promise.all(
				[server, other].map(async ({ baseUrl }) => (await fetch(`${baseUrl}/build.json`)).json()),
			);
			expect(theirs.edition).not.toBe(mine.edition);
			const dataset = await (await fetch(`${other.baseUrl}/reviews.json`)).json();
			expect(dataset.reviews[0].url.startsWith(other.baseUrl)).toBe(true);
			expect((await runScript(['publish'], other.environment)).code).toBe(0);
			expect(await getJson('/build.json')).toEqual(mine);
		} finally {
			await other.stop();
		}
	});

	it('are refused one port, with what to do', async () => {
		const { PORT } = server.environment;
		await expect(startServer({ PORT })).rejects.toThrow(new RegExp(`${PORT}[^]*PORT`));
	});
});

describe('SIGTERM', () => {
	it('ends npm start within 5 s and leaves no process behind', async () => {
		const group = descendants(server.process.pid ?? 0);
		expect(group.length).toBeGreaterThan(0);
		const { milliseconds } = await server.stop();
		expect(milliseconds).toBeLessThan(5_000);
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
