import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { describe, expect, it, onTestFinished } from 'vitest';
import { EmbedData } from '../../src/edition/embed/embed-documents.ts';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { ROOT } from '../support/content.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
const FOLDER = join(ROOT, 'public/embed');

/** Opens a page of another website that has the element and the strictest policy that allows it. */
async function openHost(attributes: string) {
	const { page } = await site.open('/');
	const server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'text/html');
		response.setHeader(
			'Content-Security-Policy',
			`default-src 'none'; script-src ${site.baseUrl}; connect-src ${site.baseUrl}`,
		);
		response.end(
			`<!doctype html><html lang="en"><title>Host</title><main><forecourt-reviews ${attributes}><a href="${site.baseUrl}/">Reviews</a></forecourt-reviews></main><script src="${site.baseUrl}/embed/v1.js" async></script></html>`,
		);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	const requested: string[] = [];
	page.on('request', (request) => requested.push(request.url()));
	await page.goto(`http://127.0.0.1:${port}/`);
	return { page, requested };
}

describe('reviews on another website', () => {
	it.each(['list', 'carousel'])(
		'are the newest, with average, count and a link: %s',
		async (layout) => {
			const dataset: ReviewsDataset = await (await fetch(`${site.baseUrl}/reviews.json`)).json();
			const own = dataset.reviews.filter(({ location }) => location === 'harborview');
			const { page, requested } = await openHost(`layout="${layout}" location="harborview"`);
			const items = page.getByRole('listitem');
			await items.first().waitFor();
			const shown = await items
				.getByRole('link')
				.evaluateAll((all) => all.map((a) => a.getAttribute('href')));
			expect(shown).toEqual(
				own
					.filter(({ text }) => text !== '')
					.slice(0, 12)
					.map(({ url }) => url),
			);
			const all = page.getByRole('link', { name: `${own.length} reviews` });
			expect(await all.getAttribute('href')).toBe(`${site.baseUrl}/locations/harborview`);
			expect(requested.filter((url) => url.includes('/embed/'))).toEqual([
				...[`${site.baseUrl}/embed/v1.js`, `${site.baseUrl}/embed/harborview.json`],
			]);
			expect(await page.context().cookies()).toEqual([]);
		},
	);

	it('are a badge by default, which needs no list', async () => {
		const { page } = await openHost('');
		await page.getByText('of 5 stars').waitFor();
		expect(await page.getByRole('listitem').count()).toBe(0);
	});

	it('leave the link if there is no such location', async () => {
		const { page } = await openHost('location="nowhere" min-stars="5"');
		await page.waitForLoadState('networkidle');
		expect(await page.getByRole('link', { name: 'Reviews', exact: true }).isVisible()).toBe(true);
	});
});

it('the data has every star, whatever its order, and badges state average and count', async () => {
	for (const name of ['all', 'alder-falls', 'harborview', 'millbrook']) {
		const data = EmbedData.parse(await (await fetch(`${site.baseUrl}/embed/${name}.json`)).json());
		const dates = data.reviews.map(({ date }) => date);
		expect(dates).toEqual(dates.toSorted().toReversed());
		const badge = name === 'all' ? '/badge.svg' : `/embed/${name}.svg`;
		const response = await fetch(`${site.baseUrl}${badge}`);
		expect(response.headers.get('content-type')).toContain('image/svg+xml');
		const text = `${data.average?.toFixed(2)} of 5 stars, ${data.count} reviews`;
		expect(await response.text()).toContain(text);
	}
});

it('the script is small, and the addresses that never change keep their content', () => {
	const script = readFileSync(join(FOLDER, 'v1.js'));
	expect(brotliCompressSync(script).length).toBeLessThan(3500);
	const fixed = readdirSync(FOLDER).filter((name) => name !== 'v1.js');
	const digestOf = (text: Buffer) => createHash('sha384').update(text).digest('hex').slice(0, 16);
	for (const name of fixed) {
		expect(name).toBe(`v1.${digestOf(readFileSync(join(FOLDER, name)))}.js`);
	}
	expect(fixed).toContain(`v1.${digestOf(script)}.js`);
});
