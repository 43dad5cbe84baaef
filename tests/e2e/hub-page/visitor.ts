import { AxeBuilder } from '@axe-core/playwright';
import type { Browser, BrowserContextOptions, Page } from 'playwright';
import { expect, vi } from 'vitest';
import { until, type HubClient } from '../../support/hub-client.ts';
import type { Subscriber } from '../../support/subscriber.ts';

export const HUB = '/websub';
export const SUBSCRIPTION = '/websub/subscription';

/** Someone with a browser and a callback who visits the pages of a hub. */
export interface Visitor {
	readonly hub: HubClient;
	readonly browser: Browser;
	readonly subscriber: Subscriber;
}

/** Gives the visitor, once there is one. */
export type VisitorSource = () => Visitor;

export interface OpenPage {
	readonly page: Page;
	/** Fails if a script of the page failed, or if it asked for anything elsewhere. */
	close(): Promise<void>;
}

/** Opens a page in a browser context of its own. */
export async function open(
	{ browser, hub }: Pick<Visitor, 'browser' | 'hub'>,
	path: string,
	options: BrowserContextOptions = {},
): Promise<OpenPage> {
	const context = await browser.newContext(options);
	const page = await context.newPage();
	const errors: string[] = [];
	page.on('pageerror', ({ message }) => errors.push(message));
	page.on('console', (message) => {
		if (message.text().includes('Content Security Policy')) errors.push(message.text());
	});
	page.on('request', (request) => {
		if (!request.url().startsWith(hub.address)) errors.push(`foreign: ${request.url()}`);
	});
	await page.goto(hub.address + path);
	return {
		page,
		async close() {
			await context.close();
			expect(errors).toEqual([]);
		},
	};
}

/** Subscribes for real; gives the capability, once the callback was asked. */
export async function subscribe({ hub, subscriber }: Visitor, path: string): Promise<string> {
	const { status, text } = await hub.subscribe(`${subscriber.origin}${path}`);
	expect(status).toBe(202);
	await until(() => subscriber.verifications(path)[0], `the question to ${path}`);
	return /subscriptions\/([\w-]{32})/.exec(text)?.[1] ?? '';
}

/** Has a callback tried in the page; gives what it says of each step. */
export async function tryCallback(page: Page, callback: string): Promise<string[]> {
	await page.getByLabel('Callback', { exact: true }).fill(callback);
	await page.getByRole('button', { name: 'Try the callback' }).click();
	await page.getByText(/would (not )?be confirmed/).waitFor();
	const steps = page.getByRole('list', { name: 'What was looked at' }).getByRole('listitem');
	return (await steps.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

/** What axe finds wrong with a page as it is. */
export async function findViolations(page: Page): Promise<unknown[]> {
	const { violations } = await new AxeBuilder({ page }).analyze();
	return violations.map(({ id, nodes }) => [id, nodes.map(({ html }) => html)]);
}

/** Asks until the answer is neither false nor nothing, and gives it. */
export function eventually<Value>(
	ask: () => Promise<Value>,
): Promise<Exclude<Value, false | undefined>> {
	return vi.waitFor(
		async () => {
			const value = await ask();
			if (value === false || value === undefined) throw new TypeError('Cannot see it yet');
			// Both are thrown above.
			return value as Exclude<Value, false | undefined>;
		},
		{ timeout: 15_000, interval: 50 },
	);
}
