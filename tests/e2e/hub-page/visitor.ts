import type { BrowserContextOptions, Page } from 'playwright';
import { expect, onTestFinished, vi } from 'vitest';
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

/** Returns the visitor after the setup has created it. */
export type VisitorSource = () => Visitor;

/** Opens a page of the hub. The test fails if a script fails or contacts another origin. */
export async function open(
	{ site }: Pick<Visitor, 'site'>,
	path: string,
	options?: BrowserContextOptions,
): Promise<Pick<OpenedPage, 'page' | 'visit'>> {
	const opened = await site.open(path, options);
	// Runs before the page is closed.
	onTestFinished(async () => {
		const found = await opened.faults();
		// Some of these pages show error responses on purpose.
		expect(found.filter((fault) => !/^console: .* the server responded/.test(fault))).toEqual([]);
	});
	return opened;
}

/** Subscribes; returns the capability once the callback has been asked to confirm. */
export async function subscribe({ hub, subscriber }: Visitor, path: string): Promise<string> {
	const { status, text } = await hub.subscribe(`${subscriber.origin}${path}`);
	expect(status).toBe(202);
	await until(() => subscriber.verifications(path)[0], `the verification request to ${path}`);
	return /subscriptions\/([\w-]{32})/.exec(text)?.[1] ?? '';
}

/** Tries a callback in the page; returns the text of each step. */
export async function tryCallback(page: Page, callback: string): Promise<string[]> {
	await page.getByLabel('Callback', { exact: true }).fill(callback);
	await page.getByRole('button', { name: 'Try the callback' }).click();
	await page.getByText(/would (not )?be confirmed/).waitFor();
	const steps = page.getByRole('list', { name: 'Checks' }).getByRole('listitem');
	return (await steps.allInnerTexts()).map((text) => text.replace(/\s+/g, ' '));
}

/** Repeats a call until its result is neither `false` nor `undefined`, and returns the result. */
export function eventually<Value>(
	ask: () => Promise<Value>,
): Promise<Exclude<Value, false | undefined>> {
	return vi.waitFor(
		async () => {
			const value = await ask();
			if (value === false || value === undefined)
				throw new TypeError('Cannot return a result: there is none yet');
			// `false` and `undefined` are excluded above.
			return value as Exclude<Value, false | undefined>;
		},
		{ timeout: 15_000, interval: 50 },
	);
}
