import { loadLog } from '../content/load-log.ts';
import { loadHistory } from '../content/publication-history.ts';
import type { Removal } from './stored-shards.ts';

/**
 * Returns the removals without the tombstones of reviews that `npm run publish` never published: a tombstone
 * would make public that they existed.
 */
export async function withoutEarlyTombstones(
	contentDir: string,
	removals: readonly Removal[],
): Promise<Removal[]> {
	if (removals.every(({ tombstone }) => tombstone === undefined)) return [...removals];
	const { publications, withdrawals } = await loadHistory(contentDir);
	const log = await loadLog(contentDir);
	const logs = log === undefined ? [] : [log, ...log.earlier];
	const known = [
		publications,
		withdrawals,
		...logs.flatMap(({ live, removed }) => [live, removed]),
	];
	return removals.map((removal) => {
		const { key, tombstone } = removal;
		if (tombstone === undefined || known.some((ids) => ids.has(tombstone.id))) return removal;
		const { id, source, rating } = tombstone;
		return source === undefined ? removal : { key, early: { id, source, rating } };
	});
}
