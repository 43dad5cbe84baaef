import type { FileChange } from '../../content/commit-files.ts';
import { contentPaths, LEDGER_FILE, STAMPS_FILE } from '../../content/content-paths.ts';
import { findMissingStars } from '../../content/audit-stars.ts';
import { refuseProblems } from '../../content/content-problem.ts';
import {
	loadLedger,
	moveLedger,
	renderLedger,
	type CountedRun,
	type ImportedLedger,
} from '../../content/import-log.ts';
import { withoutStaleQuotes } from '../../content/load-readings.ts';
import { readYaml } from '../../content/read-yaml.ts';
import { loadStamps, renderStamps, updateStamps } from '../../content/stamps.ts';
import { BusinessFile } from '../../reviews/business/business-file.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import { createPublicForm } from '../../reviews/public-form.ts';
import { readStored, type StoredLine } from './stored-line.ts';
import {
	countLines,
	deriveChanges,
	loadStoredContent,
	type Removal,
	type StoredContent,
} from './stored-shards.ts';

/** The stored reviews with their star ledger. */
export interface Stock {
	readonly contentDir: string;
	readonly stored: StoredContent;
	readonly ledger: ImportedLedger | undefined;
}

/**
 * Reads the stored reviews and compares them with the ledger.
 * @throws {ContentError} if a stored review is invalid, or one that the ledger counts is missing.
 */
export async function loadStock(contentDir: string): Promise<Stock> {
	const stored = await loadStoredContent(contentDir);
	const ledger = await loadLedger(contentDir);
	refuseProblems(findMissingStars(ledger, countLines(stored.records.values(), stored.tombstones)));
	return { contentDir, stored, ledger };
}

/** Reviews to store and to remove, and what the ledger notes besides their stars. */
export interface ReviewChange extends Omit<CountedRun, 'before' | 'after'> {
	readonly upserts: readonly StoredLine[];
	readonly removals: readonly Removal[];
}

/** Returns all files that change with these reviews, for one commit; empty if nothing changes. */
export async function planChange(
	{ contentDir, stored, ledger }: Stock,
	{ upserts, removals, ...noted }: ReviewChange,
	now: Instant,
): Promise<FileChange[]> {
	const { files, digests, before, after } = deriveChanges(stored, upserts, removals);
	const takenIn = [...upserts.map(({ id }) => id), ...(noted.takenIn ?? [])];
	const moved = moveLedger(ledger, { before, after, ...noted, takenIn }, now);
	const isNoted = ledger === undefined ? moved.left_out !== undefined : moved !== ledger;
	if (files.length === 0 && !isNoted) return [];
	const { business } = contentPaths(contentDir);
	const { review_policy } = await readYaml(business, BusinessFile);
	const toPublic = createPublicForm(review_policy.sources);
	const reviews = upserts.filter(({ counted }) => counted !== undefined);
	const changed = new Map(reviews.map((line) => [line.id, line]));
	const removed = new Set(removals.map(({ key }) => stored.records.get(key)?.id));
	const readings = await withoutStaleQuotes(contentDir, (id) => {
		const line = changed.get(id);
		return line ? toPublic(readStored(line)) : removed.has(id) ? 'removed' : 'same';
	});
	const stamps = updateStamps(await loadStamps(contentDir), digests, now);
	return [
		...files,
		...readings,
		{ path: LEDGER_FILE, text: renderLedger(moved) },
		{ path: STAMPS_FILE, text: renderStamps(stamps) },
	];
}
