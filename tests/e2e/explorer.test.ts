import { gzipSync } from 'node:zlib';
import type { Page } from 'playwright';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import type { Review } from '../../src/reviews/review.ts';
import { fold } from '../../src/reviews/fold.ts';
import { findViolations } from '../support/find-violations.ts';
import { findTooNarrow } from '../support/opened-page.ts';
import { INLINE_SCRIPTS } from '../../src/site/components/inline-scripts.ts';
import { useSharedSite } from '../support/shared-site.ts';

/** Eight kilobytes of it format messages (docs/decisions/0058-languages-of-the-pages.md). */
const SCRIPT_BUDGET_BYTES = 21_500;

const site = useSharedSite();
let reviews: readonly Review[];

beforeAll(async () => {
	const dataset: ReviewsDataset = await (await fetch(`${site.baseUrl}/reviews.json`)).json();
	reviews = dataset.reviews;
});

const heading = (page: Page) => page.locator('h1').innerText();
const status = (page: Page) => page.getByRole('status');
const cards = (page: Page) => page.locator('article[data-part="card"]');
const chips = (page: Page) => page.getByRole('list', { name: 'Filters in use' });
const rail = (page: Page) => page.getByRole('complementary', { name: 'Filters' });
/** Ids of the displayed reviews, in order. */
const shownIds = (page: Page) =>
	cards(page).evaluateAll((found) =>
		found.map((card) => card.querySelector('h3 a')?.getAttribute('href')?.split('/').at(-1)),
	);
const idsOf = (found: readonly Review[]) => found.slice(0, 20).map(({ id }) => id);
const mentionsAspect = (aspect: string) => (review: Review) =>
	review.aspects.some((judged) => judged.aspect === aspect);
/** Whether the text has the word or its plural or singular. */
const says = (word: string) => (review: Review) =>
	new RegExp(`\\b${word.replace(/s$/, '')}s?\\b`, 'i').test(`${review.title ?? ''} ${review.text}`);
const matches = (query: string) => (review: Review) => fold(review.text).includes(fold(query));
/** The id or the text of the focused element. */
const focused = (page: Page) =>
	page.evaluate(() => document.activeElement?.id || document.activeElement?.textContent);
/** Waits until the page says that the list has this many reviews. */
const waitForCount = (page: Page, count: number) =>
	status(page)
		.filter({ hasText: new RegExp(`^${count} reviews?`) })
		.waitFor();
/** Clicks the choice with this name in the list of filters. */
const choose = (page: Page, name: string) =>
	rail(page)
		.getByRole('link', { name: new RegExp(`^${name}`) })
		.click();

/** Expects no reviews on the page, and no figures about reviews. */
async function expectNoFigures(page: Page) {
	expect(await cards(page).count()).toBe(0);
	expect(await status(page).textContent()).toBe('');
	expect(await page.locator('[data-part="average"]').isVisible()).toBe(false);
	expect(await page.locator('[data-part="histogram"]').isVisible()).toBe(false);
	expect(await page.locator('[data-part="pages"] a').count()).toBe(0);
	expect((await rail(page).locator('[data-filter] [data-count]').allTextContents()).join('')).toBe(
		'',
	);
	expect(await page.locator('[data-part="show"]').textContent()).not.toMatch(/[0-9]/);
}

/** Returns whether part of an element is in the window. Runs in the page. */
function isInView(element: Element) {
	const { top, bottom } = element.getBoundingClientRect();
	return bottom > 0 && top < innerHeight;
}

/** Returns the elements, sorted attributes and texts of all cards. Runs in the page. */
function cardTrees() {
	const treeOf = (node: Node): unknown => {
		if (!(node instanceof Element)) return node.textContent?.replace(/\s+/g, ' ').trim();
		const attributes = [...node.attributes]
			// `data-part` marks the parts that a script fills in. Static cards do not need it.
			.filter(({ name }) => name !== 'data-part' || node.localName === 'article')
			.map(({ name, value }) => `${name}=${value}`);
		const children = [...node.childNodes].map(treeOf).filter((child) => child !== '');
		return [node.localName, ...attributes.toSorted(), ...children];
	};
	return [...document.querySelectorAll('article[data-part="card"]')].map(treeOf);
}

it('a one-star review about waiting is three clicks from the home page', async () => {
	const { page, faults } = await site.open('/');
	await page
		.locator('main')
		.getByRole('link', { name: /^1 star:/ })
		.click();
	await page.waitForURL('**/reviews?rating=1');
	await choose(page, 'Wait time');
	await page
		.getByRole('heading', { level: 1, name: '1-star reviews that mention wait time' })
		.waitFor();
	const expected = reviews.filter(
		(review) => review.rating === 1 && mentionsAspect('speed')(review),
	);
	await expect.poll(() => shownIds(page)).toEqual(idsOf(expected));
	await cards(page).first().getByRole('heading').getByRole('link').click();
	await page.waitForURL(expected[0]?.url ?? '');
	await page.getByRole('img', { name: '1 out of 5 stars' }).first().waitFor();
	expect(await faults()).toEqual([]);
});

describe.each([
	['with JavaScript', true],
	['without JavaScript', false],
])('%s', (_name, javaScriptEnabled) => {
	it('a review about waiting is three clicks from the home page, with its stars in view', async () => {
		const { page, faults } = await site.open('/', { javaScriptEnabled });
		await page
			.getByRole('link', { name: /^356.reviews/ })
			.first()
			.click();
		await choose(page, 'Wait time');
		await page.getByRole('heading', { level: 1, name: 'Reviews that mention wait time' }).waitFor();
		const newest = reviews.find(mentionsAspect('speed'));
		const card = cards(page).first();
		await card.getByRole('img', { name: `${newest?.rating} out of 5 stars` }).waitFor();
		await card.getByRole('heading').getByRole('link').click();
		await page.waitForURL(newest?.url ?? '');
		expect(await faults()).toEqual([]);
	});

	it('pages link to the next and the previous page', async () => {
		const { page } = await site.open('/reviews', { javaScriptEnabled });
		expect(await shownIds(page)).toEqual(idsOf(reviews));
		await page.getByRole('link', { name: 'Next', exact: true }).click();
		await page.waitForURL('**/reviews/page/2');
		expect(await shownIds(page)).toEqual(idsOf(reviews.slice(20)));
		await page.getByRole('link', { name: 'Previous' }).click();
		await page.waitForURL('**/reviews');
	});
});

