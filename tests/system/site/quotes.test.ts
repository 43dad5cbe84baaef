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
