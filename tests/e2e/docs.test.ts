import type { Locator, Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../support/shared-site.ts';

/** Questions that people ask, and the pages under `/docs` that answer them. */
const QUESTIONS = [
	['rate limit', 'limits'],
	['is there a key', 'limits'],
	['how fresh', 'limits'],
	['how many requests', 'limits'],
	['cors', 'limits'],
	['uptime', 'limits'],
	['delete a review', 'license', 'sync'],
	['license', 'license'],
	['attribution', 'license'],
	['terms of use', 'license'],
	['chart', 'license'],
	['response rate', 'tables', 'insights'],
	['answered', 'tables', 'insights'],
	['how to cite', 'license'],
	['Content-Security-Policy', 'embed'],
	['CSP', 'embed'],
	['SRI', 'embed'],
	['COEP', 'embed'],
	['iframe', 'embed'],
	['privacy', 'security', 'embed'],
	['GDPR', 'security'],
	['reply', 'search'],
	['owner response', 'search'],
	['waiting', 'search', 'insights', 'search-parameters'],
	['httpfs', 'tables'],
	['pagination', 'search'],
	['next page', 'search'],
	['filter by location', 'search'],
	['download all reviews', 'sync'],
	['etag', 'sync'],
	['removed reviews', 'api/operations/getchanges', 'sync'],
	['csv', 'sync', 'api/operations/getreviewscsv'],
	['rss', 'feeds'],
	['duckdb', 'tables'],
	['pandas', 'tables'],
	['webhook', 'websub'],
	['verify signature', 'websub-subscribers'],
	['localhost', 'websub-subscribers'],
	['lease', 'hub-limits', 'websub'],
	['chatgpt', 'mcp'],
	['claude', 'mcp'],
	['cursor', 'search', 'search-parameters'],
	['deleted reviews', 'sync'],
	['changes.ndjson', 'sync'],
	['how many reviews in widget', 'embed'],
	['typescript client', 'clients'],
	['openapi', 'clients'],
	['error codes', 'errors'],
	['changelog', 'changelog'],
	['breaking changes', 'versioning'],
	['are reviews verified', 'verification'],
	['fake reviews', 'verification'],
	['sentiment', 'insights'],
	['recommend', 'insights'],
	['list of endpoints', 'addresses'],
] as const;

const site = useSharedSite();

function copied(page: Page): Promise<string> {
	return page.evaluate(() => navigator.clipboard.readText());
}

/** The button is disabled until the script of the search runs, and with it the shortcut. */
function searchButton(page: Page, state: { disabled?: boolean } = {}): Locator {
	return page.getByRole('button', { name: 'Search', ...state });
}

function searchBox(page: Page): Locator {
	return page.getByRole('textbox', { name: 'Search' });
}

describe('a reader', () => {
	it('can look up how long a lease is in two steps', async () => {
		const { page, faults } = await site.open('/docs');
		await searchButton(page, { disabled: false }).waitFor();
		await page.keyboard.press('Control+k');
		const box = searchBox(page);
		await box.fill('how long is a lease');
		await page
			.locator('site-search')
			.getByRole('link', { name: 'How long is a lease' })
			.first()
			.click();
		await page.waitForURL(/\/docs\/[\w-]+#/);
		const heading = page.locator(':target');
		expect(await heading.textContent()).toBe('How long is a lease');
		const answer = heading.locator('xpath=following::p[1]');
		expect(await answer.textContent()).toContain('10 days unless');
		expect(await answer.isVisible()).toBe(true);
		expect(await page.locator('site-search dialog').isVisible()).toBe(false);
		expect(await faults()).toEqual([]);
	});

	it('finds the right page first', async () => {
		// The search waits for more letters. Meanwhile, other windows ask.
		const questions = QUESTIONS.values();
		const ask = async () => {
			const { page } = await site.open('/docs');
			await searchButton(page).click();
			const box = searchBox(page);
			const results = page.locator('site-search');
			const wrong: unknown[] = [];
			for (const [question, ...pages] of questions) {
				await box.fill(question);
				await results
					.getByText(new RegExp(`results? for ${question}$`))
					.first()
					.waitFor();
				const first = results
					.locator('.pagefind-ui__result')
					.first()
					.locator('.pagefind-ui__result-link')
					.first();
				const address = await first.getAttribute('href');
				const found = address?.replace(/^\/docs\//, '').replace(/#.*/, '');
				if (!pages.some((answer) => answer === found)) wrong.push([question, found]);
			}
			return wrong;
		};
		expect((await Promise.all([ask(), ask(), ask()])).flat()).toEqual([]);
	});

	it('sees how many results there are, even if there are none', async () => {
		const { page } = await site.open('/docs');
		await searchButton(page).click();
		const box = searchBox(page);
		await box.fill('ЖЖЖ');
		await page.getByRole('status').getByText('No results for ЖЖЖ').waitFor();
		await box.fill('websub');
		await page
			.getByRole('status')
			.getByText(/^\d+ results for websub$/)
			.waitFor();
		await page.keyboard.press('Escape');
		expect(await box.isVisible()).toBe(false);
	});

	it('copies a sample with the origin of the site', async () => {
		const { page } = await site.open('/docs/search');
		const sample = page.locator('.expressive-code').first();
		await sample.hover();
		await sample.getByRole('button').click();
		await expect.poll(() => copied(page)).toContain(site.baseUrl);
		expect(await copied(page)).not.toContain('larkspur.example');
	});

	it('copies a page for an AI', async () => {
		const { page, faults } = await site.open('/docs/hub-limits');
		await page.getByRole('button', { name: 'Copy page for an AI' }).click();
		await page.getByText('Copied', { exact: true }).waitFor();
		const text = await copied(page);
		expect(text).toMatch(/^# Limits of the hub\n/);
		expect(text).toContain('| Shortest lease');
		expect(text).toBe(await (await fetch(`${site.baseUrl}/docs/hub-limits.md`)).text());
		expect(await faults()).toEqual([]);
	});

	it('can go from page to page with the links at the bottom', async () => {
		const { page } = await site.open('/docs');
		const seen: string[] = [];
		for (let step = 0; step < 3; step += 1) {
			seen.push(new URL(page.url()).pathname);
			const next = page.locator('.pagination-links a[rel="next"]');
			const target = (await next.getAttribute('href')) ?? '';
			await next.click();
			await page.waitForURL(`${site.baseUrl}${target}`);
			expect(await page.locator('nav a[aria-current="page"]').getAttribute('href')).toBe(target);
		}
		expect(new Set(seen).size).toBe(3);
	});

	it('keeps the chosen color scheme', async () => {
		const { page } = await site.open('/docs', {});
		const color = () => page.evaluate(() => getComputedStyle(document.body).backgroundColor);
		const light = await color();
		await page.getByRole('button', { name: 'Switch between light and dark' }).first().click();
		expect(await color()).not.toBe(light);
		await page.reload();
		expect(await color()).not.toBe(light);
	});
});

describe('a form for trying an operation', () => {
	it('sends the request, and shows it with status, headers, body and time', async () => {
		const { page, faults } = await site.open('/docs/api/operations/searchreviews');
		await page.locator('summary', { hasText: /^\s*Parameters/ }).click();
		await page.getByLabel('rating', { exact: true }).fill('5');
		await page.getByLabel('limit', { exact: true }).fill('1');
		const url = `${site.baseUrl}/api/reviews/search?rating=5&query=brakes&limit=1`;
		expect(await page.locator('[data-request]').textContent()).toContain(`'${url}'`);
		expect(page.url()).toContain('?rating=5&query=brakes&limit=1#try-it');
		const { page: shared } = await site.open(page.url().slice(site.baseUrl.length));
		expect(await shared.locator('[data-request]').textContent()).toContain(`'${url}'`);
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^200 .*in \d+ ms, [\d,]+ characters$/).waitFor();
		expect(await page.locator('[data-headers]').textContent()).toMatch(/^etag: /m);
		const body: unknown = JSON.parse((await page.locator('[data-body]').textContent()) ?? '');
		expect(body).toEqual(await (await fetch(url)).json());
		expect(await faults()).toEqual([]);
	});

	it('copies the request as a command', async () => {
		const { page } = await site.open('/docs/api/operations/reviewssince');
		await page.getByLabel('date', { exact: true }).fill('2026-01-01');
		await page.getByRole('button', { name: 'Copy request' }).click();
		await page.getByText('Copied', { exact: true }).waitFor();
		expect(await copied(page)).toBe(
			`curl -sS -i \\\n  ${site.baseUrl}/api/reviews/since/2026-01-01`,
		);
	});

	it('shows an error response', async () => {
		const { page } = await site.open('/docs/api/operations/searchreviews');
		await page.locator('summary', { hasText: /^\s*Parameters/ }).click();
		await page.getByLabel('limit', { exact: true }).fill('0');
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^400 /).waitFor();
		expect(await page.locator('[data-body]').textContent()).toContain(
			'/problems/invalid-parameter',
		);
	});

	it('truncates a long body, and says so', async () => {
		const { page } = await site.open('/docs/api/operations/getreviews');
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^… and [\d,]+ more characters$/).waitFor();
		expect((await page.locator('[data-body]').textContent())?.length).toBe(20_000);
	});

	it('sends a body', async () => {
		const { page } = await site.open('/docs/api/operations/callmcp');
		await page.getByRole('button', { name: 'Send' }).click();
		await page.getByText(/^200 /).waitFor();
		expect(await page.locator('[data-body]').textContent()).toContain('protocolVersion');
	});
});
