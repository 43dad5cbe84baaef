import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import { ContentError } from '../content/content-error.ts';
import { contentPaths } from '../content/content-paths.ts';
import { listShards } from '../content/list-shards.ts';
import { loadRemoved } from '../content/load-content.ts';
import { readJsonLines } from '../content/read-json-lines.ts';
import { recordDigest } from '../reviews/record-digest.ts';
import { StoredReview } from '../reviews/stored-review.ts';
import { keyOf, toStoredLine, type StoredContent, type StoredLine } from './stored-shards.ts';

/**
 * Reads the content stored by earlier imports.
 * @throws {ContentError} with file, line, field and value of the first invalid record.
 */
export async function loadStoredContent(contentDir: string): Promise<StoredContent> {
	const paths = contentPaths(contentDir);
	const records = new Map<string, StoredLine>();
	const places = new Map<string, string>();
	for (const path of await listShards(paths.reviews)) {
		for await (const { value, text, line } of readJsonLines(path, StoredReview)) {
			const key = keyOf(value);
			const earlier = places.get(key) ?? places.get(value.id);
			if (earlier !== undefined) {
				throw new ContentError(path, line, `"id" ${value.id} is also stored in ${earlier}`);
			}
			places.set(key, `${path}:${line}`).set(value.id, `${path}:${line}`);
			const shard = relative(contentDir, path);
			records.set(key, { ...toStoredLine(value, text), digest: recordDigest(value), shard });
		}
	}

	const tombstones = await loadRemoved(paths.removed);
	return {
		records,
		removed: existsSync(paths.removed) ? await readFile(paths.removed, 'utf8') : '',
		tombstones,
		removedIds: new Set(tombstones.map(({ id }) => id)),
	};
}
