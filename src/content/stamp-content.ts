import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { relative } from 'node:path';
import type { Instant } from '../reviews/calendar-date.ts';
import { isStamped, recordDigest, stampRecord } from '../reviews/record-digest.ts';
import { StoredReview, type Tombstone } from '../reviews/stored-review.ts';
import { countFound, findMissingStars, toCounted, type CountedReview } from './audit-stars.ts';
import { commitFiles, recoverInterruptedChange, type FileChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { lockContent } from './content-lock.ts';
import type { Content } from './content.ts';
import { contentPaths, LEDGER_FILE } from './content-paths.ts';
import { refuseProblems } from './content-problem.ts';
import { growLedger, loadLedger, renderLedger } from './import-log.ts';
import { listShards } from './list-shards.ts';
import { loadRemoved } from './load-content.ts';
import {
	inspectReadings,
	loadReaderQuality,
	withoutStaleQuotes,
	type ReadText,
} from './load-readings.ts';
import { loadSettings } from './load-settings.ts';
import { readJsonLines, toJsonLine } from './read-json-lines.ts';
import type { Place } from './inspect-record.ts';
import {
	digestReadings,
	digestRecords,
	digestSettings,
	loadStamps,
	renderStamps,
	updateStamps,
	type DigestedRecord,
	type Digests,
} from './stamps.ts';

/**
 * Stamps everything edited by hand with the time `now`: records whose `changed_at` is missing or
 * outdated, the records as a whole, and the settings. Records that are up to date are not
 * rewritten. Content that differs from the `live` digests is stamped too, and reviews added by hand
 * enter the ledger of imports. Readings of texts that changed lose their quotes. Finishes an interrupted
 * import first.
 * @param accept throws to prevent the stamping
 * @throws {ContentError} also if reviews that the ledger counts are missing.
 * @throws {ContentBusyError} while an import writes to the content.
 */
export async function stampContent(
	contentDir: string,
	now: Instant,
	live: Partial<Digests> = {},
	accept: () => Promise<void> = async () => {},
): Promise<{ readonly stamped: number }> {
	const lock = await lockContent(contentDir);
	try {
		await recoverInterruptedChange(contentDir);
		await accept();
		const changes: FileChange[] = [];
		const records: DigestedRecord[] = [];
		const counted: CountedReview[] = [];
		const published = new Map<string, ReadText>();
		let stamped = 0;
		for (const path of await listShards(contentPaths(contentDir).reviews)) {
			const shard = await stampShard(path, now);
			for (const record of shard.records) records.push(record);
			for (const review of shard.counted) counted.push(review);
			for (const [id, review] of shard.published) published.set(id, review);
			if (shard.stamped === 0) continue;
			stamped += shard.stamped;
			changes.push({ path: relative(contentDir, path), text: shard.text });
		}
		const ledger = await countAdded(contentDir, counted, now);
		if (ledger) changes.push(ledger);
		const removed = await loadRemoved(contentPaths(contentDir).removed);
		for (const { id } of removed) published.delete(id);
		const readings = await inspectReadings(contentDir, published);
		refuseProblems(readings.problems);
		changes.push(...(await withoutStaleQuotes(contentDir, (id) => published.get(id))));
		const stamps = await stampWhole(contentDir, { records, removed, ...readings }, now, live);
		if (stamps) changes.push(stamps);
		await commitFiles(contentDir, changes);
		return { stamped: stamped + (stamps ? 1 : 0) };
	} finally {
		lock.release();
	}
}

async function stampShard(path: string, now: Instant) {
	const lines: string[] = [];
	const records: DigestedRecord[] = [];
	const counted: CountedReview[] = [];
	const published: [string, ReadText][] = [];
	let stamped = 0;
	for await (const { value, text, line } of readJsonLines(path, StoredReview)) {
		const typed = value.digest === undefined;
		const current = isStamped(value) && !(typed && isLater(value.changed_at, now));
		if (!current) checkDay(value, { path, line }, now);
		if (!current) stamped += 1;
		lines.push(current ? text : toJsonLine(stampRecord(value, now)));
		counted.push(toCounted(value));
		const { id, title, text: words, verification } = value;
		if (verification.method !== 'none') published.push([id, { title, text: words }]);
		records.push({ id: value.id, digest: recordDigest(value) });
	}
	return { stamped, records, counted, published, text: lines.map((line) => `${line}\n`).join('') };
}

/** Returns the ledger with the reviews added by hand; `undefined` if there are none. */
async function countAdded(
	contentDir: string,
	reviews: readonly CountedReview[],
	now: Instant,
): Promise<FileChange | undefined> {
	const ledger = await loadLedger(contentDir);
	const removed = await loadRemoved(contentPaths(contentDir).removed);
	const found = countFound(reviews, removed);
	refuseProblems(findMissingStars(ledger, found));
	const grown = growLedger(ledger, found, now);
	return grown === ledger ? undefined : { path: LEDGER_FILE, text: renderLedger(grown) };
}

/** The parts of the content that have one stamp each, besides the settings. */
interface WholeContent {
	readonly records: readonly DigestedRecord[];
	readonly removed: readonly Tombstone[];
	readonly readings: Content['readings'];
}

/** Returns the new stamps of the records, settings and readings; `undefined` if none is outdated. */
async function stampWhole(
	contentDir: string,
	{ records, removed, readings }: WholeContent,
	now: Instant,
	live: Partial<Digests>,
): Promise<FileChange | undefined> {
	const paths = contentPaths(contentDir);
	const future = removed.find(({ removed_at }) => isLater(removed_at, now));
	if (future) {
		const problem = `"removed_at" of "${future.id}" is ${future.removed_at}, which is still to come`;
		throw new ContentError(paths.removed, undefined, problem);
	}
	const recordsDigest = digestRecords(
		records,
		removed.map(({ id }) => id),
	);
	const digests = {
		records: recordsDigest,
		...digestSettings(await loadSettings(contentDir)),
		readings: digestReadings({ readings, readerQuality: await loadReaderQuality(contentDir) }),
	};
	const text = renderStamps(updateStamps(await loadStamps(contentDir), digests, now, live));
	const previous = existsSync(paths.stamps) ? await readFile(paths.stamps, 'utf8') : undefined;
	return text === previous ? undefined : { path: relative(contentDir, paths.stamps), text };
}

/**
 * Refuses a date that is in the future in every time zone: it is a typo and would top every list.
 */
function checkDay({ date }: StoredReview, { path, line }: Place, now: Instant): void {
	const furthest = new Date(Date.parse(now) + FURTHEST_ZONE_MS).toISOString().slice(0, 10);
	if (date <= furthest) return;
	throw new ContentError(path, line, `"date" is ${date}, which is still to come`);
}

/**
 * Whether a time is in the future. A time like that, typed by hand, would hide all changes until
 * then from clients that compare dates.
 */
function isLater(time: Instant | undefined, now: Instant): boolean {
	return time !== undefined && Date.parse(time) > Date.parse(now);
}

/** UTC+14, where each day begins first. */
const FURTHEST_ZONE_MS = 14 * 3_600_000;
