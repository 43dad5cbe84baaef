import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import type { ReviewsDataset } from '../../src/edition/documents/reviews-dataset.ts';
import { CITED_REVIEWS } from '../../src/insights/evidence-book.ts';
import type { Insights } from '../../src/insights/insights.ts';
import { firstOfMonths } from '../../src/reviews/calendar-date.ts';
import { displayText } from '../../src/reviews/display-text.ts';
import {
	aspectPath,
	reviewPath,
	servicePath,
	technicianPath,
} from '../../src/endpoints/http/urls.ts';
import { useSharedSite } from '../support/shared-site.ts';

const MAX_PAGE_BYTES = 150_000;

const site = useSharedSite();
let insights: Insights;
let dataset: ReviewsDataset;
/** Every page of insights, by its path. */
let pages: Map<string, { readonly html: string; readonly document: Document }>;

beforeAll(async () => {
	insights = await (await fetch(`${site.baseUrl}/insights.json`)).json();
	dataset = await (await fetch(`${site.baseUrl}/reviews.json`)).json();
	const { aspects, entities } = insights;
	const paths = [
		'/insights',
		'/insights/method',
		...withReviews(aspects).map(({ id }) => aspectPath(id)),
		...withReviews(entities.technicians).map(({ id }) => technicianPath(id)),
		...withReviews(entities.services).map(({ id }) => servicePath(id)),
	];
	pages = new Map();
	for (const path of paths) {
		const response = await fetch(`${site.baseUrl}${path}`);
		expect([path, response.status]).toEqual([path, 200]);
		const html = await response.text();
		pages.set(path, { html, document: parseHTML(html).document });
	}
});

describe('the numbers on /insights', () => {
	it('match /insights.json for every aspect', () => {
		const { document } = pageAt('/insights');
		const { document: method } = pageAt('/insights/method');
		for (const aspect of withReviews(insights.aspects)) {
			const row = method.querySelector(`[data-aspect-row="${aspect.id}"]`);
			expect([aspect.id, row?.querySelectorAll('[data-field]').length]).toEqual([aspect.id, 6]);
			for (const cell of row?.querySelectorAll('[data-field]') ?? []) {
				const field = cell.getAttribute('data-field') ?? '';
				expect([aspect.id, field, Number(cell.textContent)]).toEqual([
					...[aspect.id, field],
					Object.entries(aspect).find(([name]) => name === field)?.[1],
				]);
			}
			if (aspect.share_positive === undefined) continue;
			const entry = document.querySelector(`[data-aspect="${aspect.id}"]`);
			const share = Math.round(aspect.share_positive * 100);
			expect(entry?.querySelector('.share')?.textContent).toContain(`${share}%`);
		}
	});

	it('match /insights.json for every person and service', () => {
		const { document } = pageAt('/insights');
		const { technicians, services } = insights.entities;
		const expected = [
			...withReviews(technicians).map((each) => ({
				...each,
				row: `[data-technician="${each.id}"]`,
			})),
			...withReviews(services).map((each) => ({ ...each, row: `[data-service="${each.id}"]` })),
		];
		for (const { row, reviews, average_rating: average } of expected) {
			const cells = document.querySelectorAll(`${row} .number`);
			const [counted, stars] = [...cells].map(({ textContent }) => textContent.trim());
			expect([row, counted]).toEqual([row, String(reviews)]);
			if (row.startsWith('[data-technician')) continue;
			const shown = reviews < 5 ? '–' : average?.toFixed(2);
			expect([row, stars]).toEqual([row, shown]);
		}
	});

	it('count praise for people, and no complaints', () => {
		const { document } = pageAt('/insights');
		for (const { id, scorecard } of withReviews(insights.entities.technicians)) {
			const cells = document.querySelectorAll(`[data-technician="${id}"] [data-field]`);
			const shown = [...cells].map((cell) => cell.getAttribute('data-field'));
			expect(shown).toEqual(['reviews', 'praise']);
			expect([id, cells[1]?.textContent?.trim()]).toEqual([id, String(scorecard.praised_in)]);
			const quotes = pageAt(technicianPath(id)).document.querySelectorAll('.quotes > li');
			expect(quotes).toHaveLength(scorecard.quotes.length);
		}
	});

	it('list people alphabetically, not by their stars', () => {
		const { document } = pageAt('/insights');
		const names = [...document.querySelectorAll('[data-technician] a')].map((link) =>
			link.textContent?.trim(),
		);
		expect(names.length).toBeGreaterThan(5);
		expect(names).toEqual(names.toSorted((a, b) => (a ?? '').localeCompare(b ?? '', 'en')));
	});

	it('show the bad reviews of the last year, first those without a reply, and fold the others', () => {
		const { document } = pageAt('/insights');
		const folded = document.querySelectorAll('.low-reviews details .quotes > li').length;
		const items = [...document.querySelectorAll('.low-reviews .quotes > li')];
		const { reviews } = dataset;
		const from = firstOfMonths(reviews[0]?.date ?? '', 12);
		const low = reviews
			.filter(({ date, rating }) => date >= from && rating <= 2)
			.toSorted((a, b) => a.rating - b.rating);
		const open = low.filter(({ responses }) => responses.length === 0);
		const shown = items.map((item) => item.querySelector('a')?.getAttribute('href'));
		expect(shown).toEqual([...new Set([...open, ...low])].map(({ id }) => reviewPath(id)));
		expect(open.length).toBeGreaterThan(1);
		expect(folded).toBe(low.length - open.length);
		for (const [index, item] of items.entries()) {
			expect(item.textContent?.includes('no reply')).toBe(index < open.length);
			const review = low.find(({ id }) => shown[index] === reviewPath(id));
			const { title, text = '', responses = [] } = review ?? {};
			const replies = [...item.querySelectorAll('.response .review-text')];
			expect(replies.map(({ textContent }) => textContent.trim())).toEqual(
				index < open.length + 12 ? responses.map((response) => displayText(response.text)) : [],
			);
			expect(item.querySelector('p')?.textContent.trim()).toBe(
				displayText([title, text].filter(Boolean).join('\n\n')),
			);
		}
	});

	it('include every sentence, topic, question and ambiguous name', () => {
		const text = pageAt('/insights').document.body.textContent ?? '';
		const { summary, topics, faq, entities } = insights;
		const expected = [
			...summary.sentences.map((sentence) => sentence.text),
			summary.disclosure,
			...topics.map(({ label }) => label),
			...faq.map(({ question }) => question),
			...entities.ambiguous.map(({ surface }) => `“${surface}” appears`),
		];
		for (const part of expected) expect(text).toContain(part);
	});

	it('have their method one click away, with every limit, interval and test', () => {
		const { document } = pageAt('/insights');
		const { document: method } = pageAt('/insights/method');
		const text = method.body.textContent ?? '';
		const { quality, engine, tests } = insights;
		const expected = [...quality.limits, quality.note, engine.method, engine.model];
		for (const part of [...expected, `The ${tests.n} tests`]) expect(text).toContain(part);
		const links = [...document.querySelectorAll('a[href^="/insights/method#"]')];
		expect(links.length).toBeGreaterThan(3);
		for (const link of links) {
			const id = link.getAttribute('href')?.split('#')[1] ?? '';
			expect([id, method.getElementById(id)?.tagName]).toEqual([id, 'H2']);
		}
		expect(document.body.textContent).not.toMatch(/95%|confidence interval|F1|[0-9a-f]{40}/);
	});
});

