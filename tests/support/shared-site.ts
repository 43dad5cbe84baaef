import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
	chromium,
	type Browser,
	type BrowserContext,
	type BrowserContextOptions,
} from 'playwright';
import { afterAll, beforeAll, inject, onTestFinished } from 'vitest';
import type { TestProject } from 'vitest/node';
import { launchBrowserServer } from './browser.ts';
import { createAuthority, type Certificate } from './certificates.ts';
import { TEST_SETTINGS } from './hub-client.ts';
import { openPage, watchPage, WINDOW, type OpenedPage } from './opened-page.ts';
import { isFree, startServer, WITH_PAGES } from './running-server.ts';

/** The site with the sample content, served by one server for all tests that only read it. */
export interface SharedSite {
	readonly baseUrl: string;
	/** The folder of files that the server publishes. */
	readonly siteFolder: string;
	/** A certificate that the server's hub trusts, for callbacks on loopback. */
	readonly certificate: Certificate;
	/** A PEM file with the certificate authority that signed that certificate. */
	readonly authorityFile: string;
	/** The WebSocket endpoint of the browser that all tests share. */
	readonly browserEndpoint: string;
}

declare module 'vitest' {
	interface ProvidedContext {
		site: SharedSite;
	}
}

/** Returns the port of the usual origin or, if that port is taken, settings for another origin. */
async function findPlace(): Promise<NodeJS.ProcessEnv> {
	const { port } = new URL(WITH_PAGES.BASE_URL);
	if (await isFree(Number(port))) return { ...WITH_PAGES, PORT: port };
	return { SITE: 'on' };
}

/** Builds the sample site once, and serves it until the last test has ended. */
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

/** The shared site as a test file uses it. */
export interface SiteVisit extends SharedSite {
	/** Returns the browser; available once the tests run. */
	browser(): Browser;
	/**
	 * Opens a path in the window that the file's tests share, which is fast. With `options`, opens a
	 * new window; `{}` gives one with empty storage. The page is closed when the test ends.
	 */
	open(path: string, options?: BrowserContextOptions): Promise<OpenedPage>;
}

/** Gives the tests of a file access to the shared site. */
export function useSharedSite(): SiteVisit {
	const site = inject('site');
	let browser: Browser;
	let window: BrowserContext;
	beforeAll(async () => {
		browser = await chromium.connect(site.browserEndpoint);
		window = await browser.newContext(WINDOW);
		// While one page is open, further pages open faster.
		await window.newPage();
	});
	afterAll(() => browser?.close());
	return {
		...site,
		browser: () => browser,
		async open(path, options) {
			const opened = options
				? await openPage(browser, site.baseUrl, path, options)
				: await watchPage(await window.newPage(), site.baseUrl, path);
			onTestFinished(opened.close);
			return opened;
		},
	};
}
