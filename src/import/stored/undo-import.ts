import { rm } from 'node:fs/promises';
import { commitFiles, recoverInterruptedChange } from '../../content/commit-files.ts';
import { lockContent } from '../../content/content-lock.ts';
import { loadHistory } from '../../content/publication-history.ts';
import { loadRedactions } from '../../content/redactions.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { isStamped } from '../../reviews/record-digest.ts';
import { formerLinesFile, readFormerLines } from './former-lines.ts';
import { ImportError } from '../import-error.ts';
import { loadImports, logImport, type ImportEntry } from './import-entry.ts';
import { loadStock, planChange } from './plan-change.ts';
import { readStored, type StoredLine } from './stored-line.ts';
import { linesById, toRemoval } from './stored-shards.ts';

export interface UndoOptions {
	readonly contentDir: string;
	readonly dataDir: string;
	/** Number of the import in `content/imports.jsonl`. */
	readonly number: number;
	readonly now: Instant;
	readonly dryRun: boolean;
	/** Take back the added reviews even if the former versions of the others are lost. */
	readonly force: boolean;
}

export interface UndoReport {
	readonly dry_run: boolean;
	readonly undone: Pick<ImportEntry, 'number' | 'at'>;
	/** Added reviews that are removed. */
	readonly removed: number;
	/** Those of them that were published, and get a tombstone. */
	readonly tombstones: number;
	/** Updated and removed reviews that have their former lines again. */
	readonly restored: number;
	/** Ids of restored reviews that had been removed because consent was withdrawn. */
	readonly permitted: readonly string[];
	/** Ids of restored reviews whose authors had become anonymous. */
	readonly named: readonly string[];
	/** Ids of reviews that stay as they are, because they were changed or removed since. */
	readonly kept: readonly string[];
}

/**
 * Takes back an import. Its added reviews are removed; those that were published get a tombstone that says
 * "imported by mistake". Unlike other tombstones, that one ends when an import brings the review again,
 * because the mistake was the operator's and nobody asked for the removal. Changed and removed reviews
 * get their former lines. Sources that the import added to the settings stay.
 * @throws {ImportError} if the import is unknown or undone, or a later one changed the same reviews.
 */
export async function undoImport(options: UndoOptions): Promise<UndoReport> {
	const { contentDir, dataDir, now, dryRun, force } = options;
	using _lock = await lockContent(contentDir);
	await recoverInterruptedChange(contentDir);
	const entry = findUndoable(await loadImports(contentDir), options.number);
	const former = await readFormerLines(dataDir, entry);
	if (former === undefined && entry.updated + entry.removed > 0 && !force) {
		throw lostLines(entry, formerLinesFile(dataDir, entry));
	}

	const stock = await loadStock(contentDir);
	const { stored, ledger } = stock;
	const { publications, withdrawals } = await loadHistory(contentDir);
	const byId = linesById(stored);
	const added = entry.ids.added.flatMap((id) => byId.get(id) ?? []);
	const removals = added.map((line) =>
		publications.has(line.id) || withdrawals.has(line.id)
			? toRemoval(line, stored, 'imported by mistake', now)
			: { key: line.key },
	);
	const tombstones = new Map(stored.tombstones.map((one) => [one.id, one]));
	const keptAway = new Set(ledger?.kept_away);
	const redacted = new Set((await loadRedactions(contentDir)).map(({ review }) => review));
	const upserts = [...entry.ids.updated, ...entry.ids.removed].flatMap((id) =>
		canRestore(id) ? (former?.get(id) ?? []) : [],
	);
	const change = { upserts, removals, takenIn: entry.ids.left_out ?? [] };
	const files = await planChange(stock, change, now);
	if (!dryRun && files.length > 0) {
		const about = { at: now, files: [], undoes: entry.number };
		const log = await logImport(stock, change, about);
		await commitFiles(contentDir, [...files, log.file]);
		await rm(formerLinesFile(dataDir, entry), { force: true });
	}
	const isWithdrawn = ({ id }: StoredLine) =>
		!byId.has(id) && (tombstones.get(id)?.reason ?? 'consent withdrawn') === 'consent withdrawn';
	const isNamed = (line: StoredLine) => {
		const stays = byId.get(line.id);
		return stays !== undefined && isAnonymous(stays) && !isAnonymous(line);
	};
	const handled = new Set([...added, ...upserts].map(({ id }) => id));
	return {
		dry_run: dryRun,
		undone: { number: entry.number, at: entry.at },
		removed: removals.length,
		tombstones: removals.filter((removal) => 'tombstone' in removal).length,
		restored: upserts.length,
		permitted: upserts.filter(isWithdrawn).map(({ id }) => id),
		named: upserts.filter(isNamed).map(({ id }) => id),
		kept: [...entry.ids.added, ...entry.ids.updated, ...entry.ids.removed].filter(
			(id) => !handled.has(id),
		),
	};

	/** Whether nobody changed or removed the review since the import. A former version of a redacted one has the words. */
	function canRestore(id: string): boolean {
		if (redacted.has(id)) return false;
		const line = byId.get(id);
		if (line !== undefined) return isAsWritten(line, entry.at);
		const removedAt = tombstones.get(id)?.removed_at ?? entry.at;
		return entry.ids.removed.includes(id) && removedAt === entry.at && !keptAway.has(id);
	}
}

