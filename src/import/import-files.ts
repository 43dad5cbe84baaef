import { amendSettings } from '../content/amend-business.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import {
	commitFiles,
	hasInterruptedChange,
	recoverInterruptedChange,
} from '../content/commit-files.ts';
import type { CommitStep } from '../content/commit-files.ts';
import { lockContent } from '../content/content-lock.ts';
import { loadLog } from '../content/load-log.ts';
import { loadRedactions } from '../content/redactions.ts';
import { loggedRemovals } from '../content/logged-removals.ts';
import { createLanguageDetector } from './detect-language.ts';
import { createCoverage, type Completeness } from './stored/find-missing.ts';
import { keepFormerLines } from './stored/former-lines.ts';
import {
	createImportContext,
	sourcePolicyOf,
	type ImportContext,
	type OperatorFiles,
} from './import-context.ts';
import { movedAliases, withAliases } from './find-location.ts';
import type { KeptAnswers } from './generic/column-answers.ts';
import { loadColumnAnswers, logImport } from './stored/import-entry.ts';
import { ImportError } from './import-error.ts';
import { recordResult, sumUp, type FileReport, type ImportReport } from './import-report.ts';
import { readFiles, type ReadFilesOptions } from './read-files.ts';
import { addPreviews } from './preview-reviews.ts';
import { listColumns } from './generic/list-columns.ts';
import { createMerger } from './stored/merge-records.ts';
import { loadStock, planChange } from './stored/plan-change.ts';

export interface ImportOptions extends ReadFilesOptions {
	readonly contentDir: string;
	/** Where to keep the former lines of changed reviews. Without it, an undo only removes added ones. */
	readonly dataDir?: string | undefined;
	readonly operatorFiles: OperatorFiles;
	readonly now: Instant;
	/** Location ids by further names that exports give these locations; business.yaml gets them. */
	readonly aliases?: ReadonlyMap<string, string>;
	/** Ids of removed reviews to import again on purpose. */
	readonly restored?: ReadonlySet<string>;
	/** Set if the files are everything that their sources have. */
	readonly complete?: Completeness | undefined;
	/** For tests: called before each step of the commit. */
	readonly beforeStep?: (step: CommitStep) => void;
}

/**
 * Imports review exports into a content folder, all in one commit. Files in folders and archives that
 * cannot be read are listed and left out; anything else that stops the import leaves all as it was.
 * @throws {OpenQuestions} with all that the files leave open
 * @throws {ImportError} if a named file cannot be read or recognized, or the content folder cannot be
 *   used.
 * @throws {ContentError} if reviews that the import ledger counts are missing.
 */
export async function importFiles(options: ImportOptions): Promise<ImportReport> {
	const { contentDir, operatorFiles, now, dryRun, aliases = new Map() } = options;
	const business = withAliases(operatorFiles.business, aliases);
	const detectLanguage = createLanguageDetector(business.languages.map(({ code }) => code));
	const kept = await loadColumnAnswers(contentDir);
	const context = createImportContext({ ...operatorFiles, business }, now, detectLanguage, kept);
	if (dryRun) return run(options, context);
	using _lock = await lockContent(contentDir);
	await recoverInterruptedChange(contentDir);
	return await run(options, context);
}

async function run(options: ImportOptions, context: ImportContext): Promise<ImportReport> {
	const { contentDir, dryRun, now, restored = new Set() } = options;
	if (dryRun && (await hasInterruptedChange(contentDir))) {
		throw new ImportError(
			`Cannot preview an import into "${contentDir}": an earlier one was interrupted; import without --dry-run to finish it`,
		);
	}
	const stock = await loadStock(contentDir);
	const removed = loggedRemovals(await loadLog(contentDir));
	const coverage = options.complete && createCoverage(options.complete);
	const merger = createMerger(stock.stored, {
		now,
		keptAway: new Set(stock.ledger?.kept_away).difference(restored),
		removed: new Map([...removed].filter(([id]) => !restored.has(id))),
		restored,
		redactions: await loadRedactions(contentDir),
		isWhole: (id) => (sourcePolicyOf(context, id)?.republish ?? 'full') === 'full',
	});
	const { reports, leftOut, held, ...others } = await readFiles(options, {
		context,
		merger,
		coverage,
	});
	const { results, upserts, removals, keptAway } = merger.finish();
	for (const result of results) {
		recordResult(reports, result);
		// The export has the stored review, although with another id.
		if (result.copyOf) coverage?.saw(result.copyOf.sourceId, result.copyOf.reviewId);
	}
	if (dryRun) addPreviews(reports, results, (id) => sourcePolicyOf(context, id));
	const totals = sumUp(reports);
	const additions = {
		sources: [...context.addedSources.values()].filter(({ id }) =>
			upserts.some(({ source }) => source === id),
		),
		aliases: options.aliases ?? new Map(),
	};
	const settings = await amendSettings(contentDir, additions);
	const missing = coverage?.findMissing(stock.stored, now);
	const gone = [...removals, ...(missing?.removals ?? [])];
	const change = {
		...{ upserts, removals: gone, leftOut, keptAway },
		restored: upserts.flatMap(({ id }) => (restored.has(id) ? [id] : [])),
	};
	const changes = await planChange(stock, change, now);
	// An import that changes nothing has no line, even if no earlier file had the same bytes: nothing was
	// imported, and each sync with a platform that writes its files anew would add one.
	const columns = newAnswers(reports, options, context);
	const isLogged = !dryRun && changes.length + columns.length > 0;
	const log = await logImport(stock, change, {
		at: now,
		files: reports.map(({ file }) => file),
		columns,
		held: isLogged ? await held.finish() : [],
	});
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
		moved_aliases: movedAliases(options.operatorFiles.business, additions.aliases),
		files: reports,
		...others,
		totals,
		...(missing && { missing: missing.report }),
	};
}

/** Returns the answers about columns that earlier imports do not have. */
function newAnswers(
	reports: readonly FileReport[],
	{ answers }: ImportOptions,
	{ keptAnswers }: ImportContext,
): KeptAnswers[] {
	const columns = answers?.columns ?? {};
	const answered = reports.flatMap((report) => report.answered ?? []);
	const used = new Set(answered.flatMap((one) => one.columns));
	const unknown = Object.keys(columns).filter((name) => !used.has(name));
	if (unknown.length > 0) {
		throw new ImportError(
			`Cannot use --column: no file has ${listColumns(unknown)}; nothing was imported`,
		);
	}
	const byHeader = new Map(answered.map((one) => [one.header, one.columns]));
	return [...byHeader].flatMap(([header, names]) => {
		const known = keptAnswers.get(header) ?? {};
		const given = names.flatMap((name) => {
			const meaning = columns[name];
			return meaning === undefined || known[name] === meaning ? [] : [[name, meaning] as const];
		});
		return given.length === 0 ? [] : [{ header, meanings: Object.fromEntries(given) }];
	});
}
