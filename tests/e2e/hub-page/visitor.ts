import type { BrowserContextOptions, Page } from 'playwright';
import { expect, vi } from 'vitest';
import type { OpenedPage } from '../../support/opened-page.ts';
import { until, type HubAccess } from '../../support/hub-client.ts';
import type { SiteVisit } from '../../support/shared-site.ts';
import type { Subscriber } from '../../support/subscriber.ts';

export const HUB = '/websub';
export const SUBSCRIPTION = '/websub/subscription';

/** Someone with a browser and a callback who visits the pages of a hub. */
export interface Visitor {
	readonly hub: HubAccess;
	readonly site: SiteVisit;
	readonly subscriber: Subscriber;
}

/** Gives the visitor, once there is one. */
export type VisitorSource = () => Visitor;

export interface WatchedPage extends Pick<OpenedPage, 'page' | 'visit'> {
	/** Fails if a script of the page failed, or if it asked for anything elsewhere. */
	close(): Promise<void>;
}

/** Opens a page of the hub. */
export async function open(
	{ site }: Pick<Visitor, 'site'>,
	path: string,
	options?: BrowserContextOptions,
): Promise<WatchedPage> {
	return failOnFaults(await site.open(path, options));
}

/** Watches a page: closing it fails if something went wrong there. */
export function failOnFaults({ page, visit, faults, close }: OpenedPage): WatchedPage {
	return {
		page,
		visit,
		async close() {
			// An answer that is an error is what some of these pages show.
			const found = (await faults()).filter(
				(fault) => !/^console: .* the server responded/.test(fault),
			);
			await close();
			expect(found).toEqual([]);
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
