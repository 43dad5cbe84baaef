import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import type { Insights } from '../../src/insights/insights.ts';
import { takeawaysOf } from '../../src/site/view-models/profiles/takeaways.ts';
import type { Review } from '../../src/reviews/review.ts';
import { useSharedSite } from '../support/shared-site.ts';

const site = useSharedSite();
let dataset: ReviewsDataset;
let insights: Insights;

beforeAll(async () => {
	dataset = await (await fetch(`${site.baseUrl}/reviews.json`)).json();
	insights = await (await fetch(`${site.baseUrl}/insights.json`)).json();
});

const pathOf = (review: Review | undefined) => new URL(review?.url ?? '').pathname;

/** Returns the newest review that meets a condition. */
function reviewWith(holds: (review: Review) => boolean): Review {
	const review = dataset.reviews.find(holds);
	if (!review) throw new TypeError('Cannot find a review in the sample: none meets the condition');
	return review;
}

describe('the switch between light and dark', () => {
	it('keeps its choice on other pages and in the documentation', async () => {
		const { page, visit, faults } = await site.open('/', { colorScheme: 'light' });
		const scheme = () =>
			page.evaluate(() => getComputedStyle(document.documentElement).colorScheme);
		expect(await scheme()).toBe('light');
		await page.getByRole('button', { name: 'Switch between light and dark' }).click();
		expect(await scheme()).toBe('dark');
		for (const path of ['/insights', '/docs', '/es/reviews']) {
			await visit(path);
			expect([path, await scheme()]).toEqual([path, 'dark']);
		}
		await page.getByRole('button', { name: 'Cambiar entre claro y oscuro' }).click();
		expect(await scheme()).toBe('light');
		expect(await faults()).toEqual([]);
	});
});

