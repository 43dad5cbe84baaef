import { relative } from 'node:path';
import type { Instant } from '../reviews/calendar-date.ts';
import { isLater } from '../reviews/changes/advance-history.ts';
import { createPublicForm } from '../reviews/public-form.ts';
import { isStamped, recordDigest, stampEdited } from '../reviews/record-digest.ts';
import { StoredReview } from '../reviews/stored-review.ts';
import { countFound, findMissingStars, toCounted, type CountedReview } from './audit-stars.ts';
import { commitFiles, recoverInterruptedChange, type FileChange } from './commit-files.ts';
import { ContentError } from './content-error.ts';
import { lockContent } from './content-lock.ts';
import { contentPaths, LEDGER_FILE, STAMPS_FILE } from './content-paths.ts';
import { refuseProblems } from './content-problem.ts';
import { growLedger, loadLedger, renderLedger } from './import-log.ts';
import { listShards } from './list-shards.ts';
import { loadLog } from './load-log.ts';
import { loadRecommendations, loadRemoved } from './load-content.ts';
import {
	inspectReadings,
	loadReaderQuality,
	toReadText,
	withoutStaleQuotes,
	type ReadText,
} from './load-readings.ts';
import type { Stamps } from './content.ts';
import { loadSettings } from './load-settings.ts';
import { readJsonLines, toJsonLine } from './read-json-lines.ts';
import type { Place } from './inspect-record.ts';
import {
	digestReadings,
	digestRecommendations,
	digestRecords,
	digestSettings,
	loadStamps,
	NONE,
	renderStamps,
	updateStamps,
	type DigestedRecord,
} from './stamps.ts';

/**
 * Stamps everything edited by hand with the time `now`: records whose `changed_at` is missing or
 * outdated, the records as a whole, and the settings. Records that are up to date are not
 * rewritten. Also stamps content that is older than the `live` one, adds reviews that were added by
 * hand to the import ledger, and removes the quotes from readings of texts that changed. Finishes an
 * interrupted import first.
 *
 * Replaces or refuses times in the future that were typed by hand, because they would hide later changes
 * from clients that compare dates.
 * @param accept throws an error to prevent the stamping
 * @returns the number of stamps, and the published reviews whose readings lost their quotes
 * @throws {ContentError} also if reviews that the ledger counts are missing.
 * @throws {ContentBusyError} while an import writes to the content.
 */
export async function stampContent(
	contentDir: string,
	now: Instant,
	live: Stamps = {},
	accept: () => Promise<void> = async () => {},
): Promise<{ readonly stamped: number; readonly outdated: readonly string[] }> {
	using _lock = await lockContent(contentDir);
	await recoverInterruptedChange(contentDir);
	await accept();
	const paths = contentPaths(contentDir);
	const changes: FileChange[] = [];
	const records: DigestedRecord[] = [];
	const counted: CountedReview[] = [];
	const published = new Map<string, ReadText>();
	const settings = await loadSettings(contentDir);
	const toPublic = createPublicForm(settings.businessFile.review_policy.sources);
	let stamped = 0;
	for (const path of await listShards(paths.reviews)) {
		const stampedBefore = stamped;
		const lines: string[] = [];
		for await (const { value, text, line } of readJsonLines(path, StoredReview)) {
			const typed = value.digest === undefined;
			const isCurrent = isStamped(value) && !(typed && isLater(value.changed_at ?? now, now));
			if (!isCurrent) checkDay(value, { path, line }, now);
			if (!isCurrent) stamped += 1;
			lines.push(`${isCurrent ? text : toJsonLine(stampEdited(value, now))}\n`);
			const { id } = value;
			const shown = toPublic(value);
			if (shown !== undefined) published.set(id, toReadText(value, shown));
			counted.push(toCounted(value));
			records.push({ id, digest: recordDigest(value) });
		}
		if (stamped === stampedBefore) continue;
		changes.push({ path: relative(contentDir, path), text: lines.join('') });
	}
	const removed = await loadRemoved(paths.removed);
	const future = removed.find(({ removed_at }) => isLater(removed_at, now));
	if (future) {
		const problem = `"removed_at" of "${future.id}" is ${future.removed_at}, in the future; correct it or your clock`;
		throw new ContentError(paths.removed, undefined, problem);
	}
	const removedIds = new Set(removed.map(({ id }) => id));
	for (const id of removedIds) published.delete(id);

	const ledger = await loadLedger(contentDir);
	const found = countFound(counted, removed);
	refuseProblems(findMissingStars(ledger, found));
	const grown = growLedger(ledger, found, now);
	if (grown !== ledger) changes.push({ path: LEDGER_FILE, text: renderLedger(grown) });

	const { readings, outdated, problems } = await inspectReadings(contentDir, published);
	refuseProblems(problems);
	const textOf = (id: string) => (removedIds.has(id) ? 'removed' : published.get(id));
	changes.push(...(await withoutStaleQuotes(contentDir, textOf)));
	const digests = {
		records: digestRecords(records, removedIds),
		...digestSettings(settings),
		readings: digestReadings({ readings, readerQuality: await loadReaderQuality(contentDir) }),
		recommendations: digestRecommendations(await loadRecommendations(contentDir)),
		log: (await loadLog(contentDir))?.checkpoint.root ?? NONE,
	};
	const stamps = await loadStamps(contentDir);
	const text = renderStamps(updateStamps(stamps, digests, now, live));
	const isOutdated = text !== renderStamps(stamps);
	if (isOutdated) changes.push({ path: STAMPS_FILE, text });
	await commitFiles(contentDir, changes);
	return { stamped: stamped + (isOutdated ? 1 : 0), outdated: outdated.map(({ id }) => id) };
}

/**
 * Refuses a date that is in the future in every time zone: it is a typo, and would put the review at
 * the top of every list.
 */
function checkDay({ date }: StoredReview, { path, line }: Place, now: Instant): void {
	const furthest = new Date(Date.parse(now) + FURTHEST_ZONE_MS).toISOString().slice(0, 10);
	if (date <= furthest) return;
	throw new ContentError(path, line, `"date" is ${date}, in the future; correct it or your clock`);
}

/** UTC+14, the zone in which each day begins first. */
const FURTHEST_ZONE_MS = 14 * 3_600_000;