describe('the static pages', () => {
	it('link to one another, without broken links', async () => {
		const seen = new Map<string, number>();
		const queue = ['/reviews'];
		for (const path of queue) {
			const response = await fetch(site.baseUrl + path);
			seen.set(path, response.status);
			const html = await response.text();
			const isList = /^\/reviews($|\/(aspect|technician|service|location|source|rating|page)\/)/;
			const links = [...html.matchAll(/href="(\/reviews[^"?#]*)"/g)].map(([, link]) => link ?? '');
			for (const link of links.filter((one) => isList.test(one))) {
				if (!seen.has(link) && !queue.includes(link)) queue.push(link);
			}
		}
		expect([...seen].filter(([, code]) => code !== 200)).toEqual([]);
		expect(seen.has('/reviews/aspect/speed')).toBe(true);
		expect(seen.has('/reviews/technician/dana-whitfield')).toBe(true);
		expect(seen.has('/reviews/page/10')).toBe(true);
		expect(seen.size).toBeGreaterThan(100);
	});

	it('say which part needs JavaScript, and what to use instead', async () => {
		const { page } = await site.open('/reviews/aspect/speed', { javaScriptEnabled: false });
		expect(await page.locator('form noscript p').innerText()).toContain('turn on JavaScript');
		expect(await page.getByLabel('Sort by').isVisible()).toBe(false);
		await page.getByRole('link', { name: 'Remove filter Wait time' }).click();
		await page.waitForURL('**/reviews');
		await page.getByRole('searchbox').fill('brakes');
		await page.locator('form noscript button').click();
		const answer = JSON.parse(await page.locator('body').innerText());
		expect(answer.total).toBe(reviews.filter(says('brakes')).length);
	});

	it('drop their filter when its chip is removed', async () => {
		const { page } = await site.open('/reviews/aspect/speed', { javaScriptEnabled: false });
		await chips(page).getByRole('link', { name: 'Remove filter Wait time' }).click();
		await page.waitForURL('**/reviews');
	});

	it.each([
		['/reviews/rating/2', '?rating=2', ({ rating }: Review) => rating === 2],
		[
			'/reviews/aspect/speed/rating/1/page/2',
			'?rating=1&aspect=speed',
			(review: Review) => review.rating === 1 && mentionsAspect('speed')(review),
		],
		[
			'/reviews/technician/dana-whitfield/rating/5',
			'?rating=5&mentions_technician=dana-whitfield',
			({ rating, mentions }: Review) =>
				rating === 5 && mentions.technicians.includes('Dana Whitfield'),
		],
	])('keep old URLs working: %s is the list of %s', async (path, search, isListed) => {
		const { page, faults } = await site.open(path);
		expect(page.url()).toBe(`${site.baseUrl}/reviews${search}`);
		const listed = reviews.filter(isListed);
		expect(listed.length).toBeGreaterThan(0);
		await waitForCount(page, listed.length);
		expect(await shownIds(page)).toEqual(idsOf(listed));
		expect(await faults()).toEqual([]);
	});

	it('accept a person by id or by name in the URL', async () => {
		const { page } = await site.open('/reviews?mentions_technician=dana-whitfield');
		await page
			.getByRole('heading', { level: 1, name: 'Reviews that mention Dana Whitfield' })
			.waitFor();
		await chips(page).getByRole('link', { name: 'Remove filter Dana Whitfield' }).waitFor();
		const dana = rail(page).getByRole('link', { name: /^Dana Whitfield/ });
		expect(await dana.getAttribute('aria-current')).toBe('true');
	});
});

describe('a choice', () => {
	it('shows its reviews in place, with the count for each possible next click', async () => {
		const { page, faults } = await site.open('/reviews');
		await choose(page, 'Wait time');
		await page.waitForURL('**/reviews?aspect=speed');
		await choose(page, 'Harborview');
		const found = reviews.filter(
			(review) => mentionsAspect('speed')(review) && review.location === 'harborview',
		);
		await waitForCount(page, found.length);
		expect(new URL(page.url()).search).toBe('?aspect=speed&location=harborview');
		expect(await shownIds(page)).toEqual(idsOf(found));
		expect(await heading(page)).toBe('Reviews: Wait time, Harborview');
		expect(await page.title()).toContain('Reviews: Wait time, Harborview · ');

		const prices = reviews.filter(
			(review) => mentionsAspect('price')(review) && review.location === 'harborview',
		);
		await rail(page)
			.getByRole('link', { name: `Price ${prices.length}`, exact: true })
			.click();
		await waitForCount(page, prices.length);
		const bad = prices.filter(({ rating }) => rating === 1);
		await page.getByRole('link', { name: new RegExp(`^1 star: ${bad.length} `) }).click();
		await waitForCount(page, bad.length);
		expect(await shownIds(page)).toEqual(idsOf(bad));
		const average = prices.reduce((sum, { rating }) => sum + rating, 0) / prices.length;
		expect(await page.locator('[data-part="average"]').innerText()).toBe(average.toFixed(2));
		expect(await faults()).toEqual([]);
	});

	it('is removed by the same link, and by its chip', async () => {
		const { page } = await site.open('/reviews');
		const speed = rail(page).getByRole('link', { name: /^Wait time/ });
		await speed.click();
		await page.waitForURL('**/reviews?aspect=speed');
		expect(await speed.getAttribute('aria-current')).toBe('true');
		await speed.click();
		await page.waitForURL('**/reviews');
		await speed.click();
		await chips(page).getByRole('link', { name: 'Remove filter Wait time' }).click();
		await page.waitForURL('**/reviews');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews));
		expect(await speed.getAttribute('aria-current')).toBeNull();
	});

	it('adds to the filter of a static page', async () => {
		const { page } = await site.open('/reviews/technician/dana-whitfield');
		const dana = (review: Review) => review.mentions.technicians.includes('Dana Whitfield');
		const praise = reviews.filter((review) => dana(review) && review.rating === 5);
		await page.getByRole('link', { name: new RegExp(`^5 stars: ${praise.length} `) }).click();
		await page.waitForURL('**/reviews?rating=5&mentions_technician=Dana+Whitfield');
		await waitForCount(page, praise.length);
		expect(await heading(page)).toBe('5-star reviews that mention Dana Whitfield');
	});

	it('has the count of complaints after these were chosen', async () => {
		const { page } = await site.open('/reviews?aspect=price&sentiment=complaint');
		const countOf = (aspect: string) =>
			reviews.filter((review) =>
				review.aspects.some(
					(judged) => judged.aspect === aspect && /negative|mixed/.test(judged.polarity ?? ''),
				),
			).length;
		await waitForCount(page, countOf('price'));
		for (const aspect of ['price', 'staff', 'honesty']) {
			const count = rail(page).locator(`a[data-value="${aspect}"] [data-count]`);
			expect([aspect, await count.innerText()]).toEqual([aspect, String(countOf(aspect))]);
		}
	});

	it('on a static page has its count combined with the filter of that page', async () => {
		const { page } = await site.open('/reviews/location/harborview');
		const both = reviews.filter(
			(review) => review.location === 'harborview' && mentionsAspect('speed')(review),
		);
		await rail(page)
			.getByRole('link', { name: `Wait time ${both.length}`, exact: true })
			.waitFor();
		const { length } = reviews.filter(({ location }) => location === 'millbrook');
		await rail(page)
			.getByRole('link', { name: `Millbrook ${length}`, exact: true })
			.waitFor();
	});

	it('on a later page of a list leads back to that page', async () => {
		const { page } = await site.open('/reviews/page/2');
		await page.getByRole('searchbox').fill('oil');
		await page.waitForURL('**/reviews?words=oil');
		await page.getByRole('searchbox').fill('');
		await page.waitForURL('**/reviews');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews));
		await page.goBack();
		await page.waitForURL('**/reviews/page/2');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews.slice(20)));
	});

	it('sends no requests on the way back to a static page', async () => {
		const { page } = await site.open('/reviews/page/2');
		await page.getByRole('searchbox').fill('oil');
		await page.waitForURL('**/reviews?words=oil');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews.filter(says('oil'))));
		const requested: string[] = [];
		page.on('request', (request) => {
			if (request.url().includes('/api/')) requested.push(request.url());
		});
		await page.goBack();
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews.slice(20)));
		expect(requested).toEqual([]);
	});

	it('includes text that was typed but not searched yet', async () => {
		const { page } = await site.open('/reviews?rating=5');
		await page.waitForLoadState('networkidle');
		const type = (words: string) =>
			page.evaluate((typed) => {
				const box = document.querySelector<HTMLInputElement>('input[type="search"]');
				if (!box) return;
				box.value = typed;
				box.dispatchEvent(new Event('input', { bubbles: true }));
			}, words);
		const press = (selector: string) =>
			page.evaluate((one) => document.querySelector<HTMLElement>(one)?.click(), selector);
		const typeAndPress = async (words: string, selector: string) => {
			// The list of filters is drawn again after each search.
			await page.locator(selector).first().waitFor({ state: 'attached' });
			await Promise.all([type(words), press(selector)]);
			return new URL(page.url()).search;
		};
		expect(await typeAndPress('oil', '[data-filter="aspect"] a[data-value="speed"]')).toBe(
			'?words=oil&rating=5&aspect=speed',
		);
		// Words that reviews have, because the list of stars is absent without reviews.
		expect(await typeAndPress('change', '.chip[href="/reviews?words=oil&aspect=speed"]')).toBe(
			'?words=change&aspect=speed',
		);
		expect(await typeAndPress('oil change', 'a[data-rating="1"]')).toBe(
			'?words=oil+change&rating=1&aspect=speed',
		);
		expect(await typeAndPress('oil cha', '.clear')).toBe('');
		await page.waitForTimeout(400);
		expect(new URL(page.url()).search).toBe('');

		await type('truck');
		await page.getByLabel('Sort by').selectOption('oldest');
		expect(new URL(page.url()).search).toBe('?words=truck&sort=oldest');
	});

	it('of stars says that the average covers all stars', async () => {
		const { length } = reviews.filter(({ location }) => location === 'harborview');
		const label = `out of 5 stars in ${length} reviews, counting every star rating`;
		const { page } = await site.open('/reviews?location=harborview&max_rating=2');
		await page.getByText(label, { exact: true }).waitFor();
		await page.getByRole('link', { name: 'Remove filter 2 or fewer stars' }).click();
		await page.getByText(`out of 5 stars, ${length} reviews`, { exact: true }).waitFor();
	});

	it('moves choices without reviews to the end', async () => {
		const { page } = await site.open('/reviews?mentions_technician=Dana+Whitfield&query=oil');
		await page.waitForLoadState('networkidle');
		const groups = await rail(page)
			.locator('[data-filter]')
			.evaluateAll((sections) =>
				sections.map((section) =>
					[...section.querySelectorAll('a')].map(
						(link) => link.hasAttribute('href') || link.hasAttribute('aria-current'),
					),
				),
			);
		expect(groups.flat()).toContain(false);
		expect(groups.flat().filter(Boolean).length).toBeGreaterThan(4);
		for (const group of groups) {
			expect(group).toEqual(group.toSorted((a, b) => Number(b) - Number(a)));
		}
		await chips(page).getByRole('link', { name: 'Clear all' }).click();
		await page.waitForURL('**/reviews');
		const drawn = await (await fetch(`${site.baseUrl}/reviews`)).text();
		const names = [...drawn.matchAll(/<a [^>]*data-value="([^"]*)"/g)].map(([, value]) => value);
		expect(names.length).toBeGreaterThan(20);
		await expect
			.poll(() =>
				rail(page)
					.locator('[data-filter] a')
					.evaluateAll((all) => all.map((a) => a.getAttribute('data-value'))),
			)
			.toEqual(names);
	});

	it('of a bar far above the reviews scrolls to them', async () => {
		const { page } = await site.open('/reviews', { viewport: { width: 360, height: 500 } });
		await page.evaluate(() => document.querySelector<HTMLElement>('a[data-rating="1"]')?.click());
		await page.waitForURL('**/reviews?rating=1');
		await expect.poll(() => cards(page).first().evaluate(isInView)).toBe(true);
	});

	it('can be a date range, a sentiment, a language or an order', async () => {
		const { page } = await site.open('/reviews');
		await page.getByLabel('Sort by').selectOption('oldest');
		await page.getByLabel('From date').fill('2024-01-01');
		await page.getByLabel('To date').fill('2024-12-31');
		await page.getByLabel('Language').selectOption('es');
		await page.waitForURL('**/reviews?since=2024-01-01&until=2024-12-31&language=es&sort=oldest');
		const found = reviews
			.filter(({ date, language }) => date.startsWith('2024') && language.startsWith('es'))
			.toSorted((a, b) => (a.date + a.id < b.date + b.id ? -1 : 1));
		await waitForCount(page, found.length);
		expect(await shownIds(page)).toEqual(idsOf(found));
		await chips(page).getByRole('link', { name: 'Clear all' }).click();
		await page.getByLabel('What they say about it').selectOption('complaint');
		await page.waitForURL('**/reviews?sentiment=complaint&sort=oldest');
	});

	it('can be a kind of visit, or reviews without a reply, under "More filters"', async () => {
		const { page, faults } = await site.open('/reviews?rating=5');
		const response = page.getByLabel('Reply from the business');
		expect(await response.isVisible()).toBe(false);
		await rail(page).getByText('More filters').click();
		await response.selectOption({ label: 'Without a reply' });
		const open = reviews.filter(({ rating, responses }) => rating === 5 && responses.length === 0);
		await waitForCount(page, open.length);
		expect(await shownIds(page)).toEqual(idsOf(open));
		expect(await chips(page).innerText()).toContain('Without a reply');
		await page.getByLabel('Reason for visit, if known').selectOption('sales_used');
		await page.waitForURL('**/reviews?rating=5&visit_type=sales_used&has_response=false');
		await waitForCount(page, open.filter(({ visit_type: type }) => type === 'sales_used').length);
		expect(await faults()).toEqual([]);
	});
});

