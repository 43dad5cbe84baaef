import { findMissingStars } from '../content/audit-stars.ts';
import { LEDGER_FILE, STAMPS_FILE } from '../content/content-paths.ts';
import { refuseProblems } from '../content/content-problem.ts';
import { loadLedger, moveLedger, renderLedger, type LeftOut } from '../content/import-log.ts';
import { loadStamps, renderStamps, updateStamps } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import {
	commitFiles,
	hasInterruptedChange,
	recoverInterruptedChange,
} from '../content/commit-files.ts';
import type { CommitStep } from '../content/commit-files.ts';
import { lockContent } from '../content/content-lock.ts';
import { createLanguageDetector } from './detect-language.ts';
import { createImportContext, type ImportContext, type OperatorFiles } from './import-context.ts';
import { listSources } from './export-source.ts';
import { ImportError, NotAnExport } from './import-error.ts';
import type { OperatorAnswers } from './import-format.ts';
import {
	recordResult,
	sumUp,
	type FileReport,
	type IgnoredFile,
	type ImportReport,
} from './import-report.ts';
import { createMerger } from './merge-records.ts';
import { readReviews, type ReadProgress } from './read-reviews.ts';
import { countLines, deriveChanges, loadStoredContent, readStored } from './stored-shards.ts';
import { withoutStaleQuotes } from '../content/load-readings.ts';

/** Progress of an import. */
export interface ImportProgress extends ReadProgress {
	readonly file: string;
	/** Number of the current file, from 1. */
	readonly number: number;
	readonly files: number;
}

export interface ImportOptions {
	readonly files: readonly string[];
	readonly contentDir: string;
	readonly operatorFiles: OperatorFiles;
	readonly now: Instant;
	readonly dryRun: boolean;
	/** Id of the location for records that do not name a known one. */
	readonly location?: string | undefined;
	/** Id of the format to use for every file. */
	readonly format?: string | undefined;
	readonly answers?: OperatorAnswers;
	/** Called repeatedly while the files are read. */
	readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
	/** For tests: called before each step of the commit. */
	readonly beforeStep?: (step: CommitStep) => void;
}

/**
 * Imports review exports into a content folder. Either all files are imported, or nothing is
 * written.
 * @throws {ImportError} if a file cannot be read or recognized, or the content folder cannot be
 *   used.
 * @throws {ContentError} if reviews that the import ledger counts are missing.
 */
export async function importFiles(options: ImportOptions): Promise<ImportReport> {
	const { contentDir, operatorFiles, now, dryRun, location } = options;
	const detectLanguage = createLanguageDetector(
		operatorFiles.business.languages.map(({ code }) => code),
	);
	const context = createImportContext(operatorFiles, now, detectLanguage, location);
	if (dryRun) return run(options, context);
	using _lock = await lockContent(contentDir);
	await recoverInterruptedChange(contentDir);
	return await run(options, context);
}

async function run(options: ImportOptions, context: ImportContext): Promise<ImportReport> {
	const { contentDir, dryRun, files, now } = options;
	if (dryRun && (await hasInterruptedChange(contentDir))) {
		throw new ImportError(
			`Cannot preview an import into "${contentDir}": an earlier one was interrupted; import without --dry-run to finish it`,
		);
	}
	const stored = await loadStoredContent(contentDir);
	const ledger = await loadLedger(contentDir);
	refuseProblems(findMissingStars(ledger, countLines(stored.records.values(), stored.tombstones)));
	const leftOut = new Map<string, LeftOut>();
	const merger = createMerger(stored, now);
	const reports: FileReport[] = [];
	const ignored: IgnoredFile[] = [];
	const taken = new Set<string>();
	const sources = await listSources(files);
	for (const source of sources) {
		const index = reports.length;
		const { format: forced, answers = {} } = options;
		const { name } = source;
		const onProgress = (progress: ReadProgress) =>
			options.onProgress?.({ ...progress, file: name, number: index + 1, files: sources.length });
		const about = { source, index, context, forced, answers, onProgress };
		try {
			reports.push(await readReviews({ ...about, merger, leftOut }));
			taken.add(source.named);
		} catch (error) {
			if (!(error instanceof NotAnExport) || name === source.named) throw error;
			ignored.push({ file: name, reason: error.reason });
		}
	}
	const empty = files.find((name) => !taken.has(name));
	if (empty !== undefined) throw noExportIn(empty, ignored);

	const { results, upserts, removals } = merger.finish();
	for (const result of results) recordResult(reports, result);
	const totals = sumUp(reports);
	const { files: changes, digest, before, after } = deriveChanges(stored, upserts, removals);
	const takenIn = upserts.map(({ id }) => id);
	const moved = moveLedger(ledger, { before, after, leftOut, takenIn }, now);
	const writes = changes.length > 0 || (leftOut.size > 0 && moved !== ledger);
	if (!dryRun && writes) {
		const changed = new Map(upserts.map((line) => [line.id, line]));
		const removed = new Set(removals.map(({ key }) => stored.records.get(key)?.id));
		const readings = await withoutStaleQuotes(contentDir, (id) => {
			const line = changed.get(id);
			return line ? readStored(line) : removed.has(id) ? undefined : 'same';
		});
		const stamps = updateStamps(await loadStamps(contentDir), { records: digest }, now);
		const bookkeeping = [
			{ path: LEDGER_FILE, text: renderLedger(moved) },
			{ path: STAMPS_FILE, text: renderStamps(stamps) },
		];
		await commitFiles(contentDir, [...changes, ...readings, ...bookkeeping], options.beforeStep);
	}
	for (const report of reports) report.warnings.sort((a, b) => a.line - b.line);
	return {
		dry_run: dryRun,
		written: !dryRun && writes,
		files: reports,
		ignored,
		totals,
	};
}

function noExportIn(named: string, ignored: readonly IgnoredFile[]): ImportError {
	const inside = ignored.filter(({ file }) => file.startsWith(named));
	const found = inside.map(({ file, reason }) => `\n  ${file}: ${reason}`).join('');
	return new ImportError(`Cannot import "${named}": it contains no review exports${found}`);
}
