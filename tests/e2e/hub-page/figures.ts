import { describe, expect, it } from 'vitest';
import type { HubActivity } from '../../../src/hub/core/hub-activity.ts';
import { eventually, HUB, open, subscribe, type VisitorSource } from './visitor.ts';

/** Tests the hub's figures and rules. */
export function describeFigures(visitor: VisitorSource): void {
	describe('the status', () => {
		it('shows the figures from the endpoint', async () => {
			await subscribe(visitor(), '/counted');
			// The endpoint may repeat a response for five seconds.
			const status = await eventually(async () => {
				const answer = await fetch(`${visitor().hub.address}/api/websub/status`);
				const activity: HubActivity = await answer.json();
				return activity.topics.some(({ subscriptions }) => subscriptions > 0) && activity;
			});
			const { page } = await open(visitor(), HUB);
			for (const { topic, subscriptions, published_at: published } of status.topics) {
				const { pathname } = new URL(topic);
				const row = page
					.getByRole('row')
					.filter({ has: page.getByText(pathname, { exact: true }) });
				await row.locator(`time[datetime="${published}"]`).waitFor();
				expect(await row.getByRole('cell').nth(2).innerText()).toBe(String(subscriptions));
			}
			const total = status.topics.reduce((sum, { subscriptions }) => sum + subscriptions, 0);
			await page.locator('[data-total]', { hasText: String(total) }).waitFor();
			await page
				.locator('[data-delivered]', { hasText: `${status.deliveries.delivered}` })
				.waitFor();
		});

		it('explains an outage, and recovers from it', async () => {
			const { page } = await open(visitor(), '/policy');
			await page.route('**/api/websub/status', (route) =>
				route.fulfill({
					status: 503,
					headers: { 'Retry-After': '1' },
					json: {
						detail: 'Cannot reach the hub’s store: the request was not accepted, try again later',
					},
				}),
			);
			await page.goto(visitor().hub.address + HUB);
			const note = page.getByRole('status').filter({ hasText: 'Cannot reach the hub’s store' });
			await note.waitFor();
			expect(await note.innerText()).toContain('No subscription is lost');
			await page.unroute('**/api/websub/status');
			await page.getByText('As of').waitFor();
			expect(await note.count()).toBe(0);
		});
	});

	describe('an HTML error page', () => {
		it('is reported by its status', async () => {
			const { page } = await open(visitor(), '/policy');
			await page.route('**/api/websub/status', (route) =>
				route.fulfill({ status: 502, contentType: 'text/html', body: '<h1>Bad gateway</h1>' }),
			);
			await page.goto(visitor().hub.address + HUB);
			await page.getByText('The service answered 502. This page retries').waitFor();
		});
	});

	describe('the rules', () => {
		it('match those that the hub publishes as JSON', async () => {
			const rules = await (await fetch(visitor().hub.hubUrl)).json();
			const { page } = await open(visitor(), HUB);
			const section = page.locator('section', { hasText: 'Leases, retries, limits' });
			// The page shows the defaults until the hub has answered.
			await section.getByText(`${rules.delivery.retry_seconds[0]} second`).first().waitFor();
			const text = await section.innerText();
			expect(text).toContain(`${rules.lease_seconds.default / 86_400} days`);
			expect(text).toContain(`up to ${rules.secret.max_bytes} bytes`);
			expect(text).toContain(rules.limits.subscriptions_per_topic.toLocaleString('en'));
			for (const seconds of rules.delivery.retry_seconds)
				expect(text).toContain(`${seconds} second`);
		});
	});
}
