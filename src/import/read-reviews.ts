import type { LeftOut } from '../content/import-log.ts';
import { detectFormat } from './detect-format.ts';
import { readExportFile, type ExportFile } from './export-file.ts';
import type { ExportSource } from './export-source.ts';
import { FORMATS } from './formats.ts';
import { factsOf, type ImportContext } from './import-context.ts';
import type { OperatorAnswers, SettledAnswers } from './import-format.ts';
import { countSkipped, createFileReport, type FileReport } from './import-report.ts';
import type { Merger } from './merge-records.ts';
import { addWarning } from './record-result.ts';
import { processRecord, type ProcessedRecord, type ProcessedReview } from './process-record.ts';

export interface ReadReviews {
	readonly source: ExportSource;
	/** Index of the file in the run. */
	readonly index: number;
	readonly context: ImportContext;
	readonly merger: Merger;
	/** Collects reviews with stars that are left out. */
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
		(await format.settle?.(file, task.answers, factsOf(context))) ?? task.answers;
	const sourceId = answers.source ?? format.sourceId ?? '';
	const notes = [...(file.notes ?? []), ...(answers.notes ?? [])];
	const about = { file: name, format: format.id, confidence, source: sourceId, notes };
	const report = createFileReport(about);

	const { watched, progress } = watch(file, task.source.byteLength);
	const terms = { answers, sourceId };
	for await (const raw of format.parse(watched)) {
		const record = processRecord(raw, format, terms, context);
		report.read += 1;
		if (report.read % RECORDS_BETWEEN === 0) task.onProgress?.(progress(report.read));
		if (record.kind === 'review') offer(record);
		else take(record);
	}
	return report;

	function take(record: Exclude<ProcessedRecord, ProcessedReview>): void {
		if (record.kind === 'rejected') {
			const { line, id, field, reason, found } = record;
			report.rejected.push({ line, id, field, reason, found });
		} else if (record.kind === 'refused') {
			merger.refuse(sourceId, { file: index, line: record.line, id: record.reviewId });
		} else {
			countSkipped(report, record.reason);
			if (record.leftOut !== undefined) leftOut.set(...record.leftOut);
		}
	}

	function offer(review: ProcessedReview): void {
		const { line, reviewId, stored, editedAt, heldBack, warnings } = review;
		const origin = { file: index, line, id: reviewId };
		merger.offer({ line: stored, edited_at: editedAt, heldBack, origin });
		for (const message of warnings) addWarning(report, line, reviewId, message);
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
