import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';
import { renderAtomFeed } from '../../../src/edition/feeds/atom-feed.ts';
import { toFeedEntries } from '../../../src/edition/feeds/feed-entry.ts';
import { JsonFeed, renderJsonFeed } from '../../../src/edition/feeds/json-feed.ts';
import { allReviewsFeed, partialFeeds } from '../../../src/edition/feeds/review-feeds.ts';
import { aRecord, sampleContent, sampleEdition } from '../../support/content.ts';

const ATOM = { atom: 'http://www.w3.org/2005/Atom' };
const edition = await sampleEdition();

function texts(xml: string, path: string): string[] {
	const document = XmlDocument.fromString(xml);
	try {
		return document.find(path, ATOM).map((node) => node.content);
	} finally {
		document.dispose();
	}
}

describe('the Atom feed', () => {
	const xml = renderAtomFeed(edition, allReviewsFeed(edition));

	it('is well-formed, with the elements that RFC 4287 §4.1 requires', () => {
		expect(texts(xml, '/atom:feed/atom:id')).toHaveLength(1);
		expect(texts(xml, '/atom:feed/atom:title')).toEqual(['Reviews of Larkspur Auto Group']);
		expect(texts(xml, '/atom:feed/atom:entry')).toHaveLength(50);
		for (const element of ['id', 'title', 'updated', 'published', 'content', 'author/atom:name']) {
			expect(texts(xml, `/atom:feed/atom:entry/atom:${element}`)).toHaveLength(50);
		}
	});

	it('links to the hub and to itself', () => {
		expect(texts(xml, '/atom:feed/atom:link[@rel="hub"]/@href')).toEqual([
			'https://reviews.example/api/websub/hub',
		]);
		expect(texts(xml, '/atom:feed/atom:link[@rel="self"]/@href')).toEqual([
			'https://reviews.example/feed.xml',
		]);
	});

	it('has the update time of its latest entry', () => {
		const updated = texts(xml, '/atom:feed/atom:entry/atom:updated').toSorted();
		expect(texts(xml, '/atom:feed/atom:updated')).toEqual([updated.at(-1)]);
	});
});

describe('the JSON Feed', () => {
	const feed = JSON.parse(renderJsonFeed(edition, allReviewsFeed(edition)));

	it('is version 1.1 with hubs, authors and language', () => {
		expect(JsonFeed.safeParse(feed).error).toBeUndefined();
		expect(feed).toMatchObject({
			version: 'https://jsonfeed.org/version/1.1',
			feed_url: 'https://reviews.example/api/feed.json',
			hubs: [{ type: 'WebSub', url: 'https://reviews.example/api/websub/hub' }],
			authors: [{ name: 'Larkspur Auto Group' }],
			language: 'en',
		});
		expect(feed.items).toHaveLength(50);
	});

	it('contains the newest reviews, newest first', () => {
		expect(feed.items.map(({ url }: { url: string }) => url)).toEqual(
			edition.reviews.slice(0, 50).map(({ url }) => url),
		);
	});

	it('has the same ids and times as the Atom feed', () => {
		const xml = renderAtomFeed(edition, allReviewsFeed(edition));
		const ids = feed.items.map(({ id }: { id: string }) => id);
		const modified = feed.items.map((item: { date_modified: string }) => item.date_modified);
		expect(texts(xml, '/atom:feed/atom:entry/atom:id')).toEqual(ids);
		expect(texts(xml, '/atom:feed/atom:entry/atom:updated')).toEqual(modified);
	});
});

describe('a feed of hostile reviews', async () => {
	const hostile = [
		'\u0000\u0001\u0008\u000b\u000c\u001f',
		']]> <script>alert(1)</script>',
		'&amp; &lt; & <b>',
		'\ufffe\uffff',
		'<?xml version="1.0"?><!DOCTYPE x [<!ENTITY e SYSTEM "file:///etc/passwd">]>&e;',
		'"\'`\u2028\u2029\u202e😀',
	];
	const { settings } = await sampleContent();
	const businessFile = { ...settings.businessFile, name: hostile.join('') };
	const records = hostile.map((text, index) =>
		aRecord({
			id: `r${index}`,
			title: text,
			text,
			author: { name: text, anonymous: false },
			responses: [{ text, author: text, date: '2026-03-05' }],
		}),
	);
	const bad = await sampleEdition({ records, settings: { ...settings, businessFile } });

	it('is well-formed and keeps every printable character', () => {
		const xml = renderAtomFeed(bad, allReviewsFeed(bad));
		const titles = texts(xml, '/atom:feed/atom:entry/atom:title');
		expect(titles).toHaveLength(hostile.length);
		expect(titles[1]).toContain(']]&gt; &lt;script&gt;');
		expect(titles[2]).toContain('&amp;amp; &amp;lt; &amp; &lt;b&gt;');
		expect(texts(xml, '/atom:feed/atom:entry/atom:author/atom:name')[1]).toContain(
			']]> <script>alert(1)</script>',
		);
	});

	it('is valid JSON Feed', () => {
		expect(
			JsonFeed.safeParse(JSON.parse(renderJsonFeed(bad, allReviewsFeed(bad)))).error,
		).toBeUndefined();
	});
});

