import type { FileReport, IgnoredFile, ImportReport, Rejection, Warning } from './import-report.ts';
import { renderSummary } from './render-summary.ts';

/** More lines than this of one kind are counted instead of shown; `--json` has them all. */
const MOST_LINES = 50;

export function renderReport(report: ImportReport): string {
	const { files, ignored, totals } = report;
	const summary = [...renderSummary({ files, totals }), '', `${stateOf(report)}.`];
	return [...files.map(renderFile), ...renderIgnored(ignored), ...summary, ''].join('\n');
}

function renderIgnored(ignored: readonly IgnoredFile[]): string[] {
	if (ignored.length === 0) return [];
	const lines = ignored.map(({ file, reason }) => `  ${file}: ${reason}`);
	return ['ignored, as no export of reviews:', ...shorten(lines), ''];
}

function stateOf({ totals, dry_run, written }: ImportReport): string {
	const { read, rejected, skipped } = totals;
	if (read === 0) return 'Nothing to write: there are no reviews in what was imported';
	if (rejected === read) return 'Every record was rejected: nothing written';
	if (dry_run) return 'Dry run: nothing written';
	if (written) return 'Written';
	return rejected + skipped === read
		? 'Nothing to write: no record was taken'
		: 'Nothing to write: what is stored already says the same';
}

function renderFile(file: FileReport): string {
	const sure = `${Math.round(file.confidence * 100)} % sure`;
	const lines = [
		file.file,
		`  ${file.format} (${sure}), source "${file.source}"`,
		...file.notes.map((note) => `  ${note}`),
		...file.skipped.map(({ reason, count }) => `  skipped ${count}: ${reason}`),
		...shorten(groupsOf(file.rejected).map(renderRejections)),
		...shorten(file.warnings.map(renderWarning)),
	];
	return `${lines.join('\n')}\n`;
}

type Rejections = readonly [first: Rejection, ...others: Rejection[]];

/** Those of the same kind stand together, so that one mistake in each record hides no other. */
function groupsOf(rejected: readonly Rejection[]): Rejections[] {
	const groups = Map.groupBy(rejected, ({ field, reason, found }) =>
		JSON.stringify([field, reason, found]),
	);
	return [...groups.values()].flatMap(([first, ...others]): Rejections[] =>
		first === undefined ? [] : [[first, ...others]],
	);
}

function renderRejections([first, ...others]: Rejections): string {
	const { line, id, field, reason, found } = first;
	const value = found === undefined ? '' : ` (found ${JSON.stringify(found)})`;
	const what = `${field === '' ? '' : `${field}: `}${reason}${value}`;
	return `  rejected, line ${line}${nameOf(id)}: ${what}${countOf(others.length + 1)}`;
}

function renderWarning({ line, id, message, count }: Warning): string {
	return `  warning, line ${line}${nameOf(id)}: ${message}${countOf(count)}`;
}

function countOf(records: number): string {
	return records > 1 ? ` (${records} records)` : '';
}

function nameOf(id: string | undefined): string {
	return id === undefined ? '' : `, ${id}`;
}

function shorten(lines: readonly string[]): string[] {
	if (lines.length <= MOST_LINES) return [...lines];
	return [...lines.slice(0, MOST_LINES), `  … and ${lines.length - MOST_LINES} more (--json)`];
}
