import type { LeftOut } from '../content/import-log.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { stampRecord } from '../reviews/record-digest.ts';
import { sourcePolicyOf, type ImportContext } from './import-context.ts';
import {
	valueOf,
	type ImportFormat,
	type RawRecord,
	type SettledAnswers,
} from './import-format.ts';
import type { RecordProblem, Rejection } from './import-report.ts';
import { joinProblems, toEcho } from './join-problems.ts';
import { reviewIdOf } from './review-id.ts';
import { toStoredLine, type StoredLine } from './stored-shards.ts';
import { toCandidate } from './to-candidate.ts';

/** The settings for all records of a file. */
export interface FileTerms {
	readonly answers: SettledAnswers;
	/** Id of the source of records that do not name one. */
	readonly sourceId: string;
}

/** The result of one record, before it is merged with others. */
export type ProcessedRecord =
	| ({ readonly kind: 'rejected' } & Rejection)
	| { readonly kind: 'refused'; readonly line: number; readonly reviewId: string }
	| {
			readonly kind: 'skipped';
			readonly line: number;
			readonly reason: string;
			/** The review's id and its entry in the published counts. */
			readonly leftOut?: readonly [id: string, LeftOut] | undefined;
	  }
	| ProcessedReview;

/** A review that can be stored. */
export interface ProcessedReview {
	readonly kind: 'review';
	readonly line: number;
	/** The id in the export. */
	readonly reviewId: string;
	readonly stored: StoredLine;
	readonly editedAt: Instant | undefined;
	readonly heldBack: boolean;
	readonly warnings: readonly string[];
}

/** Checks, cleans and redacts one record, without looking at other records or stored content. */
export function processRecord(
	raw: RawRecord,
	format: Pick<ImportFormat, 'read'>,
	{ answers, sourceId }: FileTerms,
	context: ImportContext,
): ProcessedRecord {
	const { line } = raw;
	if ('problem' in raw) return reject(line, undefined, [raw.problem], context);
	const record = format.read(valueOf(raw), answers);
	if (record.kind === 'rejected') return reject(line, record.reviewId, record.problems, context);
	if (record.kind === 'refused') return { kind: 'refused', line, reviewId: record.reviewId };
	if (record.kind === 'skipped') {
		const { reviewId, rating, reason } = record;
		if (reviewId === undefined || rating === undefined) return { kind: 'skipped', line, reason };
		const leftOut = { source: sourceId, reason, rating };
		return { kind: 'skipped', line, reason, leftOut: [reviewIdOf(sourceId, reviewId), leftOut] };
	}
	const { draft } = record;
	// Checked here, because an aggregator's file may hold no reviews from its own source.
	const source = sourcePolicyOf(context, draft.sourceId ?? sourceId);
	const outcome = toCandidate(draft, source, context);
	if ('problems' in outcome) return reject(line, draft.reviewId, outcome.problems, context);
	const { candidate, warnings } = outcome;
	const { method } = candidate.verification;
	const first = { ...candidate, verification: { method, checked_at: context.now } };
	return {
		kind: 'review',
		line,
		reviewId: draft.reviewId,
		stored: toStoredLine(stampRecord(first, context.now)),
		editedAt: candidate.edited_at,
		heldBack: method === 'none',
		warnings,
	};
}

function reject(
	line: number,
	id: string | undefined,
	problems: readonly RecordProblem[],
	{ redact }: ImportContext,
): ProcessedRecord {
	const { field, reason, found } = joinProblems(problems);
	const shown = found === undefined ? undefined : redact(found);
	const safeId = id === undefined || id.includes('@') ? undefined : toEcho(id);
	return { kind: 'rejected', line, id: safeId, field, reason, found: shown };
}
