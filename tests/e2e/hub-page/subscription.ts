import { execFileSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { until } from '../../support/hub-client.ts';
import { eventually, open, subscribe, SUBSCRIPTION, type VisitorSource } from './visitor.ts';

/** Tests the page that shows a subscription by its capability. */
export function describeSubscription(visitor: VisitorSource): void {
	describe('a subscription', () => {
		it('is shown by its capability, can be tested and replayed, and says how to end it', async () => {
			const capability = await subscribe(visitor(), '/shown');
			const { page } = await open(visitor(), `${SUBSCRIPTION}#${capability}`);
			await page.getByRole('heading', { name: 'Active' }).waitFor();
			const text = await page.locator('main').innerText();
			expect(text).toContain(`${visitor().subscriber.origin}/shown`);
			expect(text).toContain(visitor().hub.topicUrl('/feed.xml'));
			expect(text).toContain('0 of 3 that are allowed');

			await page.getByRole('button', { name: 'Send a test delivery' }).click();
			await page.getByText('The callback took the test delivery: 204').waitFor();
			expect(visitor().subscriber.deliveries('/shown')).toHaveLength(1);
			await page.getByRole('cell', { name: 'Test delivery' }).waitFor();

			await page.getByRole('button', { name: 'last change again' }).click();
			await page.getByText('on its way to the callback again. Its result').waitFor();
			await until(() => visitor().subscriber.deliveries('/shown')[1], 'the replay');

			const command = await page.locator('[data-unsubscribe]').innerText();
			expect(execFileSync('bash', ['-c', command], { encoding: 'utf8', stdio: 'pipe' })).toMatch(
				/^Accepted/,
			);
			await until(
				() => visitor().subscriber.verifications('/shown')[1],
				'the request to confirm the unsubscription',
			);
			await eventually(async () => {
				await page.reload();
				await page.locator('[data-state]:not(:empty)').waitFor();
				return (await page.locator('[data-state]').innerText()) === 'Ended';
			});
			expect(await page.getByRole('button', { name: 'Send a test delivery' }).count()).toBe(0);
		});

		it('is found by pasting the URL of its status, using only the keyboard', async () => {
			const capability = await subscribe(visitor(), '/pasted');
			const { page } = await open(visitor(), SUBSCRIPTION);
			await page.getByLabel('Address of the status').focus();
			await page.keyboard.insertText(
				`${visitor().hub.address}/api/websub/subscriptions/${capability}`,
			);
			await page.keyboard.press('Enter');
			await page.getByRole('heading', { name: 'Active' }).waitFor();
			await page.keyboard.press('Tab');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Enter');
			await page.getByText('The callback took the test delivery').waitFor();
			// The capability is neither in the URL nor in anything that outlives the page.
			expect(page.url()).not.toContain(capability);
			const kept = await page.evaluate(() =>
				JSON.stringify([
					{ ...localStorage },
					{ ...sessionStorage },
					document.cookie,
					history.state,
				]),
			);
			expect(kept).not.toContain(capability);
		});

		it('stays on the page when the skip link changes the fragment', async () => {
			const capability = await subscribe(visitor(), '/skipped');
			const { page } = await open(visitor(), `${SUBSCRIPTION}#${capability}`);
			await page.getByRole('heading', { name: 'Active' }).waitFor();
			await page.getByRole('link', { name: 'Skip to content' }).focus();
			await page.keyboard.press('Enter');
			await page.waitForURL('**#main');
			await page.getByRole('button', { name: 'Send a test delivery' }).click();
			await page.getByText('The callback took the test delivery: 204').waitFor();
			expect(await page.getByText('This is not the address').count()).toBe(0);
			// Another capability in the fragment replaces it.
			await page.evaluate(() => (location.hash = 'x'.repeat(32)));
			await page.getByText('no recent request has this address').waitFor();
		});

		it('is not requested by a skip link; a truncated capability is reported', async () => {
			const { page } = await open(visitor(), `${SUBSCRIPTION}#main`);
			await page.getByLabel('Address of the status').waitFor();
			expect(await page.locator('[data-note]').textContent()).toBe('');
			await page.evaluate(() => (location.hash = 'kj3'));
			await page.getByText('This is not the address of a subscription').waitFor();
		});

		it('that was refused says what was wrong with the responses', async () => {
			visitor().subscriber.on('/refusing', (_request, response) => response.writeHead(404).end());
			const { text } = await visitor().hub.subscribe(`${visitor().subscriber.origin}/refusing`);
			await until(
				() => visitor().subscriber.verifications('/refusing')[0],
				'the verification request',
			);
			const capability = /subscriptions\/([\w-]{32})/.exec(text)?.[1];
			const { page } = await open(visitor(), `${SUBSCRIPTION}#${capability}`);
			await page.getByRole('heading', { name: 'Refused' }).waitFor();
			await page.getByRole('cell', { name: /404 instead of a 2xx after \d+ ms/ }).waitFor();
			expect(await page.locator('[data-reason]').innerText()).toContain('404');
		});

		it('that does not exist is reported, and so is text without a capability', async () => {
			const { page } = await open(visitor(), `${SUBSCRIPTION}#${'x'.repeat(32)}`);
			await page.getByText('no recent request has this address').waitFor();
			await page.getByLabel('Address of the status').fill('https://reviews.example/nothing');
			await page.getByRole('button', { name: 'Show' }).click();
			await page.getByText('This is not the address of a subscription').waitFor();
		});

		it('is requested without a referrer, on a page that is not indexed', async () => {
			const { page } = await open(visitor(), SUBSCRIPTION);
			expect(await page.locator('meta[name=referrer]').getAttribute('content')).toBe('no-referrer');
			expect(await page.locator('meta[name=robots]').getAttribute('content')).toBe('noindex');
			const request = page.waitForRequest('**/api/websub/subscriptions/*');
			await page.getByLabel('Address of the status').fill('y'.repeat(32));
			await page.getByRole('button', { name: 'Show' }).click();
			expect((await request).headers()['referer'] ?? '').toBe('');
		});
	});
}
