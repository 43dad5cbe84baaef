import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { Review } from '../../../src/reviews/review.ts';
import { SincePage } from '../../../src/reviews/changes/since-page.ts';
import { StatusReport } from '../../../src/edition/documents/status-report.ts';
import { VerificationReport } from '../../../src/edition/documents/verification-report.ts';
import { ApiCatalog } from '../../../src/edition/documents/api-catalog.ts';
import { BuildManifest } from '../../../src/edition/documents/build-manifest.ts';
import { ReviewsDataset } from '../../../src/edition/documents/reviews-dataset.ts';
import { JsonFeed } from '../../../src/edition/feeds/json-feed.ts';
import { Insights } from '../../../src/insights/insights.ts';
import { AiCatalog } from '../../../src/mcp/discovery/ai-catalog.ts';
import { ServerCard } from '../../../src/mcp/discovery/server-card.ts';
import { SearchPage } from '../../../src/search/search-page.ts';
import { ROOT } from '../../support/content.ts';
import { MCP } from './mcp.ts';
import { HUB, HUB_CHECK, HUB_STATUS } from './hub.ts';
import { askForJson, askTarget, MEDIA_TYPES, TOPICS, type TargetSource } from './target.ts';

const SAMPLE_SIZE = 356;
/** Documents with a time from the content; pages and images have none. */
const DATED = [...TOPICS, '/insights.json', '/api/reviews/search', '/api/reviews/since/2026-01-01'];
const addressesPage = readFileSync(join(ROOT, 'docs/use/addresses.md'), 'utf8');

