import type { LeftOut } from '../content/imported-ledger.ts';
import { detectFormat } from './detect-format.ts';
import { readExportFile, type ExportFile } from './export-file.ts';
import type { ExportSource } from './export-source.ts';
import { FORMATS } from './formats.ts';
import { factsOf, sourcePolicyOf, type ImportContext } from './import-context.ts';
import type { OperatorAnswers, SettledAnswers } from './import-format.ts';
import {
	countSkipped,
	createFileReport,
	type FileReport,
	type RecordProblem,
} from './import-report.ts';
import type { Merger } from './merge-records.ts';
import { addWarning } from './note-verdict.ts';
import { joinProblems, toEcho } from './record-problems.ts';
import { reviewIdOf } from './review-id.ts';
import { toCandidate } from './to-candidate.ts';

export interface ReadReviews {
	readonly source: ExportSource;
	/** Which file of the run it is. */
	readonly index: number;
	readonly context: ImportContext;
	readonly merger: Merger;
	/** Takes those that carry stars and are left out all the same. */
	readonly leftOut: Map<string, LeftOut>;
	readonly forced: string | undefined;
	readonly answers: OperatorAnswers;
	/** Called again and again with what has been read of the file. */
	readonly onProgress?: ((progress: ReadProgress) => void) | undefined;
}

export interface ReadProgress {
	readonly bytes: number;
	/** Undefined where the text is read at once, and says nothing of how far the records are. */
	readonly totalBytes: number | undefined;
	readonly records: number;
}

const RECORDS_BETWEEN = 64;

/** Reads one export, record by record, and hands what is good of it to the merger. */
export async function readReviews(task: ReadReviews): Promise<FileReport> {
	const { index, context, merger, leftOut } = task;
	const { name } = task.source;
	const { map } = task.answers;
	const header = map?.header === 'present' ? undefined : map?.header;
	const encoding = task.answers.encoding ?? map?.encoding;
	const file = await readExportFile(task.source, { delimiter: map?.delimiter, header, encoding });
	const { format, confidence } = detectFormat(file, FORMATS, task.forced, map !== undefined);
	const answers: SettledAnswers =
		(await format.settle?.(file, task.answers, factsOf(context))) ?? task.answers;
	const sourceId = answers.source ?? format.sourceId ?? '';
	const notes = [...(file.notes ?? []), ...(answers.notes ?? [])];
	const about = { file: name, format: format.id, confidence, source: sourceId, notes };
	const report = createFileReport(about);

	function reject(line: number, id: string | undefined, problems: readonly RecordProblem[]): void {
		const { field, reason, found } = joinProblems(problems);
		const shown = found === undefined ? undefined : context.redact(found);
		const safeId = id === undefined || id.includes('@') ? undefined : toEcho(id);
		report.rejected.push({ line, id: safeId, field, reason, found: shown });
	}

	const { watched, progress } = watch(file, task.source.byteLength);
	for await (const raw of format.parse(watched)) {
		report.read += 1;
		if (report.read % RECORDS_BETWEEN === 0) task.onProgress?.(progress(report.read));
		const { line } = raw;
		if ('problem' in raw) {
			reject(line, undefined, [raw.problem]);
			continue;
		}
		const record = format.read(raw.value, answers);
		if (record.kind === 'rejected') {
			reject(line, record.reviewId, record.problems);
			continue;
		}
		if (record.kind === 'refused') {
			merger.refuse(sourceId, { file: index, line, id: record.reviewId });
			continue;
		}
		if (record.kind === 'skipped') {
			countSkipped(report, record.reason);
			const { reviewId, rating, reason } = record;
			if (reviewId === undefined || rating === undefined) continue;
			leftOut.set(reviewIdOf(sourceId, reviewId), { source: sourceId, reason, rating });
			continue;
		}
		const { draft } = record;
		// Asked for here: an aggregator's file may hold no review of its own.
		const source = sourcePolicyOf(context, draft.sourceId ?? sourceId);
		const outcome = toCandidate(draft, source, context);
		if ('problems' in outcome) {
			reject(line, draft.reviewId, outcome.problems);
			continue;
		}
		merger.offer(outcome.candidate, { file: index, line, id: draft.reviewId });
		for (const message of outcome.warnings) addWarning(report, line, draft.reviewId, message);
	}
	return report;
}

/** The file, and how much of its text has been asked for. */
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