describe('the home page', () => {
	it('shows the score and its trend, name and search on the first screen of a phone', async () => {
		const { page, faults } = await site.open('/', { viewport: { width: 390, height: 844 } });
		const trend = page.getByText('stars in the 12 months through').first();
		for (const part of [page.locator('h1'), page.locator('[data-average]'), trend]) {
			const box = await part.boundingBox();
			expect((box?.y ?? 900) + (box?.height ?? 0)).toBeLessThan(844);
		}
		expect((await page.getByRole('searchbox').boundingBox())?.y).toBeLessThan(800);
		expect(await faults()).toEqual([]);
	});

	it('gives each location a call, directions, hours and a page of its own', async () => {
		const { page, visit, faults } = await site.open('/');
		for (const { id, name, telephone, departments } of dataset.business.locations) {
			await visit('/');
			await page.locator(`h3 a[href="/locations/${id}"]`).click();
			expect(await page.locator('h1').textContent()).toBe(name);
			const calls = page.locator(`a[href="tel:${telephone?.replaceAll('-', '')}"]`);
			expect(await calls.count()).toBe(1);
			const open = page.getByText(/^(Open now(: .+)?|Closed now\. Opens .+)$/);
			// A script of the page writes it.
			await open.first().waitFor();
			expect(await open.count()).toBe(
				1 + (departments ?? []).filter(({ opening_hours: hours }) => hours?.length).length,
			);
			expect(await page.locator('summary:has(.now)').innerText()).toMatch(
				/^Regular hours · holiday hours may differ\s*\n\s*(Open|Closed) now/,
			);
			const own = dataset.reviews.filter(({ location }) => location === id);
			const list = page.locator(`a[href="/reviews/location/${id}"]`).first();
			expect(await list.textContent()).toBe(`${own.length}\u00a0reviews`);
		}
		expect(await faults()).toEqual([]);
	});

	it('shows the figures for the dataset: overall, recent, by location and by source', async () => {
		const { page } = await site.open('/');
		const { aggregate_rating: rating } = dataset;
		const text = (await page.locator('main').textContent()) ?? '';
		expect(text).toContain(`${rating.rating_count}\u00a0reviews`);
		const rows = page.getByRole('row');
		const { windows, by_location, by_source } = rating;
		for (const summary of [
			windows.last_12_months,
			windows.last_90_days,
			...by_location,
			...by_source,
		]) {
			const average = summary.rating_value?.toFixed(2) ?? '';
			const row = rows.filter({ hasText: average }).filter({ hasText: `${summary.rating_count}` });
			expect([average, await row.count()]).not.toEqual([average, 0]);
		}
		for (const [stars, count] of Object.entries(rating.distribution)) {
			const bar = page.locator(`.histogram a[data-rating="${stars}"]`);
			expect(await bar.locator('[data-count]').textContent()).toBe(String(count));
			expect(await bar.getAttribute('href')).toBe(`/reviews?rating=${stars}`);
		}
	});

	it('shows praise and a complaint side by side, and the sentences with their disclosure', async () => {
		const { page } = await site.open('/');
		const pair = page.locator('section', { hasText: 'The good and the bad' }).locator('article');
		expect(await pair.count()).toBe(2);
		const labels = await pair
			.getByRole('img')
			.evaluateAll((stars) => stars.map((star) => Number(star.getAttribute('aria-label')?.[0])));
		expect([(labels[0] ?? 0) >= 4, (labels[1] ?? 9) <= 2]).toEqual([true, true]);
		for (const { text, href } of takeawaysOf(insights.summary)) {
			const sentence = page.locator('p', { hasText: text });
			expect(
				await sentence.getByRole('link', { name: 'See the details' }).getAttribute('href'),
			).toBe(href);
		}
		await page.getByText('How we know').click();
		await page.getByText(insights.summary.disclosure).waitFor();
	});

	it('links to the newest review', async () => {
		const { page } = await site.open('/');
		await page.getByRole('heading', { name: 'Newest reviews' }).waitFor();
		const section = page.locator('section', { hasText: 'Newest reviews' });
		await section.locator('article h3 a').first().click();
		expect(page.url()).toBe(reviewWith(({ text }) => text !== '').url);
	});

	it.each(['/', '/nothing'])('%s searches without a script, and says how', async (path) => {
		const { page } = await site.open(path, { javaScriptEnabled: false });
		const form = page.getByRole('search');
		expect(await form.innerText()).toContain('results as JSON');
		expect(await form.getByRole('button').allInnerTexts()).toEqual(['Get results as JSON']);
		await form.getByLabel('Search reviews').fill('brake pads');
		await page.keyboard.press('Enter');
		await page.waitForURL(`${site.baseUrl}/api/reviews/search?words=brake+pads`);
		const answer = JSON.parse(await page.locator('body').innerText());
		const found = dataset.reviews.filter(
			({ text }) => /\bbrakes?\b/i.test(text) && /\bpads?\b/i.test(text),
		);
		expect(answer.reviews.map(({ id }: Review) => id)).toEqual(
			found.slice(0, 20).map(({ id }) => id),
		);
	});

	it.each(['/', '/nothing'])('%s searches by Enter', async (path) => {
		const { page, faults } = await site.open(path);
		await page.getByRole('searchbox', { name: 'Search reviews' }).fill('brake pads');
		await page.keyboard.press('Enter');
		await page.waitForURL(`${site.baseUrl}/reviews?words=brake+pads`);
		expect(await faults()).toEqual([]);
	});

	it('has short inline scripts for its colors and search, and one for opening hours', async () => {
		const { page } = await site.open('/');
		expect(await page.locator('script[type="module"]').count()).toBe(1);
		const scripts = page.locator('script:not([type])');
		const texts = await scripts.allTextContents();
		expect(texts).toHaveLength(2);
		expect(texts.join('').length).toBeLessThan(1_000);
	});
});

