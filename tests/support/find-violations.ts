import AxeBuilder from '@axe-core/playwright';
import type { Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Rules about color. They depend on the color scheme, and take most of axe's time. */
const COLOR_RULES = ['color-contrast', 'link-in-text-block'];
const OTHER_RULES: Readonly<Record<string, { enabled: boolean }>> = {
	'target-size': { enabled: true },
	...Object.fromEntries(COLOR_RULES.map((rule) => [rule, { enabled: false }])),
};

/** Runs axe on the page. Returns each violated rule with the elements that violate it. */
export async function findViolations(page: Page): Promise<string[][]> {
	return [...(await findOtherViolations(page)), ...(await findColorViolations(page))];
}

/** Runs axe without its rules about colors. */
export function findOtherViolations(page: Page): Promise<string[][]> {
	return analyze(axe(page, OTHER_RULES).withTags(RULES));
}

/** Runs axe in both color schemes. */
export async function findViolationsInBothSchemes(page: Page): Promise<string[][]> {
	await page.emulateMedia({ colorScheme: 'light' });
	const light = await findViolations(page);
	await page.emulateMedia({ colorScheme: 'dark' });
	const dark = await findColorViolations(page);
	return [...light.map((one) => ['light', ...one]), ...dark.map((one) => ['dark', ...one])];
}

/** Checks one text of each look, because pages repeat the same few looks hundreds of times. */
async function findColorViolations(page: Page): Promise<string[][]> {
	await page.evaluate(markLooks);
	return analyze(axe(page).include('[data-look]').withRules(COLOR_RULES));
}

function axe(page: Page, rules = {}): AxeBuilder {
	return (
		new AxeBuilder({ page })
			// Describing the elements that pass takes long.
			.options({ resultTypes: ['violations'], rules })
			// Avoids a separate window for the report, which axe needs only for frames of other origins.
			.setLegacyMode()
	);
}

async function analyze(builder: AxeBuilder): Promise<string[][]> {
	const { violations } = await builder.analyze();
	return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

/**
 * Marks the first visible text of each look: the names, classes and colors of an element and of all
 * elements around it. Shadow roots and frames are marked as a whole. Runs in the page.
 */
function markLooks(): void {
	const looks = new Map<Element | null, number>();
	const known = new Map<string, number>();
	const marked = new Set<number>();
	for (const element of document.querySelectorAll('*')) {
		const style = getComputedStyle(element);
		const description = [
			...[looks.get(element.parentElement), element.localName, element.className],
			...[style.color, style.background, style.opacity, style.fontSize, style.fontWeight],
			...[style.textDecorationLine, style.textShadow, element.matches(':disabled')],
		].join();
		const look = known.get(description) ?? known.size;
		known.set(description, look);
		looks.set(element, look);

		element.removeAttribute('data-look');
		const isWhole = element.shadowRoot !== null || element.localName === 'iframe';
		const hasText =
			element.matches('input, select, textarea') ||
			[...element.childNodes].some((node) => node instanceof Text && node.data.trim() !== '');
		const isVisible = element.checkVisibility({ opacityProperty: true, visibilityProperty: true });
		if (!isWhole && (marked.has(look) || !hasText || !isVisible)) continue;
		marked.add(look);
		element.setAttribute('data-look', '');
	}
}
