import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { currentTime as milliseconds, now as currentTime } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { loadSettings } from '../content/load-settings.ts';
import { FORMATS } from '../import/formats/formats.ts';
import { importFiles } from '../import/import-files.ts';
import type { ImportProgress } from '../import/read-files.ts';
import { OpenQuestions } from '../import/open-questions.ts';
import { suggestMap, type SuggestedMap } from '../import/generic/suggest-map.ts';
import { undoImport } from '../import/stored/undo-import.ts';
import { renderReport } from './render-import-report.ts';
import { MissingReviews } from '../import/stored/find-missing.ts';
import { ImportError } from '../import/import-error.ts';
import type { ImportReport } from '../import/import-report.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { addFlags, askQuestions, toAnswers, toCommand } from './ask-questions.ts';
import { ANSWER_HELP, ANSWER_OPTIONS, parseAnswers, type AnswerFlags } from './import-answers.ts';
import { openTerminal, type Ask } from './open-terminal.ts';
import { shellWord } from '../mcp/discovery/shell-word.ts';
import { renderUndo } from './render-undo.ts';
import { defineCommand, runProcess, type CommandStreams } from './command.ts';
import { UsageError } from './describe-failure.ts';
import { type ProgressStream, createStatusLine, type StatusSurroundings } from './status-line.ts';

interface ImportSurroundings extends CommandStreams {
	readonly now: Instant;
	readonly environment: { readonly contentDir: string; readonly dataDir: string };
	readonly stderr: ProgressStream;
	/** Asks the operator a question; undefined without a terminal. */
	readonly ask?: Ask | undefined;
	/** Returns the time in milliseconds from any monotonic clock; without it, no progress is shown. */
	readonly clock?: () => number;
}

const HELP = `Imports review exports into the content folder.

  npm run import -- [--json] [--dry-run] [ANSWERS] FILE...
  npm run import -- --suggest FILE
  npm run import -- [--json] [--dry-run] [--force] --undo N

A FILE is a table (CSV or .xlsx), JSON or XML, also as .gz. In a folder or a zip archive, all exports are
imported.

  --json          print the report as one JSON document
  --dry-run       report what would happen and write nothing

${ANSWER_HELP}
  --format ID          read a file as this format instead of detecting it:
${FORMATS.map(({ id, label }) => `                         ${id.padEnd(24)} ${label}`).join('\n')}

In a terminal, the command asks if something is unclear.

A table that is not recognized:
  --suggest       write a draft mapping file next to each FILE, with the columns that are recognized

Reviews that are gone at the source:
  --complete      treat the FILEs as complete exports of their source; list the stored reviews
                  that are not in them
  --yes COUNT     with --complete: remove the listed reviews; COUNT is the number that was listed

Removed reviews:
  --restore ID    import this removed review again, for example because its author agreed;
                  can be repeated. npm run find -- ID shows why it was removed

Undoing an import:
  --undo N        undo import N of imports.jsonl: remove what it added, restore what it
                  changed or removed
  --force         with --undo: undo what is possible if earlier versions are lost;
                  with --complete: continue if the export looks incomplete

Exit status: 0 nothing was rejected, 1 some records were rejected or some files could not be read, and the
rest were imported, 2 nothing was imported.
`;

/**
 * `npm run import`: prints the report to stdout and errors to stderr, and returns the exit status. Asks
 * for everything that the files leave open, or prints the command that says it.
 */
export const runImport = defineCommand({
	name: 'import',
	help: HELP,
	options: {
		json: { type: 'boolean', default: false },
		'dry-run': { type: 'boolean', default: false },
		suggest: { type: 'boolean', default: false },
		complete: { type: 'boolean', default: false },
		yes: { type: 'string' },
		undo: { type: 'string' },
		force: { type: 'boolean', default: false },
		restore: { type: 'string', multiple: true },
		...ANSWER_OPTIONS,
	},
	allowPositionals: true,
	async run({ values, positionals: files }, surroundings: ImportSurroundings) {
		const { stdout } = surroundings;
		if (values.undo !== undefined) {
			if (files.length > 0) throw new UsageError('import', '--undo takes no FILE');
			const undone = await undoAs(values.undo, values, surroundings);
			stdout.write(values.json ? `${JSON.stringify(undone, null, '\t')}\n` : renderUndo(undone));
			return 0;
		}
		if (files.length === 0) throw new UsageError('import', 'no FILE given');
		if (values.yes !== undefined && !values.complete) {
			throw new UsageError('import', '--yes goes with --complete');
		}
		if (values.suggest) {
			const { businessFile: business } = await loadSettings(surroundings.environment.contentDir);
			const { answers, fileAnswers } = await parseAnswers(values);
			for (const file of files) {
				const { encoding } = { ...answers, ...fileAnswers.get(file) };
				const suggested = await suggestMap(file, business, encoding).catch((error: unknown) => {
					throw withCommand({ files, flags: values }, error);
				});
				stdout.write(renderSuggested(file, suggested));
			}
			return 0;
		}
		const report = await importAsking({ files, flags: values }, surroundings);
		stdout.write(values.json ? `${JSON.stringify(report, null, '\t')}\n` : renderReport(report));
		return exitStatusOf(report);
	},
});

