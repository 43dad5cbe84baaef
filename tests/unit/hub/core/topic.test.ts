import { describe, expect, it } from 'vitest';
import { parseTopic } from '../../../../src/hub/core/topic.ts';

const BASE = 'https://reviews.example';

describe('a topic', () => {
	it.each([
		['https://reviews.example/feed.xml', '/feed.xml'],
		['https://reviews.example/api/feed.json', '/api/feed.json'],
		['https://reviews.example/reviews.json', '/reviews.json'],
		['https://reviews.example/%66eed%2Exml', '/feed.xml'],
		['https://reviews.example/api/%66eed.json', '/api/feed.json'],
		['https://reviews.example/changes.json', '/changes.json'],
		['https://reviews.example/alerts.json', '/alerts.json'],
		['https://reviews.example/feeds/low-stars.atom', '/feeds/low-stars.atom'],
		['https://reviews.example/feeds/%68arborview.json', '/feeds/harborview.json'],
		['HTTPS://Reviews.Example:443/feed.xml', '/feed.xml'],
	])('may be written as %s (H20, H21)', (url, topic) => {
		expect(parseTopic(url, BASE)).toBe(topic);
	});

	it.each([
		'https://reviews.example/api%2Ffeed.json',
		'https://reviews.example/feed.atom',
		'https://reviews.example/feed.json',
		'https://reviews.example/feed.xml?',
		'https://reviews.example/feeds/harborview.atom?a=.atom',
		'https://reviews.example/feeds/a/b.atom',
		'https://reviews.example/feeds/.json',
		'https://reviews.example/feeds/harborview.xml',
		'https://reviews.example/alerts.atom',
		'https://reviews.example/feed.xml?a=1',
		'https://reviews.example/feed.xml/',
		'https://reviews.example/feed.xml#',
		'https://reviews.example/feed.xml#top',
		'https://reviews.example/FEED.XML',
		'https://reviews.example:8443/feed.xml',
		'http://reviews.example/feed.xml',
		'https://other.example/feed.xml',
		'https://user@reviews.example/feed.xml',
		' https://reviews.example/feed.xml',
		'https://reviews.example/feed.xml\n',
		'https://reviews.example\\feed.xml',
		`https://reviews.example/${'./'.repeat(1100)}feed.xml`,
		'/feed.xml',
		'feed.xml',
		'',
		'%',
	])('cannot be %j (H20)', (url) => {
		expect(parseTopic(url, BASE)).toBeUndefined();
	});
});
