import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContext, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from '../support/browser.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';

const SCHEMES = ['light', 'dark'] as const;
const PAGES = [
	'/docs',
	'/docs/search',
	'/docs/fields',
	'/docs/errors',
	'/docs/configuration',
	'/docs/api',
	'/docs/api/operations/searchreviews',
	'/docs/api/operations/subscribe',
	'/docs/api/webhooks/reviewschanged',
];

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
	[server, browser] = await Promise.all([startServer(), launchBrowser()]);
});

afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

interface Opened {
	readonly page: Page;
	readonly context: BrowserContext;
	/** Everything that went wrong in the page, and every other origin that it asked. */
	readonly errors: readonly string[];
}

async function open(
	path: string,
	{ width = 1280, scheme = 'light' }: { width?: number; scheme?: 'light' | 'dark' } = {},
): Promise<Opened> {
	const context = await browser.newContext({
		viewport: { width, height: 900 },
		colorScheme: scheme,
		permissions: ['clipboard-read', 'clipboard-write'],
	});
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(error.message));
	page.on('request', (request) => {
		if (!request.url().startsWith(server.baseUrl)) errors.push(request.url());
	});
	await page.goto(`${server.baseUrl}${path}`);
	return { page, context, errors };
}

function copied(page: Page): Promise<string> {
	return page.evaluate(() => navigator.clipboard.readText());
}

describe('a reader', () => {
	it('finds how long a lease is by search, in two steps', async () => {
		const { page, context, errors } = await open('/docs');
		await page.keyboard.press('/');
		await page.keyboard.type('how long is a lease');
		await page.locator('docs-search ol a').first().click();
		await page.waitForURL(/\/docs\/[\w-]+#/);
		const heading = page.locator(':target');
		expect(await heading.textContent()).toBe('How long is a lease');
		const answer = page.getByText('A subscription lasts 10 days unless');
		await answer.waitFor();
		expect(await page.locator('docs-search dialog').isVisible()).toBe(false);
		expect(errors).toEqual([]);
		await context.close();
	});

	it('is told when nothing is found, and how many pages are', async () => {
		const { page, context } = await open('/docs');
		await page.getByRole('button', { name: 'Search' }).click();
		const box = page.getByRole('searchbox', { name: 'Search the documentation' });
		await box.fill('ЖЖЖ');
		await page.getByRole('status').getByText('0 pages').waitFor();
		await box.fill('websub');
		await page
			.getByRole('status')
			.getByText(/^\d+ pages$/)
			.waitFor();
		await page.keyboard.press('Escape');
		expect(await box.isVisible()).toBe(false);
		await context.close();
	});

	it('copies a sample that works here', async () => {
		const { page, context } = await open('/docs/search');
		const sample = page.locator('.expressive-code').first();
		await sample.hover();
		await sample.getByRole('button').click();
		await expect.poll(() => copied(page)).toContain(server.baseUrl);
		expect(await copied(page)).not.toContain('larkspur.example');
		await context.close();
	});

	it('copies a page for an AI', async () => {
		const { page, context, errors } = await open('/docs/hub-limits');
		await page.getByRole('button', { name: 'Copy page for an AI' }).click();
		await page.getByText('Copied.').waitFor();
		const text = await copied(page);
		expect(text).toMatch(/^# Limits of the hub\n/);
		expect(text).toContain('| Shortest lease');
		expect(text).toBe(await (await fetch(`${server.baseUrl}/docs/hub-limits.md`)).text());
		expect(errors).toEqual([]);
		await context.close();
	});

	it('goes from page to page by the links at the end', async () => {
		const { page, context } = await open('/docs');
		const seen: string[] = [];
		for (let step = 0; step < 3; step += 1) {
			seen.push(new URL(page.url()).pathname);
			const next = page.locator('.pagination-links a[rel="next"]');
			const target = (await next.getAttribute('href')) ?? '';
			await next.click();
			await page.waitForURL(`${server.baseUrl}${target}`);
			expect(await page.locator('nav a[aria-current="page"]').getAttribute('href')).toBe(target);
		}
		expect(new Set(seen).size).toBe(3);
		await context.close();
	});

	it('keeps the scheme that was chosen', async () => {
		const { page, context } = await open('/docs');
		const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await color();
		await page.getByRole('combobox', { name: 'Select theme' }).first().selectOption('dark');
		expect(await color()).not.toBe(light);
		await page.reload();
		expect(await color()).not.toBe(light);
		await context.close();
	});
});

describe('a form that tries an operation', () => {
	it('asks the service, and shows request, status, headers, body and time', async () => {
		const { page, context, errors } = await open('/docs/api/operations/searchreviews');
		await page.getByLabel('rating', { exact: true }).fill('5');
		await page.getByLabel('limit', { exact: true }).fill('1');
		const url = `${server.baseUrl}/api/reviews/search?rating=5&limit=1`;
		expect(await page.locator('[data-curl]').textContent()).toContain(`'${url}'`);
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^200 .*in \d+ ms, [\d,]+ characters$/).waitFor();
		expect(await page.locator('[data-headers]').textContent()).toMatch(/^etag: /m);
		const body: unknown = JSON.parse((await page.locator('[data-body]').textContent()) ?? '');
		expect(body).toEqual(await (await fetch(url)).json());
		expect(errors).toEqual([]);
		await context.close();
	});

	it('gives the request as a command', async () => {
		const { page, context } = await open('/docs/api/operations/reviewssince');
		await page.getByLabel('date', { exact: true }).fill('2026-01-01');
		await page.getByRole('button', { name: 'Copy the curl' }).click();
		await page.getByText('Copied.').waitFor();
		expect(await copied(page)).toBe(
			`curl -sS -i \\\n  ${server.baseUrl}/api/reviews/since/2026-01-01`,
		);
		await context.close();
	});

	it('shows an error of the service as its answer', async () => {
		const { page, context } = await open('/docs/api/operations/searchreviews');
		await page.getByLabel('limit', { exact: true }).fill('0');
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^400 /).waitFor();
		expect(await page.locator('[data-body]').textContent()).toContain(
			'/problems/invalid-parameter',
		);
		await context.close();
	});

	it('cuts a long body, and says so', async () => {
		const { page, context } = await open('/docs/api/operations/getreviews');
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^… and [\d,]+ more characters$/).waitFor();
		expect((await page.locator('[data-body]').textContent())?.length).toBe(20_000);
		await context.close();
	});

	it('sends a body', async () => {
		const { page, context } = await open('/docs/api/operations/callmcp');
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^200 /).waitFor();
		expect(await page.locator('[data-body]').textContent()).toContain('protocolVersion');
		await context.close();
	});
});

describe.each(SCHEMES)('in the %s scheme', (scheme) => {
	it.each(PAGES)('%s has no fault that axe sees', async (path) => {
		const { page, context, errors } = await open(path, { scheme });
		const { violations } = await new AxeBuilder({ page })
			.withTags(['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa', 'best-practice'])
			.analyze();
		expect(
			violations.map(({ id, nodes }) => `${id}: ${nodes.map(({ html }) => html.slice(0, 120))}`),
		).toEqual([]);
		expect(errors).toEqual([]);
		await context.close();
	});
});

describe.each([360, 768, 1280, 1920])('at %i pixels', (width) => {
	it('every page fits', async () => {
		for (const path of PAGES) {
			const { page, context } = await open(path, { width });
			const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
			expect([path, excess]).toEqual([path, 0]);
			await context.close();
		}
	});
});
