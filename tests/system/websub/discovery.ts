import { describe, expect, it } from 'vitest';
import type { HubClient } from '../../support/hub-client.ts';
import { parseLinks, TOPICS } from './topics.ts';

/** Tests discovery of the hub (WebSub §4). */
export function describeDiscovery(hub: () => HubClient): void {
	describe.each(TOPICS)('the topic %s', (topic) => {
		const get = (init?: RequestInit) => fetch(hub().topicUrl(topic), init);

		it('advertises hub and self in one Link header, as absolute URLs (P1, P2, H42)', async () => {
			const response = await get();
			expect(response.status).toBe(200);
			expect(response.headers.get('link')).toBe(
				`<${hub().hubUrl}>; rel="hub", <${hub().topicUrl(topic)}>; rel="self"`,
			);
			const links = parseLinks(response.headers.get('link'));
			expect(links.filter(({ rel }) => rel === 'self')).toHaveLength(1);
			expect(links.every(({ url }) => URL.canParse(url))).toBe(true);
		});

		it('sends the same headers for HEAD, without a body (P4)', async () => {
			const [full, head] = [await get(), await get({ method: 'HEAD' })];
			expect([head.status, await head.text()]).toEqual([200, '']);
			for (const name of ['link', 'content-type']) {
				expect([name, head.headers.get(name)]).toEqual([name, full.headers.get(name)]);
			}
		});

		it('has one representation, whatever a client prefers (P5)', async () => {
			const plain = await get({ headers: { 'accept-encoding': 'identity' } });
			const body = await plain.text();
			for (const headers of [
				{ accept: 'text/html', 'accept-language': 'de' },
				{ accept: 'application/json' },
				{ accept: 'application/rss+xml;q=1, application/atom+xml;q=0' },
				{ 'user-agent': 'Mozilla/5.0' },
			]) {
				const other = await get({ headers });
				expect(other.headers.get('content-type')).toBe(plain.headers.get('content-type'));
				expect((await other.text()) === body).toBe(true);
			}
			const vary = (plain.headers.get('vary') ?? '').toLowerCase();
			expect(vary.replace('accept-encoding', '')).not.toMatch(/accept|user-agent|\*/);
		});

		it('is served at its self URL, without a redirect (P2, P5, P7)', async () => {
			const self = parseLinks((await get()).headers.get('link')).find(({ rel }) => rel === 'self');
			const [response, again] = [await get(), await fetch(self?.url ?? '', { redirect: 'error' })];
			expect((await again.text()) === (await response.text())).toBe(true);
		});

		it('has an ETag, and must be revalidated by caches (P6)', async () => {
			const { headers } = await get();
			expect(headers.get('etag')).toMatch(/^(W\/)?"/);
			// Otherwise, a cache could return the old content after the hub has announced the new one.
			expect(headers.get('cache-control') ?? 'no-cache').toMatch(/max-age=0|no-cache|no-store/);
		});
	});

	describe('the feeds', () => {
		it('embed hub and self in Atom as links (P3)', async () => {
			const text = await (await fetch(hub().topicUrl('/feed.xml'))).text();
			const head = text.slice(0, text.indexOf('<entry'));
			const links = head.match(/<link\b[^>]*>/g) ?? [];
			const hrefs = (rel: string) =>
				links
					.filter((link) => link.includes(`rel="${rel}"`))
					.map((link) => /href="([^"]*)"/.exec(link)?.[1]);
			expect([hrefs('hub'), hrefs('self')]).toEqual([
				[hub().hubUrl],
				[hub().topicUrl('/feed.xml')],
			]);
		});

		it('embed hub and self in JSON Feed as hubs and feed_url (P8)', async () => {
			const feed = await (await fetch(hub().topicUrl('/api/feed.json'))).json();
			expect(feed.hubs).toEqual([{ type: 'WebSub', url: hub().hubUrl }]);
			expect(feed.feed_url).toBe(hub().topicUrl('/api/feed.json'));
		});

		it('are Atom and JSON by their media types (H8)', async () => {
			const type = async (topic: string) =>
				(await fetch(hub().topicUrl(topic), { method: 'HEAD' })).headers.get('content-type');
			expect(await type('/feed.xml')).toMatch(/^application\/atom\+xml\b/);
			expect(await type('/api/feed.json')).toMatch(/^application\/(feed\+)?json\b/);
			expect(await type('/reviews.json')).toMatch(/^application\/json\b/);
		});
	});

	describe('other URLs', () => {
		it.each(['/', '/insights.json', '/reviews.csv', '/reviews.ndjson'])(
			'%s advertises no hub',
			async (path) => {
				const response = await fetch(hub().topicUrl(path));
				expect(response.headers.get('link') ?? '').not.toContain('rel="hub"');
				expect(await response.text()).not.toMatch(/<link\b[^>]*rel="(hub|self)"/);
			},
		);

		it('the hub returns its description for GET, and does not subscribe (H26)', async () => {
			const response = await fetch(hub().hubUrl);
			expect(response.status).toBe(200);
			const policy = await response.json();
			expect(policy).toMatchObject({
				hub: hub().hubUrl,
				topics: expect.arrayContaining(TOPICS.map(hub().topicUrl)),
				secret: { max_bytes: 199 },
			});
		});
	});
}