describe('the evidence', () => {
	it('links every quote to a review that contains it', async () => {
		const texts = new Map(
			dataset.reviews.map(({ id, title, text }) => [`/reviews/${id}`, `${title ?? ''}\n${text}`]),
		);
		const linked = new Set<string>();
		let quotes = 0;
		for (const [path, { document }] of pages) {
			for (const quote of document.querySelectorAll('.quotes > li')) {
				const href = quote.querySelector('a')?.getAttribute('href') ?? '';
				linked.add(href);
				expect([path, href, texts.has(href)]).toEqual([path, href, true]);
				const words = quote.querySelector('mark')?.textContent;
				if (words === undefined || words === null) continue;
				quotes += 1;
				expect(displayText(texts.get(href) ?? '')).toContain(words);
			}
		}
		expect(quotes).toBeGreaterThan(500);
		for (const href of linked) {
			expect([href, (await fetch(`${site.baseUrl}${href}`)).status]).toEqual([href, 200]);
		}
	});

	it('is complete on the page for every aspect and service, up to 200 reviews that mention it in words', () => {
		const { aspects, entities, mentions } = insights;
		const inWords = (ids: readonly string[]) => {
			const found = ids
				.flatMap((id) => mentions[id] ?? [])
				.filter(({ start }) => start !== undefined);
			return new Set(found.map((one) => one.review_id)).size;
		};
		const expected = [
			...withReviews(aspects).map((each) => [aspectPath(each.id), each.reviews] as const),
			...withReviews(entities.services).map(
				(each) => [servicePath(each.id), inWords(each.evidence)] as const,
			),
		];
		for (const [path, reviews] of expected) {
			const quotes = [...pageAt(path).document.querySelectorAll('.quotes > li')];
			const quoted = new Set(quotes.map((quote) => quote.querySelector('a')?.getAttribute('href')));
			expect([path, quoted.size]).toEqual([path, Math.min(reviews, CITED_REVIEWS)]);
		}
	});

	it('of a sentence is labeled as examples, and links to all reviews', async () => {
		const { document } = pageAt('/insights');
		const { sentences } = insights.summary;
		const items = [...document.querySelectorAll('.sentences > li')];
		expect(items).toHaveLength(sentences.length);
		for (const [index, { claims }] of sentences.entries()) {
			const item = items[index];
			const quotes = item?.querySelectorAll('.quotes > li').length;
			const whole = claims.length === 1 ? ` of ${claims[0]?.n.toLocaleString('en')}` : '';
			const label = quotes === 0 ? undefined : `Examples: ${quotes}${whole}`;
			expect(item?.querySelector('summary')?.textContent).toBe(label);
			const links = [...(item?.querySelectorAll('a[data-claim]') ?? [])];
			expect(links.map((link) => Number(link.getAttribute('data-claim')))).toEqual(
				claims.map(({ n }) => n),
			);
			for (const link of links) await expectReviews(link, Number(link.getAttribute('data-claim')));
		}
	});

	it('of a quarter or a year links to that number of reviews', async () => {
		const rows = pageAt('/insights').document.querySelectorAll(
			'[aria-labelledby="changes"] details tbody tr',
		);
		expect(rows.length).toBeGreaterThan(5);
		for (const row of rows) {
			const [, counted] = /\((\d+);/.exec(row.querySelector('td')?.textContent ?? '') ?? [];
			const link = row.querySelector('a');
			if (link) await expectReviews(link, Number(counted));
		}
	});

	it('opens by keyboard without JavaScript', async () => {
		const { page } = await site.open('/insights', { javaScriptEnabled: false });
		const entry = page.locator('[data-aspect="speed"]');
		const quote = entry.locator('mark').first();
		expect(await quote.isVisible()).toBe(false);
		await entry.locator('> summary').focus();
		await page.keyboard.press('Enter');
		await quote.waitFor({ state: 'visible' });
		const words = (await quote.textContent()) ?? '';
		await entry.locator('li', { hasText: words }).first().getByRole('link').click();
		await page.getByText(words).first().waitFor();
	});
});

describe('every insights page', () => {
	it('has no script but the switch of colors, style attribute, event attribute or duplicate id', () => {
		for (const [path, { document }] of pages) {
			const scripts = document.querySelectorAll('script:not([type="application/ld+json"])');
			expect([path, scripts.length]).toEqual([path, 1]);
			const elements = [...document.querySelectorAll('*')];
			const attributes = elements.flatMap((element) => [...element.attributes]);
			const bad = attributes.filter(({ name }) => name === 'style' || name.startsWith('on'));
			expect([path, bad]).toEqual([path, []]);
			const ids = elements.map(({ id }) => id).filter((id) => id !== '');
			expect([path, ids.length]).toEqual([path, new Set(ids).size]);
		}
	});

	it('has a table for every chart', () => {
		for (const [path, { document }] of pages) {
			for (const figure of document.querySelectorAll('figure:has(svg[role="img"])')) {
				expect([path, figure.querySelectorAll('table caption').length]).toEqual([path, 1]);
			}
		}
	});

	it('is smaller than 150 KB', () => {
		for (const [path, { html }] of pages) {
			expect([path, Buffer.byteLength(html) < MAX_PAGE_BYTES]).toEqual([path, true]);
		}
	});
});

/** Expects this many reviews behind a link to the explorer, or their number on the linked page. */
async function expectReviews(link: Element, reviews: number): Promise<void> {
	const url = new URL(link.getAttribute('href') ?? '', site.baseUrl);
	if (url.search === '') {
		const { document } = parseHTML(await (await fetch(url)).text());
		expect(document.body.textContent).toMatch(new RegExp(`\\b${reviews.toLocaleString('en')}\\b`));
		return;
	}
	const answer = await fetch(`${site.baseUrl}/api/reviews/search${url.search}`);
	expect([url.search, (await answer.json()).total]).toEqual([url.search, reviews]);
}

function withReviews<Counted extends { readonly reviews: number }>(all: readonly Counted[]) {
	return all.filter(({ reviews }) => reviews > 0);
}

function pageAt(path: string) {
	const page = pages.get(path);
	if (!page) throw new RangeError(`Cannot read ${path}: it was not fetched`);
	return page;
}
