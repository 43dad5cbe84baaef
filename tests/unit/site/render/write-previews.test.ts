import { mkdtempSync, readdirSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it, onTestFinished } from 'vitest';
import type { BuildCache } from '../../../../src/edition/build-cache.ts';
import { writePreviews } from '../../../../src/site/render/write-previews.ts';
import type { Edition } from '../../../../src/edition/documents/edition.ts';
import { createExampleEdition } from '../../../../src/openapi/example-edition.ts';
import { createMemoryCache } from '../../../support/memory-cache.ts';

const edition = createExampleEdition('https://reviews.example');

/** The preview images of an edition, by file. */
async function draw(of: Edition, cache?: BuildCache): Promise<Record<string, string>> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-previews-'));
	onTestFinished(() => rmSync(folder, { recursive: true }));
	await writePreviews(of, folder, cache);
	const files = readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted();
	const images = files.filter((file) => statSync(join(folder, file)).isFile());
	return Object.fromEntries(
		images.map((file) => [file, readFileSync(join(folder, file), 'base64')]),
	);
}

it('takes preview images from the cache, and draws those whose inputs changed', async () => {
	const cache = createMemoryCache();
	const clean = await draw(edition);
	const count = Object.keys(clean).length;
	expect(count).toBeGreaterThan(3);
	expect([await draw(edition, cache), await draw(edition, cache)]).toEqual([clean, clean]);
	expect([cache.hits, cache.misses]).toEqual([count, count]);

	const renamed = { ...edition, business: { ...edition.business, name: 'Another group' } };
	const fewer = { ...edition, reviews: edition.reviews.slice(1) };
	for (const edited of [renamed, fewer]) {
		const drawn = await draw(edited);
		expect(drawn).not.toEqual(clean);
		expect(await draw(edited, cache)).toEqual(drawn);
	}
	expect(await draw(edition, cache)).toEqual(clean);
});
