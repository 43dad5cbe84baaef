import { chromium, type Browser } from 'playwright';

/** Debian's: the tests download no browser. */
export const CHROMIUM = '/usr/bin/chromium';
/** Background services stay off. */
export const CHROMIUM_FLAGS = [
	'--no-sandbox',
	'--no-first-run',
	'--disable-background-networking',
	'--disable-component-update',
	'--disable-sync',
	'--disable-quic',
];

export function launchBrowser(): Promise<Browser> {
	return chromium.launch({ executablePath: CHROMIUM, args: CHROMIUM_FLAGS });
}
