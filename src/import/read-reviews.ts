import type { LeftOut } from '../content/imported-ledger.ts';
import type { Judges } from './create-judges.ts';
import { detectFormat } from './detect-format.ts';
import { readExportFile, type ExportFile } from './export-file.ts';
import type { ExportSource } from './export-source.ts';
import { FORMATS } from './formats.ts';
import { factsOf, type ImportContext } from './import-context.ts';
import { ImportError } from './import-error.ts';
import type { OperatorAnswers, SettledAnswers } from './import-format.ts';
import { countSkipped, createFileReport, type FileReport } from './import-report.ts';
import { judgeBatches } from './judge-batches.ts';
import type { JudgedRecord, JudgedReview } from './judge-records.ts';
import type { Merger } from './merge-records.ts';
import { addWarning } from './note-verdict.ts';
import type { PackedLines } from './packed-lines.ts';

export interface ReadReviews {
	readonly source: ExportSource;
	/** Which file of the run it is. */
	readonly index: number;
	readonly context: ImportContext;
	readonly judges: Judges;
	readonly merger: Merger;
	/** Where the lines of the reviews are put away. */
	readonly lines: PackedLines;
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
	const { index, context, judges, merger, leftOut } = task;
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
	const bytesRead = () => progress(0).bytes;
	const terms = { format: format.id, answers, sourceId };
	const judge = judges(task.source.byteLength, format, terms);
	for await (const { records, lines, stopped } of judgeBatches(
		format.pieces?.(watched) ?? format.parse(watched),
		bytesRead,
		judge,
	)) {
		let end = 0;
		for (const record of records) {
			report.read += 1;
			if (report.read % RECORDS_BETWEEN === 0) task.onProgress?.(progress(report.read));
			if (record.kind !== 'review') {
				take(record);
				continue;
			}
			const start = end;
			end += record.byteLength;
			offer(record, task.lines.addBytes(lines.subarray(start, end)));
		}
		if (stopped !== undefined) throw new ImportError(stopped);
	}
	return report;

	function take(record: Exclude<JudgedRecord, JudgedReview>): void {
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

	function offer(review: JudgedReview, at: number): void {
		const { line, reviewId, finished, editedAt, heldBack, warnings } = review;
		const origin = { file: index, line, id: reviewId };
		merger.offer({ line: { ...finished, line: at }, edited_at: editedAt, heldBack, origin });
		for (const message of warnings) addWarning(report, line, reviewId, message);
	}
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
