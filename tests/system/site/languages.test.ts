import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseHTML } from 'linkedom';
import { beforeAll, describe, expect, it } from 'vitest';
import { CATALOGS } from '../../../src/reviews/messages/catalogs.ts';
import { useSharedSite } from '../../support/shared-site.ts';

/** Words that no Spanish sentence has, and most English ones do. */
const ENGLISH = /\b(the|of|and|with|from|this|that|these|they|is|are|to|by|more|review|reviews)\b/i;
const SHOWN_ATTRIBUTES = ['title', 'alt', 'aria-label', 'placeholder'];
const SHARED = 'meta[name="description"], meta[property^="og:"]';
/** Messages whose Spanish differs, as readers see them. */
const english = new Set(
	Object.entries(CATALOGS.en).flatMap(([id, text]) =>
		CATALOGS.es[id as keyof typeof CATALOGS.es] === text ||
		text.includes('{') ||
		!/\p{L}{2}/u.test(text)
			? []
			: [text],
	),
);

const site = useSharedSite();
let files: string[] = [];
const read = (file: string) =>
	parseHTML(readFileSync(join(site.siteFolder, file), 'utf8')).document;

beforeAll(() => {
	files = readdirSync(join(site.siteFolder, 'es'), { recursive: true, encoding: 'utf8' })
		.filter((file) => file.endsWith('.html'))
		.map((file) => join('es', file));
});

/** The texts of an element that are neither a customer's nor a name, nor marked as another language. */
function textsOf(element: Element, language: string): string[] {
	const own = (element.getAttribute('lang') ?? language).split('-')[0] ?? '';
	if (['SCRIPT', 'STYLE', 'CODE', 'BDI'].includes(element.tagName)) return [];
	const attributes = SHOWN_ATTRIBUTES.flatMap((name) => element.getAttribute(name) ?? []);
	const isSpanish = own === 'es';
	return [
		...(isSpanish ? attributes : []),
		...[...element.childNodes].flatMap((node) => {
			if (node.nodeType === 1) return textsOf(node as Element, own);
			return isSpanish && node.nodeType === 3 ? [(node.textContent ?? '').trim()] : [];
		}),
	];
}

/** The texts of an element that a reader sees, without code. */
function seenIn(element: Element): string[] {
	if (['SCRIPT', 'STYLE', 'CODE', 'PRE', 'TEMPLATE'].includes(element.tagName)) return [];
	return [...element.childNodes].flatMap((node) =>
		node.nodeType === 1 ? seenIn(node as Element) : [(node.textContent ?? '').trim()],
	);
}

/** Returns the texts of a link preview: the description and the alternative text of the image. */
function sharedOf(page: Document): string[] {
	const texts = [...page.querySelectorAll(SHARED)].map(
		(meta) => meta.getAttribute('content') ?? '',
	);
	return texts.filter((text) => !/^https?:|^image\/|^website$/.test(text));
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

	it('say nothing in English but what customers wrote', () => {
		const found = files.flatMap((file) =>
			[...textsOf(read(file).documentElement, ''), ...sharedOf(read(file))]
				.filter((text) => english.has(text) || ENGLISH.test(text))
				.map((text) => `${text} (in ${file})`),
		);
		expect(found).toEqual([]);
	});

	it('lead to Spanish pages where there are any', () => {
		const inEnglish = files.flatMap((file) =>
			[...read(file).querySelectorAll('a[href^="/"]:not([hreflang])')]
				.map((link) => new URL(link.getAttribute('href') ?? '', site.baseUrl).pathname)
				.filter((path) => files.includes(join('es', path, 'index.html'))),
		);
		expect(inEnglish).toEqual([]);
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
		expect(page.querySelector('header a[hreflang="en"]')?.getAttribute('href')).toBe('/insights');
		const other = read('insights/index.html');
		expect(other.querySelector('header a[hreflang="es"]')?.getAttribute('href')).toBe(
			'/es/insights',
		);
	});

	it('write dates and numbers as Spanish speakers of the country do', () => {
		const text = read('es/index.html').body.textContent ?? '';
		expect(text).toContain('4.09');
		expect(text).toMatch(/\d+ (ene|feb|mar|abr|may|jun|jul|ago|sept?|oct|nov|dic) 20\d\d/);
	});
});

it('keeps the pages that exist once free of other languages', () => {
	expect(read('websub/index.html').querySelectorAll('header a[hreflang]')).toHaveLength(0);
});

describe('the pages for readers', () => {
	it('write dates as people do', () => {
		const pages = readdirSync(site.siteFolder, { recursive: true, encoding: 'utf8' }).filter(
			(file) => file.endsWith('.html') && !/^(docs|problems|websub|status)\b/.test(file),
		);
		expect(pages.length).toBeGreaterThan(400);
		const found = pages.flatMap((file) =>
			seenIn(read(file).body)
				.filter((text) => /\b20\d\d-\d\d\b/.test(text))
				.map((text) => `${text} (in ${file})`),
		);
		expect(found).toEqual([]);
	});
});
