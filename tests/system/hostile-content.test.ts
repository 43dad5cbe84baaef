import { parseHTML } from 'linkedom';
import type { Browser, Page } from 'playwright';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { displayText } from '../../src/reviews/display-text.ts';
import { launchBrowser } from '../support/browser.ts';
import {
	createHostileContent,
	hostileId,
	HOSTILE_LABEL,
	HOSTILE_TEXTS,
} from '../support/hostile-content.ts';
import { openPage } from '../support/opened-page.ts';
import { startServer, type RunningServer } from '../support/running-server.ts';
import { findSchemaFaults } from '../support/schema-org.ts';
import { samplePaths } from '../support/site.ts';

/** One test opens pages of all templates. */
const EVERY_PAGE = { timeout: 300_000 };

let server: RunningServer;
let browser: Browser;

beforeAll(async () => {
	const contentDir = createHostileContent();
	[server, browser] = await Promise.all([
		startServer({ CONTENT_DIR: contentDir, SITE: 'on' }),
		launchBrowser(),
	]);
});

afterAll(async () => {
	await browser?.close();
	await server?.stop();
});

const WIDTHS = [360, 1280];
const OPTIONS = { viewport: { width: 1280, height: 800 } };

/** Finds harm at all widths, without loading the page again. */
async function findHarm(page: Page): Promise<string[]> {
	const found: string[] = [];
	for (const width of WIDTHS) {
		await page.setViewportSize({ width, height: 800 });
		// A pointer over the page may change it, as a link or a card does.
		await page.mouse.move(width / 2, 300);
		found.push(...(await findHarmAtWidth(page)).map((harm) => `${harm}, at ${width} pixels`));
	}
	return found;
}

/** Finds scripts that ran, overflow, foreign elements and dates in the wrong direction. */
async function findHarmAtWidth(page: Page): Promise<string[]> {
	return page.evaluate(() => {
		const found: string[] = [];
		if ('harmed' in globalThis) found.push('a script ran');
		if (document.documentElement.scrollWidth > innerWidth) {
			found.push(`wider than the window by ${document.documentElement.scrollWidth - innerWidth}`);
		}
		// The documentation shows no reviews, and its packages use style attributes.
		const isDocs = /^\/docs(\/|$)/.test(location.pathname);
		const foreign = `iframe, base, main img:not([src="/badge.svg"]), main style${isDocs ? '' : ', [style]'}`;
		if (document.querySelector(foreign)) {
			found.push('an element of a review');
		}
		// A date must run from left to right, whatever the author's name next to it contains.
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
			if (first.width > 0 && first.left >= last.left) found.push(`${text.data} is reversed`);
		}
		// The date after a name must be to its right on the line, or below it.
		for (const name of document.querySelectorAll('bdi + time')) {
			const [before, after] = [name.previousElementSibling, name].map((each) =>
				each?.getClientRects(),
			);
			const end = before?.[before.length - 1];
			const begin = after?.[0];
			if (end && begin && begin.top < end.bottom - 2 && begin.left < end.right - 2) {
				found.push('a date is inside a name');
			}
		}
		return found;
	});
}

describe('at any width', EVERY_PAGE, () => {
	it.each(['', 'staff', '<script>', '"><img src=x onerror=alert(1)>', 'price'])(
		'no review in the results for “%s” harms the page',
		async (query) => {
			const path = `/reviews?${new URLSearchParams({ query, since: '2027-01-01' })}`;
			const { page, faults, close } = await openPage(browser, server.baseUrl, path, OPTIONS);
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

	it('no review harms a page from any template', async () => {
		const paths = await samplePaths(server.baseUrl);
		expect(paths.length).toBeGreaterThan(5);
		const { page, visit, faults, close } = await openPage(browser, server.baseUrl, '/', OPTIONS);
		for (const path of paths) {
			await visit(path);
			expect([path, await findHarm(page), await faults()]).toEqual([path, [], []]);
		}
		await close();
	});

	it('every review is shown as text, whatever it contains', async () => {
		const { page, visit, faults, close } = await openPage(browser, server.baseUrl, '/', OPTIONS);
		for (const name of Object.keys(HOSTILE_TEXTS)) {
			await visit(`/reviews/${hostileId(name)}`);
			await page.locator('main details').evaluateAll((all) => {
				for (const details of all) details.setAttribute('open', '');
			});
			expect([name, await findHarm(page), await faults()]).toEqual([name, [], []]);
			const shown = await page.locator('.review-text').first().textContent();
			expect(shown?.trim()).toBe(displayText(HOSTILE_TEXTS[name] ?? '').trim());
		}
		await close();
	});
});

it('keeps stacked diacritics from covering other lines', async () => {
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

it.each(Object.keys(HOSTILE_TEXTS))('keeps the JSON-LD intact: %s', async (name) => {
	const html = await (await fetch(`${server.baseUrl}/reviews/${hostileId(name)}`)).text();
	const blocks = [...html.matchAll(/<script type="application\/ld\+json">(.*?)<\/script>/gs)];
	expect(blocks.length).toBe(1);
	const data = JSON.parse(blocks[0]?.[1] ?? '');
	expect(findSchemaFaults(data)).toEqual([]);
	const [review] = data['@graph'];
	const shown = displayText(HOSTILE_TEXTS[name] ?? '');
	expect([review.reviewBody, review.comment[0].text]).toEqual([shown, shown]);
});

describe('settings and answers with markup', () => {
	const open = async (path: string) =>
		parseHTML(await (await fetch(`${server.baseUrl}${path}`)).text()).document;

	it.each(['/insights', '/technicians/ada', '/aspects/glimmer'])(
		'are text on %s, without reversed characters',
		async (path) => {
			const { body } = await open(path);
			expect(body.querySelectorAll('img, script')).toHaveLength(0);
			expect(body.textContent).toContain(HOSTILE_LABEL);
			expect(body.textContent).not.toContain('\u202e');
		},
	);

	it('keep the business name unchanged in pages, documents and feeds', async () => {
		const { document } = parseHTML(await (await fetch(`${server.baseUrl}/docs`)).text());
		expect(document.title).toContain(HOSTILE_LABEL);
		const { business } = await (await fetch(`${server.baseUrl}/reviews.json`)).json();
		expect(business.name).toBe(HOSTILE_LABEL);
		const feed = await (await fetch(`${server.baseUrl}/feed.xml`)).text();
		expect(feed).toContain('&lt;img src=x onerror=globalThis.harmed=1&gt;');
	});

	it('are marked as rare if few reviews mention them, and name the author of an answer', async () => {
		const insights = await open('/insights');
		const question = insights.querySelector('[data-question="ada"]')?.textContent ?? '';
		expect(question).toContain('Written by Dana W. on');
		expect(insights.querySelector('#aspects')?.parentElement?.textContent).toContain(
			'Too few opinions for a percentage',
		);
		const person = await open('/technicians/ada');
		expect(person.querySelector('[data-average]')?.textContent).toBe('–');
		expect((await open('/aspects/glimmer')).body.textContent).toContain('too few for a percentage');
	});
});
