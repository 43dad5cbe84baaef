import type { StoredLine } from './stored-line.ts';

/** The position of a record in the import, for the report. */
export interface Origin {
	readonly file: number;
	readonly line: number;
	readonly id: string;
}

/** The result for one record. `warning` is a message for the operator. */
export interface MergeResult {
	readonly origin: Origin;
	readonly became:
		| 'added'
		| 'updated'
		| 'unchanged'
		| 'recommendations'
		| 'duplicate'
		| { readonly skipped: string; readonly removed?: boolean };
	readonly heldBack?: boolean;
	readonly warning?: string;
	/** The record that is stored after the import. */
	readonly line?: StoredLine | undefined;
	/** The review that this one is a copy of. */
	readonly copyOf?: { readonly sourceId: string; readonly reviewId: string };
}

/** Why a removed review is skipped, by the place that remembers it. */
export const REMOVED_EARLIER = {
	tombstone: 'removed earlier (removed.jsonl)',
	ledger: 'removed earlier (imported.json)',
	log: 'removed earlier (content/log)',
} as const;
