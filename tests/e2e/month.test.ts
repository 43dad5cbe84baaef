import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { reviewsWithPages } from '../../src/documents/review-pages.ts';
import type { ReviewsDataset } from '../../src/documents/reviews-dataset.ts';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

let server: RunningServer;
let browser: Browser;
let dataset: ReviewsDataset;

beforeAll(async () => {
	[server, browser] = await Promise.all([startServer(), launchBrowser()]);
	dataset = await (await fetch(`${server.baseUrl}/reviews.json`)).json();
});

afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

async function open(path: string, options: BrowserContextOptions = {}) {
	const context = await browser.newContext({ viewport: { width: 1280, height: 800 }, ...options });
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(error.message));
	await page.goto(`${server.baseUrl}${path}`);
	return { page, errors, close: () => context.close() };
}

describe('the archive', () => {
	it('leads through every review without JavaScript, month by month', async () => {
		const { page, errors, close } = await open('/reviews/month', { javaScriptEnabled: false });
		const months = await page.locator('main section li a').count();
		const dates = dataset.reviews.map(({ date }) => date.slice(0, 7));
		expect(months).toBe(new Set(dates).size);

		await page.locator('main section').last().getByRole('link').first().click();
		const found: string[] = [];
		for (;;) {
			const ids = await page.locator('article').evaluateAll((list) => list.map(({ id }) => id));
			found.unshift(...ids);
			const newer = page.locator('nav[aria-label="Months"] a[rel="prev"]');
			if ((await newer.count()) === 0) break;
			await newer.click();
		}
		expect(found).toEqual(dataset.reviews.map(({ id }) => id));
		expect(errors).toEqual([]);
		await close();
	});

	it('shows the review whose address leads there, and marks it', async () => {
		const review = dataset.reviews.find(({ date }) => date.startsWith('2026-10'));
		const { page, close } = await open(`/api/reviews/permalink?id=${review?.id}`);
		expect(page.url()).toBe(`${server.baseUrl}/reviews/month/2026-10#${review?.id}`);
		const article = page.locator('article:target');
		expect(await article.isVisible()).toBe(true);
		const [marked, others] = await Promise.all(
			[article, page.locator('article:not(:target)').first()].map((one) =>
				one.evaluate((element) => getComputedStyle(element).backgroundColor),
			),
		);
		expect(marked).not.toBe(others);
		await close();
	});

	it.each(['/reviews/month', '/reviews/month/2026-10', '/reviews/nothing'])(
		'has no fault that axe finds at %s, and fits from 360 pixels on, in both schemes',
		async (path) => {
			for (const colorScheme of ['light', 'dark'] as const) {
				const { page, close } = await open(path, { colorScheme });
				const { violations } = await new AxeBuilder({ page })
					.withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
					.analyze();
				expect(violations.map(({ id, nodes }) => [id, nodes[0]?.html])).toEqual([]);
				for (const width of [360, 768, 1920]) {
					await page.setViewportSize({ width, height: 800 });
					const excess = await page.evaluate(
						() => document.documentElement.scrollWidth - innerWidth,
					);
					expect([width, excess]).toEqual([width, 0]);
				}
				await close();
			}
		},
	);

	it('is asked for by no address of the sample, which is smaller than the limit', () => {
		expect(reviewsWithPages(dataset.reviews)).toHaveLength(dataset.reviews.length);
	});
});
