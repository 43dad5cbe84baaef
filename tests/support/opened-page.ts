import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A browser page that visits paths of a site and records faults. */
export interface OpenedPage {
	readonly page: Page;
	/** Navigates to another path. Takes a third of the time of opening a new page. */
	visit(path: string): Promise<void>;
	/** Lists errors, dialogs, foreign requests and CSP violations since the last navigation. */
	faults(): Promise<readonly string[]>;
	close(): Promise<void>;
}

export const WINDOW: BrowserContextOptions = {
	viewport: { width: 1280, height: 800 },
	permissions: ['clipboard-read', 'clipboard-write'],
};

/** Opens a path of a site in a new window and watches it. */
export async function openPage(
	browser: Browser,
	baseUrl: string,
	path: string,
	options: BrowserContextOptions = {},
): Promise<OpenedPage> {
	// Closing the page also closes its window.
	return watchPage(await browser.newPage({ ...WINDOW, ...options }), baseUrl, path);
}

/** Shows a path of a site in an empty page and records faults from the first byte. */
export async function watchPage(page: Page, baseUrl: string, path: string): Promise<OpenedPage> {
	let seen: string[] = [];
	page.on('pageerror', (error) => seen.push(`error: ${error.message}`));
	page.on('console', (message) => {
		// The error page for 404 is one of the pages under test.
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
		// A loaded machine is never idle: start such work at once, as browsers without this function do.
		Reflect.set(globalThis, 'requestIdleCallback', undefined);
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

/** Returns the widths, in pixels, at which the page scrolls horizontally. */
export async function findTooNarrow(page: Page, widths: readonly number[]): Promise<number[]> {
	const found: number[] = [];
	for (const width of widths) {
		await page.setViewportSize({ width, height: 800 });
		const excess = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
		if (excess !== 0) found.push(width);
	}
	return found;
}

/** Opens every `<details>` element on a page, and lays out all sections: axe misreads the colors of others. */
export async function openAllDetails(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
		for (const section of document.querySelectorAll('section')) {
			section.style.contentVisibility = 'visible';
		}
	});
}
