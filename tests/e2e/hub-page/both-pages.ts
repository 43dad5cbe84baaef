import { gzipSync } from 'node:zlib';
import { describe, expect, it } from 'vitest';
import { findViolationsInBothSchemes } from '../../support/find-violations.ts';
import { findTooNarrow } from '../../support/opened-page.ts';
import { HUB, open, subscribe, SUBSCRIPTION, tryCallback, type VisitorSource } from './visitor.ts';

const WIDTHS = [320, 360, 768, 1280, 1920];

/** Tests of both pages. */
export function describeBothPages(visitor: VisitorSource): void {
	describe('without JavaScript', () => {
		it('the hub page explains commands and rules, and says that figures need JavaScript', async () => {
			const { page } = await open(visitor(), HUB, { javaScriptEnabled: false });
			const text = await page.locator('main').innerText();
			for (const part of ['hub.mode=subscribe', 'hub.challenge=', 'X-Hub-Signature', '10 days']) {
				expect(text).toContain(part);
			}
			expect(text).toContain('figures are filled in by JavaScript');
			expect(await page.getByRole('button', { name: 'Copy' }).count()).toBe(0);
		});

		it('the subscription page says where to look instead', async () => {
			const { page } = await open(visitor(), SUBSCRIPTION, { javaScriptEnabled: false });
			const text = await page.locator('main').innerText();
			expect(text).toContain('open the address of the status itself');
			expect(await page.getByRole('textbox').count()).toBe(0);
		});
	});

	describe('both pages', () => {
		it('have no axe violations in either color scheme, with results shown', async () => {
			const capability = await subscribe(visitor(), '/axe');
			const tester = await open(visitor(), HUB);
			await tryCallback(tester.page, `${visitor().subscriber.origin}/line`);
			const viewer = await open(visitor(), `${SUBSCRIPTION}#${capability}`);
			await viewer.page.getByRole('heading', { name: 'Active' }).waitFor();
			for (const { page } of [tester, viewer]) {
				expect(await findViolationsInBothSchemes(page)).toEqual([]);
			}
		});

		it('fit windows of all widths', async () => {
			const capability = await subscribe(visitor(), '/wide');
			for (const path of [HUB, SUBSCRIPTION, `${SUBSCRIPTION}#${capability}`]) {
				const { page } = await open(visitor(), path);
				if (path.includes('#')) await page.getByRole('heading', { name: 'Active' }).waitFor();
				if (path === HUB) await tryCallback(page, `${visitor().subscriber.origin}/line`);
				for (const width of WIDTHS) {
					expect([path, await findTooNarrow(page, [width])]).toEqual([path, []]);
					// No table is cut off or needs scrolling.
					const cut = await page
						.locator('table:visible:not(.rules table) :is(th, td)')
						.evaluateAll(
							(cells) =>
								cells.filter((cell) => cell.getBoundingClientRect().right > innerWidth).length,
						);
					expect([path, width, cut]).toEqual([path, width, 0]);
				}
			}
		});

		it('have less than 10 KB of compressed script', async () => {
			for (const path of [HUB, SUBSCRIPTION]) {
				const { address } = visitor().hub;
				const html = await (await fetch(address + path)).text();
				const inline = [...html.matchAll(/<script[^>]*>([^]*?)<\/script>/g)].map(
					([, code]) => code,
				);
				const modules = new Set(
					[...html.matchAll(/src="(\/_astro\/[^"]+\.js)"/g)].map(([, url]) => url),
				);
				const texts = [...inline];
				// The loop also visits the modules added here.
				for (const module of modules) {
					const text = await (await fetch(address + module)).text();
					texts.push(text);
					for (const [, name] of text.matchAll(/from"\.\/([^"]+)"/g))
						modules.add(`/_astro/${name}`);
				}
				expect(modules.size).toBeGreaterThan(2);
				const bytes = gzipSync(texts.join('')).length;
				expect(bytes).toBeGreaterThan(500);
				expect(bytes).toBeLessThan(10_000);
			}
		});
	});
}
