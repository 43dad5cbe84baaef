import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { reviewsWithPages } from '../../src/edition/documents/review-pages.ts';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
const NEWER = 'nav[aria-label="Months"] a[rel="prev"]';

let dataset: ReviewsDataset;

beforeAll(async () => {
	dataset = await (await fetch(`${site.baseUrl}/reviews.json`)).json();
});

describe('the archive', () => {
	it('links from month to month, without JavaScript', async () => {
		const { page, faults } = await site.open('/reviews/month', { javaScriptEnabled: false });
		const months = [...new Set(dataset.reviews.map(({ date }) => date.slice(0, 7)))].toReversed();
		expect(await page.locator('main section li a').count()).toBe(months.length);
		await page.locator('main section').last().getByRole('link').first().click();
		for (const month of months.slice(0, 4)) {
			await page.waitForURL(`**/reviews/month/${month}`);
			await page.locator(NEWER).click();
		}
		expect(await faults()).toEqual([]);
	});

	it('reaches every review by its links', async () => {
		const read = async (path: string) =>
			parseHTML(await (await fetch(`${site.baseUrl}${path}`)).text()).document;
		const index = await read('/reviews/month');
		const lastYear = [...index.querySelectorAll('main section')].at(-1);
		let path = lastYear?.querySelector('a')?.getAttribute('href');
		const found: string[] = [];
		while (typeof path === 'string') {
			const page = await read(path);
			found.unshift(...[...page.querySelectorAll('article')].map(({ id }) => id));
			path = page.querySelector(NEWER)?.getAttribute('href');
		}
		expect(found).toEqual(dataset.reviews.map(({ id }) => id));
	});

	it('shows and highlights the review of a permalink', async () => {
		const review = dataset.reviews.find(({ date }) => date.startsWith('2026-10'));
		const { page } = await site.open(`/api/reviews/permalink?id=${review?.id}`);
		expect(page.url()).toBe(`${site.baseUrl}/reviews/month/2026-10#${review?.id}`);
		const article = page.locator('article:target');
		expect(await article.isVisible()).toBe(true);
		const [marked, others] = await Promise.all(
			[article, page.locator('article:not(:target)').first()].map((one) =>
				one.evaluate((element) => getComputedStyle(element).backgroundColor),
			),
		);
		expect(marked).not.toBe(others);
	});

	it('is not needed for links to the sample, where every review has a page', () => {
		expect(reviewsWithPages(dataset.reviews)).toHaveLength(dataset.reviews.length);
	});
});
