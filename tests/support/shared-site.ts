import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	chromium,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
} from 'playwright';
import { afterAll, beforeAll, inject } from 'vitest';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';
import { createAuthority, type Certificate } from './certificates.ts';
import { TEST_SETTINGS } from './hub-client.ts';
import { openPage, watchPage, WINDOW, type OpenedPage } from './opened-page.ts';
import { isFree, startServer, WITH_PAGES } from './running-server.ts';

/** The site of the sample, which one server shows to all tests that only look at it. */
export interface SharedSite {
	readonly baseUrl: string;
	/** The files that the server publishes. */
	readonly siteFolder: string;
	/** Trusted by the server's hub, for callbacks on loopback. */
	readonly certificate: Certificate;
	/** In PEM, of whoever signed that certificate. */
	readonly authorityFile: string;
	/** Where the browser of all tests listens. */
	readonly browserEndpoint: string;
}

declare module 'vitest' {
	interface ProvidedContext {
		site: SharedSite;
	}
}

/** The port of the origin that is announced; where somebody else has it, another one with its origin. */
async function findPlace(): Promise<NodeJS.ProcessEnv> {
	const { port } = new URL(WITH_PAGES.BASE_URL);
	if (await isFree(Number(port))) return { ...WITH_PAGES, PORT: port };
	return { SITE: 'on' };
}

/** Builds the site of the sample once, and serves it until the last test has ended. */
export default async function setup({ provide }: TestProject): Promise<() => Promise<void>> {
	const authority = await createAuthority();
	const dataDir = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
	const [server, browser, certificate] = await Promise.all([
		startServer({
			...TEST_SETTINGS,
			...(await findPlace()),
			DATA_DIR: dataDir,
			NODE_EXTRA_CA_CERTS: authority.file,
		}),
		launchBrowserServer(),
		authority.issue(['localhost', '127.0.0.1', '::1']),
	]);
	provide('site', {
		baseUrl: server.baseUrl,
		siteFolder: server.siteFolder(),
		certificate,
		authorityFile: authority.file,
		browserEndpoint: browser.wsEndpoint(),
	});
	return async () => {
		await browser.close();
		await server.stop();
	};
}

/** The shared site, and what a test file does there. */
export interface SiteVisit extends SharedSite {
	/** The browser, once the tests run. */
	browser(): Browser;
	/**
	 * Opens a path in the window of the file, which is quick, or in one of its own where something is
	 * asked of that: `{}` for one that remembers nothing.
	 */
	open(path: string, options?: BrowserContextOptions): Promise<OpenedPage>;
}

/** Lets the tests of a file look at the shared site. */
export function useSharedSite(): SiteVisit {
	const site = inject('site');
	let browser: Browser;
	let window: BrowserContext;
	beforeAll(async () => {
		browser = await chromium.connect(site.browserEndpoint);
		window = await browser.newContext(WINDOW);
		// While one page is there, others begin at once.
		await window.newPage();
	});
	afterAll(() => browser?.close());
	return {
		...site,
		browser: () => browser,
		async open(path, options) {
			if (options) return openPage(browser, site.baseUrl, path, options);
			return watchPage(await window.newPage(), site.baseUrl, path);
		},
	};
}
