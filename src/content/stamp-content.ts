import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped, stampRecord } from '../reviews/record-digest.ts';
import { StoredReview } from '../reviews/stored-review.ts';
import { commitFiles, recoverInterruptedChange, type FileChange } from './commit-files.ts';
import { lockContent } from './content-lock.ts';
import { contentPaths } from './content-paths.ts';
import { listShards } from './load-content.ts';
import { loadSettings } from './load-settings.ts';
import { readJsonLines, toJsonLine } from './read-json-lines.ts';
import { loadStamps, stampSettings } from './settings-stamps.ts';

/**
 * Gives everything that was edited by hand the time of its change: records whose `changed_at` is
 * missing or outdated, and the settings. What is up to date keeps its bytes. Finishes an import that
 * was interrupted.
 * @throws {ContentError}
 * @throws {ContentBusyError} while an import writes to the content.
 */
export async function stampContent(
	contentDir: string,
	now: Instant,
): Promise<{ readonly stamped: number }> {
	const lock = await lockContent(contentDir);
	try {
		await recoverInterruptedChange(contentDir);
		const changes: FileChange[] = [];
		let stamped = 0;
		for (const path of await listShards(contentPaths(contentDir).reviews)) {
			const shard = await stampShard(path, now);
			if (shard.stamped === 0) continue;
			stamped += shard.stamped;
			changes.push({ path: relative(contentDir, path), text: shard.text });
		}
		const stamps = await stampAllSettings(contentDir, now);
		if (stamps) changes.push(stamps);
		await commitFiles(contentDir, changes);
		return { stamped: stamped + (stamps ? 1 : 0) };
	} finally {
		lock.release();
	}
}

async function stampShard(path: string, now: Instant) {
	const lines: string[] = [];
	let stamped = 0;
	for await (const { value, text } of readJsonLines(path, StoredReview)) {
		const current = isStamped(value);
		if (!current) stamped += 1;
		lines.push(current ? text : toJsonLine(stampRecord(value, now)));
	}
	return { stamped, text: lines.map((line) => `${line}\n`).join('') };
}

/** The new stamps of the settings; `undefined` when none is outdated. */
async function stampAllSettings(contentDir: string, now: Instant): Promise<FileChange | undefined> {
	const path = contentPaths(contentDir).stamps;
	const settings = await loadSettings(contentDir);
	const stamps = stampSettings(settings, await loadStamps(contentDir), now);
	const text = `${JSON.stringify(stamps, null, '\t')}\n`;
	const previous = await readFile(path, 'utf8').catch(() => undefined);
	return text === previous ? undefined : { path: relative(contentDir, path), text };
}
