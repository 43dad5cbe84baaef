import { describe, expect, it } from 'vitest';
import { startHub } from '../../support/hub-client.ts';
import { hubParameter } from '../../support/subscriber.ts';
import { eventually, HUB, open, tryCallback, type VisitorSource } from './visitor.ts';

/** Tests of the callback tester. */
export function describeTester(visitor: VisitorSource): void {
	describe('the tester', () => {
		it('passes a correct callback', async () => {
			const { page } = await open(visitor(), HUB);
			const steps = await tryCallback(page, `${visitor().subscriber.origin}/good`);
			expect(steps).toHaveLength(8);
			expect(steps.filter((step) => !step.endsWith(' passed'))).toEqual([]);
			await page.getByText('would be confirmed. It answered 200').waitFor();
		});

		it('can be used with only the keyboard', async () => {
			const { page } = await open(visitor(), HUB);
			await page.getByLabel('Callback', { exact: true }).focus();
			await page.keyboard.type(`${visitor().subscriber.origin}/typed`);
			await page.keyboard.press('Tab');
			await page.keyboard.press('ArrowDown');
			await page.keyboard.press('Tab');
			await page.keyboard.press('Space');
			await page.getByText('would be confirmed. It answered 200').waitFor();
			const [verification] = visitor().subscriber.verifications('/typed');
			const [, second] = await page.locator('#topic option').allInnerTexts();
			expect(verification && hubParameter(verification, 'topic')).toBe(second);
		});

		it('names the mistake in each wrong callback', async () => {
			const { subscriber } = visitor();
			subscriber.on('/mute', (_request, response) => response.writeHead(200).end('hello'));
			subscriber.on('/gone', (_request, response) => response.writeHead(404).end());
			subscriber.on('/moved', (_request, response) =>
				response.writeHead(302, { location: '/good' }).end(),
			);
			subscriber.on('/line', (request, response) =>
				response.writeHead(200).end(`${hubParameter(request, 'challenge')}\n`),
			);
			subscriber.on('/page', (request, response) =>
				response
					.writeHead(200, { 'content-type': 'text/html' })
					.end(hubParameter(request, 'challenge')),
			);
			const { page } = await open(visitor(), HUB);
			for (const [callback, mistake] of [
				[`${subscriber.origin}/mute`, /The challenge failed: .*challenge/],
				[`${subscriber.origin}/line`, /The challenge failed: .*newline/],
				[`${subscriber.origin}/gone`, /The status failed: .*404/],
				[`${subscriber.origin}/moved`, /The status failed: .*302/],
				[`${subscriber.origin}/page`, /The media type would pass, but .*octet-stream/],
				['http://localhost/hook', /The address as written failed: .*https:\/\//],
				['https://10.1.2.3/hook', /The address as written failed: .*public address/],
			] as const) {
				const steps = await tryCallback(page, callback);
				expect(steps).toEqual(expect.arrayContaining([expect.stringMatching(mistake)]));
			}
		});

		it('shows why the hub refuses a field, next to the field', async () => {
			const { page } = await open(visitor(), HUB);
			await page
				.locator('#topic option')
				.first()
				.evaluate((option) => {
					if (option instanceof HTMLOptionElement) option.value = 'https://elsewhere.example/';
				});
			await page
				.getByLabel('Callback', { exact: true })
				.fill(`${visitor().subscriber.origin}/good`);
			await page.getByRole('button', { name: 'Try the callback' }).click();
			const topic = page.getByLabel('Topic', { exact: true });
			await page.locator('#topic-problem', { hasText: 'must be one of the topics' }).waitFor();
			expect(await topic.getAttribute('aria-invalid')).toBe('true');
			expect(await topic.evaluate((field) => field === document.activeElement)).toBe(true);
		});

		it('says when to retry once the rate limit is reached', async () => {
			const busy = await startHub({
				// Its topics have to match those on the page.
				BASE_URL: visitor().site.baseUrl,
				HUB_RATE_LIMIT: 'on',
				NODE_EXTRA_CA_CERTS: visitor().site.authorityFile,
			});
			const { page } = await open(visitor(), HUB);
			// The page of the shared site, with responses from a hub that limits rates.
			await page.route('**/api/websub/check', async (route) =>
				route.fulfill({
					response: await route.fetch({ url: `${busy.address}/api/websub/check` }),
				}),
			);
			const body = new URLSearchParams({
				'hub.callback': `${visitor().subscriber.origin}/good`,
			});
			const ask = () => fetch(`${busy.address}/api/websub/check`, { method: 'POST', body });
			await eventually(async () => (await ask()).status === 429);
			await page
				.getByLabel('Callback', { exact: true })
				.fill(`${visitor().subscriber.origin}/good`);
			await page.getByRole('button', { name: 'Try the callback' }).click();
			await page
				.getByText(/too many requests \(see \/docs\/hub-limits\); try again in \d+ seconds?\.$/)
				.waitFor();
			await busy.stop();
		});

		it('responds with JSON to a plain form without JavaScript', async () => {
			const { page } = await open(visitor(), HUB, { javaScriptEnabled: false });
			expect(await page.locator('form noscript').innerText()).toContain('as JSON');
			await page
				.getByLabel('Callback', { exact: true })
				.fill(`${visitor().subscriber.origin}/good`);
			await page.getByRole('button', { name: 'Try the callback' }).click();
			await page.waitForURL('**/api/websub/check');
			expect(JSON.parse((await page.locator('pre').textContent()) ?? '')).toMatchObject({
				passes: true,
			});
		});
	});
}
