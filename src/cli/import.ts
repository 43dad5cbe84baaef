import { parseArgs } from 'node:util';
import { currentTime as milliseconds, now as currentTime } from '../platform/clock.ts';
import { readEnvironment } from '../platform/environment.ts';
import { loadSettings } from '../content/load-settings.ts';
import { FORMATS } from '../import/formats.ts';
import { importFiles } from '../import/import-files.ts';
import { renderReport } from '../import/render-import-report.ts';
import type { Instant } from '../reviews/calendar-date.ts';
import { ANSWER_HELP, ANSWER_OPTIONS, parseAnswers } from './import-answers.ts';
import { describeFailure, UsageError } from './describe-failure.ts';
import { createProgressLine } from './import-progress.ts';
import type { ProgressStream } from './status-line.ts';

export interface ImportSurroundings {
	readonly now: Instant;
	readonly environment: { readonly contentDir: string };
	readonly stdout: { write(text: string): unknown };
	readonly stderr: ProgressStream;
	/** Returns milliseconds of any monotonic clock; without it, no progress is shown. */
	readonly clock?: () => number;
}

const OPTIONS = {
	json: { type: 'boolean', default: false },
	'dry-run': { type: 'boolean', default: false },
	location: { type: 'string' },
	format: { type: 'string' },
	...ANSWER_OPTIONS,
	help: { type: 'boolean', short: 'h', default: false },
} as const;

const HELP = `Brings review exports into the content folder.

  npm run import -- [--json] [--dry-run] [--location ID] [--format ID] [ANSWERS] FILE...

A FILE may be a folder or a zip archive, whose files are all taken.

  --json          print the report as one JSON document
  --dry-run       report what would happen and write nothing
  --location ID   location of the records that name none that is known
  --format ID     take every FILE as this format instead of recognising it:
${FORMATS.map(({ id, label }) => `                    ${id.padEnd(24)} ${label}`).join('\n')}

${ANSWER_HELP}

Exit status: 0 no record was rejected, 1 some were and the rest went in, 2 nothing was written.
`;

/**
 * `npm run import`: prints the report to stdout and errors to stderr, and returns the exit status.
 */
export async function runImport(
	argv: readonly string[],
	{ now, environment, stdout, stderr, clock }: ImportSurroundings,
): Promise<0 | 1 | 2> {
	const progress = clock && createProgressLine({ stderr, clock });
	try {
		const { values, positionals: files } = parseUsage(argv);
		if (values.help) {
			stdout.write(HELP);
			return 0;
		}
		if (files.length === 0) throw new UsageError('import', 'no FILE is named');

		const { contentDir } = environment;
		const { businessFile: business, staff, services } = await loadSettings(contentDir);
		const report = await importFiles({
			files,
			contentDir,
			now,
			operatorFiles: { business, staff, services },
			dryRun: values['dry-run'],
			location: values.location,
			format: values.format,
			answers: await parseAnswers(values),
			onProgress: values.json ? undefined : progress?.show,
		});
		progress?.clear();
		stdout.write(values.json ? `${JSON.stringify(report, null, '\t')}\n` : renderReport(report));
		const { rejected, skipped, read } = report.totals;
		if (rejected === 0) return 0;
		return rejected + skipped === read ? 2 : 1;
	} catch (error) {
		progress?.clear();
		stderr.write(`${describeFailure(error)}\n`);
		return 2;
	}
}

function parseUsage(argv: readonly string[]) {
	try {
		return parseArgs({ args: [...argv], options: OPTIONS, allowPositionals: true });
	} catch (cause) {
		throw new UsageError('import', cause);
	}
}

if (import.meta.main) {
	const { stdout, stderr } = process;
	try {
		const surroundings = {
			now: currentTime(),
			environment: readEnvironment(),
			clock: milliseconds,
		};
		process.exitCode = await runImport(process.argv.slice(2), { ...surroundings, stdout, stderr });
	} catch (error) {
		// Only reading the environment can fail here: runImport reports its own errors.
		stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
		process.exitCode = 2;
	}
}
