import { beforeAll, describe, expect, it } from 'vitest';
import type { BuildCache } from '../../../src/edition/build-cache.ts';
import { createEdition } from '../../../src/edition/create-edition.ts';
import { createCachedReader } from '../../../src/edition/record-reader.ts';
import type { Content, Settings } from '../../../src/content/content.ts';
import type { StoredReview } from '../../../src/reviews/stored-review.ts';
import { BASE_URL, sampleContent } from '../../support/content.ts';
import { createMemoryCache } from '../../support/memory-cache.ts';

let base: Content;

beforeAll(async () => {
	const sample = await sampleContent();
	const named = sample.records.filter(({ text }) => /Dana|brakes|Millbrook|price/.test(text));
	base = { ...sample, history: undefined, records: named.slice(0, 40) };
});

const first = (change: (record: StoredReview) => Partial<StoredReview>) => (content: Content) => ({
	...content,
	records: content.records.map((record, index) =>
		index === 0 ? { ...record, ...change(record) } : record,
	),
});
const settings = (change: (settings: Settings) => Partial<Settings>) => (content: Content) => ({
	...content,
	settings: { ...content.settings, ...change(content.settings) },
});

/** One edit of each input of a reading. */
const EDITS: Record<string, (content: Content) => Content> = {
	text: first(() => ({ text: 'Dana was rude and the brakes squeal. The price was fair.' })),
	title: first(() => ({ title: 'Rude' })),
	stars: first(({ rating }) => ({ rating: rating === 5 ? 1 : 5 })),
	author: first(() => ({ author: { name: 'Dana W.', anonymous: false } })),
	location: first(({ location }) => ({
		location: location === 'millbrook' ? 'harborview' : 'millbrook',
	})),
	language: first(() => ({ language: 'es' })),
	staff: settings(({ staff }) => ({
		staff: staff.map((person, index) =>
			index === 0 ? { ...person, aliases: [...person.aliases, 'the price'] } : person,
		),
	})),
	services: settings(({ services }) => ({
		services: services.map((service, index) =>
			index === 0 ? { ...service, synonyms: [...service.synonyms, 'price'] } : service,
		),
	})),
	areas: settings(({ serviceAreas }) => ({ serviceAreas: serviceAreas.slice(1) })),
	aspects: settings(({ aspects }) => ({
		aspects: aspects.map((aspect, index) =>
			index === 0 ? { ...aspect, terms: [...aspect.terms, 'brakes'] } : aspect,
		),
	})),
	overrides: settings(({ overrides }) => ({
		overrides: {
			...overrides,
			mentions: {
				...overrides.mentions,
				block: base.records.slice(0, 5).map(({ id }) => ({ review: id, entity: 'dana-whitfield' })),
			},
		},
	})),
};

describe('an edition built from cached readings', () => {
	const derive = (content: Content, cache?: BuildCache) =>
		JSON.stringify(createEdition(content, BASE_URL, createCachedReader(content.settings, cache)));

	it('has the same bytes as a clean build', () => {
		const cache = createMemoryCache();
		const clean = derive(base);
		expect([derive(base, cache), derive(base, cache)]).toEqual([clean, clean]);
		expect([cache.hits, cache.misses]).toEqual([base.records.length, base.records.length]);
	});

	it('stores no word of a text, not even an ambiguous name', () => {
		const edited = first(() => ({ title: 'Tommy', text: 'Bell fixed it.' }))(base);
		const content = { ...edited, records: edited.records.slice(0, 1) };
		const cache = createMemoryCache();
		const written: string[] = [];
		const write: typeof cache.steps.write = (key, result) => {
			written.push(Buffer.from(result).toString());
			cache.steps.write(key, result);
		};
		const clean = derive(content);
		expect(clean).toMatch(/"surface":"Bell".*"surface":"Tommy"/);
		expect(derive(content, { ...cache, steps: { ...cache.steps, write } })).toBe(clean);
		expect(derive(content, cache)).toBe(clean);
		expect(written.join()).toContain('"candidates"');
		expect(written.join()).not.toMatch(/Bell|Tommy/);
	});

	it.each(Object.keys(EDITS))('has the same bytes as a clean build after an edit of %s', (name) => {
		const cache = createMemoryCache();
		const before = derive(base, cache);
		const edited = EDITS[name]?.(base) ?? base;
		const clean = derive(edited);
		expect(clean).not.toBe(before);
		expect(derive(edited, cache)).toBe(clean);
		expect(derive(base, cache)).toBe(before);
	});

	it('reads only the edited record again, but all records after a code change', () => {
		const cache = createMemoryCache();
		derive(base, cache);
		cache.misses = 0;
		derive(EDITS['text']?.(base) ?? base, cache);
		expect(cache.misses).toBe(1);
		const [one, other] = [createMemoryCache('one'), createMemoryCache('other')];
		expect(one.keyOf('reading', ['a'])).not.toBe(other.keyOf('reading', ['a']));
	});
});
