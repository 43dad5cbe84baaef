import AxeBuilder from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';

const RULES = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22a', 'wcag22aa', 'best-practice'];
/** Those that look at colours, which is all that another colour scheme changes. */
const RULES_OF_COLOURS = ['color-contrast', 'link-in-text-block'];
const SCHEMES = ['light', 'dark'] as const;

/** A page that goes from path to path of a site, and what must not happen in it. */
export interface OpenedPage {
	readonly page: Page;
	/** Goes on to another path, which takes a third of the time of opening another page. */
	visit(path: string): Promise<void>;
	/** What happened since it came to the path: errors, dialogs, requests to elsewhere, violations of the policy. */
	faults(): Promise<readonly string[]>;
	close(): Promise<void>;
}

export const WINDOW: BrowserContextOptions = {
	viewport: { width: 1280, height: 800 },
	permissions: ['clipboard-read', 'clipboard-write'],
};

/** Opens a path of a site in a window of its own, and watches it. */
export async function openPage(
	browser: Browser,
	baseUrl: string,
	path: string,
	options: BrowserContextOptions = {},
): Promise<OpenedPage> {
	// Its window is closed with it.
	return watchPage(await browser.newPage({ ...WINDOW, ...options }), baseUrl, path);
}

/** Shows a path of a site in an empty page, and watches it from its first byte on. */
export async function watchPage(page: Page, baseUrl: string, path: string): Promise<OpenedPage> {
	let seen: string[] = [];
	page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
	page.on('console', (message) => {
		// A page that says 404 is one of the pages.
		const isMissing = message.location().url === page.url() && /status of 404/.test(message.text());
		if (message.type() === 'error' && !isMissing) seen.push(`console: ${message.text()}`);
	});
	page.on('dialog', (dialog) => {
		seen.push(`dialog: ${dialog.message()}`);
		void dialog.dismiss();
	});
	page.on('request', (request) => {
		const { origin } = new URL(request.url());
		if (origin !== new URL(baseUrl).origin) seen.push(`request: ${request.url()}`);
	});
	await page.addInitScript(() => {
		const violations: string[] = [];
		Reflect.set(globalThis, 'policyViolations', violations);
		document.addEventListener('securitypolicyviolation', (violation) => {
			violations.push(`${violation.effectiveDirective} ${violation.blockedURI}`);
		});
	});
	await page.goto(`${baseUrl}${path}`);
	return {
		page,
		async visit(next) {
			seen = [];
			await page.goto(`${baseUrl}${next}`);
		},
		async faults() {
			const violations: string[] = await page.evaluate(() =>
				Reflect.get(globalThis, 'policyViolations'),
			);
			return [...seen, ...violations.map((violation) => `violation: ${violation}`)];
		},
		close: () => page.close(),
	};
}

/** What axe finds wrong with a page as it is: each rule, and the elements that break it. */
export async function findViolations(
	page: Page,
	ruleSet: 'all' | 'colours' = 'all',
): Promise<string[][]> {
	const builder = new AxeBuilder({ page })
		.options({
			// Nobody reads what holds.
			resultTypes: ['violations'],
			rules: { 'target-size': { enabled: true } },
		})
		// Without a window of its own for the report, which needs one for frames of other origins alone.
		.setLegacyMode();
	const chosen = ruleSet === 'all' ? builder.withTags(RULES) : builder.withRules(RULES_OF_COLOURS);
	const { violations } = await chosen.analyze();
	return violations.map(({ id, nodes }) => [id, ...nodes.map(({ html }) => html)]);
}

/** The same in both colour schemes. */
export async function findViolationsInBothSchemes(page: Page): Promise<string[][]> {
	const found: string[][] = [];
	for (const colorScheme of SCHEMES) {
		await page.emulateMedia({ colorScheme });
		const violations = await findViolations(page, colorScheme === 'light' ? 'all' : 'colours');
		found.push(...violations.map((violation) => [colorScheme, ...violation]));
	}
	return found;
}

/** The widths, in pixels, at which a page is wider than its window. */
export async function findTooNarrow(page: Page, widths: readonly number[]): Promise<number[]> {
	const found: number[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		if (excess !== 0) found.push(width);
	}
	return found;
}

/** Opens everything on a page that can be opened, as a reader would. */
export async function openAllDetails(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
}
