import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { parse } from 'parse5';
import { describe, expect, it } from 'vitest';
import { useSharedSite } from '../support/shared-site.ts';

const { siteFolder, baseUrl } = useSharedSite();
/** The `<meta>` contents of each page, by the page's file. */
const cards: readonly (readonly [file: string, card: Readonly<Record<string, string>>])[] =
	globSync('**/*.html', { cwd: siteFolder }).map((file) => [
		file,
		cardOf(readFileSync(join(siteFolder, file), 'utf8')),
	]);

describe('every page', () => {
	it('has the metadata for link previews', () => {
		expect(cards.length).toBeGreaterThan(360);
		for (const [file, card] of cards) {
			expect([file, card]).toEqual([
				file,
				expect.objectContaining({
					'og:type': 'website',
					'og:title': expect.stringMatching(/./),
					'og:description': expect.stringMatching(/./),
					'og:site_name': expect.stringMatching(/./),
					'og:image:alt': expect.stringMatching(/./),
					'twitter:card': 'summary_large_image',
				}),
			]);
		}
	});

	it('has a preview image at this origin, a PNG of 1200 × 630', async () => {
		const pictures = [...new Set(cards.map(([, card]) => card['og:image'] ?? ''))];
		expect(pictures).toEqual(
			expect.arrayContaining([`${baseUrl}/og/home.png`, `${baseUrl}/og/websub.png`]),
		);
		for (const url of pictures) {
			expect(url.startsWith(`${baseUrl}/og/`)).toBe(true);
			const response = await fetch(url);
			expect([url, response.status, response.headers.get('content-type')]).toEqual([
				url,
				200,
				'image/png',
			]);
			const png = Buffer.from(await response.arrayBuffer());
			expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
		}
	});
});

/** Returns the contents of `<meta>`, by property or name. */
function cardOf(html: string): Record<string, string> {
	const card: Record<string, string> = {};
	const visit = (node: { tagName?: string; attrs?: Attribute[]; childNodes?: any[] }) => {
		const attributes = Object.fromEntries(
			(node.attrs ?? []).map(({ name, value }) => [name, value]),
		);
		const key = attributes['property'] ?? attributes['name'];
		if (node.tagName === 'meta' && key) card[key] = attributes['content'] ?? '';
		for (const child of node.childNodes ?? []) visit(child);
	};
	visit(parse(html));
	return card;
}

interface Attribute {
	readonly name: string;
	readonly value: string;
}