describe('the feeds of some reviews', () => {
	const feeds = partialFeeds(edition);

	it('are one of low stars and one of each location', () => {
		expect(feeds.map(({ atom, json }) => [atom, json])).toEqual(
			['low-stars', 'alder-falls', 'harborview', 'millbrook'].map((id) => [
				`/feeds/${id}.atom`,
				`/feeds/${id}.json`,
			]),
		);
	});

	it.each(feeds.map((feed) => [feed.atom, feed] as const))('%s has only its own', (path, feed) => {
		const xml = renderAtomFeed(edition, feed);
		const json = JsonFeed.parse(JSON.parse(renderJsonFeed(edition, feed)));
		expect(texts(xml, '/atom:feed/atom:link[@rel="self"]/@href')).toEqual([
			`https://reviews.example${path}`,
		]);
		const hub = 'https://reviews.example/api/websub/hub';
		expect(texts(xml, '/atom:feed/atom:link[@rel="hub"]/@href')).toEqual([hub]);
		expect(json.hubs).toEqual([{ type: 'WebSub', url: hub }]);
		expect(texts(xml, '/atom:feed/atom:entry/atom:id')).toEqual(json.items.map(({ id }) => id));
		const own = json.items.map(({ _review: { rating, location } }) =>
			path === '/feeds/low-stars.atom' ? rating <= 2 : path === `/feeds/${location}.atom`,
		);
		expect([own.length > 20, own.every(Boolean)]).toEqual([true, true]);
	});
});

describe('entries', () => {
	const sameDay = Array.from({ length: 40 }, (_, index) => aRecord({ id: `day${index}` }));
	const updatedTimes = async (records: typeof sameDay) =>
		toFeedEntries((await sampleEdition({ records })).reviews).map(({ updated }) => updated);

	it('of one day have distinct times on that day', async () => {
		const entries = toFeedEntries((await sampleEdition({ records: sameDay })).reviews);
		expect(new Set(entries.map(({ updated }) => updated)).size).toBe(40);
		expect(entries.every(({ updated }) => updated.startsWith('2026-03-04T'))).toBe(true);
	});

	it('with the same time, or revised at the same time, have distinct times', async () => {
		const published_at = '2026-03-04T08:00:00-08:00';
		const sameTime = sameDay.map((record) => ({ ...record, published_at }));
		expect(new Set(await updatedTimes(sameTime)).size).toBe(40);
		const changed_at = '2026-06-01T00:00:00Z';
		const revised = sameDay.map((record) => ({ ...record, changed_at }));
		expect(new Set(await updatedTimes(revised)).size).toBe(40);
	});

	it('are never updated before they are published, or published after they are checked', async () => {
		const [day = aRecord()] = sameDay;
		const verification = { ...day.verification, checked_at: '2026-03-04T13:00:00Z' };
		const changed_at = '2026-03-04T13:05:00Z';
		const records = sameDay.map((record) => ({ ...record, verification, changed_at }));
		for (const entry of toFeedEntries((await sampleEdition({ records })).reviews)) {
			expect(entry.published <= '2026-03-04T13:00:00').toBe(true);
			expect(entry.updated >= entry.published && entry.updated <= '2026-03-04T13:10').toBe(true);
		}
	});

	it('say if a source gives only the beginning of a text', async () => {
		const whole = aRecord({ id: 'whole', text: 'Kept me posted.' });
		const cut = aRecord({ id: 'cut', text: 'Kept me', truncated: true });
		const excerpts = await sampleEdition({ records: [whole, cut] });
		const feed = JsonFeed.parse(JSON.parse(renderJsonFeed(excerpts, allReviewsFeed(excerpts))));
		const marked = feed.items.filter(({ content_text: text, content_html: html }) =>
			[text, html].every((content) =>
				/\bExcerpt: only the beginning is shown here\./.test(content),
			),
		);
		expect(marked.map(({ _review: { id } }) => id)).toEqual(['cut']);
	});

	it('keep their ids and dates when other entries change', async () => {
		const [alone] = toFeedEntries((await sampleEdition({ records: sameDay.slice(7, 8) })).reviews);
		const all = toFeedEntries((await sampleEdition({ records: sameDay })).reviews);
		expect(all).toContainEqual(alone);
	});

	it('get a new update time when the customer edits the review or its record changes', async () => {
		const records = [
			aRecord({ id: 'a', published_at: '2026-03-04T08:00:00-08:00' }),
			aRecord({
				id: 'b',
				published_at: '2026-03-04T08:00:00Z',
				edited_at: '2026-03-06T08:00:00Z',
			}),
			aRecord({ id: 'c', changed_at: '2026-04-01T00:00:00Z' }),
		];
		const entries = toFeedEntries((await sampleEdition({ records })).reviews);
		const [a, b, c] = entries.map(({ updated }) => updated);
		expect(a).toMatch(/^2026-03-04T16:0[0-4]:/);
		expect(b).toMatch(/^2026-03-06T08:0[0-4]:/);
		expect(c).toMatch(/^2026-04-01T00:0[0-4]:/);
	});

	it('may be absent: an empty feed is valid', async () => {
		const empty = await sampleEdition({ records: [] });
		expect(texts(renderAtomFeed(empty, allReviewsFeed(empty)), '/atom:feed/atom:updated')).toEqual([
			'1970-01-01T00:00:00.000Z',
		]);
		expect(JSON.parse(renderJsonFeed(empty, allReviewsFeed(empty))).items).toEqual([]);
	});
});
