import { once } from 'node:events';
import {
	copyFileSync,
	mkdtempSync,
	readdirSync,
	readFileSync,
	rmSync,
	writeFileSync,
} from 'node:fs';
import { createServer, type RequestListener } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import { readDocsPages, RUNNABLE, type Sample } from '../support/docs-samples.ts';
import { findDifference } from '../support/expected-output.ts';
import { hasModules, isInstalled, runSample } from '../support/run-sample.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

const DOCUMENTED_ORIGIN = 'https://reviews.larkspur.example';
const installed = RUNNABLE.filter(isInstalled);
const pages = readDocsPages().filter(({ samples }) => samples.some(({ runs }) => runs));

let server: RunningServer;

beforeAll(async () => {
	server = await startServer({ HUB_ALLOW_LOOPBACK_CALLBACKS: '1' });
});

afterAll(async () => {
	await server?.stop();
});

describe.each(pages)('docs/$file', ({ samples }) => {
	// The samples of a page build on each other: later ones may read files that earlier ones saved.
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-samples-'));

	for (const sample of samples.filter(({ reason }) => reason === undefined)) {
		const isHere = installed.includes(sample.language) && hasModules(sample.needs);
		const what = isHere
			? 'does what the page says'
			: `not run: ${[sample.language, ...sample.needs].join(' or ')} is not installed`;
		it.skipIf(!isHere)(`sample ${sample.number} (${sample.language}): ${what}`, async () => {
			await checkSample(sample, folder);
		});
	}
});

describe('a mirror of the dataset', () => {
	const mirrors = pages
		.flatMap(({ samples }) => samples)
		.filter(({ file }) => file?.startsWith('mirror.') === true);

	it.each(mirrors)('$file keeps its copy if the service fails', async ({ language, code }) => {
		const asked: unknown[] = [];
		const address = await listen((request, response) => {
			asked.push(request.headers['if-none-match']);
			response.writeHead(503).end('{"reviews": []}');
		});
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-mirror-'));
		writeFileSync(join(folder, 'reviews.json'), '{"reviews": [1]}');
		writeFileSync(join(folder, 'reviews.etag'), '"tag"');
		const program = withOrigin(code, address);
		const { code: status } = await runSample(language, program, folder);
		expect([status, asked]).toEqual([1, ['"tag"']]);
		expect(readFileSync(join(folder, 'reviews.json'), 'utf8')).toBe('{"reviews": [1]}');
		expect(readFileSync(join(folder, 'reviews.etag'), 'utf8')).toBe('"tag"');
	});

	it('is in Python', () => {
		expect(mirrors.map(({ language }) => language)).toEqual(['python']);
	});
});

describe('the loop that refreshes the tables', () => {
	const samples = pages.flatMap((page) => page.samples);
	const loop = samples.find(({ code }) => code.startsWith('for file in reviews.parquet'));

	it('keeps a table and its tag if the download breaks off, and repairs what is missing', async () => {
		let sent = 'whole';
		const address = await listen((request, response) => {
			if (request.headers['if-none-match'] === '"new"') {
				response.writeHead(304).end();
				return;
			}
			response.writeHead(200, { etag: '"new"', 'content-length': '5' });
			if (sent === 'whole') response.end('table');
			else response.write('tab', () => response.destroy());
		});
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-tables-'));
		const file = join(folder, 'reviews.parquet');
		const read = () => [file, `${file}.etag`].map((path) => readFileSync(path, 'utf8').trim());
		const run = async () =>
			(await runSample('sh', withOrigin(loop?.code ?? '', address), folder)).code;
		writeFileSync(file, 'old');
		writeFileSync(`${file}.etag`, '"old"');
		sent = 'half';
		expect([await run(), ...read()]).toEqual([1, 'old', '"old"']);
		sent = 'whole';
		expect([await run(), ...read()]).toEqual([0, 'table', '"new"']);
		rmSync(file);
		expect([await run(), ...read()]).toEqual([0, 'table', '"new"']);
	});
});