describe('a search', () => {
	it('shows marked matches while the user types', async () => {
		const { page, faults } = await site.open('/reviews');
		await page.getByRole('searchbox').pressSequentially('BrAkes', { delay: 30 });
		const found = reviews.filter(says('brakes'));
		await waitForCount(page, found.length);
		expect(await shownIds(page)).toEqual(idsOf(found));
		const marked = await cards(page).locator('mark').allInnerTexts();
		expect(new Set(marked.map(fold))).toEqual(new Set(['brakes', 'brake']));
		const expected = found
			.slice(0, 20)
			.flatMap(({ title = '', text }) => `${title} ${text}`.match(/\bbrakes?\b/gi) ?? []);
		expect(marked.length).toBe(expected.length);
		expect(await faults()).toEqual([]);
	});

	it('offers people by name, proposes a spelling, and finds words in any order', async () => {
		const { page } = await site.open('/reviews');
		const box = page.getByRole('searchbox');
		await box.pressSequentially('will');
		const { length } = reviews.filter(({ mentions }) => mentions.technicians.includes('Will Sato'));
		await page.getByRole('link', { name: `Will Sato, ${length} reviews` }).click();
		await page.waitForURL('**/technicians/will-sato');
		await page.goto(`${site.baseUrl}/reviews?words=chnage+oil`);
		await page.getByRole('link', { name: /^Did you mean change oil\? \d+ reviews?$/ }).click();
		await page.waitForURL('**/reviews?words=change+oil');
		await status(page)
			.filter({ hasText: /^[1-9]/ })
			.waitFor();
		const found = reviews.filter((review) => says('change')(review) && says('oil')(review));
		expect(await shownIds(page)).toEqual(idsOf(found));
	});

	it('links the pages that its words name or mean, and other pages when nothing matches', async () => {
		const { page, faults } = await site.open('/reviews?words=electric+car');
		const { length } = reviews.filter(({ mentions }) => mentions.services.includes('ev-service'));
		const named = page.getByRole('link', { name: `Hybrid & EV service, ${length} reviews` });
		expect(await named.getAttribute('href')).toBe('/services/ev-service');
		const elsewhere = page.locator('.empty').getByRole('link', { name: 'common questions' });
		expect(await elsewhere.getAttribute('href')).toBe('/insights#questions');
		expect(await faults()).toEqual([]);
	});

	it('keeps the search and its filters in the other language', async () => {
		const { page } = await site.open('/reviews?words=oil&rating=1');
		await status(page).filter({ hasText: 'review' }).waitFor();
		await page.getByRole('link', { name: 'Español' }).click();
		await page.waitForURL('**/es/reviews?words=oil&rating=1');
		const id = reviews[0]?.id;
		await page.goto(`${site.baseUrl}/reviews/${id}`);
		const spanish = page.getByRole('link', { name: 'Español' });
		expect(await spanish.getAttribute('href')).toBe(`/es/reviews?id=${id}`);
		await spanish.click();
		await page.getByRole('status').filter({ hasText: /^1\s/ }).waitFor();
		expect(await shownIds(page)).toEqual([id]);
	});

	it('says how many reviews match in the language of the page, without hints in English', async () => {
		const { page } = await site.open('/es/reviews?words=frenos');
		await page.locator('mark').first().waitFor();
		expect(await status(page).innerText()).toBe('1 reseña');
	});

	it('does not move its field while the user types', async () => {
		for (const width of [360, 1280]) {
			const { page } = await site.open('/reviews', { viewport: { width, height: 900 } });
			const box = page.getByRole('searchbox');
			const before = (await box.boundingBox())?.y ?? NaN;
			await box.fill('a long search text that no customer has ever written in a review '.repeat(3));
			await page.getByText('No reviews match: “a long search').waitFor();
			expect((await box.boundingBox())?.y).toBeCloseTo(before, 0);
		}
	});

	it('is one history entry, however many letters it has', async () => {
		const { page } = await site.open('/reviews');
		const box = page.getByRole('searchbox');
		await box.pressSequentially('oil', { delay: 250 });
		await page.waitForURL('**/reviews?words=oil');
		await page.goBack();
		await page.waitForURL('**/reviews');
		await expect.poll(() => box.inputValue()).toBe('');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews));
		await page.goForward();
		await page.waitForURL('**/reviews?words=oil');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews.filter(says('oil'))));
		expect(await box.inputValue()).toBe('oil');
	});

	it('can be shared by its URL', async () => {
		const path = '/reviews?words=truck&min_rating=4&location=millbrook&sort=lowest';
		const { page: mine } = await site.open(path);
		const { page: theirs } = await site.open('/reviews');
		await theirs.goto(mine.url());
		const found = reviews.filter(
			(review) => says('truck')(review) && review.rating >= 4 && review.location === 'millbrook',
		);
		expect(found.length).toBeGreaterThan(1);
		for (const page of [mine, theirs]) {
			await waitForCount(page, found.length);
			expect(await heading(page)).toBe('Reviews: “truck”, 4 or more stars, Millbrook');
			expect(await page.getByRole('searchbox').inputValue()).toBe('truck');
			expect(await page.getByLabel('Sort by').inputValue()).toBe('lowest');
		}
		expect(await shownIds(mine)).toEqual(await shownIds(theirs));
		expect(await shownIds(mine)).toEqual(idsOf(found.toSorted((a, b) => a.rating - b.rating)));
	});

	it('appends more reviews and focuses the first of them', async () => {
		const { page } = await site.open('/reviews?query=the');
		const found = reviews.filter(matches('the'));
		await waitForCount(page, found.length);
		const more = page.getByRole('link', { name: 'Show more reviews' });
		expect(await more.getAttribute('href')).toContain('/reviews?query=the&cursor=newest.');
		await more.click();
		await expect.poll(() => cards(page).count()).toBe(40);
		expect(await shownIds(page)).toEqual(found.slice(0, 40).map(({ id }) => id));
		const link = await page.evaluate(() => document.activeElement?.getAttribute('href'));
		expect(link).toBe(`/reviews/${found[20]?.id}`);

		expect(new URL(page.url()).search).toBe('?query=the');
		await cards(page).nth(30).getByRole('heading').getByRole('link').click();
		await page.waitForURL(found[30]?.url ?? '');
		await page.goBack();
		await expect.poll(() => cards(page).count()).toBe(40);
		expect(await shownIds(page)).toEqual(found.slice(0, 40).map(({ id }) => id));
		const left = cards(page).nth(30).getByRole('heading');
		await expect.poll(() => left.evaluate(isInView)).toBe(true);
	});

	it('shows more than a hundred reviews again after a reload', async () => {
		const { page } = await site.open('/reviews?min_rating=1');
		for (let count = 20; count < 140; count += 20) {
			await expect.poll(() => cards(page).count()).toBe(count);
			await page.getByRole('link', { name: 'Show more reviews' }).click();
		}
		await expect.poll(() => cards(page).count()).toBe(140);
		await page.reload();
		await expect.poll(() => cards(page).count()).toBe(140);
		expect(await shownIds(page)).toEqual(reviews.slice(0, 140).map(({ id }) => id));
		await page.getByRole('link', { name: 'Show more reviews' }).click();
		await expect.poll(() => cards(page).count()).toBe(160);
		expect(await shownIds(page)).toEqual(reviews.slice(0, 160).map(({ id }) => id));
	});

	it('starts at a later review when its link is opened in a new window', async () => {
		const { page } = await site.open('/reviews?query=the');
		const more = page.getByRole('link', { name: 'Show more reviews' });
		await page.goto(`${site.baseUrl}${await more.getAttribute('href')}`);
		const found = reviews.filter(matches('the'));
		await expect.poll(() => shownIds(page)).toEqual(idsOf(found.slice(20)));
		await page.getByRole('link', { name: 'From the first review' }).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(found));
		expect(await focused(page)).toBe('results');
	});

	it('for more reviews keeps those shown if it fails, and can be retried', async () => {
		const { page } = await site.open('/reviews?query=the');
		const found = reviews.filter(matches('the'));
		await expect.poll(() => shownIds(page)).toEqual(idsOf(found));
		await page.route('**/api/reviews/search*', (route) => route.abort());
		await page.getByRole('link', { name: 'Show more reviews' }).click();
		const alert = page.getByRole('alert');
		await alert.getByText('cannot be reached').waitFor();
		await expect.poll(() => alert.evaluate(isInView)).toBe(true);
		expect(await shownIds(page)).toEqual(idsOf(found));
		expect(new URL(page.url()).search).toBe('?query=the');
		await page.unroute('**/api/reviews/search*');
		await alert.getByRole('link', { name: 'Try again' }).click();
		await expect.poll(() => cards(page).count()).toBe(40);
		expect(await shownIds(page)).toEqual(found.slice(0, 40).map(({ id }) => id));
	});

	it('that finds nothing offers filters to remove', async () => {
		const { page } = await site.open('/reviews?query=brakes&since=2031-01-01');
		await page.getByText('No reviews match all of these words and filters.').waitFor();
		const { length } = reviews.filter(matches('brakes'));
		const suggestion = page.getByRole('listitem').filter({ hasText: 'Without Since Jan 1, 2031' });
		expect(await suggestion.innerText()).toContain(`: ${length} reviews`);
		expect(await page.getByText('Without “brakes”').count()).toBe(0);
		await suggestion.getByRole('link').click();
		await page.waitForURL('**/reviews?query=brakes');
		await waitForCount(page, length);
	});

	it('for several words that finds nothing offers the words that reviews have', async () => {
		const { page } = await site.open('/reviews?words=brakes+zebra+coffee&location=harborview');
		await page.getByText('No reviews match all of these words and filters.').waitFor();
		const both = reviews.filter(
			(review) => says('brakes')(review) && review.location === 'harborview',
		);
		const suggestions = page.locator('.empty').getByRole('listitem');
		const ofBrakes = suggestions.filter({ hasText: 'Only “brakes”' });
		expect(await ofBrakes.innerText()).toBe(`Only “brakes”: ${both.length} reviews`);
		expect(await suggestions.filter({ hasText: 'Only “coffee”' }).count()).toBe(1);
		expect(await suggestions.filter({ hasText: 'zebra' }).getByText('Only').count()).toBe(0);
		await ofBrakes.getByRole('link').focus();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews?words=brakes&location=harborview');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(both));
		expect(await focused(page)).toBe('results');
	});

	it('tries parts of at most four words, none of which is common or missing', async () => {
		const { page } = await site.open('/reviews');
		const requested: string[] = [];
		page.on('request', (request) => {
			const { searchParams } = new URL(request.url());
			const words = searchParams.get('words');
			if (words !== null && searchParams.has('limit')) requested.push(...words.split(' '));
		});
		const words = 'oil qqa windshield everything battery qqa shuttle coffee';
		await page.getByRole('searchbox').fill(words);
		await page.getByText('No reviews match: “oil qqa').waitFor();
		expect(new Set(requested)).toEqual(new Set(['windshield', 'battery', 'shuttle', 'coffee']));
		expect(requested.length).toBeLessThan(32);
	});

	it('that finds nothing offers the subjects of its words together, and the largest parts', async () => {
		const { page, faults } = await site.open('/reviews?words=oil+change+wait');
		const found = page.locator('.empty').getByRole('listitem');
		const about = reviews.filter(
			(review) =>
				mentionsAspect('speed')(review) && review.mentions.services.includes('oil-change'),
		);
		const both = reviews.filter((review) => says('oil')(review) && says('change')(review));
		const waits = reviews.filter(says('wait'));
		await found.first().waitFor();
		expect(await found.allInnerTexts()).toEqual([
			`Oil change, Wait time: ${about.length} reviews`,
			`Only “oil change”: ${both.length} reviews`,
			`Only “wait”: ${waits.length} reviews`,
			'All reviews',
		]);
		await found.first().getByRole('link').click();
		await page.waitForURL('**/reviews?aspect=speed&mentions_service=oil-change');
		await waitForCount(page, about.length);
		expect(await faults()).toEqual([]);
	});

	it('that finds one offers the subjects of its words too, and does not mark "de"', async () => {
		const { page, faults } = await site.open('/es/reviews?words=cambio+de+aceite+espera');
		const about = reviews.filter(
			(review) =>
				mentionsAspect('speed')(review) && review.mentions.services.includes('oil-change'),
		);
		const similar = page.locator('.empty').getByRole('listitem').getByRole('link');
		await similar.first().waitFor();
		expect(await similar.allInnerTexts()).toEqual([
			`Cambio de aceite, Tiempos de espera: ${about.length} reseñas`,
			'Todas las reseñas',
		]);
		expect(await cards(page).count()).toBe(1);
		const marked = await page.locator('mark').allInnerTexts();
		expect(marked).toContain('aceite');
		expect(marked).not.toContain('de');
		await similar.first().click();
		await expect.poll(() => cards(page).count()).toBe(about.length);
		expect(await faults()).toEqual([]);
	});

	it.each([
		['rude', 'staff', 'staff'],
		['rude staff', 'staff', 'staff'],
		['scam', 'honesty', 'honesty'],
		['cheated', 'honesty', 'honesty'],
		['price gouging', 'price', 'price'],
	])('for "%s" leads to complaints', async (words, aspect, name) => {
		const { page } = await site.open(`/reviews?words=${words}`);
		const complaints = reviews.filter((review) =>
			review.aspects.some(
				(judged) => judged.aspect === aspect && /negative|mixed/.test(judged.polarity ?? ''),
			),
		);
		const label = `Complaints about ${name}, ${complaints.length} reviews`;
		await status(page).filter({ hasText: 'review' }).waitFor();
		const suggestions = page.getByRole('list', { name: 'Suggestions' });
		expect(await suggestions.getByRole('link').first().innerText()).toBe(label);
		expect(await page.getByText('Did you mean').count()).toBe(0);
		await suggestions.getByRole('link').first().click();
		await page.getByRole('heading', { name: `Reviews that complain about ${name}` }).waitFor();
		await waitForCount(page, complaints.length);
	});

	it.each([
		['dana witfield', 'Dana Whitfield'],
		['Dana Whitfeild', 'Dana Whitfield'],
		['Kowalsky', 'Sam Kowalski'],
	])(
		'for the misspelled name "%s" counts the reviews of %s, and nothing else',
		async (typed, name) => {
			const { page } = await site.open(`/reviews?words=${typed}`);
			await status(page).filter({ hasText: 'review' }).waitFor();
			const { length } = reviews.filter(({ mentions }) => mentions.technicians.includes(name));
			await page.getByRole('link', { name: `${name}, ${length} reviews` }).waitFor();
			const similar = page.locator('.empty').getByRole('link', { name: 'reviews' });
			const offered = await similar.filter({ hasText: name }).allInnerTexts();
			expect(offered).toEqual(offered.length === 0 ? [] : [`${name}: ${length} reviews`]);
			expect(await page.getByText('Did you mean').count()).toBe(0);
		},
	);

	it('names one subject for a label that an aspect and a service share', async () => {
		const { page } = await site.open('/reviews?words=loaner');
		const { length } = reviews.filter(({ mentions }) => mentions.services.includes('loaner'));
		const suggestions = page.getByRole('list', { name: 'Suggestions' }).getByRole('link');
		expect(await suggestions.allInnerTexts()).toEqual([`Loaner & shuttle, ${length} reviews`]);
	});

	it.each([
		['/reviews?words=open+saturday', 'Locations and hours', '/#locations'],
		['/es/reviews?words=abren+el+sabado', 'Sucursales y horarios', '/es#locations'],
	])('for opening hours, as %s, links the locations', async (path, name, href) => {
		const { page } = await site.open(path);
		const link = page.locator('[data-part="suggestions"]').getByRole('link', { name });
		expect(await link.getAttribute('href')).toBe(href);
	});

	it('shows nothing of the static list while the list of its URL loads', async () => {
		const { page } = await site.open('/');
		const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
		await page.route('**/api/reviews/search*', async (route) => {
			await answered;
			await route.continue();
		});
		await page.goto(`${site.baseUrl}/reviews?rating=1&location=harborview`);
		const filters = page.locator('[data-part="chips"] li');
		await filters.nth(1).waitFor({ state: 'attached' });
		const parts = [page.locator('h1'), status(page), cards(page).first(), rail(page)];
		for (const part of parts) expect(await part.isVisible()).toBe(false);
		answer();
		const found = reviews.filter(
			({ rating, location }) => rating === 1 && location === 'harborview',
		);
		await waitForCount(page, found.length);
		expect(await heading(page)).toBe('1-star reviews of Harborview');
		expect(await shownIds(page)).toEqual(idsOf(found));
	});

	it('keeps the heading with its count until the next list arrives', async () => {
		const { page } = await site.open('/reviews?rating=1');
		await waitForCount(page, reviews.filter(({ rating }) => rating === 1).length);
		const { promise: answered, resolve: answer } = Promise.withResolvers<void>();
		await page.route('**/api/reviews/search*', async (route) => {
			await answered;
			await route.continue();
		});
		await choose(page, 'Harborview');
		await chips(page).getByText('Harborview').waitFor();
		expect(await heading(page)).toBe('1-star reviews');
		answer();
		await page.getByRole('heading', { name: '1-star reviews of Harborview' }).waitFor();
	});

	it('shows the list of the page if the script cannot load', async () => {
		const { page } = await site.open('/');
		await page.route('**/_astro/*.js', (route) => route.abort());
		await page.goto(`${site.baseUrl}/reviews?rating=1`);
		await cards(page).first().waitFor();
		expect(await heading(page)).toBe('All reviews');
	});

	it('that the server refuses says why', async () => {
		const { page } = await site.open('/reviews?rating=9&since=yesterday');
		const alert = page.getByRole('alert');
		await alert.getByText('“rating”').waitFor();
		await alert.getByText('“since”').waitFor();
		expect(await cards(page).count()).toBe(0);
		await alert.getByRole('link', { name: 'Show all reviews' }).click();
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews));
		expect(await alert.isVisible()).toBe(false);
		expect(await focused(page)).toBe('results');
		expect(await page.locator('[data-part="average"]').isVisible()).toBe(true);
	});

	it.each([
		['rating=9', 360],
		['rating=abc', 1280],
		['sentiment=constructor', 360],
		['aspect=toString&sentiment=valueOf', 1280],
	])(
		'that is refused, such as ?%s, says so and shows no figures from another search',
		async (query, width) => {
			const viewport = { width, height: 800 };
			const { page, faults } = await site.open(`/reviews?${query}`, { viewport });
			const alert = page.getByRole('alert');
			await alert.waitFor();
			expect(await alert.evaluate(isInView)).toBe(true);
			expect(await heading(page)).toBe('Search not possible');
			expect(await page.title()).toMatch(/^Search not possible · /);
			await expectNoFigures(page);
			expect(await page.locator(':root[data-pending]').count()).toBe(0);
			const unexpected = (await faults()).filter((fault) => !fault.includes('status of 400'));
			expect(unexpected).toEqual([]);
		},
	);

	it('without a connection says so, and can be retried', async () => {
		const { page } = await site.open('/reviews');
		await page.route('**/api/reviews/search*', (route) => route.abort());
		await choose(page, 'Wait time');
		await page.getByRole('alert').getByText('cannot be reached').waitFor();
		expect(await page.title()).toMatch(/^Search failed · /);
		await expectNoFigures(page);
		await page.unroute('**/api/reviews/search*');
		await page.getByRole('link', { name: 'Try again' }).focus();
		await page.keyboard.press('Enter');
		await expect.poll(() => shownIds(page)).toEqual(idsOf(reviews.filter(mentionsAspect('speed'))));
		expect(await focused(page)).toBe('results');
		expect(await page.title()).toMatch(/^Reviews that mention wait time · /);
		expect(await page.getByRole('alert').isVisible()).toBe(false);
	});

	it('that is replaced by another never shows its response', async () => {
		const { page } = await site.open('/reviews');
		await page.route('**/api/reviews/search*aspect=speed*', async (route) => {
			await new Promise((resolve) => setTimeout(resolve, 600));
			await route.continue().catch(() => undefined);
		});
		await choose(page, 'Wait time');
		await choose(page, 'Price');
		const prices = reviews.filter(mentionsAspect('price'));
		await waitForCount(page, prices.length);
		await page.waitForTimeout(800);
		expect(await shownIds(page)).toEqual(idsOf(prices));
	});
});

