import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stampContent } from '../../src/content/stamp-content.ts';
import type { StoredReview } from '../../src/reviews/stored-review.ts';
import { stampRecord } from '../../src/reviews/record-digest.ts';
import { copyContent, sampleContent } from './content.ts';

const NOW = '2026-11-28T12:00:00Z';

/** Sixty reviews of the sample from all its sources, which mention most people and aspects. */
export async function someReviews(): Promise<readonly StoredReview[]> {
	return (await sampleContent()).records.filter((_, index) => index % 6 === 0);
}

/** Copies the sample's settings, with these reviews instead of its own, and may change them. */
export async function contentWith(
	records: readonly StoredReview[],
	change: (contentDir: string) => void = () => undefined,
): Promise<string> {
	const contentDir = copyContent();
	for (const name of ['reviews', 'readings', 'removed.jsonl', 'imported.json']) {
		rmSync(join(contentDir, name), { recursive: true });
	}
	for (const [source, own] of Map.groupBy(records, (record) => record.source.id)) {
		mkdirSync(join(contentDir, 'reviews', source), { recursive: true });
		const lines = own.map((record) => `${JSON.stringify(stampRecord(record, NOW))}\n`);
		writeFileSync(join(contentDir, 'reviews', source, '2026.jsonl'), lines.join(''));
	}
	change(contentDir);
	await stampContent(contentDir, NOW);
	return contentDir;
}
