import type { Browser, BrowserContextOptions, Page } from 'playwright';

/** A page in a browser context of its own. */
export interface OpenedPage {
	readonly page: Page;
	/** What went wrong in it so far. */
	readonly errors: readonly string[];
	close(): Promise<void>;
}

export async function openPage(
	browser: Browser,
	url: string,
	options: BrowserContextOptions = {},
): Promise<OpenedPage> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('console', (message) => {
		if (message.type() === 'error') errors.push(message.text());
	});
	page.on('pageerror', (error) => errors.push(error.message));
	await page.goto(url);
	return { page, errors, close: () => context.close() };
}

/** Opens everything on a page that can be opened, as a reader would. */
export async function openAllDetails(page: Page): Promise<void> {
	await page.evaluate(() => {
		for (const details of document.querySelectorAll('details')) details.open = true;
	});
}
