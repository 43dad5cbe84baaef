import { join } from 'node:path';
import { build } from 'esbuild';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderReviewsApp } from '../../../src/edition/reviews-app/render-reviews-app.ts';
import { REVIEWS_APP_URI } from '../../../src/mcp/reviews-app-uri.ts';
import type { AppHost } from '../../support/app-host.ts';
import { launchBrowser } from '../../support/browser.ts';
import { ROOT, sampleEdition } from '../../support/content.ts';
import { mcpEndpoint } from '../../support/mcp-endpoint.ts';
import { publish } from '../../support/sample-agent.ts';

declare const host: AppHost;

const HOST = 'https://host.test';
const edition = await sampleEdition();
const endpoint = mcpEndpoint(await publish(edition));
let browser: Browser;
let script = '';

beforeAll(async () => {
	const bundle = build({
		entryPoints: [join(ROOT, 'tests/support/app-host.ts')],
		...{ bundle: true, format: 'esm', platform: 'browser', write: false },
	});
	[browser, script] = await Promise.all([
		launchBrowser(),
		bundle.then(({ outputFiles }) => outputFiles?.[0]?.text ?? ''),
	]);
});
afterAll(() => browser?.close());

/** Opens the app in a host whose MCP server is the endpoint. Lists faults and foreign requests. */
async function open(theme: 'light' | 'dark', args: Record<string, unknown> = {}) {
	const page = await browser.newPage({ viewport: { width: 500, height: 700 } });
	const faults: string[] = [];
	page.on('pageerror', (error) => faults.push(error.message));
	page.on('console', (message) => {
		if (message.type() === 'error') faults.push(message.text());
	});
	await page.route('**/*', async (route) => {
		const request = route.request();
		const { origin, pathname } = new URL(request.url());
		if (origin !== HOST) {
			faults.push(request.url());
			return route.abort();
		}
		if (pathname !== '/mcp') {
			const body = `<!doctype html><title>Host</title><script type="module">${script.replaceAll('</script', '<\\/script')}</script>`;
			return route.fulfill({ contentType: 'text/html; charset=utf-8', body });
		}
		const method = request.method();
		const body = request.postData();
		const headers = request.headers();
		const response = await endpoint.fetch(
			new Request(request.url(), { method, headers, ...(body !== null && { body }) }),
		);
		// GET offers no stream, which a client learns from this status; browsers log it as an error.
		const { status } = response;
		return route.fulfill({
			status,
			headers: Object.fromEntries(response.headers),
			body: await response.text(),
		});
	});
	await page.goto(HOST);
	const shown = { uri: REVIEWS_APP_URI, theme, args };
	await page.evaluate((given) => host.show(given.uri, given.theme, given.args), shown);
	const app = page.frameLocator('iframe[title=app]');
	const unexpected = () => faults.filter((fault) => !fault.includes('405'));
	return { page, app, unexpected };
}

const colorsOf = (page: Page) =>
	page.frames()[1]?.evaluate(() => {
		const { backgroundColor, color } = getComputedStyle(document.body);
		return [backgroundColor, color];
	});

describe('the app', () => {
	it('has less than 40 kB, and may load nothing', () => {
		const html = renderReviewsApp();
		expect(Buffer.byteLength(html)).toBeLessThan(40_000);
		expect(html).not.toMatch(/https?:|@import|url\(/);
		expect(html).toContain("default-src 'none'");
	});

	it('shows the rating, the histogram and the reviews of the call', async () => {
		const { app, page, unexpected } = await open('light', { location: 'harborview' });
		const here = edition.reviews.filter(({ location }) => location === 'harborview');
		await app.getByText(`${here.length} reviews`).waitFor();
		expect(await app.getByRole('heading').textContent()).toMatch(/^4\.17 out of 5$/);
		const five = here.filter(({ rating }) => rating === 5).length;
		await app.getByRole('button', { name: `5 stars: ${five}` }).waitFor();
		expect(await app.getByRole('listitem').count()).toBe(20);
		await app.locator('#location option[value=harborview]').waitFor({ state: 'attached' });
		expect(await app.getByLabel('Location').inputValue()).toBe('harborview');
		expect(unexpected()).toEqual([]);
		await page.close();
	});

	it('filters by tool calls, tells the model, and shows more reviews', async () => {
		const { app, page, unexpected } = await open('dark');
		const count = (stars: number, location?: string) =>
			edition.reviews.filter(
				(review) =>
					review.rating === stars && (location === undefined || review.location === location),
			).length;
		await app.getByRole('button', { name: /^1 star:/ }).click();
		await app.getByText(`${count(1)} reviews`, { exact: true }).waitFor();
		expect(await app.getByRole('listitem').count()).toBe(10);
		await app.getByRole('button', { name: 'More reviews' }).click();
		await app.locator('li:nth-child(20)').waitFor();
		await app.getByLabel('Location').selectOption('millbrook');
		await app.getByText(`${count(1, 'millbrook')} reviews`, { exact: true }).waitFor();
		await app.getByLabel('Search reviews').fill('qzxvw');
		await app.getByLabel('Search reviews').press('Tab');
		await app.getByText('No reviews match.').waitFor();
		const { contexts } = await page.evaluate(() => host.sent);
		expect(contexts.at(-1)).toContain('qzxvw');
		expect(unexpected()).toEqual([]);
		await page.close();
	});

	it('opens reviews through the host, says how tall it is, and ends', async () => {
		const { app, page } = await open('light', { rating: 5 });
		await app.getByRole('button', { name: 'Open the review' }).first().click();
		await expect.poll(() => page.evaluate(() => host.sent.links)).toHaveLength(1);
		const { links, heights } = await page.evaluate(() => host.sent);
		expect(edition.reviews.map(({ url }) => url)).toContain(links[0]);
		expect(heights.at(-1)).toBeGreaterThan(500);
		const [long = ''] = edition.reviews.flatMap(({ rating, text }) =>
			rating === 5 && text.length > 400 ? [text] : [],
		);
		const ending = app.getByText(long.slice(-40).split('\n').at(-1) ?? '');
		expect(await ending.count()).toBe(0);
		await app.getByRole('button', { name: 'Read more' }).first().click();
		await ending.waitFor();
		await page.evaluate(() => host.end());
		await page.close();
	});

	it('follows the theme of the host', async () => {
		const { page } = await open('light');
		expect(await colorsOf(page)).toEqual(['rgb(255, 255, 255)', 'rgb(29, 29, 27)']);
		await page.evaluate(() => host.setTheme('dark'));
		await expect.poll(() => colorsOf(page)).toEqual(['rgb(27, 27, 29)', 'rgb(241, 241, 238)']);
		await page.close();
	});
});
