import { chromium, type Browser, type BrowserServer } from 'playwright';

/** Debian's Chromium; the tests download no browser. */
export const CHROMIUM = '/usr/bin/chromium';
/** Saves memory and CPU: no background services, one raster thread and no simulated GPU. */
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

/** Starts one browser that many test files connect to. */
export function launchBrowserServer(): Promise<BrowserServer> {
	return chromium.launchServer({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}
