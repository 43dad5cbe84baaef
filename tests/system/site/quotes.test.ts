import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import type { Review } from '../../../src/reviews/review.ts';
import { isQuoteFrom } from '../../support/quotes.ts';
import { useSharedSite } from '../../support/shared-site.ts';

const { siteFolder: site } = useSharedSite();
const read = (file: string) => readFileSync(join(site, file), 'utf8');
const filesOf = (kind: string) =>
	readdirSync(site, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(kind));
// The document of the service, which other tests check.
const { reviews } = JSON.parse(read('reviews.json')) as { readonly reviews: readonly Review[] };
const textsOf = new Map(
	reviews.map(({ id, title = '', text }) => [id, [text, title, `${title}\n\n${text}`]]),
);

/** The entries of all lists of quotes on English pages, with their reviews. */
function listed() {
	return filesOf('.html')
		.filter((file) => !file.startsWith('es/') && read(file).includes('class="quotes"'))
		.flatMap((file) => [...parseHTML(read(file)).document.querySelectorAll('.quotes > li')])
		.map((item) => ({ item, review: reviewOf(item.querySelector('small a')) }));
}

function reviewOf(link: Element | null): Review | undefined {
	const [, id] = /\/reviews\/(\w+)$/.exec(link?.getAttribute('href') ?? '') ?? [];
	return reviews.find((review) => review.id === id);
}

interface Quoted {
	readonly file: string;
	readonly review: string;
	readonly quote: string;
}

function changed(quotes: readonly Quoted[]): Quoted[] {
	return quotes.filter(({ review, quote }) => !isQuoteFrom(textsOf.get(review) ?? [], quote));
}

it('quotes customers exactly, on every page', () => {
	const quotes = filesOf('.html').flatMap((file) => {
		const page = read(file);
		if (!page.includes('class="quotes"')) return [];
		const items = parseHTML(page).document.querySelectorAll('.quotes > li');
		return [...items].flatMap((item): Quoted[] => {
			const quote = item.querySelector('p')?.textContent;
			const [, review = ''] =
				/\/reviews\/(\w+)/.exec(item.querySelector('small a')?.getAttribute('href') ?? '') ?? [];
			return quote === undefined ? [] : [{ file, review, quote }];
		});
	});
	expect(new Set(quotes.map(({ file }) => file)).size).toBeGreaterThan(50);
	expect(quotes.length).toBeGreaterThan(1_400);
	expect(changed(quotes)).toEqual([]);
});

it('quotes customers exactly, in every document', () => {
	const found: Quoted[] = [];
	// The OpenAPI description has invented examples.
	for (const file of filesOf('.json').filter((each) => !each.endsWith('openapi.json')))
		JSON.parse(read(file), (_key, value: unknown) => {
			if (typeof value === 'object' && value !== null && 'review_id' in value && 'quote' in value)
				found.push({ file, review: String(value.review_id), quote: String(value.quote) });
			return value;
		});
	expect(found.length).toBeGreaterThan(1_000);
	expect(changed(found)).toEqual([]);
});

it('says in lists of quotes that a review was edited', () => {
	const all = listed();
	const marked = all.filter(({ item }) =>
		/ · edited [A-Z][a-z]{2} \d/.test(textOf(item.querySelector('small'))),
	);
	const edited = all.filter(({ review }) => review?.edited_at !== undefined);
	expect(edited.length).toBeGreaterThan(0);
	expect(marked.map(({ review }) => review?.id)).toEqual(edited.map(({ review }) => review?.id));
});

it('names the language of quotes that are not in the language of the page', () => {
	const foreign = listed().filter(
		({ item, review }) => item.querySelector('p') && ['fr', 'es'].includes(review?.language ?? ''),
	);
	expect(foreign.length).toBeGreaterThan(5);
	for (const { item, review } of foreign) {
		expect(item.querySelector('p')?.getAttribute('lang')).toBe(review?.language);
		expect(textOf(item.querySelector('small'))).toMatch(
			review?.language === 'fr' ? / · in French · / : / · in Spanish · /,
		);
	}
});

function textOf(element: Element | null): string {
	return element?.textContent ?? '';
}
