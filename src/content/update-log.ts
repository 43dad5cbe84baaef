import { hash } from 'node:crypto';
import { join } from 'node:path';
import { appendEntries, type AppendedEntries, type LoggedImport } from '../log/append-entries.ts';
import { toLoggedRecord } from '../log/commitment.ts';
import { LOG_FILES, logFolder, Opening, type LogTexts } from '../log/log-files.ts';
import { describeReturned, loggedRemovals, type LoggedRemoval } from './logged-removals.ts';
import type { LogKey } from '../log/log-key.ts';
import type { TransparencyLog } from '../log/transparency-log.ts';
import { extendLog } from '../log/write-log.ts';
import { OperationError } from '../platform/operation-error.ts';
import type { LoggedReason } from '../reviews/removal-reason.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { commitFiles, type FileChange } from './commit-files.ts';
import { ContentBusyError, lockContent } from './content-lock.ts';
import { contentPaths, LOG_FOLDER, STAMPS_FILE } from './content-paths.ts';
import type { Content } from './content.ts';
import { checkLog, loadLog } from './load-log.ts';
import { publishedRecords } from './published-records.ts';
import { loadStamps, renderStamps, updateStamps } from './stamps.ts';

/** The parts of a publication that are not in the content. */
export interface LogUpdate {
	readonly now: Instant;
	readonly imports: readonly LoggedImport[];
	/** Returns 32 unguessable bytes. */
	readonly createSalt: () => Uint8Array;
	/** Whether logged reviews that the content lacks were imported by mistake. */
	readonly isRolledBack: boolean;
	/** Ids of removed reviews to publish again on purpose. */
	readonly restored: ReadonlySet<string>;
}

/**
 * Returns the entries that the log lacks, and the reviews they are about.
 * @throws {MovedReviewError}
 * @throws {OperationError} if the content lacks logged reviews, because the log must never state a removal that nobody
 * made, or if it has reviews that were removed.
 */
export function missingEntries(
	content: Content,
	log: TransparencyLog,
	{ now, imports, createSalt, isRolledBack, restored }: LogUpdate,
): AppendedEntries {
	const { records, removed } = content;
	const { reasons, ...logged } = toLoggedContent(content);
	const gone = loggedRemovals(log);
	const back = logged.records.flatMap(({ id }) => (restored.has(id) ? [] : (gone.get(id) ?? [])));
	if (back.length > 0) throw returnedReviews(back);
	const known = new Set([...records, ...removed].map(({ id }) => id));
	const lost = [...log.live.keys()].filter((id) => !known.has(id)).toSorted();
	if (lost.length > 0 && !isRolledBack) throw lostReviews(lost);
	for (const id of lost) reasons.set(id, 'imported by mistake');
	const month = new Date(now).toISOString().slice(0, 7);
	return appendEntries(log, { ...logged, reasons, imports }, month, createSalt);
}

function returnedReviews(back: readonly LoggedRemoval[]): OperationError {
	return new OperationError(
		`Cannot publish: ${describeReturned(back)}\n` +
			'Remove everything again that the log says you removed: npm run remove -- --again\n' +
			`If one may return, for example because its author agreed: npm run publish -- --restore ${back[0]?.id}`,
	);
}

function lostReviews(ids: readonly string[]): OperationError {
	const [id] = ids;
	const what = ids.length === 1 ? `review ${id}` : `${ids.length} reviews, such as ${id}`;
	return new OperationError(
		`Cannot publish: the log has ${what}, and the content does not\n` +
			'If someone else published, take all of their content, not only the log: git pull\n' +
			'To log what is missing as imported by mistake: npm run publish -- --roll-back',
	);
}

/**
 * Signs the entries and adds them to `content/log`. An opening of an earlier log goes with the entry in this log that
 * it was taken over by.
 * @returns the content with the longer log
 * @throws {ContentBusyError} while an import writes to the content.
 */
export async function storeEntries(
	contentDir: string,
	content: Content & { readonly log: TransparencyLog },
	appended: AppendedEntries,
	{ now, key }: { readonly now: Instant; readonly key: LogKey },
): Promise<Content> {
	const { log } = content;
	const { log: folder } = contentPaths(contentDir);
	using _lock = await lockContent(contentDir);
	const stored = await loadLog(contentDir);
	if (stored?.texts.checkpoint !== log.texts.checkpoint) {
		throw new ContentBusyError(
			`Cannot log the publication: another process changed ${folder} meanwhile; publish again`,
		);
	}
	const texts = extendLog(log, appended, key);
	const longer = checkLog(join(folder, logFolder(log.number)), texts, log.number, log.earlier);
	const stamps = updateStamps(await loadStamps(contentDir), { log: longer.checkpoint.root }, now);
	await commitFiles(contentDir, [
		...logChanges(log.number, texts),
		...log.earlier.flatMap((earlier) => forgetOpenings(earlier, longer)),
		{ path: STAMPS_FILE, text: renderStamps(stamps) },
	]);
	return { ...content, log: longer, stamps };
}

/** Returns the files of a log to write. */
export function logChanges(number: number, texts: LogTexts): FileChange[] {
	return Object.entries(LOG_FILES).map(([key, name]) => ({
		path: join(LOG_FOLDER, logFolder(number), name),
		// One text for each of the files.
		text: texts[key as keyof LogTexts],
	}));
}

/** Deletes salts of an earlier log: of reviews that were edited or removed since this log took them over. */
function forgetOpenings(
	{ number, live, texts }: TransparencyLog,
	log: TransparencyLog,
): FileChange[] {
	const isKept = (id: string) => log.live.get(id)?.entry.op === 'add';
	const gone = new Set([...live.keys()].filter((id) => !isKept(id)));
	return gone.size === 0 ? [] : [openingsWithout(gone, number, texts)];
}

/** Returns the openings without these reviews. */
function openingsWithout(ids: ReadonlySet<string>, number: number, texts: LogTexts): FileChange {
	const kept = texts.openings
		.split('\n')
		.filter((line) => line === '' || !ids.has(Opening.parse(JSON.parse(line)).id));
	return { path: join(LOG_FOLDER, logFolder(number), LOG_FILES.openings), text: kept.join('\n') };
}

/** Also has the reviews that wait for the log to say that they are back. */
function toLoggedContent(content: Content) {
	return {
		records: publishedRecords({ ...content, log: undefined }).map(toLoggedRecord),
		reasons: new Map<string, LoggedReason>(content.removed.map(({ id, reason }) => [id, reason])),
		policyDigest: hash('sha256', content.settings.policyText),
	};
}
