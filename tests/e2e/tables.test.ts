import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { build } from 'esbuild';
import { asyncBufferFromUrl, parquetMetadataAsync, parquetReadObjects } from 'hyparquet';
import { describe, expect, it, onTestFinished } from 'vitest';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { ROOT } from '../support/content.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
const PATHS = ['/reviews.parquet', '/statements.parquet'] as const;
/** The end of a file, which describes the rest, fits into this. */
const FOOTER_BYTES = 16_384;

async function readDataset(): Promise<ReviewsDataset> {
	return (await fetch(`${site.baseUrl}/reviews.json`)).json();
}

describe('a program that reads ranges', () => {
	it('gets one column without the rest of the file', async () => {
		const asked: (readonly [status: number, bytes: number])[] = [];
		const file = await asyncBufferFromUrl({
			url: `${site.baseUrl}/reviews.parquet`,
			async fetch(input: string | URL | Request, init?: RequestInit) {
				const response = await fetch(input, init);
				const isHead = init?.method === 'HEAD';
				asked.push([response.status, isHead ? 0 : Number(response.headers.get('content-length'))]);
				return response;
			},
		});
		const metadata = await parquetMetadataAsync(file, { initialFetchSize: FOOTER_BYTES });
		const rows = await parquetReadObjects({ file, metadata, columns: ['id', 'rating'] });
		const { reviews } = await readDataset();
		expect(rows).toEqual(reviews.map(({ id, rating }) => ({ id, rating })));
		const ranges = asked.filter(([, bytes]) => bytes > 0);
		expect(new Set(ranges.map(([status]) => status))).toEqual(new Set([206]));
		const loaded = ranges.reduce((sum, [, bytes]) => sum + bytes, 0);
		expect(loaded).toBeLessThan(file.byteLength / 3);
	});

	it.each(PATHS)('%s has a type, a strong tag and no coding', async (path) => {
		const response = await fetch(`${site.baseUrl}${path}`);
		const headers = Object.fromEntries(response.headers);
		expect(headers).toMatchObject({
			'content-type': 'application/vnd.apache.parquet',
			'accept-ranges': 'bytes',
			'access-control-allow-origin': '*',
			etag: expect.stringMatching(/^"[0-9a-f]{32}"$/),
		});
		expect(headers).not.toHaveProperty('content-encoding');
		const again = await fetch(response.url, {
			headers: { 'If-None-Match': headers['etag'] ?? '' },
		});
		expect(again.status).toBe(304);
	});
});

it('a page of another origin reads both tables by ranges', async () => {
	const { page } = await openOtherOrigin();
	const statuses = new Set<number>();
	page.on('response', (response) => {
		if (response.request().method() === 'GET') statuses.add(response.status());
	});
	const read = (path: string) =>
		page.evaluate(`(async () => {
			const file = await hyparquet.asyncBufferFromUrl({ url: '${site.baseUrl}${path}' });
			const metadata = await hyparquet.parquetMetadataAsync(file, { initialFetchSize: ${FOOTER_BYTES} });
			const rows = await hyparquet.parquetReadObjects({ file, metadata, columns: ['rating'] });
			const tail = await fetch('${site.baseUrl}${path}', { headers: { Range: 'bytes=-4' } });
			const shown = [tail.headers.get('accept-ranges'), tail.headers.get('content-range')];
			return { count: rows.length, sum: rows.reduce((all, { rating }) => all + rating, 0), shown };
		})()`);
	const { reviews } = await readDataset();
	expect(await read('/reviews.parquet')).toEqual({
		count: reviews.length,
		sum: reviews.reduce((all, { rating }) => all + rating, 0),
		shown: ['bytes', expect.stringMatching(/^bytes \d+-\d+\/\d+$/)],
	});
	expect(await read('/statements.parquet')).toMatchObject({ count: expect.any(Number) });
	expect(statuses).toEqual(new Set([206]));
});

/** Opens a page of another website that has hyparquet. */
async function openOtherOrigin() {
	const { outputFiles } = await build({
		stdin: { contents: `export * from 'hyparquet'`, resolveDir: ROOT },
		...{ bundle: true, format: 'iife', globalName: 'hyparquet', write: false },
	});
	const script = outputFiles[0]?.text ?? '';
	const server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'text/html');
		response.end(
			`<!doctype html><html lang="en"><title>Host</title><script>${script}</script></html>`,
		);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	const opened = await site.open('/');
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	await opened.page.goto(`http://127.0.0.1:${port}/`);
	return opened;
}
