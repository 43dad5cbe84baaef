import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import type { Page } from 'playwright';
import { describe, expect, it } from 'vitest';
import { until } from '../../support/hub-client.ts';
import { eventually, HUB, open, type VisitorSource } from './visitor.ts';

/** Tests that use the commands and texts of the page as a reader would. */
export function describeExamples(visitor: VisitorSource): void {
	describe('the examples', () => {
		const sample = (page: Page, label: string) =>
			page.locator('figure', { hasText: label }).locator('code').innerText();

		it('have a command that subscribes, and the signature of the topic', async () => {
			const { page } = await open(visitor(), HUB);
			const callback = `${visitor().subscriber.origin}/example`;
			const command = (await sample(page, 'Subscribe to the Atom feed')).replace(
				/https:\/\/subscriber\.example[^']*/,
				callback,
			);
			expect(execFileSync('bash', ['-c', command], { encoding: 'utf8', stdio: 'pipe' })).toMatch(
				/^Accepted/,
			);
			await until(
				() => visitor().subscriber.verifications('/example')[0],
				'the verification request of the example',
			);

			const feed = await (await fetch(`${visitor().hub.address}/feed.xml`)).text();
			const digest = createHmac('sha256', 'correct horse battery staple')
				.update(feed)
				.digest('hex');
			expect(await sample(page, 'A delivery')).toContain(`X-Hub-Signature: sha256=${digest}`);
			const byHand = await sample(page, 'By hand');
			expect(execFileSync('bash', ['-c', byHand], { encoding: 'utf8' })).toContain(digest);
		});

		it('accept a real delivery once, and reject a wrong secret, body or time', async () => {
			const { page } = await open(visitor(), HUB);
			const code = await sample(page, 'In Node');
			const { isGenuine } = await import(`data:text/javascript,${encodeURIComponent(code)}`);
			const secret = 'another secret';
			const { text } = await visitor().hub.subscribe(`${visitor().subscriber.origin}/signed`, {
				'hub.secret': secret,
			});
			const url = /https?:\S+/.exec(text)?.[0] ?? '';
			await until(
				() => visitor().subscriber.verifications('/signed')[0],
				'the verification request',
			);
			await eventually(async () => (await fetch(`${url}/test`, { method: 'POST' })).ok);
			const { body, headers } = await until(
				() => visitor().subscriber.deliveries('/signed')[0],
				'a delivery',
			);
			const now = Date.now();
			const check = (content: Buffer, sent: object, key = secret, at = now) =>
				isGenuine(content, sent, key, at);
			expect(check(body, headers, 'wrong')).toBe(false);
			expect(check(Buffer.from('other'), headers)).toBe(false);
			expect(check(body, { ...headers, 'webhook-id': 'other' })).toBe(false);
			expect(check(body, {})).toBe(false);
			for (const seconds of [-400, 400]) {
				expect(check(body, headers, secret, now + seconds * 1000)).toBe(false);
			}
			// While a secret changes, a sender may sign with both (Standard Webhooks).
			const signatures = `v1,b2xk ${headers['webhook-signature']}`;
			expect(check(body, { ...headers, 'webhook-signature': signatures })).toBe(true);
			expect(check(body, headers)).toBe(false);
			// The delivery on the page has the headers of a real one.
			const shown = [...(await sample(page, 'A delivery')).matchAll(/^([\w-]+): /gm)];
			expect(Object.keys(headers)).toEqual(
				expect.arrayContaining(shown.map(([, name]) => name?.toLowerCase())),
			);
		});

		it('can be copied', async () => {
			const { page } = await open(visitor(), HUB, {
				permissions: ['clipboard-read', 'clipboard-write'],
			});
			await page.getByRole('button', { name: 'Copy: Unsubscribe' }).click();
			await page.getByRole('button', { name: 'Copied' }).waitFor();
			const copied = await page.evaluate(() => navigator.clipboard.readText());
			expect(copied).toBe(await sample(page, 'Unsubscribe'));
		});
	});
}
