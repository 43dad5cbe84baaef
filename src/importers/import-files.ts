import { STAMPS_FILE } from '../content/content-paths.ts';
import { loadStamps, renderStamps, renewStamps } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import {
	commitFiles,
	hasInterruptedChange,
	recoverInterruptedChange,
} from '../content/commit-files.ts';
import type { CommitStep } from '../content/commit-files.ts';
import { lockContent } from '../content/content-lock.ts';
import { loadLanguageDetector } from './detect-language.ts';
import { createImportContext, type ImportContext, type OperatorFiles } from './import-context.ts';
import { ImportError } from './import-error.ts';
import { sumUp, type FileReport, type ImportReport } from './import-report.ts';
import { loadStoredContent } from './load-stored-content.ts';
import { createMerger } from './merge-records.ts';
import { noteVerdict } from './note-verdict.ts';
import { readReviews } from './read-reviews.ts';
import { deriveChanges } from './stored-shards.ts';

export interface ImportOptions {
	readonly files: readonly string[];
	readonly contentDir: string;
	readonly operatorFiles: OperatorFiles;
	readonly now: Instant;
	readonly dryRun: boolean;
	/** Id of the location for records that name none that is known. */
	readonly location?: string | undefined;
	/** Id of the format that every file is to be taken as. */
	readonly format?: string | undefined;
	/** For tests: called before each step of writing. */
	readonly beforeStep?: (step: CommitStep) => void;
}

/**
 * Brings review exports into a content folder, all at once or not at all.
 * @throws {ImportError} when a file cannot be read or recognised, or the content folder not be used;
 * nothing is written then.
 */
export async function importFiles(options: ImportOptions): Promise<ImportReport> {
	const { contentDir, operatorFiles, now, dryRun } = options;
	const [usual, ...others] = operatorFiles.business.languages.map(({ code }) => code);
	const detectLanguage = await loadLanguageDetector([usual ?? 'en', ...others]);
	const context = createImportContext(operatorFiles, now, detectLanguage, options.location);
	if (dryRun) return run(options, context);

	const lock = await lockContent(contentDir);
	try {
		await recoverInterruptedChange(contentDir);
		return await run(options, context);
	} finally {
		lock.release();
	}
}

async function run(options: ImportOptions, context: ImportContext): Promise<ImportReport> {
	const { contentDir, dryRun, files, now } = options;
	if (dryRun && (await hasInterruptedChange(contentDir))) {
		throw new ImportError(
			`Cannot foretell an import into "${contentDir}": an earlier one was interrupted; import without --dry-run to finish it`,
		);
	}
	const stored = await loadStoredContent(contentDir);
	const merger = createMerger(stored, now);
	const reports: FileReport[] = [];
	for (const name of files) {
		const index = reports.length;
		reports.push(await readReviews({ name, index, context, merger, forced: options.format }));
	}

	const { verdicts, upserts, removals } = merger.finish();
	for (const verdict of verdicts) noteVerdict(reports, verdict);
	const totals = sumUp(reports);
	const { files: changes, digest } = deriveChanges(stored, upserts, removals);
	if (!dryRun && changes.length > 0) {
		const stamps = renewStamps(await loadStamps(contentDir), { records: digest }, now);
		const stampsFile = { path: STAMPS_FILE, text: renderStamps(stamps) };
		await commitFiles(contentDir, [...changes, stampsFile], options.beforeStep);
	}
	for (const report of reports) report.warnings.sort((a, b) => a.line - b.line);
	return { dry_run: dryRun, written: !dryRun && changes.length > 0, files: reports, totals };
}
