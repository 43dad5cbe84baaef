import { expect, it } from 'vitest';
import { withOrigin } from '../../../../src/site/docs/docs-origin.ts';
import { cursorLinks, vsCodeLinks } from '../../../../src/mcp/discovery/deep-links.ts';

const WRITTEN = 'https://reviews.larkspur.example';
const ORIGIN = 'http://127.0.0.1:4321';

it('names the origin of the service', () => {
	expect(withOrigin(`curl ${WRITTEN}/reviews.json`, ORIGIN)).toBe(`curl ${ORIGIN}/reviews.json`);
});

it('names it in queries', () => {
	const topic = (origin: string) => `?hub.topic=${encodeURIComponent(`${origin}/feed.xml`)}`;
	expect(withOrigin(topic(WRITTEN), ORIGIN)).toBe(topic(ORIGIN));
});

it.each([cursorLinks, vsCodeLinks])('names it in links that install the server', (linksOf) => {
	// Of every length, and with the two letters of Base64 that addresses escape.
	for (const name of ['a', 'ab', 'abc', 'a?~ÿ>']) {
		const links = (origin: string) => {
			const { web, app } = linksOf({ name, url: `${origin}/mcp?${name}` });
			return `${web}\n${app}`;
		};
		expect(withOrigin(links(WRITTEN), ORIGIN)).toBe(links(ORIGIN));
	}
});

it('leaves what only looks like Base64', () => {
	const digest = 'a'.repeat(64);
	expect(withOrigin(digest, ORIGIN)).toBe(digest);
});