/** Imports the files, and asks in the terminal until nothing is open. Answers may leave more open. */
async function importAsking(
	{ files, flags }: { readonly files: readonly string[]; readonly flags: Flags },
	surroundings: ImportSurroundings,
): Promise<ImportReport> {
	try {
		return await importAs({ files, flags }, surroundings);
	} catch (error) {
		if (error instanceof MissingReviews) {
			const next = toCommand({ files, flags: { ...flags, ...error.flags } });
			throw new ImportError(`${error.message}\n  ${next}`, { cause: error });
		}
		if (!(error instanceof OpenQuestions)) throw error;
		if (surroundings.ask === undefined) throw withCommand({ files, flags }, error);
		const answered = await askQuestions(error, surroundings.ask);
		return importAsking({ files, flags: addFlags(flags, answered) }, surroundings);
	}
}

/** Adds the command that answers all open questions to an error. */
function withCommand(given: Parameters<typeof toAnswers>[0], error: unknown): unknown {
	if (!(error instanceof OpenQuestions)) return error;
	return new ImportError(`${error.message}\n${toAnswers(given, error)}`, { cause: error });
}

interface Flags extends AnswerFlags {
	readonly json: boolean;
	readonly 'dry-run': boolean;
	readonly complete: boolean;
	readonly yes?: string | undefined;
	readonly force: boolean;
	readonly restore?: readonly string[] | undefined;
}

async function undoAs(
	written: string,
	{ force, 'dry-run': dryRun }: Flags,
	{ now, environment: { contentDir, dataDir } }: ImportSurroundings,
) {
	const number = Number(/^\d+$/.exec(written)?.[0] ?? 0);
	if (number > 0) {
		const undone = await undoImport({ contentDir, dataDir, number, now, dryRun, force });
		// What was downloaded last may be wanted again.
		if (!dryRun) await rm(join(dataDir, 'sync'), { recursive: true, force: true });
		return undone;
	}
	throw new UsageError('import', '--undo takes the number of an import');
}

async function importAs(
	{ files, flags }: { readonly files: readonly string[]; readonly flags: Flags },
	{ now, environment: { contentDir, dataDir }, stderr, clock, ask }: ImportSurroundings,
): Promise<ImportReport> {
	const { businessFile: business, staff, services } = await loadSettings(contentDir);
	const progress = clock && createProgressLine({ stderr, clock });
	return importFiles({
		files,
		contentDir,
		dataDir,
		now,
		operatorFiles: { business, staff, services },
		dryRun: flags['dry-run'],
		...(await parseAnswers(flags)),
		restored: new Set(flags.restore),
		complete: flags.complete ? { yes: parseCount(flags.yes), force: flags.force } : undefined,
		asks: ask !== undefined,
		onProgress: flags.json ? undefined : progress?.show,
	}).finally(() => progress?.clear());
}

function renderSuggested(file: string, { path, open }: SuggestedMap): string {
	const fill = open.length === 0 ? 'check it' : `fill in ${open.join(', ')}`;
	return `Wrote ${path}: ${fill}, then run\n  npm run import -- ${shellWord(file)} --map ${shellWord(path)}\n`;
}

/** Returns 0 if all was read and taken, 1 if something was not, 2 if every record was rejected. */
export function exitStatusOf({
	totals: { rejected, skipped, read },
	unread,
	written,
}: Pick<ImportReport, 'totals' | 'unread' | 'written'>): 0 | 1 | 2 {
	if (rejected === 0) return unread.length === 0 ? 0 : 1;
	return rejected + skipped === read && !written ? 2 : 1;
}

/** @throws {UsageError} */
function parseCount(text: string | undefined): number | undefined {
	if (text === undefined || /^\d+$/.test(text)) return text === undefined ? text : Number(text);
	throw new UsageError('import', '--yes takes the number of reviews to remove');
}

/** Shows the progress of a long import on stderr. */
export function createProgressLine(surroundings: StatusSurroundings) {
	const { clock } = surroundings;
	const status = createStatusLine(surroundings);
	/** When the current file began, because each file has its own rate. */
	let fileBegan = clock();
	let number = 1;
	return {
		show(progress: ImportProgress) {
			if (progress.number !== number) [number, fileBegan] = [progress.number, clock()];
			status.show(() => renderProgress(progress, (clock() - fileBegan) / 1000));
		},
		clear: status.clear,
	};
}

function renderProgress(progress: ImportProgress, seconds: number): string {
	const { file, number, files, bytes, totalBytes, records } = progress;
	const percent = totalBytes === undefined ? '' : `${Math.floor((100 * bytes) / totalBytes)}%, `;
	const rate = seconds > 0 ? Math.round(records / seconds) : 0;
	const which = files > 1 ? `, file ${number} of ${files}` : '';
	return `${percent}${counted(records)} records, ${counted(rate)} a second${which}: ${file}`;
}

function counted(count: number): string {
	return count.toLocaleString('en-US');
}

if (import.meta.main) {
	using terminal = openTerminal(process);
	await runProcess(runImport, () => ({
		...{ environment: readEnvironment(), ask: terminal.ask },
		...{ now: currentTime(), clock: milliseconds },
	}));
}
