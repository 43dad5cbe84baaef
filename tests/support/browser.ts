import { chromium, type Browser } from 'playwright';

/** Debian's Chromium: the tests download no browser. Background services stay off. */
export function launchBrowser(): Promise<Browser> {
	return chromium.launch({
		executablePath: '/usr/bin/chromium',
		args: [
			'--no-sandbox',
			'--no-first-run',
			'--disable-background-networking',
			'--disable-component-update',
			'--disable-sync',
			'--disable-quic',
		],
	});
}