describe('a card that a search fills', () => {
	it('is the same as on the static page', async () => {
		const { page } = await site.open('/reviews');
		const drawn = await page.evaluate(cardTrees);
		await page.goto(`${site.baseUrl}/reviews?until=2100-01-01`);
		await page.waitForFunction(() => document.querySelector('.chip'));
		await page.waitForFunction(() => !document.querySelector('[data-busy]'));
		expect(drawn.length).toBe(20);
		expect(await page.evaluate(cardTrees)).toEqual(drawn);
	});
});

describe('the keyboard', () => {
	it('is enough: Enter to search, Escape to clear, Tab and Enter to filter', async () => {
		const { page } = await site.open('/reviews');
		const box = page.getByRole('searchbox');
		await box.focus();
		await page.keyboard.type('oil');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews?words=oil');
		expect(await focused(page)).toBe('results');
		await box.focus();
		await page.keyboard.press('Escape');
		await page.waitForURL('**/reviews');
		expect(await box.inputValue()).toBe('');

		const speed = rail(page).getByRole('link', { name: /^Wait time/ });
		for (let presses = 0; presses < 30; presses += 1) {
			await page.keyboard.press('Tab');
			if (await speed.evaluate((link) => link === document.activeElement)) break;
		}
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews?aspect=speed');
		expect(await speed.evaluate((link) => link === document.activeElement)).toBe(true);
	});

	it('stays on the chips when one is removed, then moves to the reviews', async () => {
		const { page } = await site.open('/reviews?rating=1&aspect=speed');
		await chips(page).getByRole('link', { name: 'Remove filter 1 star' }).focus();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews?aspect=speed');
		expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('Wait time');
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews');
		expect(await page.evaluate(() => document.activeElement?.id)).toBe('results');
	});
});

