import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { BrowserContextOptions } from 'playwright';
import { onTestFinished } from 'vitest';
import type { SiteVisit } from './shared-site.ts';

/** The strictest policy that allows the element and the badge. */
export function strictPolicy({ baseUrl }: SiteVisit): string {
	return `default-src 'none'; script-src ${baseUrl}; connect-src ${baseUrl}; img-src ${baseUrl}`;
}

/** Opens a page of another website. */
export async function openHost(
	site: SiteVisit,
	body: string,
	policy?: string,
	options?: BrowserContextOptions,
) {
	const { page } = await site.open('/', options);
	const server = createServer((_request, response) => {
		response.setHeader('Content-Type', 'text/html');
		response.setHeader('Cross-Origin-Embedder-Policy', 'require-corp');
		if (policy !== undefined) response.setHeader('Content-Security-Policy', policy);
		response.end(
			`<!doctype html><html lang="en"><meta charset="utf-8"><title>Host</title><main>${body}</main></html>`,
		);
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(() => void server.close());
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	const requested: string[] = [];
	page.on('request', (request) => requested.push(request.url()));
	const warnings: string[] = [];
	page.on('console', (message) => message.type() === 'warning' && warnings.push(message.text()));
	await page.goto(`http://127.0.0.1:${port}/`);
	return { page, requested, warnings };
}