describe('a review page', () => {
	it('shows text, stars, date, source and how it was verified', async () => {
		const review = reviewWith(
			({ responses, title }) => responses.length > 0 && title !== undefined,
		);
		const { page, faults } = await site.open(pathOf(review));
		const text = (await page.locator('main').textContent()) ?? '';
		const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' });
		const date = day.format(new Date(review.date));
		for (const part of [review.title, date, review.source.name, review.author.name]) {
			expect(text).toContain(part);
		}
		expect(await page.locator('.review-text').first().textContent()).toContain(review.text);
		expect(text).toContain(review.responses[0]?.text.slice(0, 60));
		await page
			.locator('.byline')
			.getByRole('img', { name: `${review.rating} out of 5 stars` })
			.waitFor();
		expect(await faults()).toEqual([]);
		await page.getByRole('link', { name: 'What that means' }).click();
		await page.getByRole('heading', { level: 1, name: 'How reviews are checked' }).waitFor();
		await page.getByRole('heading', { level: 2, name: 'The policy in full' }).waitFor();
	});

	it('marks the findings in the text, and links to each mark from the table', async () => {
		const judged = Object.values(insights.evidence).filter(
			({ basis, aspect, polarity, quote }) => basis === 'text' && aspect && polarity && quote,
		);
		const counts = Map.groupBy(judged, ({ review_id: id }) => id);
		const [id, found = []] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)[0] ?? [];
		const review = reviewWith((each) => each.id === id);
		expect(found.length).toBeGreaterThan(3);

		const { page } = await site.open(pathOf(review));
		const text = page.locator('.review-text').first();
		expect((await text.textContent())?.trim()).toBe(review.text.trim());
		const marked = (await text.locator('mark').allTextContents()).join('');
		for (const { quote = '' } of found) expect(marked).toContain(quote.slice(0, 12));
		const links = page.locator('table a[href^="#at-"]');
		expect(await links.count()).toBe(found.length);
		for (const link of await links.all()) {
			const target = await link.getAttribute('href');
			const begin = (await page.locator(`mark${target}`).textContent()) ?? '';
			expect(await link.textContent()).toContain(begin.slice(0, 8));
		}
		await links.first().click();
		expect(await page.locator('mark:target').count()).toBe(1);
	});

	it('links people, services and aspects to their pages, and shows aspect ratings', async () => {
		const review = reviewWith(
			({ mentions, aspects, aspect_ratings: rated }) =>
				mentions.technicians.length > 0 &&
				mentions.services.length > 0 &&
				aspects.length > 0 &&
				rated !== undefined,
		);
		const { page } = await site.open(pathOf(review));
		for (const name of review.mentions.technicians) {
			const href = await page.getByRole('link', { name, exact: true }).getAttribute('href');
			const person = insights.entities.technicians.find((each) => each.name === name);
			expect(href).toBe(`/technicians/${person?.id}`);
		}
		for (const id of review.mentions.services) {
			expect(await page.locator(`a[href="/services/${id}"]`).count()).toBe(1);
		}
		for (const { aspect } of review.aspects) {
			expect(await page.locator(`a[href="/aspects/${aspect}"]`).count()).toBe(1);
		}
		const facts = (await page.locator('dl.facts').textContent()) ?? '';
		for (const stars of Object.values(review.aspect_ratings ?? {})) {
			expect(facts).toContain(`${stars} out of 5`);
		}
	});

	it('marks the language of a text that is not English', async () => {
		const review = reviewWith(({ language }) => language === 'es');
		const { page } = await site.open(pathOf(review));
		expect(await page.locator('.review-text').first().getAttribute('lang')).toBe('es');
	});

	it('says so if the customer left only stars', async () => {
		const { page } = await site.open(pathOf(reviewWith(({ text }) => text === '')));
		await page.getByText('This customer left only a star rating.').waitFor();
	});

	it('has the mark of a verified visit, as lists do', async () => {
		const isInvited = ({ verification: { method } }: Review) =>
			method === 'invited_after_transaction';
		const { page, visit } = await site.open(pathOf(reviewWith(isInvited)));
		const mark = page.locator('.byline a', { hasText: 'Verified · invited after the visit' });
		await mark.waitFor();
		await visit(pathOf(reviewWith((review) => !isInvited(review))));
		expect(await page.locator('.byline a').count()).toBe(0);
	});

	it.each([true, false])('is shared or, if the device cannot (%s), copied', async (canShare) => {
		const [review] = dataset.reviews;
		const { page, visit, faults } = await site.open('/', {
			permissions: ['clipboard-read', 'clipboard-write'],
		});
		await page.addInitScript((can) => {
			const share = (data: ShareData) =>
				Promise.resolve(Object.assign(window, { shared: data.url }));
			Object.defineProperty(Navigator.prototype, 'share', { value: share, configurable: true });
			if (!can) Reflect.deleteProperty(Navigator.prototype, 'share');
		}, canShare);
		await visit(pathOf(review));
		await page.getByRole('button', { name: 'Share' }).click();
		if (!canShare) await page.getByRole('button', { name: 'Copied' }).waitFor();
		const address = canShare ? 'shared' : 'navigator.clipboard.readText()';
		expect(await page.evaluate(address)).toBe(review?.url);
		expect(await faults()).toEqual([]);
	});

	it('has its address as a link without JavaScript, and no button', async () => {
		const [review] = dataset.reviews;
		const { page } = await site.open(pathOf(review), { javaScriptEnabled: false });
		const link = page.getByRole('link', { name: review?.url ?? '' });
		expect(await link.getAttribute('href')).toBe(pathOf(review));
		expect(await page.getByRole('button', { name: 'Share' }).count()).toBe(0);
	});

	it('links to the next older review and back', async () => {
		const [newest, second] = dataset.reviews;
		const { page } = await site.open(pathOf(newest));
		expect(await page.locator('a[rel="prev"]').count()).toBe(0);
		await page.locator('a[rel="next"]').click();
		expect(page.url()).toBe(second?.url);
		await page.locator('a[rel="prev"]').click();
		expect(page.url()).toBe(newest?.url);
		await page.goto(dataset.reviews.at(-1)?.url ?? '');
		expect(await page.locator('a[rel="next"]').count()).toBe(0);
	});

	it('prints its text, responses and URL, without controls', async () => {
		const review = reviewWith(
			({ responses, translation }) => responses.length > 0 || !!translation,
		);
		const { page } = await site.open(pathOf(review), {
			viewport: { width: 794, height: 800 },
		});
		await page.emulateMedia({ media: 'print', colorScheme: 'dark' });
		const shown = await page.locator('body').innerText();
		expect(shown).toContain(review.responses[0]?.text.slice(0, 40));
		expect(shown).toContain(review.url);
		for (const chrome of ['Skip to content', 'Insights', 'Older', 'This review is also in']) {
			expect(shown).not.toContain(chrome);
		}
		const [paper, ink] = await page.evaluate(() => {
			const { backgroundColor, color } = getComputedStyle(document.body);
			return [backgroundColor, color];
		});
		expect(paper).toBe('rgb(255, 255, 255)');
		expect(ink).toBe('rgb(20, 33, 27)');
		const pdf = await page.pdf({ format: 'A4' });
		const pages = pdf.toString('latin1').match(/\/Type\s*\/Page\b/g) ?? [];
		expect(pages.length).toBeLessThanOrEqual(2);
	});

	it('prints a collapsed translation', async () => {
		const review = dataset.reviews.find(({ translation }) => translation !== undefined);
		const { page } = await site.open(pathOf(review));
		await page.emulateMedia({ media: 'print' });
		const folded = page.locator('details .review-text');
		expect((await folded.boundingBox())?.height).toBeGreaterThan(10);
	});
});

