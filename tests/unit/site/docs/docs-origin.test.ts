import { expect, it } from 'vitest';
import { withOrigin } from '../../../../src/site/docs/docs-origin.ts';
import { cursorLinks, vsCodeLinks } from '../../../../tools/docs/deep-links.ts';

const WRITTEN = 'https://reviews.larkspur.example';
const ORIGIN = 'http://127.0.0.1:4321';

it('replaces the origin in text', () => {
	expect(withOrigin(`curl ${WRITTEN}/reviews.json`, ORIGIN)).toBe(`curl ${ORIGIN}/reviews.json`);
});

it('replaces the origin in query strings', () => {
	const topic = (origin: string) => `?hub.topic=${encodeURIComponent(`${origin}/feed.xml`)}`;
	expect(withOrigin(topic(WRITTEN), ORIGIN)).toBe(topic(ORIGIN));
});

it.each([cursorLinks, vsCodeLinks])('replaces it in links that install the server', (linksOf) => {
	// Every Base64 length, and the two Base64 characters that URLs escape.
	for (const name of ['a', 'ab', 'abc', 'a?~ÿ>']) {
		const links = (origin: string) => {
			const { web, app } = linksOf({ name, url: `${origin}/mcp?${name}` });
			return `${web}\n${app}`;
		};
		expect(withOrigin(links(WRITTEN), ORIGIN)).toBe(links(ORIGIN));
	}
});

it('keeps text that only looks like Base64', () => {
	const digest = 'a'.repeat(64);
	expect(withOrigin(digest, ORIGIN)).toBe(digest);
});
