import { amendSettings } from '../content/amend-business.ts';
import { findMissingStars } from '../content/audit-stars.ts';
import { LEDGER_FILE, STAMPS_FILE } from '../content/content-paths.ts';
import { refuseProblems } from '../content/content-problem.ts';
import { loadLedger, moveLedger, renderLedger, type LeftOut } from '../content/import-log.ts';
import { loadStamps, renderStamps, updateStamps } from '../content/stamps.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { createPublicForm } from '../reviews/public-form.ts';
import {
	commitFiles,
	hasInterruptedChange,
	recoverInterruptedChange,
} from '../content/commit-files.ts';
import type { CommitStep } from '../content/commit-files.ts';
import { lockContent } from '../content/content-lock.ts';
import { createLanguageDetector } from './detect-language.ts';
import { createImportContext, type ImportContext, type OperatorFiles } from './import-context.ts';
import { withAliases } from './find-location.ts';
import { createAnswers, shortName } from './file-answers.ts';
import { listSources } from './export-source.ts';
import { ImportError, NotAnExport, UnreadableFile } from './import-error.ts';
import type { OperatorAnswers } from './import-format.ts';
import {
	recordResult,
	sumUp,
	type FileReport,
	type IgnoredFile,
	type ImportReport,
} from './import-report.ts';
import { createMerger, type Merger } from './merge-records.ts';
import { OpenQuestions, type OpenQuestion } from './open-questions.ts';
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
	/** Answers for all files. */
	readonly answers?: OperatorAnswers;
	/** Answers for single files, by their path or the end of it. */
	readonly fileAnswers?: ReadonlyMap<string, OperatorAnswers>;
	/** Location ids by further names that exports give these locations; business.yaml gets them. */
	readonly aliases?: ReadonlyMap<string, string>;
	/** Whether somebody can answer questions about unknown names of locations. */
	readonly asks?: boolean;
	/** Called repeatedly while the files are read. */
	readonly onProgress?: ((progress: ImportProgress) => void) | undefined;
	/** For tests: called before each step of the commit. */
	readonly beforeStep?: (step: CommitStep) => void;
}

/**
 * Imports review exports into a content folder. Either all files are imported, or nothing is
 * written. Files in folders and archives that cannot be read are listed and left out.
 * @throws {OpenQuestions} with all that the files leave open
 * @throws {ImportError} if a named file cannot be read or recognized, or the content folder cannot be
 *   used.
 * @throws {ContentError} if reviews that the import ledger counts are missing.
 */
export async function importFiles(options: ImportOptions): Promise<ImportReport> {
	const { contentDir, operatorFiles, now, dryRun, aliases = new Map() } = options;
	const business = withAliases(operatorFiles.business, aliases);
	const detectLanguage = createLanguageDetector(business.languages.map(({ code }) => code));
	const context = createImportContext({ ...operatorFiles, business }, now, detectLanguage);
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
	const unread: IgnoredFile[] = [];
	const taken = new Set<string>();
	const questions: OpenQuestion[] = [];
	const sources = await listSources(files);
	const answersFor = createAnswers(options, sources, context.business);
	for (const source of sources) {
		const index = reports.length;
		const { asks = false } = options;
		const { name } = source;
		const onProgress = (progress: ReadProgress) =>
			options.onProgress?.({ ...progress, file: name, number: index + 1, files: sources.length });
		const about = { source, index, context, answers: answersFor(name), asks, onProgress };
		try {
			// Nothing of a file that turns out to be unreadable further down is imported.
			const held = holdBack(merger);
			const left = new Map<string, LeftOut>();
			reports.push(await readReviews({ ...about, merger: held.merger, leftOut: left }));
			held.release();
			for (const [id, review] of left) leftOut.set(id, review);
			taken.add(source.named);
		} catch (error) {
			if (error instanceof OpenQuestions) {
				const file = shortName(name, sources);
				questions.push(...error.questions.map((one) => ({ ...one, file })));
				taken.add(source.named);
				continue;
			}
			if (name === source.named) throw error;
			if (error instanceof NotAnExport) ignored.push({ file: name, reason: error.reason });
			else if (error instanceof UnreadableFile) unread.push({ file: name, reason: error.reason });
			else throw error;
		}
	}
	const empty = files.find((name) => !taken.has(name));
	if (empty !== undefined) throw noExportIn(empty, [...ignored, ...unread]);
	if (questions.length > 0) throw new OpenQuestions(uniqueNames(questions), sources.length === 1);

	const { results, upserts, removals } = merger.finish();
	for (const result of results) recordResult(reports, result);
	const totals = sumUp(reports);
	const { files: changes, digest, before, after } = deriveChanges(stored, upserts, removals);
	const takenIn = upserts.map(({ id }) => id);
	const moved = moveLedger(ledger, { before, after, leftOut, takenIn }, now);
	const additions = {
		sources: [...context.addedSources.values()],
		aliases: options.aliases ?? new Map(),
	};
	const settings = await amendSettings(contentDir, additions);
	const writes =
		changes.length > 0 || settings.length > 0 || (leftOut.size > 0 && moved !== ledger);
	if (!dryRun && writes) {
		const toPublic = createPublicForm(context.business.review_policy.sources);
		const changed = new Map(upserts.map((line) => [line.id, line]));
		const removed = new Set(removals.map(({ key }) => stored.records.get(key)?.id));
		const readings = await withoutStaleQuotes(contentDir, (id) => {
			const line = changed.get(id);
			return line ? toPublic(readStored(line)) : removed.has(id) ? undefined : 'same';
		});
		const stamps = updateStamps(await loadStamps(contentDir), { records: digest }, now);
		const bookkeeping = [
			{ path: LEDGER_FILE, text: renderLedger(moved) },
			{ path: STAMPS_FILE, text: renderStamps(stamps) },
		];
		const written = [...changes, ...readings, ...settings, ...bookkeeping];
		await commitFiles(contentDir, written, options.beforeStep);
	}
	for (const report of reports) report.warnings.sort((a, b) => a.line - b.line);
	return {
		dry_run: dryRun,
		written: !dryRun && writes,
		added_sources: additions.sources,
		files: reports,
		ignored,
		unread,
		totals,
	};
}

/** Asks about each unknown name of a location once, although several files may have it. */
function uniqueNames(questions: readonly OpenQuestion[]): OpenQuestion[] {
	const names = new Set<string>();
	return questions.filter(({ name }) => {
		const isNew = name === undefined || !names.has(name);
		if (name !== undefined) names.add(name);
		return isNew;
	});
}

/** Keeps what a file offers to the merger until it is released. */
function holdBack(merger: Merger) {
	const calls: (() => void)[] = [];
	return {
		merger: {
			...merger,
			offer: (...given: Parameters<Merger['offer']>) =>
				void calls.push(() => merger.offer(...given)),
			refuse: (...given: Parameters<Merger['refuse']>) =>
				void calls.push(() => merger.refuse(...given)),
		},
		release: () => calls.forEach((call) => call()),
	};
}

function noExportIn(named: string, ignored: readonly IgnoredFile[]): ImportError {
	const inside = ignored.filter(({ file }) => file.startsWith(named));
	const found = inside.map(({ file, reason }) => `\n  ${file}: ${reason}`).join('');
	return new ImportError(`Cannot import "${named}": it contains no review exports${found}`);
}
