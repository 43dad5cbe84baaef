import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { describe, expect, it } from 'vitest';
import { englishTextsOf } from '../../support/english-texts.ts';
import { useSharedSite } from '../../support/shared-site.ts';

const site = useSharedSite();
const pages = readdirSync(site.siteFolder, { recursive: true, encoding: 'utf8' }).filter((file) =>
	file.endsWith('.html'),
);
const files = pages.filter((file) => file.startsWith('es/'));
const read = (file: string) =>
	parseHTML(readFileSync(join(site.siteFolder, file), 'utf8')).document;

/** The texts that a reader of a page sees, without code. */
function seenIn(html: string): string[] {
	const hidden = /<(head|script|style|code|pre|template)\b[^]*?<\/\1>/g;
	return html.replace(hidden, '').split(/<[^>]*>/);
}

describe('the Spanish pages', () => {
	it('exist for each page of the group, its locations, people and services', () => {
		const paths = files.map((file) => file.replace(/\/index\.html$/, ''));
		expect(paths).toEqual(
			expect.arrayContaining([
				...['es', 'es/reviews', 'es/insights', 'es/insights/method', 'es/policy'],
				...['es/locations/millbrook', 'es/technicians/will-sato', 'es/services/brakes'],
				...['es/aspects/price', 'es/reviews/aspect/price', 'es/reviews/page/2'],
			]),
		);
		expect(paths.filter((path) => /reviews\/(month|[a-z0-9]{12}$)/.test(path))).toEqual([]);
	});

	it('say nothing in English but what customers wrote, and lead to Spanish pages', () => {
		const linksOf = (page: Document) =>
			[...page.querySelectorAll('a[href^="/"]:not([hreflang])')].map(
				(link) => new URL(link.getAttribute('href') ?? '', site.baseUrl).pathname,
			);
		const found = files.flatMap((file) => {
			const page = read(file);
			const inEnglish = linksOf(page).filter((path) =>
				files.includes(join('es', path, 'index.html')),
			);
			return [...englishTextsOf(page), ...inEnglish].map((text) => `${text} (in ${file})`);
		});
		expect(found).toEqual([]);
	});

	it('name the language of each page that exists only in English, and of no other', () => {
		const elsewhere = files.flatMap((file) =>
			[...read(file).querySelectorAll('a[href^="/"]')].map((link) => {
				const path = new URL(link.getAttribute('href') ?? '', site.baseUrl).pathname;
				const isEnglish =
					pages.includes(join(path.slice(1), 'index.html')) && !/^\/es\b/.test(path);
				const expected = isEnglish ? 'en' : null;
				return link.getAttribute('hreflang') === expected || link.hasAttribute('lang')
					? ''
					: `${path} (in ${file})`;
			}),
		);
		expect([...new Set(elsewhere)]).toEqual(['']);
	});

	it('name each other and the English ones', () => {
		const page = read('es/insights/index.html');
		expect(page.documentElement.getAttribute('lang')).toBe('es-US');
		const alternates = [...page.querySelectorAll('link[rel="alternate"][hreflang]')].map((link) => [
			link.getAttribute('hreflang'),
			link.getAttribute('href'),
		]);
		expect(alternates).toEqual([
			['en', `${site.baseUrl}/insights`],
			['es', `${site.baseUrl}/es/insights`],
			['x-default', `${site.baseUrl}/insights`],
		]);
		const canonical = page.querySelector('link[rel="canonical"]')?.getAttribute('href');
		expect(canonical).toBe(`${site.baseUrl}/es/insights`);
		expect(page.querySelector('header a[hreflang="en"][lang]')?.getAttribute('href')).toBe(
			'/insights',
		);
		const other = read('insights/index.html');
		expect(other.querySelector('header a[hreflang="es"][lang]')?.getAttribute('href')).toBe(
			'/es/insights',
		);
	});

	it('write dates and numbers as Spanish speakers of the country do', () => {
		const text = read('es/index.html').body.textContent ?? '';
		expect(text).toContain('4.09');
		expect(text).toMatch(/\d+ (ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic) 20\d\d/);
	});
});

it('links the home page in the other language from pages that exist once', () => {
	const page = read('websub/index.html');
	const links = [...page.querySelectorAll('header a[hreflang]')];
	expect(links.map((link) => [link.getAttribute('hreflang'), link.getAttribute('href')])).toEqual([
		['es', '/es'],
	]);
	expect(page.querySelectorAll('link[hreflang]')).toHaveLength(0);
});

it('says that reviews open in another language, and leads back to the review in this one', () => {
	const cards = [...read('es/reviews/index.html').querySelectorAll('article h3 a')];
	expect(cards.length).toBeGreaterThan(10);
	expect(new Set(cards.map((link) => link.getAttribute('hreflang')))).toEqual(new Set(['en']));
	const path = cards[0]?.getAttribute('href') ?? '';
	const back = read(join(path, 'index.html')).querySelector('header a[hreflang="es"]');
	expect(back?.getAttribute('href')).toBe(`/es/reviews?id=${path.split('/').at(-1)}`);
	expect(read('reviews/index.html').querySelector('main a[hreflang]')).toBeNull();
});

it('says in each language that there is no page at an address', async () => {
	const page = parseHTML(await (await fetch(`${site.baseUrl}/es/nada`)).text()).document;
	const link = page.querySelector('main p[lang="es"] a[href="/es"]');
	expect(link?.textContent).toContain('No hay ninguna página en esta dirección.');
});

it('explains the engine in one language instead of mixing two', () => {
	const page = read('es/insights/method/index.html');
	expect(page.querySelectorAll('main [lang="en"]')).toHaveLength(0);
	const link = page.querySelector('main a[hreflang="en"]');
	expect(link?.getAttribute('href')).toBe('/insights/method');
});

describe('the pages for readers', () => {
	it('write dates as people do', () => {
		const ofReaders = pages.filter((file) => !/^(docs|problems|websub|status)\b/.test(file));
		expect(ofReaders.length).toBeGreaterThan(400);
		const found = ofReaders.flatMap((file) =>
			seenIn(readFileSync(join(site.siteFolder, file), 'utf8'))
				.filter((text) => /\b20\d\d-\d\d\b/.test(text))
				.map((text) => `${text} (in ${file})`),
		);
		expect(found).toEqual([]);
	});
});
