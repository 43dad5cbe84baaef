import type { LeftOut } from '../content/imported-ledger.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { sourcePolicyOf, type ImportContext } from './import-context.ts';
import { firstDigest } from './first-digest.ts';
import { ImportError } from './import-error.ts';
import {
	valueOf,
	type ImportFormat,
	type RawRecord,
	type SettledAnswers,
} from './import-format.ts';
import type { RecordProblem, Rejection } from './import-report.ts';
import { joinProblems, toEcho } from './record-problems.ts';
import { reviewIdOf } from './review-id.ts';
import type { TablePiece } from './table-piece.ts';
import { rowsOf } from './table-rows.ts';
import { toFinishedLine, type FinishedReview } from './stored-shards.ts';
import { toCandidate } from './to-candidate.ts';

/** What holds for all records of a file. */
export interface FileTerms {
	/** Id of the format. */
	readonly format: string;
	readonly answers: SettledAnswers;
	/** Id of the source of records that name none. */
	readonly sourceId: string;
}

/** What a record is by itself, whatever else the run or the content folder holds. */
export type JudgedRecord =
	| ({ readonly kind: 'rejected' } & Rejection)
	| { readonly kind: 'refused'; readonly line: number; readonly reviewId: string }
	| {
			readonly kind: 'skipped';
			readonly line: number;
			readonly reason: string;
			/** The id it would have, and what is published of it as a number. */
			readonly leftOut?: readonly [id: string, LeftOut] | undefined;
	  }
	| JudgedReview;

/** A review that can be stored; its line is the next of those in `JudgedBatch.lines`. */
export interface JudgedReview {
	readonly kind: 'review';
	readonly line: number;
	/** As the draft says it. */
	readonly reviewId: string;
	readonly finished: FinishedReview;
	readonly editedAt: Instant | undefined;
	readonly heldBack: boolean;
	readonly byteLength: number;
	readonly warnings: readonly string[];
}

/** Records, or what they are parsed from. */
export type RecordBatch = readonly RawRecord[] | TablePiece;

export interface JudgedBatch {
	/** In the order of the file. */
	readonly records: readonly JudgedRecord[];
	/** The lines of the reviews, one behind the other, in UTF-8. */
	readonly lines: Uint8Array<ArrayBuffer>;
	/** Why the import must stop behind these records: the message of an `ImportError`. */
	readonly stopped?: string | undefined;
}

/**
 * Judges the records of a batch, each by itself: the settings, the terms and the records decide alone,
 * so that it does not matter which thread does it, or when.
 */
export function judgeRecords(
	batch: RecordBatch,
	format: Pick<ImportFormat, 'read'>,
	terms: FileTerms,
	context: ImportContext,
): JudgedBatch {
	const records: JudgedRecord[] = [];
	const texts: string[] = [];
	let stopped: string | undefined;
	try {
		for (const raw of 'text' in batch ? rowsOf(batch) : batch) {
			records.push(judge(raw, format, terms, context, texts));
		}
	} catch (error) {
		if (!(error instanceof ImportError)) throw error;
		stopped = error.message;
	}
	return { records, lines: new TextEncoder().encode(texts.join('')), stopped };
}

function judge(
	raw: RawRecord,
	format: Pick<ImportFormat, 'read'>,
	{ answers, sourceId }: FileTerms,
	context: ImportContext,
	lines: string[],
): JudgedRecord {
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
	// Asked for here: an aggregator's file may hold no review of its own.
	const source = sourcePolicyOf(context, draft.sourceId ?? sourceId);
	const outcome = toCandidate(draft, source, context);
	if ('problems' in outcome) return reject(line, draft.reviewId, outcome.problems, context);
	const { candidate, warnings } = outcome;
	const { method } = candidate.verification;
	const first = { ...candidate, verification: { method, checked_at: context.now } };
	const stamped = { ...first, changed_at: context.now, digest: firstDigest(first) };
	const { text, finished } = toFinishedLine(stamped);
	lines.push(text);
	return {
		kind: 'review',
		line,
		reviewId: draft.reviewId,
		finished,
		editedAt: candidate.edited_at,
		heldBack: method === 'none',
		byteLength: Buffer.byteLength(text),
		warnings,
	};
}

function reject(
	line: number,
	id: string | undefined,
	problems: readonly RecordProblem[],
	{ redact }: ImportContext,
): JudgedRecord {
	const { field, reason, found } = joinProblems(problems);
	const shown = found === undefined ? undefined : redact(found);
	const safeId = id === undefined || id.includes('@') ? undefined : toEcho(id);
	return { kind: 'rejected', line, id: safeId, field, reason, found: shown };
}
