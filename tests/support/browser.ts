import { chromium, type Browser, type BrowserServer } from 'playwright';

/** Debian's: the tests download no browser. */
export const CHROMIUM = '/usr/bin/chromium';
/** No background services, and one thread without a simulated GPU draws pages: more would cost more. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
	'--num-raster-threads=1',
	'--disable-gpu',
];

export function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}

/** One browser for many test files, each of which connects to it. */
export function launchBrowserServer(): Promise<BrowserServer> {
	return chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}