describe('a copy that follows the changes', () => {
	const samples = pages.flatMap((page) => page.samples);
	const { code } = samples.find(({ file }) => file === 'follow.mjs') ?? { code: '' };

	it('is the new dataset, and leaves the older changes unread', async () => {
		const lines = [
			{
				type: 'head',
				window: { editions: [{ edition: 'second' }, { edition: 'first' }] },
				dataset: { edition: 'second', modified: '2026-11-03T00:00:00Z', rating: 5 },
			},
			{ type: 'added', id: 'c', at: '2026-11-03T00:00:00Z', review: aReview('c', '2026-11-02') },
			{ type: 'edited', id: 'b', at: '2026-11-03T00:00:00Z', review: aReview('b', '2026-11-02') },
			{ type: 'removed', id: 'gone', at: '2026-11-02T00:00:00+01:00' },
			{ type: 'removed', id: 'a', at: '2026-11-01T00:00:00Z' },
		];
		const asked: unknown[] = [];
		// The response has no end: a program that wants all of it never finishes.
		const address = await listen((request, response) => {
			asked.push(request.url, request.headers['if-none-match']);
			response.writeHead(200, { ETag: '"new"' });
			response.write(lines.map((line) => `${JSON.stringify(line)}\n`).join(''));
		});
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-follow-'));
		const old = [aReview('gone', '2026-11-01'), aReview('b', '2026-11-01')];
		const copy = {
			...{ edition: 'first', modified: '2026-11-01T12:00:00Z', rating: 4, etag: '"old"' },
			reviews: [...old, aReview('a', '2026-10-01')],
		};
		writeFileSync(join(folder, 'copy.json'), JSON.stringify(copy));
		const { stdout } = await runSample('js', withOrigin(code, address), folder);
		expect(stdout).toBe('removed gone\napplied the changes\n');
		expect(asked).toEqual(['/changes.ndjson', '"old"']);
		expect(readdirSync(folder).filter((file) => file.startsWith('copy.'))).toEqual(['copy.json']);
		expect(JSON.parse(readFileSync(join(folder, 'copy.json'), 'utf8'))).toEqual({
			...{ edition: 'second', modified: '2026-11-03T00:00:00Z', rating: 5, etag: '"new"' },
			reviews: [aReview('b', '2026-11-02'), aReview('c', '2026-11-02'), aReview('a', '2026-10-01')],
		});
	});

	it.each(['none', 'the same'])(
		'is downloaded once if no publication lists it (copy: %s)',
		async (kind) => {
			const asked: unknown[] = [];
			const dataset = { edition: 'local', modified: '2026-11-03T00:00:00Z' };
			const reviews = [aReview('a', '2026-11-02')];
			const address = await listen((request, response) => {
				const tag = request.headers['if-none-match'];
				asked.push([request.url, tag]);
				if (tag === '"changes"') return response.writeHead(304).end();
				if (request.url === '/reviews.json')
					return response.end(JSON.stringify({ ...dataset, reviews }));
				const window = { editions: [{ edition: 'published' }] };
				response.setHeader('ETag', '"changes"');
				return response.end(`${JSON.stringify({ type: 'head', window, dataset })}\n`);
			});
			const folder = mkdtempSync(join(tmpdir(), 'forecourt-follow-'));
			if (kind === 'the same')
				writeFileSync(join(folder, 'copy.json'), JSON.stringify({ ...dataset, reviews }));
			const runs = [await runSample('js', withOrigin(code, address), folder)];
			runs.push(await runSample('js', withOrigin(code, address), folder));
			const first = kind === 'none' ? 'downloaded all' : 'applied the changes';
			expect(runs.map(({ stdout }) => stdout)).toEqual([`${first}\n`, 'unchanged\n']);
			expect(asked).toEqual([
				['/changes.ndjson', undefined],
				...(kind === 'none' ? [['/reviews.json', undefined]] : []),
				['/changes.ndjson', '"changes"'],
			]);
		},
	);

	function aReview(id: string, date: string) {
		return { id, date };
	}
});

