import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import { commitFiles, recoverInterruptedChange } from '../../content/commit-files.ts';
import { lockContent } from '../../content/content-lock.ts';
import { contentPaths } from '../../content/content-paths.ts';
import { loadLog } from '../../content/load-log.ts';
import { loadRedactions, writeRedactions } from '../../content/redactions.ts';
import { loggedRemovals } from '../../content/logged-removals.ts';
import type { Instant } from '../../reviews/calendar-date.ts';
import type { RemovalReason } from '../../reviews/removal-reason.ts';
import { toFound, toFoundRecommendation, type FoundReview } from './find-reviews.ts';
import { forgetFormerLines } from './former-lines.ts';
import { ImportError } from '../import-error.ts';
import { loadStock, planChange } from './plan-change.ts';
import { readRecommendation, readStored } from './stored-line.ts';
import { linesById, toRemoval, type StoredContent } from './stored-shards.ts';

export interface RemoveOptions {
	readonly contentDir: string;
	readonly dataDir: string;
	/** Reasons by review id; undefined for all stored reviews that `removed.jsonl` or the log says were removed. */
	readonly reasons: ReadonlyMap<string, RemovalReason> | undefined;
	readonly now: Instant;
	readonly dryRun: boolean;
}

export interface RemovedReviews {
	/** The reviews and recommendations whose lines are deleted. */
	readonly reviews: readonly FoundReview[];
	/** Ids of those among them that get a tombstone. */
	readonly tombstones: ReadonlySet<string>;
	/** Ids that were removed before, and are not stored any more. */
	readonly already: readonly string[];
	/** Ids that `overrides.yaml` names; no edition can be built until it does not. */
	readonly overridden: readonly string[];
}

/**
 * Deletes reviews from the content, with their readings, their redactions and the versions kept for an
 * undo. A published review leaves a tombstone. One that was held back does not: the ledger keeps its
 * id, so that no import brings it back.
 * @throws {ImportError} that names the first unknown id. Nothing is removed then.
 */
export async function removeReviews(options: RemoveOptions): Promise<RemovedReviews> {
	const { contentDir, dataDir, now, dryRun } = options;
	using _lock = await lockContent(contentDir);
	await recoverInterruptedChange(contentDir);
	const stock = await loadStock(contentDir);
	const { stored, ledger } = stock;
	const byId = linesById(stored);
	const gone = new Set([...stored.removedIds, ...(ledger?.kept_away ?? [])]);
	const reasons = options.reasons ?? (await removedBefore(contentDir, stored));
	const ids = [...reasons.keys()];
	const unknown = ids.find((id) => !byId.has(id) && !gone.has(id));
	if (unknown !== undefined) throw noReview(contentDir, unknown);

	const lines = ids.flatMap((id) => byId.get(id) ?? []);
	const removals = [...reasons].flatMap(([id, reason]) => {
		const line = byId.get(id);
		return line ? [toRemoval(line, stored, reason, now)] : [];
	});
	const tombstones = new Set(removals.flatMap(({ tombstone }) => tombstone?.id ?? []));
	const keptAway = lines.map(({ id }) => id).filter((id) => !tombstones.has(id) && !gone.has(id));
	if (!dryRun) {
		await forgetFormerLines(dataDir, ids);
		const redactions = await loadRedactions(contentDir);
		const kept = redactions.filter(({ review }) => !ids.includes(review));
		await commitFiles(contentDir, [
			...(await planChange(stock, { upserts: [], removals, keptAway }, now)),
			...(kept.length < redactions.length ? [writeRedactions(kept)] : []),
		]);
	}
	return {
		reviews: lines.map((line) =>
			line.counted ? toFound(readStored(line)) : toFoundRecommendation(readRecommendation(line)),
		),
		tombstones,
		already: ids.filter((id) => !byId.has(id)),
		overridden: await namedInOverrides(contentDir, ids),
	};
}

/** The stored reviews that were removed, as after going back to earlier content. */
async function removedBefore(
	contentDir: string,
	stored: StoredContent,
): Promise<ReadonlyMap<string, RemovalReason>> {
	const logged = loggedRemovals(await loadLog(contentDir)).values();
	const byId = linesById(stored);
	const back = [...logged, ...stored.tombstones].filter(({ id }) => byId.has(id));
	return new Map(back.map(({ id, reason }) => [id, reason]));
}

function noReview(contentDir: string, id: string): ImportError {
	const words = JSON.stringify(id);
	return new ImportError(
		`Cannot remove ${words}: no review in ${contentDir} has this id; nothing was removed\n` +
			'Find the id of a review: npm run find -- "some of its words"',
	);
}

async function namedInOverrides(contentDir: string, ids: readonly string[]): Promise<string[]> {
	const { overrides } = contentPaths(contentDir);
	const text = existsSync(overrides) ? await readFile(overrides, 'utf8') : '';
	return ids.filter((id) => text.includes(id));
}
