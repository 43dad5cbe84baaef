import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { loadContent } from '../../src/content/load-content.ts';
import { stampContent } from '../../src/content/stamp-content.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { stampRecord } from '../../src/reviews/record-digest.ts';
import { buildOutput } from '../support/build-output.ts';
import { CONTENT_DIR, copyContent } from '../support/content.ts';
import { crawlSite } from '../support/crawl-site.ts';
import { WITH_PAGES } from '../support/running-server.ts';

const NO_TAGS = { technicians: [], services: [] };
const NOW = '2026-11-28T12:00:00Z';
const EVERY_PAGE = { timeout: 120_000 };

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
			records.slice(0, 60).map(({ title, ...record }) => ({ ...record, text: '', tags: NO_TAGS })),
	},
	'one language that the engine does not read': {
		reviews: (records) =>
			records
				.slice(0, 60)
				.map((record) => ({ ...record, language: 'es', text: 'Muy buen servicio.' })),
	},
	'no reviews': { reviews: () => [] },
};

it.each(Object.entries(SHAPES))(
	'a group with %s has no dead ends',
	EVERY_PAGE,
	async (_, shape) => {
		const { emptied = [], reviews } = shape;
		const contentDir = copyContent();
		for (const file of emptied) writeFileSync(join(contentDir, file), '[]\n');
		if (emptied.length > 0) rmSync(join(contentDir, 'readings'), { recursive: true });
		if (reviews) {
			const { records } = await loadContent(CONTENT_DIR);
			for (const name of ['reviews', 'readings', 'removed.jsonl', 'imported.json']) {
				rmSync(join(contentDir, name), { recursive: true });
			}
			for (const [source, own] of Map.groupBy(reviews(records), (record) => record.source.id)) {
				mkdirSync(join(contentDir, 'reviews', source), { recursive: true });
				const lines = own.map((record) => `${JSON.stringify(stampRecord(record, NOW))}\n`);
				writeFileSync(join(contentDir, 'reviews', source, '2026.jsonl'), lines.join(''));
			}
		}
		await stampContent(contentDir, NOW);
		const crawled = crawlSite(await buildOutput(contentDir), WITH_PAGES.BASE_URL);
		expect(crawled.pages.size).toBeGreaterThan(20);
		expect({
			broken: crawled.broken(),
			missing: crawled.missingFragments(),
			empty: crawled.emptyParts(),
		}).toEqual({ broken: [], missing: [], empty: [] });
	},
);