describe('the focus', () => {
	it('moves to the reviews when a removed bar is no longer a link', async () => {
		const { page } = await site.open('/reviews?query=windshield&rating=2');
		await page.waitForLoadState('networkidle');
		const bar = page.locator('a[data-rating="2"]');
		expect(await bar.locator('[data-count]').innerText()).toBe('0');
		await bar.focus();
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews?query=windshield');
		await expect.poll(() => focused(page)).toBe('results');
	});

	it('stays on a choice that moves', async () => {
		const { page } = await site.open('/reviews');
		const location = rail(page).locator('[data-filter="location"] a');
		const places = () =>
			location.evaluateAll((all) => all.map((a) => a.getAttribute('data-value')));
		const drawn = await places();
		const last = reviews.find(
			({ location: id, text }) => id === drawn.at(-1) && /^[ -~]{60,}$/.test(text),
		);
		await page.getByRole('searchbox').fill(last?.text.slice(0, 50).replace(/\S*$/, '') ?? '');
		await expect.poll(async () => (await places())[0]).toBe(drawn.at(-1));
		await location.first().focus();
		await page.goBack();
		await expect.poll(places).toEqual(drawn);
		const value = await page.evaluate(() => document.activeElement?.getAttribute('data-value'));
		expect(value).toBe(drawn.at(-1));
	});

	it('can skip to the reviews', async () => {
		const { page } = await site.open('/reviews/aspect/speed', { javaScriptEnabled: false });
		const skip = page.getByRole('link', { name: 'Skip to reviews' });
		await skip.focus();
		expect((await skip.boundingBox())?.y).toBeGreaterThanOrEqual(0);
		await page.keyboard.press('Enter');
		await page.waitForURL('**/reviews/aspect/speed#results');
		await page.keyboard.press('Tab');
		expect(await focused(page)).toContain('Wait time');
	});
});

