import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { findOtherViolations, findViolations } from '../../support/find-violations.ts';
import { findTooNarrow, openAllDetails } from '../../support/opened-page.ts';
import { useSharedSite } from '../../support/shared-site.ts';
import { samplePaths } from '../../support/site.ts';

/** More than the tab stops of any page; a focus trap would never end. */
const TAB_LIMIT = 600;

/** Pages with more on them than others of their template. */
const FULL_PAGES = [
	...['/aspects/speed', '/services/brakes'],
	...['/docs/search', '/docs/api/operations/searchreviews'],
];
const MORE_DOCS = ['/docs/fields', '/docs/errors', '/docs/api', '/docs/api/operations/subscribe'];
/** Pages in Spanish, with a filter or with other tables: other words in the same elements. */
const SAME_LOOK = /^\/(es\/|reviews\/aspect\/|docs\/(fields|errors|api)$)/;

const site = useSharedSite();
const sampled = await samplePaths(site.baseUrl, 1, FULL_PAGES);
const distinct = sampled.filter((path) => !SAME_LOOK.test(path));

it.each([...sampled, ...MORE_DOCS])(
	'%s has no faults or axe violations, fits its window, stands still on request, and skips to its content',
	async (path) => {
		const { page, visit, faults } = await site.open(path);
		const find = SAME_LOOK.test(path) ? findOtherViolations : findViolations;
		await openAllDetails(page);
		expect(await find(page)).toEqual([]);
		expect(await findTooNarrow(page, [320, 360, 768, 1280, 1920])).toEqual([]);
		expect(await faults()).toEqual([]);

		await page.setViewportSize({ width: 360, height: 900 });
		await page.emulateMedia({ colorScheme: 'dark', reducedMotion: 'reduce' });
		await visit(path);
		expect(await findMoving(page)).toEqual([]);
		await openAllDetails(page);
		expect(await find(page)).toEqual([]);
		await expectSkipLink(page, path);
	},
);

/** Expects that the first link of the page leads to its content. */
async function expectSkipLink(page: Page, path: string): Promise<void> {
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

/** Returns the elements that are animated or scroll smoothly. */
function findMoving(page: Page) {
	return page.evaluate(() =>
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
}

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

describe('the keyboard', () => {
	it.each(distinct)(
		'reaches every link of %s with a visible focus, and leaves the page at the end',
		async (path) => {
			const { page } = await site.open(path);
			let stops = 0;
			let first: string | undefined;
			for (; stops < TAB_LIMIT; stops++) {
				await page.keyboard.press('Tab');
				const focus = await describeFocus(page);
				// Without a window, the focus sometimes goes from the end of the page to its start.
				if (!focus || focus.name === first) break;
				first ??= focus.name;
				expect([focus.name, focus.faults]).toEqual([focus.name, []]);
			}
			const links = await page.locator('a[href]:visible').count();
			expect([stops < TAB_LIMIT, stops >= links]).toEqual([true, true]);
		},
	);
});

describe('preferences', () => {
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
