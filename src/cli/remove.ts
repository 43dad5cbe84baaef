import { now as currentTime } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { removeReviews, type RemovedReviews } from '../import/stored/remove-reviews.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { StatedReason } from '../reviews/removal-reason.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { renderFound } from './render-found.ts';

interface RemoveSurroundings extends CommandStreams {
	readonly now: Instant;
	readonly environment: { readonly contentDir: string; readonly dataDir: string };
}

const REASONS = StatedReason.options;

const HELP = `Removes reviews for good: deletes their texts and readings, and skips them when their source is imported again.

  npm run remove -- [--dry-run] --reason "REASON" ID...
  npm run remove -- [--dry-run] --again

npm run find -- TEXT finds the ID of a review. A published review leaves a tombstone in removed.jsonl
with its id, the time, the reason, its stars and its source. A low rating or a bad opinion is not a valid reason.

  --reason "REASON"   one of ${REASONS.slice(0, 5).join(', ')},
                      ${REASONS.slice(5, 9).join(', ')},
                      ${REASONS.slice(9).join(', ')}
  --again             remove everything that removed.jsonl or the transparency log says was removed, for
                      the same reasons; use it after you go back to earlier content
  --dry-run           show what would be removed, and remove nothing

Exit status: 0 the reviews are removed, 2 nothing was removed.
`;

/** `npm run remove`: shows the reviews and removes them. */
export const runRemove = defineCommand({
	name: 'remove',
	help: HELP,
	options: {
		reason: { type: 'string' },
		again: { type: 'boolean', default: false },
		'dry-run': { type: 'boolean', default: false },
	},
	allowPositionals: true,
	async run({ values, positionals: ids }, { now, environment, stdout }: RemoveSurroundings) {
		const isAgain = values.again;
		if (isAgain && (ids.length > 0 || values.reason !== undefined)) {
			throw new UsageError('remove', '--again takes no ID and no --reason');
		}
		const reasons = isAgain ? undefined : parseReasons(ids, values.reason);
		const dryRun = values['dry-run'];
		const { contentDir, dataDir } = environment;
		const removed = await removeReviews({ contentDir, dataDir, reasons, now, dryRun });
		stdout.write(renderRemoved(removed, dryRun ? undefined : dataDir));
		return 0;
	},
});

/** @throws {UsageError} */
function parseReasons(ids: readonly string[], written: string | undefined) {
	if (ids.length === 0) throw new UsageError('remove', 'no ID given');
	const reason = StatedReason.safeParse(written).data;
	if (reason === undefined) {
		const given = written === undefined ? '--reason is missing' : `unknown reason "${written}"`;
		throw new UsageError('remove', `${given}; use one of "${REASONS.join('", "')}"`);
	}
	return new Map(ids.map((id) => [id, reason]));
}

/** @param dataDir where earlier versions were deleted; without it, nothing was removed */
function renderRemoved(removed: RemovedReviews, dataDir: string | undefined): string {
	const { reviews, tombstones, already, overridden } = removed;
	const isHidden = reviews.filter(({ state }) => state !== 'published').length;
	const lines = [...reviews.map(renderFound), ...already.map((id) => `${id} is already removed.`)];
	if (reviews.length > 0) {
		const count = counted(reviews.length, 'review');
		lines.push(
			dataDir === undefined
				? `Dry run: ${count} would be removed. Nothing was changed.`
				: `Removed ${count}: ${counted(tombstones.size, 'tombstone')} in removed.jsonl.`,
		);
	}
	if (lines.length === 0) {
		lines.push(
			'Nothing to remove: this folder has no review that its removed.jsonl or log names.',
			'If it is an old backup, its log is old too: first restore removed.jsonl and log/ from the newest commit.',
		);
	}
	if (isHidden > 0) {
		lines.push(
			`${isHidden} of these ${isHidden === 1 ? 'was' : 'were'} not published, so no tombstone is needed.`,
		);
	}
	for (const id of overridden) {
		lines.push(`overrides.yaml names ${id}: delete that entry before you publish.`);
	}
	if (dataDir !== undefined && reviews.length + already.length > 0) {
		lines.push(
			`Deleted earlier versions from ${dataDir}. Run this again with every other DATA_DIR that you import with.`,
		);
	}
	if (reviews.length > 0 && dataDir !== undefined) lines.push('Next: npm run publish');
	return `${lines.join('\n')}\n`;
}

function counted(count: number, noun: string): string {
	return `${count} ${noun}${count === 1 ? '' : 's'}`;
}

if (import.meta.main) {
	await runProcess(runRemove, () => ({ now: currentTime(), environment: readEnvironment() }));
}