describe('a phone', () => {
	it('shows the lines of a topic one below the other, and one rule between sections', async () => {
		const { page, visit } = await site.open('/websub', { viewport: { width: 390, height: 844 } });
		const cells = page.locator('[data-hub-status] tr[data-topic] :is(th, td)');
		const indents = await cells.evaluateAll((found) =>
			found.map((cell) => getComputedStyle(cell).paddingInlineStart),
		);
		expect(new Set(indents)).toEqual(new Set(['0px']));
		await visit('/aspects/price');
		const rule = await page
			.locator('.overview')
			.evaluate((overview) => getComputedStyle(overview).borderBlockEndWidth);
		expect(rule).toBe('0px');
	});
});

describe('the not-found page', () => {
	it('has no canonical URL, unlike other pages', async () => {
		const ownAddress = /<link rel="canonical"|<meta property="og:url"/g;
		const missing = await (await fetch(`${site.baseUrl}/nothing`)).text();
		expect(missing).toContain('Page not found');
		expect(missing.match(ownAddress)).toBeNull();
		const policy = await (await fetch(`${site.baseUrl}/policy`)).text();
		expect(policy.match(ownAddress)).toHaveLength(2);
	});

	it('links what every group has', async () => {
		const { page } = await site.open('/locations/nowhere');
		for (const [name, href] of [
			['Locations and hours', '/#locations'],
			['What the reviews say', '/insights'],
		] as const) {
			const link = page.getByRole('main').getByRole('link', { name, exact: true });
			expect(await link.getAttribute('href')).toBe(href);
		}
	});
});

describe('a problem page', () => {
	it('says what to do and shows an actual response from the service', async () => {
		const { page, faults } = await site.open('/problems/invalid-parameter');
		await page.getByRole('heading', { name: 'What to do' }).waitFor();
		const shown = (await page.locator('pre').textContent()) ?? '';
		const answer = await fetch(`${site.baseUrl}/api/reviews/search?limit=0`);
		expect(JSON.parse(shown.slice(shown.indexOf('{')))).toEqual(await answer.json());
		expect(shown).toContain(`Content-Type: ${answer.headers.get('content-type')}`);
		expect(await faults()).toEqual([]);
	});

	it('exists for every error in the API description', async () => {
		const api = await (await fetch(`${site.baseUrl}/.well-known/openapi.json`)).json();
		const { InvalidParameter, Problem } = api.components.schemas;
		const types: string[] = [
			InvalidParameter.properties.type.const,
			...Problem.properties.type.enum,
		];
		expect(types.length).toBeGreaterThan(10);
		for (const type of types) {
			expect([type, (await fetch(`${site.baseUrl}${type}`)).status]).toEqual([type, 200]);
		}
	});
});

describe('the policy', () => {
	it('shows how many reviews each source has and how they were verified', async () => {
		const { page } = await site.open('/policy');
		const text = (await page.locator('main').textContent()) ?? '';
		for (const { id, rating_count: count } of dataset.aggregate_rating.by_source) {
			const source = dataset.verification_policy.sources.find((each) => each.id === id);
			expect(text).toContain(source?.verification);
			expect(text).toContain(`${count}\u00a0reviews`);
		}
	});
});
