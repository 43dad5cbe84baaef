import { expect, it } from 'vitest';
import { renderSitemap } from '../../../../src/edition/documents/sitemap.ts';

const BASE_URL = 'https://a.example';
const render = (paths: readonly string[], reviews: readonly unknown[] = []) =>
	renderSitemap(paths, { baseUrl: BASE_URL, reviews: reviews as never });
const locations = (text = '') => [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url]) => url);

it('lists pages by absolute URL, sorted, without the not-found and gone pages', () => {
	const [index, list, ...more] = render(['/reviews', '/', '/404', '/gone', '/docs']);
	expect([index?.file, list?.file, more]).toEqual(['sitemap-index.xml', 'sitemap-0.xml', []]);
	expect(locations(index?.text)).toEqual(['https://a.example/sitemap-0.xml']);
	expect(locations(list?.text)).toEqual(['/', '/docs', '/reviews'].map((path) => BASE_URL + path));
});

it('gives the time of a review’s last change, if known', () => {
	const changed = { url: `${BASE_URL}/reviews/a`, updated_at: '2026-11-20T12:00:00Z' };
	const [, list] = render(
		['/reviews/a', '/reviews/b'],
		[changed, { url: `${BASE_URL}/reviews/b` }],
	);
	expect(list?.text).toContain(
		`<url><loc>${BASE_URL}/reviews/a</loc><lastmod>2026-11-20T12:00:00Z</lastmod></url>`,
	);
	expect(list?.text).toContain(`<url><loc>${BASE_URL}/reviews/b</loc></url>`);
});

it('splits a long sitemap into several files and lists each page once', () => {
	const paths = Array.from({ length: 100_000 }, (_, index) => `/reviews/r${index}`);
	const [index, ...lists] = render(paths);
	expect(locations(index?.text)).toEqual(
		['0', '1', '2'].map((number) => `${BASE_URL}/sitemap-${number}.xml`),
	);
	const listed = lists.flatMap(({ text }) => locations(text));
	expect(Math.max(...lists.map(({ text }) => locations(text).length))).toBeLessThanOrEqual(50_000);
	expect(new Set(listed)).toEqual(new Set(paths.map((path) => BASE_URL + path)));
	expect(listed).toHaveLength(paths.length);
});

it('escapes special characters in paths', () => {
	const [, list] = render([`/reviews/service/o'brien&<sons>`]);
	expect(locations(list?.text)).toEqual([
		`${BASE_URL}/reviews/service/o&apos;brien&amp;%3Csons%3E`,
	]);
});
