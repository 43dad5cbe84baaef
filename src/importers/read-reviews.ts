import { detectFormat } from './detect-format.ts';
import { readExportFile } from './export-file.ts';
import { FORMATS } from './formats.ts';
import { sourcePolicyOf, type ImportContext } from './import-context.ts';
import { createFileReport, type FileReport, type RecordProblem } from './import-report.ts';
import type { Merger } from './merge-records.ts';
import { addWarning } from './note-verdict.ts';
import { joinProblems, toEcho } from './record-problems.ts';
import { toCandidate } from './to-candidate.ts';

export interface ReadReviews {
	readonly name: string;
	/** Which file of the run it is. */
	readonly index: number;
	readonly context: ImportContext;
	readonly merger: Merger;
	readonly forced: string | undefined;
}

/** Reads one export, record by record, and hands what is good of it to the merger. */
export async function readReviews(task: ReadReviews): Promise<FileReport> {
	const { name, index, context, merger } = task;
	const file = await readExportFile(name);
	const { format, confidence } = detectFormat(file, FORMATS, task.forced);
	const source = sourcePolicyOf(context, format.sourceId);
	const about = { file: name, format: format.id, confidence, source: source.id };
	const report = createFileReport(about);

	function reject(line: number, id: string | undefined, problems: readonly RecordProblem[]): void {
		const { field, reason, found } = joinProblems(problems);
		const shown = found === undefined ? undefined : context.redact(found);
		const safeId = id === undefined || id.includes('@') ? undefined : toEcho(id);
		report.rejected.push({ line, id: safeId, field, reason, found: shown });
	}

	for await (const raw of format.parse(file)) {
		report.read += 1;
		const { line } = raw;
		if ('problem' in raw) {
			reject(line, undefined, [raw.problem]);
			continue;
		}
		const record = format.read(raw.value);
		if (record.kind === 'rejected') {
			reject(line, record.reviewId, record.problems);
			continue;
		}
		if (record.kind === 'refused') {
			merger.refuse(source.id, { file: index, line, id: record.reviewId });
			continue;
		}
		const { draft } = record;
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
