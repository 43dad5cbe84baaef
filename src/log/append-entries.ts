import { compareText } from '../reviews/order.ts';
import { POLICY_REASON, type LoggedReason } from '../reviews/removal-reason.ts';
import { commitTo, type LoggedRecord } from './commitment.ts';
import { LOG_VERSION, type LogEntry } from './log-entry.ts';
import type { TransparencyLog } from './transparency-log.ts';

/** An imported file, as the log states it. */
export type LoggedImport = Pick<
	Extract<LogEntry, { op: 'import' }>,
	'file' | 'platform' | 'source' | 'stars'
>;

/** Everything published that the log records. */
export interface LoggedContent {
	readonly records: readonly LoggedRecord[];
	/** The stated reasons of removals, by review id. */
	readonly reasons: ReadonlyMap<string, LoggedReason>;
	readonly imports: readonly LoggedImport[];
	/** SHA-256 of the policy, in hex. */
	readonly policyDigest: string;
}

/** New entries, and the reviews of all entries that no later entry ends. */
export interface AppendedEntries {
	readonly entries: readonly LogEntry[];
	readonly openings: readonly {
		readonly index: number;
		readonly id: string;
		readonly salt?: string;
	}[];
}

/** A review that the log has under another source. The log cannot record such a change. */
export class MovedReviewError extends RangeError {
	override name = 'MovedReviewError';

	constructor(id: string, logged: string, source: string) {
		super(
			`Cannot log review "${id}": its source was "${logged}" and is "${source}"\n` +
				`Write "${logged}" as its source again; to rename a source, change "name" in business.yaml`,
		);
	}
}

/**
 * Returns the entries that bring a log up to date: imports, the policy, removals, restored reviews, edits, new
 * reviews. Each group is in a fixed order.
 * @param month `YYYY-MM` of the publication in UTC
 * @param createSalt returns 32 unguessable bytes
 * @throws {MovedReviewError}
 */
export function appendEntries(
	log: Pick<TransparencyLog, 'entries' | 'live' | 'removed'>,
	content: LoggedContent,
	month: string,
	createSalt: () => Uint8Array,
): AppendedEntries {
	const { live, removed } = log;
	const latest = log.entries.at(-1)?.month ?? month;
	const facts = { v: LOG_VERSION, month: latest > month ? latest : month } as const;
	const entries: LogEntry[] = [];
	const openings = new Map<string, { index: number; id: string; salt?: string }>(
		[...live, ...removed].map(([id, { index, salt }]) => [
			id,
			{ index, id, ...(salt !== '' && { salt }) },
		]),
	);
	const append = (entry: LogEntry) => log.entries.length + entries.push(entry) - 1;
	const commit = (record: object) => {
		const salt = createSalt();
		return {
			commitment: commitTo(record, salt),
			open: { salt: Buffer.from(salt).toString('base64') },
		};
	};

	for (const file of content.imports) append({ ...facts, op: 'import', ...file });
	const policy = log.entries.findLast((entry) => entry.op === 'policy');
	if (policy?.digest !== content.policyDigest) {
		append({ ...facts, op: 'policy', digest: content.policyDigest });
	}

	const records = content.records.toSorted((a, b) => compareText(a.id, b.id));
	const published = new Map(records.map((record) => [record.id, record]));
	const end = (id: string, previous: number, of: { source: string; stars: number }) => {
		const reason = content.reasons.get(id) ?? POLICY_REASON;
		const { source, stars } = of;
		const index = append({ ...facts, op: 'remove', source, stars, previous, reason });
		openings.set(id, { index, id });
	};
	for (const [id, { index, entry }] of byId(live)) if (!published.has(id)) end(id, index, entry);
	for (const [id, { index, entry }] of byId(removed)) {
		const reason = content.reasons.get(id);
		const isRevised = entry.op === 'remove' && reason !== undefined && reason !== entry.reason;
		if (published.has(id) || !isRevised) continue;
		// A removal gets another reason only as a new removal. Nobody can open the entry in between.
		const { source, stars } = entry;
		const { commitment } = commit({});
		const restored = {
			...facts,
			op: 'restore',
			source,
			stars,
			commitment,
			previous: index,
		} as const;
		end(id, append(restored), entry);
	}

	const added: LoggedRecord[] = [];
	for (const record of records) {
		const { id, rating: stars } = record;
		const before = live.get(id) ?? removed.get(id);
		if (before === undefined) {
			added.push(record);
			continue;
		}
		const { source } = before.entry;
		if (source !== record.source.id) throw new MovedReviewError(id, source, record.source.id);
		let previous = before.index;
		if (live.has(id) && isLogged(record, log)) continue;
		if (removed.has(id)) {
			const { commitment, open } = commit(record);
			previous = append({
				...{ ...facts, op: 'restore', source, stars: before.entry.stars, commitment, previous },
			});
			openings.set(id, { index: previous, id, ...open });
			// A restored review has the stars of its removal; only an edit may change them.
			if (before.entry.stars === stars) continue;
		}
		const { commitment, open } = commit(record);
		const index = append({ ...facts, op: 'edit', source, stars, commitment, previous });
		openings.set(id, { index, id, ...open });
	}
	for (const record of added) {
		const { id, rating: stars, source } = record;
		const { commitment, open } = commit(record);
		const index = append({ ...facts, op: 'add', source: source.id, stars, commitment });
		openings.set(id, { index, id, ...open });
	}
	return {
		entries,
		openings: [...openings.values()].toSorted((a, b) => a.index - b.index),
	};
}

/** Whether the newest entry of a review commits to this record. */
export function isLogged(record: LoggedRecord, { live }: Pick<TransparencyLog, 'live'>): boolean {
	const before = live.get(record.id);
	if (before === undefined || !('commitment' in before.entry)) return false;
	return before.entry.commitment === commitTo(record, Buffer.from(before.salt, 'base64'));
}

function byId<Value>(reviews: ReadonlyMap<string, Value>): (readonly [string, Value])[] {
	return [...reviews].toSorted(([a], [b]) => compareText(a, b));
}
