import type { Browser } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
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

/** A page at a width and in a colour scheme, with everything that went wrong in it. */
async function open(path: string, width = 1280, colorScheme: 'light' | 'dark' = 'light') {
	const page = await browser.newPage({ viewport: { width, height: 800 }, colorScheme });
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(error.message));
	await page.goto(`${server.baseUrl}${path}`);
	return { page, errors };
}

describe('the home page', () => {
	it('lists what is where, and every address in it answers', async () => {
		const { page, errors } = await open('/');
		const hrefs = await page
			.locator('main table a')
			.evaluateAll((links) =>
				links.map((link) => (link instanceof HTMLAnchorElement ? link.href : '')),
			);
		expect(hrefs.length).toBeGreaterThanOrEqual(9);
		for (const href of hrefs) expect([href, (await fetch(href)).status]).toEqual([href, 200]);
		expect(errors).toEqual([]);
		await page.close();
	});

	it('leads to the newest review', async () => {
		const { page } = await open('/');
		await page.locator('ul.reviews a').first().click();
		const [newest] = dataset.reviews;
		expect(page.url()).toBe(newest?.url);
		await page.close();
	});
});

describe('a review page', () => {
	it('shows text, stars, day, source and how it was verified', async () => {
		const review = dataset.reviews.find(({ responses, title }) => responses.length > 0 && title);
		const { page, errors } = await open(new URL(review?.url ?? '').pathname);
		const text = (await page.locator('main').textContent()) ?? '';
		for (const part of [review?.title, review?.date, review?.source.name, review?.author.name]) {
			expect(text).toContain(part);
		}
		expect(text).toContain(review?.text.slice(0, 60));
		expect(text).toContain(review?.responses[0]?.text.slice(0, 60));
		await page.getByRole('img', { name: `${review?.rating} of 5 stars` }).waitFor();
		await page.getByRole('link', { name: 'What that means' }).click();
		await page.getByRole('heading', { level: 1, name: 'collects and checks reviews' }).waitFor();
		expect(errors).toEqual([]);
		await page.close();
	});

	it('marks the language of a text in another one', async () => {
		const review = dataset.reviews.find(({ language }) => language === 'es');
		const { page } = await open(new URL(review?.url ?? '').pathname);
		expect(await page.locator('.review-text').first().getAttribute('lang')).toBe('es');
		await page.close();
	});
});

describe.each([360, 768, 1280])('at %i pixels', (width) => {
	it.each(['light', 'dark'] as const)('every page fits in the %s scheme', async (scheme) => {
		const review = dataset.reviews.find(({ text }) => text.length > 400);
		for (const path of ['/', '/policy', '/nothing', new URL(review?.url ?? '').pathname]) {
			const { page } = await open(path, width, scheme);
			const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect([path, excess]).toEqual([path, 0]);
			await page.close();
		}
	});
});
