import { amendSettings } from '../content/amend-business.ts';
import type { LeftOut } from '../content/import-log.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import {
	commitFiles,
	hasInterruptedChange,
	recoverInterruptedChange,
} from '../content/commit-files.ts';
import type { CommitStep } from '../content/commit-files.ts';
import { lockContent } from '../content/content-lock.ts';
import { loadRedactions } from '../content/redactions.ts';
import { createLanguageDetector } from './detect-language.ts';
import { createCoverage, type Completeness } from './find-missing.ts';
import { keepFormerLines } from './former-lines.ts';
import {
	createImportContext,
	sourcePolicyOf,
	type ImportContext,
	type OperatorFiles,
} from './import-context.ts';
import { withAliases } from './find-location.ts';
import { createAnswers, shortName } from './file-answers.ts';
import { logImport } from './import-entry.ts';
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
import { holdBack } from './hold-back.ts';
import { createMerger } from './merge-records.ts';
import { OpenQuestions, uniqueNames, type OpenQuestion } from './open-questions.ts';
import { loadStock, planChange } from './plan-change.ts';
import { questionOf } from './place-reviews.ts';
import { readReviews, type ReadProgress, type ReadReviews } from './read-reviews.ts';
import type { Encoding } from './text-encoding.ts';

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
	/** Where to keep the former lines of changed reviews. Without it, an undo only removes added ones. */
	readonly dataDir?: string | undefined;
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
	/** Set if the files are everything that their sources have. */
	readonly complete?: Completeness | undefined;
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
	const stock = await loadStock(contentDir);
	const leftOut = new Map<string, LeftOut>();
	const coverage = options.complete && createCoverage(options.complete);
	const redactions = await loadRedactions(contentDir);
	const isWhole = (id: string) => (sourcePolicyOf(context, id)?.republish ?? 'full') === 'full';
	const merger = createMerger(
		stock.stored,
		now,
		new Set(stock.ledger?.kept_away),
		redactions,
		isWhole,
	);
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
		const about = {
			source,
			index,
			context,
			answers: answersFor(name),
			asks,
			isDryRun: dryRun,
			onProgress,
		};
		try {
			// Nothing of a file that turns out to be unreadable further down is imported.
			const held = holdBack(merger);
			const left = new Map<string, LeftOut>();
			reports.push(await readReviews({ ...about, merger: held.merger, leftOut: left, coverage }));
			held.release();
			for (const [id, review] of left) leftOut.set(id, review);
			taken.add(source.named);
		} catch (error) {
			if (error instanceof OpenQuestions) {
				const file = shortName(name, sources);
				const further = await askFurther(error, { ...about, merger, leftOut });
				const all = [...error.questions, ...further];
				questions.push(...all.map((one) => ({ ...one, file })));
				taken.add(source.named);
				continue;
			}
			// Of an export that is said to be complete, every file counts.
			if (name === source.named || (coverage && error instanceof UnreadableFile)) throw error;
			if (error instanceof NotAnExport) ignored.push({ file: name, reason: error.reason });
			else if (error instanceof UnreadableFile) unread.push({ file: name, reason: error.reason });
			else throw error;
		}
	}
	const empty = files.find((name) => !taken.has(name));
	if (empty !== undefined) throw noExportIn(empty, [...ignored, ...unread]);
	if (questions.length > 0) {
		// The files without a question may name unknown locations, too.
		const { locations } = context.business;
		const names = reports.flatMap(({ file, unmatched_locations }) =>
			unmatched_locations.map((one) => questionOf(one, shortName(file, sources), locations)),
		);
		throw new OpenQuestions(uniqueNames([...questions, ...names]), sources.length === 1);
	}

	const { results, upserts, removals } = merger.finish();
	for (const result of results) recordResult(reports, result);
	const totals = sumUp(reports);
	const additions = {
		sources: [...context.addedSources.values()].filter(({ id }) =>
			upserts.some(({ counted }) => counted.source === id),
		),
		aliases: options.aliases ?? new Map(),
	};
	const settings = await amendSettings(contentDir, additions);
	const missing = coverage?.findMissing(stock.stored, now);
	const gone = [...removals, ...(missing?.removals ?? [])];
	const change = { upserts, removals: gone, leftOut };
	const changes = await planChange(stock, change, now);
	const log = await logImport(stock, change, { at: now, files: reports.map(({ file }) => file) });
	const isLogged = !dryRun && changes.length > 0;
	const writes = isLogged || (!dryRun && settings.length > 0);
	if (isLogged && options.dataDir !== undefined) {
		await keepFormerLines(options.dataDir, log.entry, log.former);
	}
	if (writes) {
		const written = [...changes, ...settings, ...(isLogged ? [log.file] : [])];
		await commitFiles(contentDir, written, options.beforeStep);
	}
	for (const report of reports) report.warnings.sort((a, b) => a.line - b.line);
	return {
		dry_run: dryRun,
		written: writes,
		...(isLogged && { number: log.entry.number }),
		added_sources: additions.sources,
		files: reports,
		ignored,
		unread,
		totals,
		...(missing && { missing: missing.report }),
	};
}

/**
 * Returns what a file leaves open besides its encoding, read in the most likely one. Nothing of it is
 * taken, because the import stops at the question.
 */
async function askFurther(
	{ questions }: OpenQuestions,
	task: ReadReviews,
): Promise<readonly OpenQuestion[]> {
	const { usual: encoding } = questions.find(({ flag }) => flag === 'encoding') ?? {};
	if (encoding === undefined) return [];
	const answers = { ...task.answers, encoding: encoding as Encoding };
	try {
		await readReviews({
			...task,
			answers,
			merger: holdBack(task.merger).merger,
			leftOut: new Map(),
		});
		return [];
	} catch (error) {
		return error instanceof OpenQuestions ? error.questions : [];
	}
}

function noExportIn(named: string, ignored: readonly IgnoredFile[]): ImportError {
	const inside = ignored.filter(({ file }) => file.startsWith(named));
	const found = inside.map(({ file, reason }) => `\n  ${file}: ${reason}`).join('');
	return new ImportError(`Cannot import "${named}": it contains no review exports${found}`);
}
