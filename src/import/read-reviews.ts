import type { LeftOut } from '../content/import-log.ts';
import { stampRecord } from '../reviews/record-digest.ts';
import { detectFormat } from './detect-format.ts';
import { readExportFile, type ExportFile } from './export-file.ts';
import type { ExportSource } from './export-source.ts';
import { FORMATS } from './formats.ts';
import { requireSourcePolicy, type ImportContext } from './import-context.ts';
import {
	valueOf,
	type OperatorAnswers,
	type ReadRecord,
	type ReviewDraft,
	type SettledAnswers,
} from './import-format.ts';
import {
	addWarning,
	countSkipped,
	createFileReport,
	type FileReport,
	type RecordProblem,
} from './import-report.ts';
import { joinProblems, toEcho } from './join-problems.ts';
import type { Merger } from './merge-records.ts';
import { reviewIdOf } from './review-id.ts';
import { toStoredLine } from './stored-shards.ts';
import { toCandidate } from './to-candidate.ts';

export interface ReadReviews {
	readonly source: ExportSource;
	/** Index of the file in the run. */
	readonly index: number;
	readonly context: ImportContext;
	readonly merger: Merger;
	/** Collects the reviews with stars that are left out. */
	readonly leftOut: Map<string, LeftOut>;
	readonly forced: string | undefined;
	readonly answers: OperatorAnswers;
	/** Called regularly with the progress in the file. */
	readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

export interface ReadProgress {
	readonly bytes: number;
	/** `undefined` for JSON documents, which are read at once. */
	readonly totalBytes: number | undefined;
	readonly records: number;
}

const RECORDS_BETWEEN = 64;

/** Reads one export, record by record, and passes its valid reviews to the merger. */
export async function readReviews(task: ReadReviews): Promise<FileReport> {
	const { index, context, merger, leftOut } = task;
	const { name } = task.source;
	const { map } = task.answers;
	const header = map?.header === 'present' ? undefined : map?.header;
	const encoding = task.answers.encoding ?? map?.encoding;
	const file = await readExportFile(task.source, { delimiter: map?.delimiter, header, encoding });
	const { format, confidence } = detectFormat(file, FORMATS, task.forced, map !== undefined);
	const answers: SettledAnswers =
		(await format.settle?.(file, task.answers, context.business)) ?? task.answers;
	const sourceId = answers.source ?? format.sourceId ?? '';
	const notes = [...(file.notes ?? []), ...(answers.notes ?? [])];
	const about = { file: name, format: format.id, confidence, source: sourceId, notes };
	const report = createFileReport(about);

	const { watched, progress } = watch(file, task.source.byteLength);
	for await (const raw of format.parse(watched)) {
		report.read += 1;
		if (report.read % RECORDS_BETWEEN === 0) task.onProgress?.(progress(report.read));
		if ('problem' in raw) reject(raw.line, undefined, [raw.problem]);
		else take(raw.line, format.read(valueOf(raw), answers));
	}
	return report;

	function take(line: number, record: ReadRecord): void {
		const { kind } = record;
		if (kind === 'draft') offer(line, record.draft);
		else if (kind === 'rejected') reject(line, record.reviewId, record.problems);
		else if (kind === 'refused') {
			merger.refuse(sourceId, { file: index, line, id: record.reviewId });
		} else {
			const { reviewId, rating, reason } = record;
			countSkipped(report, reason);
			if (reviewId === undefined || rating === undefined) return;
			leftOut.set(reviewIdOf(sourceId, reviewId), { source: sourceId, reason, rating });
		}
	}

	function offer(line: number, draft: ReviewDraft): void {
		// Checked per review, because an aggregator's file may contain no reviews from its own source.
		const source = requireSourcePolicy(context, draft.sourceId ?? sourceId);
		const outcome = toCandidate(draft, source, context);
		if ('problems' in outcome) {
			reject(line, draft.reviewId, outcome.problems);
			return;
		}
		const { candidate, warnings } = outcome;
		const { method } = candidate.verification;
		const first = { ...candidate, verification: { method, checked_at: context.now } };
		merger.offer({
			line: toStoredLine(stampRecord(first, context.now)),
			edited_at: candidate.edited_at,
			heldBack: method === 'none',
			origin: { file: index, line, id: draft.reviewId },
		});
		for (const message of warnings) addWarning(report, line, draft.reviewId, message);
	}

	function reject(line: number, id: string | undefined, problems: readonly RecordProblem[]): void {
		const { field, reason, found } = joinProblems(problems);
		const shown = found === undefined ? undefined : context.redact(found);
		const safeId = id === undefined || id.includes('@') ? undefined : toEcho(id);
		report.rejected.push({ line, id: safeId, field, reason, found: shown });
	}
}

/** Wraps the file to count the bytes that were read. */
function watch(file: ExportFile, size: number) {
	const totalBytes = file.sample.kind === 'json' ? undefined : size;
	let bytes = 0;
	async function* text(): AsyncGenerator<string> {
		for await (const piece of file.text()) {
			bytes += Buffer.byteLength(piece);
			yield piece;
		}
	}
	const progress = (records: number): ReadProgress => ({ bytes, totalBytes, records });
	return { watched: { ...file, text }, progress };
}