function isAnonymous(line: StoredLine): boolean {
	return line.counted !== undefined && readStored(line).author.anonymous;
}

/** A recommendation has no time. Nobody edits one by hand, and a later import prevents the undo. */
function isAsWritten(line: StoredLine, at: Instant): boolean {
	if (line.counted === undefined) return true;
	const record = readStored(line);
	return record.changed_at === at && isStamped(record);
}

function findUndoable(entries: readonly ImportEntry[], number: number): ImportEntry {
	const entry = entries.findLast((one) => one.number === number);
	const cannot = `Cannot undo import ${number}:`;
	if (entry === undefined) {
		const last = entries.slice(-5).map((one) => `${one.number} (${one.at.slice(0, 10)})`);
		const known = last.length === 0 ? 'there are none' : `the latest: ${last.join(', ')}`;
		throw new ImportError(`${cannot} it is not in imports.jsonl; ${known}`);
	}
	if (entry.undoes !== undefined) {
		throw new ImportError(
			`${cannot} it is the undo of import ${entry.undoes}; to get that import back, import its files again`,
		);
	}
	const undoneBy = new Map(entries.map((one) => [one.undoes, one]));
	const undo = undoneBy.get(number);
	if (undo !== undefined) {
		throw new ImportError(`${cannot} import ${undo.number} already undid it on ${dayOf(undo)}`);
	}
	const own = new Set(changedBy(entry));
	const later = entries.find(
		(one) =>
			one.number > number &&
			one.undoes === undefined &&
			!undoneBy.has(one.number) &&
			changedBy(one).some((id) => own.has(id)),
	);
	if (later === undefined) return entry;
	throw new ImportError(
		`${cannot} import ${later.number} of ${dayOf(later)} changed some of the same reviews\n` +
			`Undo that one first: npm run import -- --undo ${later.number}\n` +
			'Or import a corrected export, which replaces what both wrote',
	);
}

function changedBy({ ids }: ImportEntry): string[] {
	return [...ids.added, ...ids.updated, ...ids.removed];
}

function dayOf({ at }: ImportEntry): string {
	return at.slice(0, 10);
}

function lostLines({ number, added, updated, removed }: ImportEntry, file: string): ImportError {
	return new ImportError(
		`Cannot undo all of import ${number}: "${file}", which had the former versions of its ${updated} updated and ${removed} removed reviews, is missing\n` +
			'To restore those, import an earlier export again\n' +
			`To remove only its ${added} added reviews: npm run import -- --undo ${number} --force`,
	);
}
