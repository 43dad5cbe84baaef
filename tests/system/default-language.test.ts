import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { expect, it } from 'vitest';
import { buildOutput } from '../support/build-output.ts';
import { contentWith, someReviews } from '../support/content-with.ts';
import { crawlSite } from '../support/crawl-site.ts';
import { englishTextsOf } from '../support/english-texts.ts';
import { WITH_PAGES } from '../support/running-server.ts';

/** Builds the sample with these languages, and returns what a reader of its pages finds. */
async function buildIn(languages: string) {
	const contentDir = await contentWith(await someReviews(), (copy) => {
		const file = join(copy, 'business.yaml');
		const business = readFileSync(file, 'utf8');
		const changed = business.replace('languages: [en, es]\n  default: en', languages);
		expect(changed).not.toBe(business);
		writeFileSync(file, changed);
	});
	const folder = await buildOutput(contentDir);
	const crawled = crawlSite(folder, WITH_PAGES.BASE_URL);
	expect(crawled.faults()).toEqual({ broken: [], missing: [], empty: [] });
	const htmlOf = (path: string) => readFileSync(join(folder, path, 'index.html'), 'utf8');
	return { htmlOf, files: [...crawled.pages.keys()] };
}

const readPage = (html: string): Document => parseHTML(html).document;
const languageOf = (html: string) => /<html[^>]* lang="([^"]*)"/.exec(html)?.[1];

it('builds a site whose default language is Spanish and whose second one is English', async () => {
	const { htmlOf, files } = await buildIn('languages: [en, es]\n  default: es');
	const paths = files.map((file) => file.replace(/\/?index\.html$/, ''));
	const english = paths.filter((path) => /^en(\/|$)/.test(path));
	const spanish = english.map((path) => path.slice('en/'.length));
	expect(spanish).toEqual(
		expect.arrayContaining(['', 'aspects/price', 'reviews/aspect/price', 'technicians/will-sato']),
	);
	expect(paths).toEqual(expect.arrayContaining(spanish));
	expect(paths.filter((path) => path.startsWith('es'))).toEqual([]);
	expect([...new Set(english.map((path) => languageOf(htmlOf(path))))]).toEqual(['en-US']);
	expect([...new Set(spanish.map((path) => languageOf(htmlOf(path))))]).toEqual(['es-US']);
	expect(spanish.flatMap((path) => englishTextsOf(readPage(htmlOf(path))))).toEqual([]);
	const home = readPage(htmlOf(''));
	expect(home.querySelector('header a[hreflang="en"][lang]')?.getAttribute('href')).toBe('/en');
	const preferred = home.querySelector('link[hreflang="x-default"]')?.getAttribute('href');
	expect(preferred).toBe(`${WITH_PAGES.BASE_URL}/`);
	expect(languageOf(htmlOf('reviews/month'))).toBe('es-US');
});

it('builds a site in one language that is not English', async () => {
	const { htmlOf, files } = await buildIn('languages: [fr]');
	expect(files.filter((file) => /^(en|fr)\//.test(file))).toEqual([]);
	expect([
		...new Set(['', 'aspects/price', 'reviews'].map((path) => languageOf(htmlOf(path)))),
	]).toEqual(['fr-US']);
	const links = [...readPage(htmlOf('')).querySelectorAll('[hreflang]:not([href*="/reviews/"])')];
	// Only the pages that exist in English alone.
	expect(links.length).toBeGreaterThan(5);
	expect(links.map((link) => link.getAttribute('hreflang'))).toEqual(links.map(() => 'en'));
	expect(links.every((link) => !link.hasAttribute('lang'))).toBe(true);
});