describe('axe', () => {
	it.each([
		['results', '/reviews?query=brakes&rating=1'],
		['nothing found', '/reviews?query=brakes+zebra'],
		['a refused search', '/reviews?rating=9'],
	] as const)(
		'finds no violations in %s, light and wide or dark and narrow',
		async (_name, path) => {
			for (const [width, colorScheme] of [
				[1280, 'light'],
				[360, 'dark'],
			] as const) {
				const { page } = await site.open(path, { viewport: { width, height: 900 }, colorScheme });
				await page.waitForLoadState('networkidle');
				expect([width, await findViolations(page)]).toEqual([width, []]);
			}
		},
	);
});

describe('the page', () => {
	it('scrolls as a whole', async () => {
		const { page } = await site.open('/reviews', { viewport: { width: 1280, height: 600 } });
		const [inner, whole] = await page
			.locator('.rail')
			.evaluate((box) => [box.clientHeight, box.scrollHeight]);
		expect(inner).toBe(whole);
	});

	it('shows counts and percentages in separate columns', async () => {
		for (const width of [360, 1280]) {
			const { page } = await site.open('/reviews', { viewport: { width, height: 800 } });
			const edges = await page
				.locator('a[data-rating]')
				.evaluateAll((bars) =>
					bars.map((bar) =>
						['.count', '.percent'].map((part) => bar.querySelector(part)?.getBoundingClientRect()),
					),
				);
			expect(edges.length).toBe(5);
			expect(new Set(edges.map(([count]) => count?.right)).size).toBe(1);
			expect(new Set(edges.map(([, percent]) => percent?.right)).size).toBe(1);
			for (const [count, percent] of edges) {
				expect((percent?.left ?? 0) - (count?.right ?? 0)).toBeGreaterThanOrEqual(8);
			}
		}
	});

	it('fits its window with results', async () => {
		const { page } = await site.open('/reviews?query=tires&rating=5');
		await page.waitForLoadState('networkidle');
		expect(await findTooNarrow(page, [360, 768, 1024, 1280, 1920])).toEqual([]);
	});

	it.each([
		'/reviews?sentiment=complaint&aspect=communication',
		'/reviews?aspect=speed&mentions_service=oil-change',
		'/es/reviews?words=cambio+de+aceite+espera',
	])('shows the whole heading of %s on a phone', async (path) => {
		const { page } = await site.open(path, { viewport: { width: 390, height: 844 } });
		await page.waitForFunction(() => !document.querySelector('[data-busy], [data-pending]'));
		const hidden = await page.locator('h1').evaluate((h1) => h1.scrollHeight - h1.clientHeight);
		expect(hidden).toBeLessThanOrEqual(1);
	});

	it('collapses its filters on a phone, above the first review', async () => {
		const { page } = await site.open('/reviews', { viewport: { width: 390, height: 844 } });
		expect((await cards(page).first().boundingBox())?.y).toBeLessThan(400);
		const speed = rail(page).getByRole('link', { name: /^Wait time/ });
		expect(await speed.isVisible()).toBe(false);
		await page
			.locator('summary')
			.filter({ hasText: /^\s*Filters/ })
			.click();
		await speed.click();
		const { length } = reviews.filter(mentionsAspect('speed'));
		await rail(page).getByText('Only reviews with text').scrollIntoViewIfNeeded();
		expect(await page.locator('[data-part="filter-count"]').textContent()).toBe('(1)');
		await page.getByText(`Show ${length} reviews`).click();
		expect(await speed.isVisible()).toBe(false);
		await expect.poll(() => cards(page).first().isVisible()).toBe(true);
		await expect.poll(async () => (await status(page).boundingBox())?.y).toBeGreaterThan(0);
	});

	it.each(['/reviews?rating=1&aspect=price', '/es/reviews?rating=1&aspect=price'])(
		'keeps its filters closed on a phone when %s loads',
		async (path) => {
			const { page } = await site.open(path, { viewport: { width: 390, height: 844 } });
			await page.waitForFunction(() => !document.querySelector('[data-busy]'));
			await page.locator('[data-part="chips"] li').nth(1).waitFor();
			await page.waitForLoadState('networkidle');
			expect(await page.locator('.filters').getAttribute('open')).toBeNull();
			expect(await cards(page).first().isVisible()).toBe(true);
		},
	);

	it('does not jump when a shared view loads', async () => {
		const { page } = await site.open('/reviews?aspect=speed');
		await page.waitForLoadState('networkidle');
		const shift = await page.evaluate(
			() =>
				new Promise<number>((resolve) => {
					let sum = 0;
					// Chromium's layout shift entries (https://wicg.github.io/layout-instability/).
					new PerformanceObserver((list) => {
						for (const entry of list.getEntries()) sum += Reflect.get(entry, 'value');
					}).observe({ type: 'layout-shift', buffered: true });
					setTimeout(() => resolve(sum), 300);
				}),
		);
		expect(shift).toBeLessThan(0.05);
	});

	it('loads little script, and the policy page only the switch of colors', async () => {
		const scriptsOf = async (path: string) => {
			const html = await (await fetch(site.baseUrl + path)).text();
			const inline = [...html.matchAll(/<script(?![^>]*src=)[^>]*>([^]*?)<\/script>/g)].map(
				([, text]) => text ?? '',
			);
			const files = [...html.matchAll(/<script[^>]*src="([^"]+)"/g)].map(([, src]) => src ?? '');
			const loaded = new Map<string, string>();
			// Pages that share code import it from files of their own.
			for (let src = files.pop(); src !== undefined; src = files.pop()) {
				if (loaded.has(src)) continue;
				const text = await (await fetch(site.baseUrl + src)).text();
				loaded.set(src, text);
				const imports = text.matchAll(/(?:^|[;}])import[^"']*["']\.\/([^"']+)["']/g);
				files.push(...[...imports].map(([, file]) => `/_astro/${file}`));
			}
			return [...inline, ...loaded.values()];
		};
		const explorer = await scriptsOf('/reviews');
		expect(explorer.length).toBeGreaterThan(1);
		const bytes = explorer.reduce((sum, text) => sum + gzipSync(text).length, 0);
		expect(bytes).toBeLessThan(SCRIPT_BUDGET_BYTES);
		expect(await scriptsOf('/policy')).toEqual([INLINE_SCRIPTS.theme]);
	});
});
