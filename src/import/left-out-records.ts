import type { LeftOut } from '../content/import-log.ts';
import type { RemovalReason } from '../reviews/removal-reason.ts';
import type { ReadRecord } from './formats/read-record.ts';
import { countSkipped, type FileReport } from './import-report.ts';
import type { Merger } from './stored/merge-records.ts';
import { reviewIdOf } from './stored/review-id.ts';

type Skipped = Pick<Extract<ReadRecord, { kind: 'skipped' }>, 'reviewId' | 'rating' | 'reason'>;

interface Surroundings {
	readonly index: number;
	readonly merger: Merger;
	/** Collects the reviews with stars that are left out. */
	readonly leftOut: Map<string, LeftOut>;
	readonly report: FileReport;
	/** The source of records that name none. */
	readonly sourceId: string;
}

/** Handles records that must not be published, although their reviews may be stored. */
export function createLeftOut({ index, merger, leftOut, report, sourceId }: Surroundings) {
	/** Counts a skipped record, also in public if it has an id and stars and is not stored. */
	function leaveOut(line: number, source: string, skipped: Skipped): void {
		const { reviewId, rating, reason } = skipped;
		countSkipped(report, line, reason);
		if (reviewId === undefined || rating === undefined) return;
		if (merger.storedId(source, reviewId) !== undefined) return;
		leftOut.set(reviewIdOf(source, reviewId), { source, reason, rating });
	}

	/** Reports a stored review that the file no longer clearly permits or shows, without removing it. */
	function doubt(source: string, reviewId: string | undefined, reason: RemovalReason): void {
		const id = reviewId === undefined ? undefined : merger.storedId(source, reviewId);
		if (id === undefined || report.doubtful.some((one) => one.id === id)) return;
		report.doubtful.push({ id, reason });
	}

	/** Skips a record, and removes a stored review if its source says that it was removed. */
	function skip(line: number, record: Extract<ReadRecord, { kind: 'skipped' }>): void {
		const { reviewId: id, sourceId: source = sourceId, isWithheld, removal } = record;
		const isStored = id !== undefined && merger.storedId(source, id) !== undefined;
		if (removal !== undefined && isStored) {
			merger.refuse(source, { file: index, line, id }, removal);
			return;
		}
		leaveOut(line, source, record);
		if (isWithheld === true) doubt(source, id, 'platform removal');
		else doubt(source, record.unpermitted, 'consent withdrawn');
	}

	return { leaveOut, doubt, skip };
}
