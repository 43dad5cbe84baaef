import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { withOrigin } from '../../src/site/docs/operator-text.ts';
import { ROOT } from '../support/content.ts';
import { openHost, strictPolicy } from '../support/host-page.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
const POLICY = strictPolicy(site);
const PAGE = readFileSync(join(ROOT, 'docs/use/embed.md'), 'utf8');

/** The samples of the documentation's page, in its order. */
const SAMPLES = [...PAGE.matchAll(/^```html\n([^]*?)\n```$/gm)].map(([, sample = '']) =>
	withOrigin(sample, site.baseUrl),
);

describe('the samples of the documentation', () => {
	const [list = '', badge = '', own = '', cards = ''] = SAMPLES;

	it('show the newest reviews', async () => {
		expect(SAMPLES).toHaveLength(4);
		const { page } = await openHost(site, list, POLICY);
		await page.getByRole('listitem').first().waitFor();
		expect(await page.getByRole('listitem').count()).toBe(12);
	});

	it('show a badge', async () => {
		const { page } = await openHost(site, badge, POLICY);
		const image = page.getByRole('img', { name: 'Reviews of Larkspur Auto Group' });
		await image.waitFor();
		expect(await image.evaluate((element: HTMLImageElement) => element.naturalWidth)).toBe(180);
	});

	it('show cards with the replies', async () => {
		const found = await fetch(`${site.baseUrl}/api/reviews/search?has_text=true&limit=3`);
		const { reviews }: Pick<ReviewsDataset, 'reviews'> = await found.json();
		const replies = reviews.flatMap(({ responses }) => responses);
		expect(replies).not.toEqual([]);
		// Only the script itself is inline.
		const { page } = await openHost(
			site,
			cards,
			POLICY.replace('script-src', "script-src 'unsafe-inline'"),
		);
		const items = page.getByRole('listitem');
		await items.nth(2).waitFor();
		expect(await items.count()).toBe(3);
		expect(await page.getByText('Reply: ').count()).toBe(
			reviews.filter(({ responses }) => responses.length > 0).length,
		);
		const texts = await items.allInnerTexts();
		for (const [index, { rating, date, text, author, source }] of reviews.entries()) {
			const lines = texts[index]?.split(/\n+/) ?? [];
			expect(lines).toEqual(
				expect.arrayContaining([
					`${rating} out of 5 stars, ${date}`,
					`${author.name}, ${source.name}`,
				]),
			);
			expect(texts[index]).toContain(text.slice(0, 200));
		}
	});

	it('shorten title and text of a card together, never inside an emoji', async () => {
		const { page } = await openHost(site, cards);
		const review = {
			...{ url: `${site.baseUrl}/reviews/a`, rating: 5, date: '2026-11-01', language: 'es' },
			...{ title: 'Bien', text: '👍🏽'.repeat(300), author: { name: 'A' }, source: { name: 'B' } },
			responses: [],
		};
		await page.route('**/api/reviews/search?*', (route) =>
			route.fulfill({
				headers: { 'Access-Control-Allow-Origin': '*' },
				json: { reviews: [review] },
			}),
		);
		await page.reload();
		const text = page.locator('li p[lang="es"]');
		expect(await text.textContent()).toBe(`Bien – ${'👍🏽'.repeat(272)}…`);
		expect(await page.getByRole('link').getAttribute('href')).toBe(review.url);
	});

	it('keep an open page up to date, and keep what they show if the service fails', async () => {
		// A window of its own, because the clock is the window's.
		const { page } = await openHost(site, own, undefined, {});
		await page.clock.install();
		await page.reload();
		const rating = page.locator('#rating');
		await expect.poll(() => rating.textContent()).toMatch(/^4\.\d+ out of 5 stars, \d+ reviews/);
		const before = await rating.textContent();
		const address = `${site.baseUrl}/embed/all.json`;
		const later = async (response: { status: number; headers?: object; body: string }) => {
			const headers = { 'Access-Control-Allow-Origin': '*', ...response.headers };
			const exposed = { 'Access-Control-Expose-Headers': 'ETag', ...headers };
			await page.unroute(address);
			await page.route(address, (route) => route.fulfill({ ...response, headers: exposed }));
			const answered = page.waitForResponse(address);
			await page.clock.runFor(60_000);
			await answered;
		};
		await later({ status: 503, body: '{}' });
		expect(await rating.textContent()).toBe(before);
		await later({ status: 200, headers: { ETag: '"2"' }, body: '{"average":3.5,"count":9}' });
		await expect.poll(() => rating.textContent()).toBe('3.5 out of 5 stars, 9 reviews. ');
	});

	it('of /embed allow the script only with the right bytes', async () => {
		const { page: embed } = await site.open('/embed');
		const textOf = async (name: string) =>
			(await embed.getByRole('region', { name, exact: true }).textContent()) ?? '';
		const script = await textOf('Strict');
		const policy = (await textOf('Policy')).replace('Content-Security-Policy: ', '');
		expect(script).toContain('integrity="sha384-');
		expect(policy).toMatch(/script-src 'self' \S+\/embed\/v1\.[0-9a-f]{16}\.js;/);
		const element = '<forecourt-reviews layout="list"></forecourt-reviews>';
		const { page } = await openHost(site, element + script, `default-src 'none'; ${policy}`);
		await page.getByRole('listitem').first().waitFor();
	});
});