/** Every path with its media type, schema, ETag and links. */
export function describeDocuments(target: TargetSource): void {
	const ask = (path: string, init?: Parameters<typeof askTarget>[2]) =>
		askTarget(target(), path, init);

	describe('every public path', () => {
		it('of the list of addresses is tested here', () => {
			const rows = [...addressesPage.matchAll(/^- `\/.*/gm)].join('\n');
			const addresses = [...rows.matchAll(/`(\/[^`{]*)`/g)].map(([, path]) => path);
			expect(addresses.length).toBeGreaterThan(10);
			const asked = [...Object.keys(MEDIA_TYPES), HUB, HUB_CHECK, HUB_STATUS, MCP];
			expect(asked).toEqual(expect.arrayContaining(addresses));
		});

		it.each(Object.entries(MEDIA_TYPES))(
			'%s responds with %s and allows all origins',
			async (path, type) => {
				const { status, headers } = await ask(path);
				expect([status, headers.get('content-type')]).toEqual([200, type]);
				expect(headers.get('access-control-allow-origin')).toBe('*');
				expect(headers.get('access-control-expose-headers')).toMatch(/ETag, .*Link/);
				expect(headers.get('x-content-type-options')).toBe('nosniff');
				expect(headers.get('strict-transport-security')).toBe('max-age=63072000');
				const caching = path.startsWith('/log/')
					? 'no-cache'
					: 'public, max-age=0, must-revalidate';
				expect(headers.get('cache-control')).toBe(caching);
			},
		);

		it.each(Object.keys(MEDIA_TYPES).filter((path) => !path.startsWith('/api/reviews')))(
			'%s has the MD5 of its bytes as ETag',
			async (path) => {
				const response = await ask(path);
				const digest = createHash('md5')
					.update(await response.bytes())
					.digest('hex');
				expect(response.headers.get('etag')).toBe(`"${digest}"`);
			},
		);
	});

	it.each([
		['/reviews.json', ReviewsDataset],
		['/insights.json', Insights],
		['/api/feed.json', JsonFeed],
		['/feed.json', JsonFeed],
		['/build.json', BuildManifest],
		['/status.json', StatusReport],
		['/verification.json', VerificationReport],
		['/mcp/server-card', ServerCard],
		['/.well-known/ai-catalog.json', AiCatalog],
		['/.well-known/api-catalog', ApiCatalog],
		['/api/reviews/search', SearchPage],
		['/api/reviews/mcyuw3gmgkna', Review],
		['/api/reviews/since/2026-01-01', SincePage],
	])('%s matches its schema', async (path, schema) => {
		expect(schema.safeParse(await askForJson(target(), path)).error).toBeUndefined();
	});

	it('/api/reviews/{id} and /reviews/{id}.json are the review in /reviews.json', async () => {
		const { reviews } = ReviewsDataset.parse(await askForJson(target(), '/reviews.json'));
		for (const review of reviews.slice(0, 3)) {
			for (const path of [`/api/reviews/${review.id}`, `/reviews/${review.id}.json`]) {
				expect(await askForJson(target(), path)).toEqual(review);
			}
		}
		for (const path of ['/api/reviews/nobody', '/reviews/nobody.json']) {
			const response = await ask(path);
			expect([response.status, (await response.json()).type]).toEqual([404, '/problems/not-found']);
		}
	});

	it.each(DATED)('%s has a Last-Modified date', async (path) => {
		const { headers } = await ask(path);
		expect(Date.parse(headers.get('last-modified') ?? '')).not.toBeNaN();
	});

	it('/feed.xml is an Atom feed of the 50 newest reviews', async () => {
		const feed = await (await ask('/feed.xml')).text();
		expect(feed).toContain('<feed xmlns="http://www.w3.org/2005/Atom"');
		expect(feed.match(/<entry>/g)).toHaveLength(50);
	});

	it('/.well-known/openapi.json is version 1.0.0 in OpenAPI 3.1.0, at this origin', async () => {
		const api = await askForJson(target(), '/.well-known/openapi.json');
		expect([api.openapi, api.info.version]).toEqual(['3.1.0', '1.0.0']);
		expect(api.servers[0].url).toBe(target().origin);
		expect(await askForJson(target(), '/openapi.json')).toEqual(api);
		expect(parse(await (await ask('/.well-known/openapi.yaml')).text())).toEqual(api);
	});

	it('/build.json lists the ETags and sizes of the served documents', async () => {
		const { documents } = BuildManifest.parse(await askForJson(target(), '/build.json'));
		expect(documents.map(({ path }) => path)).toEqual(expect.arrayContaining(TOPICS));
		for (const { path, etag, bytes } of documents) {
			const response = await ask(path);
			const { byteLength } = await response.arrayBuffer();
			expect([path, response.headers.get('etag'), byteLength]).toEqual([path, etag, bytes]);
		}
	});

	it.each(TOPICS)('the topic %s links to hub and self, also on HEAD', async (path) => {
		const { origin } = target();
		const link = `<${origin}/api/websub/hub>; rel="hub", <${origin}${path}>; rel="self"`;
		expect((await ask(path)).headers.get('link')).toBe(link);
		expect((await ask(path, { method: 'HEAD' })).headers.get('link')).toBe(link);
	});

	it('/.well-known/ai-catalog.json links to the server card, which links to the server', async () => {
		const { origin } = target();
		const { entries } = AiCatalog.parse(await askForJson(target(), '/.well-known/ai-catalog.json'));
		expect(entries.map(({ url }) => url)).toEqual([`${origin}/mcp/server-card`]);
		const { remotes } = ServerCard.parse(await askForJson(target(), '/mcp/server-card'));
		expect(remotes.map(({ url }) => url)).toEqual([`${origin}/mcp`]);
	});

	it('every row in the sample is published, except those without consent', async () => {
		const { reviews, aggregate_rating } = await askForJson(target(), '/reviews.json');
		expect([reviews.length, aggregate_rating.rating_count]).toEqual([SAMPLE_SIZE, SAMPLE_SIZE]);
		expect(await askForJson(target(), '/insights.json')).toMatchObject({
			corpus: { reviews: SAMPLE_SIZE },
		});
		const lines = (await (await ask('/reviews.ndjson')).text()).trim().split('\n');
		expect(lines).toHaveLength(SAMPLE_SIZE);
	});

	it('the url of every review is a page of the site', async () => {
		const { reviews } = ReviewsDataset.parse(await askForJson(target(), '/reviews.json'));
		for (const { url } of reviews) {
			const { origin, pathname } = new URL(url);
			const response = await ask(pathname, { method: 'HEAD' });
			expect([origin, pathname, response.status]).toEqual([target().origin, pathname, 200]);
		}
	});

	it('no document contains personal data or reviews without consent', async () => {
		const paths = ['/reviews.json', '/insights.json', '/reviews.csv', '/feed.xml'];
		const texts = await Promise.all(paths.map(async (path) => (await ask(path)).text()));
		const refused = ['sv-2207-6c797', 'sv-2310-36a6c', 'sv-2508-34d11', 'sv-2601-78df7'];
		for (const secret of [...refused, '@example.com', '555-0131', 'D-20730', 'MB41135']) {
			expect(texts.filter((text) => text.includes(secret))).toEqual([]);
		}
	});
}
