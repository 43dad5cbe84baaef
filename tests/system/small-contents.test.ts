import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { buildOutput } from '../support/build-output.ts';
import { contentWith, someReviews } from '../support/content-with.ts';
import { crawlSite } from '../support/crawl-site.ts';
import { WITH_PAGES } from '../support/running-server.ts';

const NO_TAGS = { technicians: [], services: [] };

/** How a small group differs from the sample: it empties settings files, or has other reviews. */
interface Shape {
	readonly emptied?: readonly string[];
	readonly reviews?: (records: readonly StoredReview[]) => readonly StoredReview[];
}

const SHAPES: Readonly<Record<string, Shape>> = {
	'no aspects and no questions': { emptied: ['aspects.yaml', 'faq.yaml'] },
	'no people': { emptied: ['staff.yaml', 'faq.yaml'] },
	'no services and no places': { emptied: ['services.yaml', 'service-areas.yaml', 'faq.yaml'] },
	'one review': { reviews: (records) => records.slice(0, 1) },
	'no texts': {
		reviews: (records) =>
			records.map(({ title, ...record }) => ({ ...record, text: '', tags: NO_TAGS })),
	},
	'one language that the engine does not read': {
		reviews: (records) =>
			records.map((record) => ({ ...record, language: 'es', text: 'Muy buen servicio.' })),
	},
	'no reviews': { reviews: () => [] },
};

it.each(Object.entries(SHAPES))('a group with %s has no dead ends', async (_, shape) => {
	const { emptied = [], reviews = (records) => records } = shape;
	const contentDir = await contentWith(reviews(await someReviews()), (folder) => {
		for (const file of emptied) writeFileSync(join(folder, file), '[]\n');
	});
	const crawled = crawlSite(await buildOutput(contentDir), WITH_PAGES.BASE_URL);
	expect(crawled.pages.has('insights/index.html')).toBe(true);
	expect(crawled.pages.size).toBeGreaterThan(20);
	expect(crawled.faults()).toEqual({ broken: [], missing: [], empty: [] });
});
