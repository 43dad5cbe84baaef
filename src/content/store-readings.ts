import { appendFile, mkdir, readFile, realpath, truncate } from 'node:fs/promises';
import { dirname, join, relative } from 'node:path';
import type { Instant } from '../reviews/calendar-date.ts';
import { compareText } from '../reviews/order.ts';
import type { StoredReview } from '../reviews/stored-review.ts';
import {
	isStale,
	readDigest,
	StoredReading,
	toStale,
	type ReviewReading,
} from '../insights/readings/review-reading.ts';
import { waitForLock } from '../platform/process-lock.ts';
import { commitFiles, type FileChange } from './commit-files.ts';
import type { Content } from './content.ts';
import { contentPaths, STAMPS_FILE } from './content-paths.ts';
import { listShards } from './list-shards.ts';
import { loadReaderQuality } from './load-readings.ts';
import { publishedRecords } from './published-records.ts';
import { readJsonLines, toJsonLine } from './read-json-lines.ts';
import { digestReadings, loadStamps, renderStamps, updateStamps } from './stamps.ts';

/** Adds a reading to its file, durably, so that nothing is read again if the command is killed. */
export async function appendReading(
	contentDir: string,
	reading: ReviewReading,
	{ source, date }: Pick<StoredReview, 'source' | 'date'>,
): Promise<void> {
	const year = date.slice(0, 4);
	const path = join(contentPaths(contentDir).readings, source.id, `${year}.jsonl`);
	using _lock = await waitForLock(await lockFile(contentDir));
	await mkdir(dirname(path), { recursive: true });
	await appendFile(path, `${toJsonLine(reading)}\n`, { flush: true });
}

/** Cuts off the last line of each file if a crash left it unfinished. */
export async function dropUnfinishedLines(contentDir: string): Promise<void> {
	using _lock = await waitForLock(await lockFile(contentDir));
	for (const path of await listShards(contentPaths(contentDir).readings)) {
		const bytes = await readFile(path);
		const end = bytes.lastIndexOf(0x0a) + 1;
		if (end < bytes.length) await truncate(path, end);
	}
}

/**
 * Sorts the readings by review, drops those that a later reading of the same kind replaced, and removes
 * quotes from texts that changed. Then stamps the readings.
 */
export async function tidyReadings(
	contentDir: string,
	content: Pick<Content, 'records' | 'removed' | 'settings'>,
	now: Instant,
): Promise<void> {
	const published = new Map(publishedRecords(content).map((record) => [record.id, record]));
	using _lock = await waitForLock(await lockFile(contentDir));
	const inUse = new Map<string, ReviewReading>();
	const changes: FileChange[] = [];
	for (const path of await listShards(contentPaths(contentDir).readings)) {
		const before = await readFile(path, 'utf8');
		const lines = new Map<string, StoredReading>();
		for await (const { value } of readJsonLines(path, StoredReading)) {
			const review = published.get(value.id);
			const isCurrent = review !== undefined && readDigest(review) === value.digest;
			const kept = isStale(value) || isCurrent ? value : toStale(value);
			lines.set(`${value.id} ${value.reader.kind}`, kept);
		}
		const sorted = [...lines].toSorted(([a], [b]) => compareText(a, b)).map(([, line]) => line);
		const text = sorted.map((line) => `${toJsonLine(line)}\n`).join('');
		if (text !== before) changes.push({ path: relative(contentDir, path), text });
		for (const line of sorted) {
			if (!isStale(line) && inUse.get(line.id)?.reader.kind !== 'hand') inUse.set(line.id, line);
		}
	}
	const stamps = await loadStamps(contentDir);
	const readerQuality = await loadReaderQuality(contentDir);
	const readings = digestReadings({ readings: inUse, readerQuality });
	const stamped = renderStamps(updateStamps(stamps, { readings }, now));
	if (stamped !== renderStamps(stamps)) changes.push({ path: STAMPS_FILE, text: stamped });
	await commitFiles(contentDir, changes);
}

async function lockFile(contentDir: string): Promise<string> {
	return `${await realpath(contentDir)}.lock`;
}
