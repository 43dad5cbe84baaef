import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { ApiCatalog } from '../../../src/edition/documents/api-catalog.ts';
import { ReviewsDataset } from '../../../src/edition/documents/reviews-dataset.ts';
import { findSchemaFaults } from '../../support/schema-org.ts';
import { askForJson, askTarget, JSON_TYPE, LINKSET_TYPE, type TargetSource } from './target.ts';

/** `/mcp` only supports POST, and a since path needs a day. */
const NO_PLAIN_GET: Readonly<Record<string, number>> = { '/mcp': 405, '/api/reviews/since': 400 };

/** How programs that know only the origin find everything else, and the metadata of every page. */
export function describeDiscovery(target: TargetSource): void {
	const ask = (path: string, init?: Parameters<typeof askTarget>[2]) =>
		askTarget(target(), path, init);
	const textOf = async (path: string) => (await ask(path)).text();
	const pathOf = (url: string) => {
		const { origin, pathname, search } = new URL(url);
		expect(origin).toBe(target().origin);
		return pathname + search;
	};

	describe('/.well-known/api-catalog', () => {
		it.each(['GET', 'HEAD'])('has its media type and link on %s (RFC 9727)', async (method) => {
			const { status, headers } = await ask('/.well-known/api-catalog', { method });
			expect([status, headers.get('content-type')]).toEqual([200, LINKSET_TYPE]);
			expect(headers.get('link')).toBe('</.well-known/api-catalog>; rel="api-catalog"');
		});

		it('links only to existing resources, with the right media type', async () => {
			const catalog = ApiCatalog.parse(await askForJson(target(), '/.well-known/api-catalog'));
			const links = catalog.linkset.flatMap(({ anchor, ...relations }) =>
				Object.values(relations).flatMap((list) => list ?? []),
			);
			expect(links.length).toBeGreaterThan(20);
			for (const { href, type } of links) {
				const path = pathOf(href);
				const { status, headers } = await ask(path);
				expect([path, status]).toEqual([path, NO_PLAIN_GET[path] ?? 200]);
				if (status !== 200) continue;
				expect([path, headers.get('content-type')?.split(';')[0]]).toEqual([path, type]);
			}
		});
	});

	it('/llms.txt links only to existing resources', async () => {
		const links = [...(await textOf('/llms.txt')).matchAll(/^- \[.*?\]\((\S+)\)/gm)];
		const paths = links.map(([, url = '']) => pathOf(url));
		expect(paths.length).toBeGreaterThan(20);
		for (const path of paths) {
			expect([path, (await ask(path)).status]).toEqual([path, NO_PLAIN_GET[path] ?? 200]);
		}
	});

	describe('/robots.txt', () => {
		it('links to a sitemap of all pages and nothing else', async () => {
			const [, index = ''] = /^Sitemap: (\S+)$/m.exec(await textOf('/robots.txt')) ?? [];
			expect(pathOf(index)).toBe('/sitemap-index.xml');
			const lists = locationsIn(await textOf('/sitemap-index.xml'));
			const pages = (await Promise.all(lists.map(async (url) => textOf(pathOf(url))))).flatMap(
				locationsIn,
			);
			const paths = pages.map(pathOf);
			expect(new Set(paths).size).toBe(paths.length);
			expect(paths).toEqual(
				expect.arrayContaining(['/', '/policy', '/reviews/month', '/reviews/month/2019-03']),
			);
			expect(paths.filter((path) => /^\/(404|gone)|.\/$/.test(path))).toEqual([]);
			const { reviews } = ReviewsDataset.parse(await askForJson(target(), '/reviews.json'));
			expect(pages).toEqual(expect.arrayContaining(reviews.map(({ url }) => url)));
			for (const path of paths) {
				const { status, headers } = await ask(path, { method: 'HEAD' });
				expect([path, status, headers.get('content-type')]).toEqual([path, 200, HTML]);
			}
		});

		it('leads to a sitemap whose times all come from the content', async () => {
			const { reviews } = ReviewsDataset.parse(await askForJson(target(), '/reviews.json'));
			const known = new Set(reviews.map((review) => Date.parse(review.updated_at ?? '')));
			const times = [...(await textOf('/sitemap-0.xml')).matchAll(/<lastmod>(.*?)<\/lastmod>/g)];
			expect(times.length).toBe(reviews.length);
			expect(times.filter(([, time = '']) => !known.has(Date.parse(time)))).toEqual([]);
		});
	});

	it('the head of a page links to feeds, descriptions and the sitemap', async () => {
		const html = await textOf('/');
		const links = [...html.matchAll(/<link\b[^>]*>/g)].map(([tag]) => tag);
		const hrefOf = (rel: string, type: string) =>
			links
				.filter((tag) => tag.includes(`rel="${rel}"`) && tag.includes(`type="${type}"`))
				.map((tag) => /href="([^"]*)"/.exec(tag)?.[1]);
		expect(hrefOf('alternate', 'application/atom+xml')).toEqual(['/feed.xml', '/alerts.atom']);
		expect(hrefOf('alternate', 'application/feed+json')).toEqual(['/api/feed.json']);
		expect(hrefOf('service-desc', 'application/json')).toEqual(['/.well-known/openapi.json']);
		expect(hrefOf('service-doc', 'text/html')).toEqual(['/docs']);
		expect(hrefOf('api-catalog', 'application/linkset+json')).toEqual(['/.well-known/api-catalog']);
		expect(hrefOf('sitemap', 'application/xml')).toEqual(['/sitemap-index.xml']);
	});

	describe('structured data', () => {
		it('of the home page is valid, and the page shows the same ratings', async () => {
			const html = await textOf('/');
			const [data, ...more] = structuredDataIn(html);
			expect(more).toEqual([]);
			expect(findSchemaFaults(data)).toEqual([]);
			const ratings = data['@graph'].flatMap((node: any) => node.aggregateRating ?? []);
			expect(ratings).toHaveLength(3);
			for (const { ratingValue, ratingCount } of ratings) {
				expect(html).toMatch(new RegExp(`${ratingValue.toFixed(2)}[^]{0,400}\\b${ratingCount}\\b`));
			}
		});

		it('of review pages is valid, and exists only for reviews that the business invited', async () => {
			const { reviews } = ReviewsDataset.parse(await askForJson(target(), '/reviews.json'));
			const marked: string[] = [];
			for (const { url, source } of reviews) {
				const [data] = structuredDataIn(await textOf(pathOf(url)));
				if (data === undefined) continue;
				expect([url, findSchemaFaults(data)]).toEqual([url, []]);
				expect(data['@graph'][0].url).toBe(url);
				marked.push(source.id);
			}
			const own = reviews.filter(({ source }) => source.id === 'survey');
			expect(marked).toEqual(own.map(() => 'survey'));
		});
	});

	describe('the URL of a review', () => {
		it('without a page redirects to its place in the archive', async () => {
			const { reviews } = ReviewsDataset.parse(await askForJson(target(), '/reviews.json'));
			for (const { id, date } of [reviews[0], reviews.at(-1)].flatMap((review) => review ?? [])) {
				// The sample has a file for every review, so the test calls the function directly.
				const response = await ask(`/api/reviews/permalink?id=${id}`);
				const location = response.headers.get('location') ?? '';
				expect([response.status, location]).toEqual([
					302,
					`/reviews/month/${date.slice(0, 7)}#${id}`,
				]);
				expect(await textOf(location.split('#')[0] ?? '')).toMatch(
					new RegExp(`<article[^>]* id="${id}"`),
				);
			}
		});

		it('that does not exist is a JSON problem for programs', async () => {
			const headers = { accept: 'application/json' };
			const response = await ask('/reviews/nothing', { headers });
			expect([response.status, response.headers.get('content-type')]).toEqual([404, JSON_TYPE]);
			expect(await response.json()).toMatchObject({ type: '/problems/not-found' });
		});

		it('has no public page for removed reviews', async () => {
			expect((await ask('/gone')).status).toBe(404);
		});
	});
}

const HTML = 'text/html; charset=utf-8';

function locationsIn(xml: string): string[] {
	return [...xml.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, url = '']) => url);
}

/** Returns the content of every JSON-LD script, as a browser parses it. */
function structuredDataIn(html: string): any[] {
	const found: any[] = [];
	const visit = (node: any): void => {
		const type = node.attrs?.find(({ name }: { name: string }) => name === 'type')?.value;
		if (node.nodeName === 'script' && type === 'application/ld+json') {
			found.push(JSON.parse(node.childNodes[0].value));
		}
		for (const child of node.childNodes ?? []) visit(child);
	};
	visit(parse(html));
	return found;
}
