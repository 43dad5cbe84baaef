import { existsSync } from 'node:fs';
import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { compareText } from '../reviews/order.ts';
import { StoredReview, Tombstone } from '../reviews/stored-review.ts';
import { hasInterruptedChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { checkRecords } from './check-content.ts';
import type { Content } from './content.ts';
import { contentPaths } from './content-paths.ts';
import { loadSettings } from './load-settings.ts';
import { readJsonLines } from './read-json-lines.ts';
import { loadStamps } from './settings-stamps.ts';

/**
 * Reads and validates everything under `content/`.
 * @throws {ContentError} at the first file that breaks a rule.
 */
export async function loadContent(contentDir: string): Promise<Content> {
	const paths = contentPaths(contentDir);
	if (await hasInterruptedChange(contentDir)) {
		const problem =
			'an import was interrupted; run "npm run import" or "npm run publish" to finish it';
		throw new ContentError(contentDir, undefined, problem);
	}
	const settings = await loadSettings(contentDir);
	const stamps = await loadStamps(contentDir);
	const records: StoredReview[] = [];
	for (const shard of await listShards(paths.reviews)) {
		for await (const { value } of readJsonLines(shard, StoredReview)) records.push(value);
	}
	const removed: Tombstone[] = [];
	if (existsSync(paths.removed)) {
		for await (const { value } of readJsonLines(paths.removed, Tombstone)) removed.push(value);
	}

	checkRecords(records, removed, settings);
	return { settings, stamps, records, removed };
}

/** The paths of all `<source>/<year>.jsonl` below the folder, in a fixed order; none without it. */
export async function listShards(reviewsDir: string): Promise<string[]> {
	if (!existsSync(reviewsDir)) return [];
	const entries = await readdir(reviewsDir, { recursive: true, withFileTypes: true });
	return entries
		.filter((entry) => entry.isFile() && entry.name.endsWith('.jsonl'))
		.map((entry) => join(entry.parentPath, entry.name))
		.toSorted(compareText);
}
