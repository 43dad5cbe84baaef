import { appendFile, mkdir, readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { pullInbox } from '../../../src/cli/sync/pull-inbox.ts';
import { findContentProblems } from '../../../src/content/find-content-problems.ts';
import { tryLock } from '../../../src/platform/process-lock.ts';
import { startServer } from '../../support/loopback-server.ts';
import { csv, csvRow, ndjson, surveyAnswer } from '../import/importing.ts';
import { createSync, SECRETS } from './syncing.ts';

const HEADERS = { Authorization: 'Bearer ${EXPORT_TOKEN}' };

describe('npm run sync from a web address', () => {
	it('downloads an export again only after it changed', async () => {
		let version = 1;
		const { origin, asked } = await startServer(({ headers }) => {
			const etag = `"v${version}"`;
			if (headers['if-none-match'] === etag) return { status: 304 };
			return { headers: { ETag: etag }, body: ndjson(surveyAnswer({ id: `sv-${version}` })) };
		});
		const content = await createSync([{ url: `${origin}/export?key=k1`, headers: HEADERS }]);
		const dry = await content.sync(['--dry-run', '--json']);
		expect(dry.results).toMatchObject([{ status: 0, report: { dry_run: true } }]);
		expect(await content.sync(['--json'])).toMatchObject({ status: 0 });
		const again = await content.sync(['--json']);
		expect(again.results).toMatchObject([{ status: 0, reason: 'unchanged since the last import' }]);
		version = 2;
		const { stdout } = await content.sync();
		expect(await content.reviews()).toHaveLength(2);
		expect(asked.map(({ headers }) => headers['if-none-match'])).toEqual([
			...[undefined, undefined],
			...['"v1"', '"v1"'],
		]);
		expect(asked[0]?.headers['authorization']).toBe('Bearer export-08aa');
		expect(stdout).not.toContain('k1');
		expect(stdout + (await content.disk())).not.toContain(SECRETS.EXPORT_TOKEN);
		expect(await readdir(join(content.dataDir, 'sync'))).toHaveLength(1);
	});

	it('downloads an export with rejected records again', async () => {
		const { origin, asked } = await startServer(() => ({
			headers: { 'Last-Modified': 'Fri, 20 Nov 2026 12:00:00 GMT' },
			body: ndjson(surveyAnswer(), surveyAnswer({ id: 'sv-2', location: 'nowhere' })),
		}));
		const content = await createSync([{ url: origin }]);
		expect(await content.sync()).toMatchObject({ status: 1 });
		await content.sync();
		expect(asked[1]?.headers['if-modified-since']).toBeUndefined();
	});

	it('follows redirects, and sends the headers to the first origin only', async () => {
		const other = await startServer(() => ({ body: ndjson(surveyAnswer()) }));
		const { origin } = await startServer(() => ({
			status: 302,
			headers: { Location: `${other.origin}/file` },
		}));
		const content = await createSync([{ url: origin, headers: HEADERS }]);
		expect(await content.sync()).toMatchObject({ status: 0 });
		expect(other.asked[0]?.headers['authorization']).toBeUndefined();
	});

	it.each([
		['http', 'http://export.example/a.csv', 'must begin with https://'],
		['a password', 'https://me:pw@export.example/a.csv', 'no user name or password'],
		['a private address', 'https://192.168.1.9/a.csv', 'is on a private network'],
		['a name with a private address', 'https://export.example/a', 'is on a private network'],
	])('refuses %s, without a request', async (_what, url, message) => {
		const content = await createSync([{ url }]);
		const network = { fetch: () => expect.unreachable() };
		const { status, stdout } = await content.sync([], { network });
		expect(status).toBe(2);
		expect(stdout).toContain(message);
		expect(stdout).not.toContain('pw');
	});

	it('refuses a redirect to http or into a private network', async () => {
		for (const target of ['http://export.example/', 'https://10.1.2.3/']) {
			const { origin } = await startServer(() => ({ status: 301, headers: { Location: target } }));
			const { status } = await (await createSync([{ url: origin }])).sync();
			expect(status).toBe(2);
		}
	});

	it('refuses a response that is too large, and one that never ends well', async () => {
		const { origin } = await startServer(({ target }) =>
			target === '/large' ? { body: 'x'.repeat(2000) } : { status: 500 },
		);
		const content = await createSync([{ url: `${origin}/large` }, { url: `${origin}/broken` }]);
		const { results } = await content.sync(['--json'], { maxBytes: 1000 });
		expect(results.map(({ reason }) => reason)).toEqual([
			'the response exceeds 1000 bytes',
			expect.stringContaining('answered with status 500'),
		]);
		expect(content.waits).toEqual([1000, 2000, 4000, 8000]);
	});

	it('refuses a secret that is written in sync.yaml', async () => {
		const headers = { Authorization: 'Bearer abc123' };
		const content = await createSync([{ url: 'https://export.example', headers }]);
		const { status, stdout } = await content.sync();
		expect(status).toBe(2);
		expect(stdout).toContain('"Authorization" must name an environment variable');
		expect(stdout).not.toContain('abc123');
	});

	it('never prints a header that cannot be sent', async () => {
		const { origin } = await startServer(() => ({}));
		const content = await createSync([{ url: origin, headers: HEADERS }]);
		const { status, stdout, stderr } = await content.sync([], { variable: () => 'one\ntwo' });
		expect(status).toBe(2);
		expect(stdout + stderr).not.toMatch(/one|two/);
	});
});

describe('npm run sync from an inbox', () => {
	it('imports each file and moves it away, without replacing another', async () => {
		const content = await createSync([{ inbox: 'exports/inbox' }]);
		const inbox = join(content.folder, 'exports/inbox');
		for (const id of ['sv-1', 'sv-2']) {
			await content.write('exports/inbox/answers.ndjson', ndjson(surveyAnswer({ id })));
			expect(await content.sync(['--dry-run'])).toMatchObject({ status: 0 });
			expect(await readdir(inbox)).toContain('answers.ndjson');
			expect(await content.sync()).toMatchObject({ status: 0 });
		}
		expect(await readdir(join(inbox, 'done/2026-11-20'))).toEqual([
			'answers-2.ndjson',
			'answers.ndjson',
		]);
		expect(await content.reviews()).toHaveLength(2);
		expect((await content.sync(['--json'])).results).toMatchObject([
			{ reason: 'empty', status: 0 },
		]);
	});

	it('leaves files that fail, and imports the others', async () => {
		const content = await createSync([{ inbox: 'inbox' }, { inbox: 'missing' }]);
		await content.write('inbox/a-picture.png', '\u0089PNG');
		await content.write('inbox/broken.ndjson', ndjson(surveyAnswer({ location: 'nowhere' })));
		await content.write('inbox/dealer.csv', csv(csvRow()));
		const { status, stdout } = await content.sync();
		expect(status).toBe(1);
		expect(stdout).toMatch(
			/^inbox\/a-picture\.png: failed: Cannot import "inbox\/a-picture\.png"/m,
		);
		expect(stdout).toContain('mkdir -p missing');
		expect(await readdir(join(content.folder, 'inbox'))).toEqual([
			...['a-picture.png', 'broken.ndjson', 'done'],
		]);
		expect(await content.reviews()).toHaveLength(1);
	});

	it('leaves a file that is still being written', async () => {
		const content = await createSync([]);
		const file = await content.write('inbox/answers.ndjson', ndjson(surveyAnswer()));
		const { report } = await content.run(['--json', file]);
		const inbox = join(content.folder, 'inbox');
		const { mtimeMs } = await stat(file);
		const at = (later: number) => ({ day: '2026-11-20', now: mtimeMs + later });
		const young = await Array.fromAsync(pullInbox(inbox, 'inbox', at(5_000)));
		expect(young).toMatchObject([{ status: 0, reason: expect.stringContaining('still being') }]);
		for await (const pulled of pullInbox(inbox, 'inbox', at(90_000))) {
			await appendFile(file, ndjson(surveyAnswer({ id: 'sv-2' })));
			if ('files' in pulled) await pulled.settle?.(report);
		}
		expect(await readdir(join(content.folder, 'inbox'))).toEqual(['answers.ndjson']);
	});

	it('does not run twice at the same time', async () => {
		const content = await createSync([{ inbox: 'inbox' }]);
		using _lock = await tryLock(join(content.dataDir, 'sync.lock'));
		const { status, stderr } = await content.sync();
		expect(status).toBe(2);
		expect(stderr).toContain('already running');
	});

	it('uses the mapping and the location that sync.yaml names', async () => {
		const content = await createSync([
			{ inbox: 'inbox', source: 'survey', location: 'harborview', map: 'maps/form.yaml' },
		]);
		await content.write('maps/form.yaml', 'fields: { rating: Stars, date: Day, text: Words }\n');
		await content.write('inbox/form.csv', 'Id,Stars,Day,Words\n1,5,2026-11-02,Fine work today\n');
		expect(await content.sync()).toMatchObject({ status: 0 });
		expect(await content.reviews()).toMatchObject([{ location: 'harborview', rating: 5 }]);
	});
});

describe('sync.yaml', () => {
	it('is optional; without it, the command says what to write', async () => {
		const content = await createSync([]);
		await rm(join(content.contentDir, 'sync.yaml'));
		const { status, stderr } = await content.sync();
		expect(status).toBe(2);
		expect(stderr.trimEnd().split('\n')).toHaveLength(3);
		expect(stderr).toContain('- inbox: exports/inbox');
	});

	it.each([
		['two places in one', { inbox: 'a', google: {} }, 'exactly one of google, url and inbox'],
		['a misspelling', { inbx: 'a' }, '"inbx"'],
	])('may not contain %s, which content:check reports', async (_what, pull, message) => {
		const content = await createSync([pull]);
		const { status, stderr } = await content.sync();
		expect(status).toBe(2);
		expect(stderr).toContain(message);
		const { warnings } = await findContentProblems(content.contentDir);
		expect(warnings.map(({ problem }) => problem)).toContainEqual(expect.stringContaining(message));
	});

	it('is known to content:check', async () => {
		const content = await createSync([{ inbox: 'exports' }]);
		await mkdir(join(content.folder, 'exports'));
		const { warnings } = await findContentProblems(content.contentDir);
		expect(warnings.filter(({ file }) => file.endsWith('sync.yaml'))).toEqual([]);
	});
});

it('leaves no unredacted review behind', async () => {
	const { origin } = await startServer(() => ({ body: ndjson(surveyAnswer()) }));
	const content = await createSync([{ url: origin }]);
	await content.sync();
	await expect(stat(join(content.dataDir, 'sync/pulled'))).rejects.toThrow('ENOENT');
});
