import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import { findTooNarrow, findViolations } from '../../support/opened-page.ts';
import { useSharedSite } from '../../support/shared-site.ts';
import { samplePaths } from '../../support/site.ts';

/** More than the tab stops of any page; a focus trap would never end. */
const TAB_LIMIT = 600;

/** One test opens pages of all templates. */
const EVERY_PAGE = { timeout: 300_000 };

const site = useSharedSite();
let paths: string[];

beforeAll(async () => {
	paths = await samplePaths(site.baseUrl, 1);
});

it.each([
	[1280, 'light'],
	[360, 'dark'],
] as const)(
	'axe finds no violations at %i pixels in the %s scheme',
	async (width, colorScheme) => {
		const options = { viewport: { width, height: 900 }, colorScheme };
		const { page, visit } = await site.open('/', options);
		for (const path of paths) {
			await visit(path);
			expect([path, await findViolations(page)]).toEqual([path, []]);
		}
	},
	EVERY_PAGE.timeout,
);

it(
	'every page fits its window at any width',
	async () => {
		const { page, visit } = await site.open('/');
		for (const path of paths) {
			await visit(path);
			const tooNarrow = await findTooNarrow(page, [320, 360, 768, 1280, 1920]);
			expect([path, tooNarrow]).toEqual([path, []]);
		}
	},
	EVERY_PAGE.timeout,
);

/** Describes the focused element: its name, and any problems with its visibility. */
function describeFocus(page: Page) {
	return page.evaluate(() => {
		let element = document.activeElement;
		while (element?.shadowRoot?.activeElement) element = element.shadowRoot.activeElement;
		if (element === null || element === document.body) return undefined;
		const box = element.getBoundingClientRect();
		const style = getComputedStyle(element);
		const faults: string[] = [];
		if (box.width < 1 || box.height < 1) faults.push('it has no size');
		if (box.bottom <= 0 || box.top >= innerHeight || box.right <= 0 || box.left >= innerWidth) {
			faults.push('it is off the screen');
		}
		if (style.outlineStyle === 'none' || Number.parseFloat(style.outlineWidth) < 2) {
			faults.push('its focus is not visible');
		}
		const x = Math.max(0, Math.min(innerWidth - 1, box.left + box.width / 2));
		const y = Math.max(0, Math.min(innerHeight - 1, box.top + box.height / 2));
		const isInShadow = element.getRootNode() !== document;
		const top = isInShadow ? null : document.elementFromPoint(x, y);
		if (top && !element.contains(top) && !top.contains(element)) faults.push('it is covered');
		return { name: element.outerHTML.slice(0, 120), faults };
	});
}

describe('the keyboard', EVERY_PAGE, () => {
	it('reaches every link with a visible focus, and leaves the page at the end', async () => {
		const { page, visit } = await site.open('/');
		for (const path of paths) {
			await visit(path);
			let stops = 0;
			let first: string | undefined;
			for (; stops < TAB_LIMIT; stops++) {
				await page.keyboard.press('Tab');
				const focus = await describeFocus(page);
				// Without a window, the focus sometimes goes from the end of the page to its start.
				if (!focus || focus.name === first) break;
				first ??= focus.name;
				expect([path, focus.name, focus.faults]).toEqual([path, focus.name, []]);
			}
			const links = await page.locator('a[href]:visible').count();
			expect([path, stops < TAB_LIMIT, stops >= links]).toEqual([path, true, true]);
		}
	});

	it('skips to the content first', async () => {
		const { page, visit } = await site.open('/');
		for (const path of paths) {
			await visit(path);
			await page.keyboard.press('Tab');
			expect(await page.locator(':focus').textContent()).toBe(
				path.startsWith('/es') ? 'Saltar al contenido' : 'Skip to content',
			);
			expect((await page.locator(':focus').boundingBox())?.y).toBeGreaterThanOrEqual(0);
			await page.keyboard.press('Enter');
			// Starlight's pages move the focus to their title.
			expect(await page.locator('main:focus, main h1:focus').count()).toBe(1);
			await page.keyboard.press('Tab');
			expect(await page.locator('main :focus').count()).toBe(1);
		}
	});
});

describe('preferences', EVERY_PAGE, () => {
	it('for a color scheme change background and text, and keep their contrast', async () => {
		for (const [colorScheme, isDark] of [
			['light', false],
			['dark', true],
		] as const) {
			const { page } = await site.open('/', { colorScheme });
			const [paper = 0, ink = 0] = await page.evaluate(() => {
				const { backgroundColor, color } = getComputedStyle(document.body);
				return [backgroundColor, color].map((value) =>
					(value.match(/\d+/g) ?? []).slice(0, 3).reduce((sum, part) => sum + Number(part), 0),
				);
			});
			expect([paper < ink, Math.abs(paper - ink) > 450]).toEqual([isDark, true]);
		}
	});

	it('for reduced motion are respected: nothing moves', async () => {
		const options = { reducedMotion: 'reduce' } as const;
		const { page, visit } = await site.open('/', options);
		for (const path of paths) {
			await visit(path);
			const moving = await page.evaluate(() =>
				[...document.querySelectorAll('*')]
					.map((element) => ({ element, style: getComputedStyle(element) }))
					// The link inside an embed that has loaded is not shown, and has no style.
					.filter(({ style }) => style.display !== '')
					.filter(
						({ style }) =>
							style.animationName !== 'none' ||
							/[1-9]/.test(style.transitionDuration) ||
							style.scrollBehavior === 'smooth',
					)
					.map(({ element }) => element.outerHTML.slice(0, 100)),
			);
			expect([path, moving]).toEqual([path, []]);
		}
	});

	it('for forced colors leave every bar visible', async () => {
		const options = { forcedColors: 'active', colorScheme: 'dark' } as const;
		const { page, faults } = await site.open('/', options);
		const hidden = await page.locator('main svg rect').evaluateAll((bars) => {
			// The page background is the system color Canvas.
			const canvas = getComputedStyle(document.body).backgroundColor;
			return bars
				.filter((bar) => Number(bar.getAttribute('width')) > 0)
				.map((bar) => getComputedStyle(bar))
				.filter(({ fill, stroke }) => fill === canvas && (stroke === canvas || stroke === 'none'))
				.length;
		});
		expect(await page.locator('main svg rect').count()).toBeGreaterThan(10);
		expect([hidden, await faults()]).toEqual([0, []]);
	});
});
