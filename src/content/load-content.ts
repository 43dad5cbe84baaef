import { existsSync } from 'node:fs';
import { StoredReview, Tombstone } from '../reviews/stored-review.ts';
import { countFound, findMissingStars, toCounted } from './audit-stars.ts';
import { findFalseTombstones } from './check-removed.ts';
import { hasInterruptedChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { checkOverrides, checkUnique, createRecordCheck } from './check-content.ts';
import type { Content } from './content.ts';
import { contentPaths } from './content-paths.ts';
import { refuseProblems } from './content-problem.ts';
import { loadLedger } from './import-log.ts';
import { listShards } from './list-shards.ts';
import { inspectReadings, loadReaderQuality } from './load-readings.ts';
import { loadSettings } from './load-settings.ts';
import { loadHistory } from './publication-history.ts';
import { readJsonLines, type JsonLine } from './read-json-lines.ts';
import { loadStamps } from './stamps.ts';

/**
 * Reads and validates everything under `content/`.
 * @throws {ContentError} at the first file that breaks a rule.
 */
export async function loadContent(contentDir: string): Promise<Content> {
	const paths = contentPaths(contentDir);
	const settings = await loadSettings(contentDir);
	if (await hasInterruptedChange(contentDir)) {
		const problem =
			'an import was interrupted; run "npm run import" or "npm run publish" to finish it';
		throw new ContentError(contentDir, undefined, problem);
	}
	const stamps = await loadStamps(contentDir);
	const records: StoredReview[] = [];
	const check = createRecordCheck(settings);
	for (const shard of await listShards(paths.reviews)) {
		for await (const { value, line } of readJsonLines(shard, StoredReview)) {
			check(value, { path: shard, line });
			records.push(value);
		}
	}
	const tombstones = await readRemoved(paths.removed);
	const removed = tombstones.map(({ value }) => value);
	checkUnique('removed.jsonl', removed);
	refuseProblems(findFalseTombstones(paths.removed, tombstones, records));
	const ledger = await loadLedger(contentDir);
	refuseProblems(findMissingStars(ledger, countFound(records.map(toCounted), removed)));

	const gone = new Set(removed.map(({ id }) => id));
	const published = records.filter(
		({ id, verification }) => verification.method !== 'none' && !gone.has(id),
	);
	const byId = new Map(published.map((record) => [record.id, record]));
	checkOverrides(settings, new Set(byId.keys()));
	const { readings, problems } = await inspectReadings(contentDir, byId);
	refuseProblems(problems);
	const history = await loadHistory(contentDir);
	const readerQuality = await loadReaderQuality(contentDir);
	return { settings, stamps, ledger, records, removed, readings, readerQuality, history };
}

/** Reads the tombstones in file order; empty if there is no file. */
export async function loadRemoved(path: string): Promise<Tombstone[]> {
	return (await readRemoved(path)).map(({ value }) => value);
}

/** Like `loadRemoved`, with line numbers. */
async function readRemoved(path: string): Promise<JsonLine<Tombstone>[]> {
	return existsSync(path) ? Array.fromAsync(readJsonLines(path, Tombstone)) : [];
}
