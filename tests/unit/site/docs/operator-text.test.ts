import { describe, expect, it } from 'vitest';
import { escapeAttribute } from '../../../../src/edition/feeds/feed-entry.ts';
import { withOperator, withOrigin } from '../../../../src/site/docs/operator-text.ts';
import { sampleContent, sampleEdition } from '../../../support/content.ts';
import { readDocsPages } from '../../../support/docs-samples.ts';
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

describe('the pages of another operator', () => {
	it.each(readDocsPages().filter(({ file }) => file.startsWith('use/')))(
		'$file names no place, person or address of the sample',
		async ({ text }) => {
			const sample = (await sampleContent()).settings;
			const names = [
				'larkspur',
				...sample.businessFile.locations.flatMap(({ id, name, short_name }) => [
					id,
					name,
					short_name,
				]),
				...sample.staff.map(({ name }) => name),
			];
			const own = withOperator(text, await anotherOperator());
			expect(names.filter((name) => own.toLowerCase().includes(`${name}`.toLowerCase()))).toEqual(
				[],
			);
		},
	);

	it('escape the words of the operator', async () => {
		const operator = await anotherOperator();
		const business = { ...operator.business, name: '<img onerror="x">' };
		const html = withOperator(
			'<p>Larkspur Auto Group</p>',
			{ ...operator, business },
			escapeAttribute,
		);
		expect(html).toBe('<p>&lt;img onerror=&quot;x&quot;&gt;</p>');
	});

	it('keep an origin that contains a name of the sample', async () => {
		const operator = { ...(await anotherOperator()), baseUrl: 'https://millbrook.example' };
		expect(withOperator(`${WRITTEN}/reviews.json`, operator)).toBe(
			'https://millbrook.example/reviews.json',
		);
	});

	it('name the operator instead', async () => {
		const written =
			'larkspur-reviews of Larkspur Auto Group, location=millbrook, care@larkspur.example';
		expect(withOperator(written, await anotherOperator())).toBe(
			'miller-reviews of Miller Motors, location=main-street, hello@miller.example',
		);
	});
});

async function anotherOperator() {
	const { business, policy } = await sampleEdition();
	const [location] = business.locations;
	if (!location) throw new TypeError('Cannot make another operator: the sample has no location');
	const own = { ...location, id: 'main-street', name: 'Miller Main Street', short_name: 'Main St' };
	return {
		baseUrl: ORIGIN,
		business: { ...business, id: 'miller', name: 'Miller Motors', url: ORIGIN, locations: [own] },
		policy: { ...policy, contact: 'hello@miller.example' },
	};
}