describe('edits.mjs', () => {
	const { code = '' } =
		pages.flatMap(({ samples }) => samples).find(({ file }) => file === 'edits.mjs') ?? {};
	/** The program must not count a changed reading as an edit. */
	let reading = 0;
	const review = (id: string, text = '') => ({ id, text, aspects: [(reading += 1)] });

	/**
	 * Runs it with the words that the review "same" had, other reviews, the one that is left out, and the log, on the
	 * first day.
	 */
	async function compare({
		text = '',
		root = 'root=',
		origin = 'host/log',
		lost = [] as readonly string[],
		left = 'nothing',
	}) {
		const log = { size: 260, origin: 'host/log', checkpoint: 'ORIGIN/log/checkpoint' };
		const files: Record<string, unknown> = {
			'/reviews.json': { log, reviews: [review('same'), review('edited'), review('added')] },
			'/log/openings/0.json': { openings: [{ index: 0, id: 'same' }] },
			'/log/openings/1.json': {
				openings: [
					{ index: 257, id: 'edited' },
					{ index: 259, id: 'added' },
				],
			},
			'/log/removals.json': { removals: [{ id: 'gone', reason: 'spam' }] },
		};
		const checkpoints =
			'host/log\n257\nroot=\n\n— signature\n---\nhost/log\n260\nnew=\n\n— signature\n';
		const address: string = await listen(({ url = '' }, response) => {
			const body = url.endsWith('.txt') ? checkpoints : JSON.stringify(files[url]);
			response.end(body.replace('ORIGIN', address));
		});
		const folder = mkdtempSync(join(tmpdir(), 'forecourt-edits-'));
		copyFileSync('src/log/verify.mjs', join(folder, 'verify.mjs'));
		const reviews = [
			review('same', text),
			review('edited'),
			review('gone'),
			...lost.map((id) => review(id)),
		].filter(({ id }) => id !== left);
		const old = { log: { size: 257, root, origin }, reviews };
		writeFileSync(join(folder, 'old.json'), JSON.stringify(old));
		return runSample('js', withOrigin(code, address), folder);
	}

	it('lists what the log changed since a download', async () => {
		expect(await compare({})).toMatchObject({
			code: 0,
			stdout: 'edited edited\nadded added\nremoved gone spam\ncompared 3 reviews\n',
		});
	});

	it('fails if a review is missing without a logged reason', async () => {
		const { code: status, stdout } = await compare({ lost: ['lost'] });
		expect([status, stdout]).toEqual([1, expect.stringContaining('removed lost WITHOUT A REASON')]);
	});

	it('notices a download that lacks a review', async () => {
		const { code: status, stdout } = await compare({ left: 'same' });
		expect([status, stdout]).toEqual([
			1,
			expect.stringContaining('NOT IN old.json, BUT NOT NEW same\n'),
		]);
	});

	it('notices other words without a logged edit', async () => {
		const { code: status, stdout } = await compare({ text: 'Bad' });
		expect([status, stdout]).toEqual([
			1,
			expect.stringContaining('DIFFERS, BUT NO EDIT IS LOGGED same\n'),
		]);
	});

	it.each([
		[{ root: 'other=' }, 'was rewritten'],
		[{ origin: 'host/log/0' }, 'Another log: host/log'],
	])('refuses another log: %j', async (first, message) => {
		const { code: status, stderr } = await compare(first);
		expect([status, stderr]).toEqual([1, expect.stringContaining(message)]);
	});
});

it('runs the samples in languages available on every machine', () => {
	expect(installed).toEqual(expect.arrayContaining(['sh', 'js']));
});

/** Starts a server that stops with the test. Returns its address. */
async function listen(listener: RequestListener): Promise<string> {
	const started = createServer(listener).listen(0, '127.0.0.1');
	await once(started, 'listening');
	onTestFinished(() => {
		started.close();
		started.closeAllConnections();
	});
	// A listening TCP server has a port.
	const { port } = started.address() as AddressInfo;
	return `http://127.0.0.1:${port}`;
}

async function checkSample(
	{ language, code, file, expected }: Sample,
	folder: string,
): Promise<void> {
	const text = withOrigin(code, server.baseUrl);
	if (file !== undefined) {
		writeFileSync(join(folder, file), text);
		return;
	}
	const { code: status, stdout, stderr } = await runSample(language, text, folder);
	expect([status, status === 0 ? '' : stdout + stderr]).toEqual([0, '']);
	if (!expected) return;
	const printed = stdout.replaceAll(server.baseUrl, DOCUMENTED_ORIGIN);
	expect(findDifference(expected, printed)).toBe(undefined);
}
