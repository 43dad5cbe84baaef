import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startServer } from '../../tests/support/running-server.ts';
import type { Measurement } from './bench.ts';
import { startBenchProcess } from './child.ts';
import type { EditionRequest } from './http/edition-writer.ts';
import { benchFunctions } from './http/functions-bench.ts';
import { requestsPerSecond } from './load.ts';

/** An empty handler in a separate process: the speed of node:http itself on this machine. */
const EMPTY_SERVER = `
	require('node:http')
		.createServer((_, response) => response.end('ok'))
		.listen(0, '127.0.0.1', function () { console.log(this.address().port); });
`;

const REVIEWS = 100_000;

/**
 * Compares requests per second: the server of `npm start` with an empty node:http handler, and its
 * functions over a large edition with functions that do nothing.
 */
export async function benchHttp(): Promise<Measurement[]> {
	return [...(await benchSite()), ...(await benchLargeEdition())];
}

async function benchLargeEdition(): Promise<Measurement[]> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-bench-edition-'));
	const writer = startBenchProcess('http/edition-writer.ts', {}, ['--max-old-space-size=4096']);
	try {
		await writer.ask('write', { reviews: REVIEWS, folder } satisfies EditionRequest);
		await writer.stop();
		return await benchFunctions(folder);
	} finally {
		rmSync(folder, { recursive: true });
	}
}

async function benchSite(): Promise<Measurement[]> {
	const empty = await startEmptyServer();
	const server = await startServer();
	try {
		const base = await requestsPerSecond(empty.url);
		const etag = (await fetch(`${server.baseUrl}/reviews.json`)).headers.get('etag') ?? '';
		const cases = [
			['static document', '/build.json', {}, 200],
			['whole dataset, brotli', '/reviews.json', { 'accept-encoding': 'br' }, 200],
			['304 of the dataset', '/reviews.json', { 'if-none-match': etag }, 304],
			['search, 20 reviews', '/api/reviews/search', {}, 200],
			['search for a word', '/api/reviews/search?query=brakes', {}, 200],
			['304 of a search', '/api/reviews/search', { 'if-none-match': '*' }, 304],
			['since a month', '/api/reviews/since/2026-10-15', {}, 200],
		] as const;
		const measurements: Measurement[] = [];
		for (const [name, path, headers, status] of cases) {
			const rate = await requestsPerSecond(`${server.baseUrl}${path}`, headers, status);
			const details = { perSecond: Math.round(rate), emptyPerSecond: Math.round(base) };
			measurements.push({ name, ratio: rate / base, to: 'empty node:http handler', details });
		}
		return measurements;
	} finally {
		await server.stop();
		empty.stop();
	}
}

async function startEmptyServer() {
	const child = spawn(process.execPath, ['-e', EMPTY_SERVER], {
		stdio: ['ignore', 'pipe', 'inherit'],
	});
	const [port] = (await once(child.stdout, 'data')) as [Buffer];
	return { url: `http://127.0.0.1:${port.toString().trim()}/`, stop: () => child.kill() };
}
