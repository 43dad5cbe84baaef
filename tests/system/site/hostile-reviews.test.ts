import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayText } from '../../../src/reviews/display-text.ts';
import { launchBrowser } from '../../support/browser.ts';
import { startServer, type RunningServer } from '../../support/running-server.ts';
import { openPage, samplePaths } from '../../support/site.ts';
import { createHostileContent, hostileId, HOSTILE_TEXTS } from './hostile-reviews.ts';

/** One test goes through pages of all templates. */
const EVERY_PAGE = { timeout: 300_000 };

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
	const contentDir = createHostileContent();
	[server, browser] = await Promise.all([
		startServer({ CONTENT_DIR: contentDir }),
		launchBrowser(),
	]);
});

afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

/** Whether something ran, overflows, or reads in the wrong direction. */
async function findHarm(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		if ('harmed' in globalThis) found.push('a script ran');
		if (document.documentElement.scrollWidth > innerWidth) {
			found.push(`wider than the window by ${document.documentElement.scrollWidth - innerWidth}`);
		}
		// The documentation shows no reviews, and the packages that bring it style by attributes.
		const isDocs = /^\/docs(\/|$)/.test(location.pathname);
		const foreign = `iframe, base, main img, main style${isDocs ? '' : ', [style]'}`;
		if (document.querySelector(foreign)) {
			found.push('an element of a review');
		}
		// A date runs from left to right, whatever an author's name beside it holds.
		const range = document.createRange();
		for (const time of document.querySelectorAll('time')) {
			const text = time.firstChild;
			if (!(text instanceof Text) || text.length < 10) continue;
			range.setStart(text, 0);
			range.setEnd(text, 1);
			const first = range.getBoundingClientRect();
			range.setStart(text, text.length - 1);
			range.setEnd(text, text.length);
			const last = range.getBoundingClientRect();
			if (first.width > 0 && first.left >= last.left) found.push(`${text.data} is turned around`);
		}
		// What follows a name stands behind it: to its right on the line, or below.
		for (const name of document.querySelectorAll('bdi + time')) {
			const [before, after] = [name.previousElementSibling, name].map((each) =>
				each?.getClientRects(),
			);
			const end = before?.[before.length - 1];
			const begin = after?.[0];
			if (end && begin && begin.top < end.bottom - 2 && begin.left < end.right - 2) {
				found.push('a date stands within a name');
			}
		}
		return found;
	});
}

describe.each([360, 1280])('at %i pixels', EVERY_PAGE, (width) => {
	const options = { viewport: { width, height: 800 } };

	it.each(['', 'staff', '<script>', '"><img src=x onerror=alert(1)>', 'price'])(
		'no review that a search for “%s” shows harms the page',
		async (query) => {
			const path = `/reviews?${new URLSearchParams({ query, since: '2027-01-01' })}`;
			const { page, faults, close } = await openPage(browser, server.baseUrl, path, options);
			await page.waitForFunction(
				() => document.querySelector('.chip') && !document.querySelector('[data-busy]'),
			);
			expect([path, await findHarm(page), await faults()]).toEqual([path, [], []]);
			for (const card of await page.locator('article[data-part="card"]').all()) {
				const href = await card.getByRole('heading').getByRole('link').getAttribute('href');
				const shown = await card.locator('[data-part="text"]').textContent();
				const text = HOSTILE_TEXTS[href?.split('/hostile-').at(-1) ?? ''];
				expect(shown?.trim()).toBe(displayText(text ?? '').trim());
			}
			await close();
		},
	);

	it('no review harms a page of any template', async () => {
		const paths = await samplePaths(server.baseUrl);
		expect(paths.length).toBeGreaterThan(5);
		for (const path of paths) {
			const { page, faults, close } = await openPage(browser, server.baseUrl, path, options);
			expect([path, await findHarm(page), await faults()]).toEqual([path, [], []]);
			await close();
		}
	});

	it.each(Object.keys(HOSTILE_TEXTS))('a review with %s is shown as text', async (name) => {
		const path = `/reviews/${hostileId(name)}`;
		const { page, faults, close } = await openPage(browser, server.baseUrl, path, options);
		await page.locator('main details').evaluateAll((all) => {
			for (const details of all) details.setAttribute('open', '');
		});
		await page.mouse.move(width / 2, 300);
		expect([await findHarm(page), await faults()]).toEqual([[], []]);
		const shown = await page.locator('.review-text').first().textContent();
		expect(shown?.trim()).toBe(displayText(HOSTILE_TEXTS[name] ?? '').trim());
		await close();
	});
});

it('keeps marks of letters out of the lines around them', async () => {
	const path = `/reviews/${hostileId('stacked')}`;
	const { page, close } = await openPage(browser, server.baseUrl, path);
	const excess = await page
		.locator('.review-text')
		.first()
		.evaluate((text) => {
			const line = Number.parseFloat(getComputedStyle(text).lineHeight);
			return text.scrollHeight - text.clientHeight - line;
		});
	expect(excess).toBeLessThan(0);
	await close();
});

it('ends no JSON-LD before its end', async () => {
	for (const name of ['script', 'script-end', 'json-end']) {
		const html = await (await fetch(`${server.baseUrl}/reviews/${hostileId(name)}`)).text();
		const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
		expect([name, blocks.length]).toEqual([name, 1]);
		for (const [, block = ''] of blocks) expect(() => JSON.parse(block)).not.toThrow();
	}
});
