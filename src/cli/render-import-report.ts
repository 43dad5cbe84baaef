import type { SourcePolicy } from '../reviews/business/verification-policy.ts';
import type {
	FileReport,
	IgnoredFile,
	ImportReport,
	Rejection,
	Totals,
	Warning,
} from '../import/import-report.ts';
import { REMOVED_EARLIER } from '../import/stored/merge-result.ts';
import { renderDoubtful } from './render-doubtful.ts';
import { renderPreview } from './render-preview.ts';
import { renderMissing } from './render-missing.ts';
import { renderProof } from './render-proof.ts';
import { aliasesToSay, renderUnmatched } from './render-unmatched.ts';

/** Further lines of the same kind are only counted; `--json` shows all of them. */
const MAX_LINES = 50;
/** The largest number of lines and values shown for one kind of rejection. */
const MAX_LISTED = 5;

export function renderReport(report: ImportReport): string {
	const { files, ignored, unread, totals, added_sources: sources, written, missing } = report;
	const absent = missing === undefined ? [] : renderMissing(missing);
	const doubtful = renderDoubtful(files);
	const summary = [
		...[...renderSummary({ files, totals }), '', ...absent, ...doubtful],
		`${stateOf(report)}.`,
	];
	const next = [
		...renderAdded(sources, written),
		...report.moved_aliases.map(
			({ name, from, to }) =>
				`${written ? 'Moved' : 'Would move'} the alias "${name}" from "${from}" to "${to}" in business.yaml`,
		),
		...aliasesToSay(files),
		...removedEarlier(files),
		...(written && isChanged(report) ? ['Next: npm run publish'] : []),
	];
	return [
		...files.map(renderFile),
		...renderLeftOut('ignored, because they are not review exports:', ignored),
		...renderLeftOut('not read; correct these files and import them again:', unread),
		...summary,
		...next,
		'',
	].join('\n');
}

/** Says once what readers will see of the sources with the same terms. */
function renderAdded(sources: readonly SourcePolicy[], written: boolean): string[] {
	const byTerms = Map.groupBy(sources, ({ republish, verification }) =>
		JSON.stringify([republish, verification]),
	);
	return [...byTerms.values()].map((same) => {
		const names = same.map(({ name, id }) => `"${name}" (${id})`).join(', ');
		const [{ republish = undefined, verification = '' } = {}] = same;
		const [source, its] = same.length === 1 ? ['source', 'its'] : ['sources', 'their'];
		const terms =
			republish === undefined
				? ''
				: `, with "republish: ${republish}", because ${its} terms may forbid full copies`;
		return `${written ? 'Added' : 'Would add'} the ${source} ${names} to business.yaml${terms}. Readers will see: "${verification}" Change it there if it is not true.`;
	});
}

const REMOVED: ReadonlySet<string> = new Set(Object.values(REMOVED_EARLIER));

/** Says how to import a removed review again. */
function removedEarlier(files: readonly FileReport[]): string[] {
	const isAny = files.some(({ skipped }) => skipped.some(({ reason }) => REMOVED.has(reason)));
	return isAny
		? ['To import a removed review again, because its author agreed: add --restore ID']
		: [];
}

function renderLeftOut(heading: string, files: readonly IgnoredFile[]): string[] {
	if (files.length === 0) return [];
	const lines = files.map(({ file, reason }) => `  ${file}: ${reason.replaceAll('\n', '\n  ')}`);
	return [heading, ...shorten(lines), ''];
}

/** Whether the import changes what readers see. */
function isChanged({ totals, missing, added_sources, moved_aliases }: ImportReport): boolean {
	const { added, updated, removed } = totals;
	const isSettled = added_sources.length + moved_aliases.length > 0;
	const isStored = added + updated + removed + totals.recommendations > 0;
	return isStored || missing?.removed === true || isSettled;
}

function stateOf(report: ImportReport): string {
	const { totals, dry_run, written, number } = report;
	const { read, rejected, skipped } = totals;
	if (read === 0) return 'Nothing to write: the files contain no reviews';
	if (rejected === read) return 'Every record was rejected: no review was stored';
	if (dry_run) return 'Dry run: nothing written';
	if (number !== undefined && !isChanged(report))
		return `No review was stored or changed. Skipped records and your answers are saved as import ${number}`;
	if (number !== undefined)
		return `Saved as import ${number}. To undo it: "npm run import -- --undo ${number}"`;
	if (written) return 'Written to business.yaml; no review changed';
	return rejected + skipped === read
		? 'Nothing to write: no record was imported'
		: 'Nothing to write: the stored reviews are up to date';
}

function renderFile(file: FileReport): string {
	const isGeneric = file.format.startsWith('generic-');
	const how = isGeneric ? ' (unknown export, read by its column names)' : '';
	const lines = [
		file.file,
		`  ${file.format}${how}, source "${file.source}"`,
		...file.notes.map((note) => `  ${note}`),
		...shorten(file.unmatched_locations.map(renderUnmatched)),
		...file.skipped.map(({ reason, count }) => `  skipped ${count}: ${reason}`),
		...recommendations(file),
		...renderProof(file),
		...shorten(renderRejections(file.rejected)),
		...renderSkew(file),
		...shorten(file.warnings.map(renderWarning)),
		...(file.preview ? [...renderMasked(file), ...renderPreview(file.preview)] : []),
	];
	return `${lines.join('\n')}\n`;
}

/** Lists what was masked, for somebody to check. */
function renderMasked({ masked }: FileReport): string[] {
	if (masked.length === 0) return [];
	const lines = masked.map(({ line, field, kind, context }) => {
		const words = context.replace(/\s+/g, ' ').trim();
		return `    line ${line}, ${field}, ${kind}: … ${words} …`;
	});
	return [`  masked ${masked.length}:`, ...shorten(lines)];
}

function recommendations({ recommendations: count }: FileReport): string[] {
	if (count === 0) return [];
	const stored =
		count === 1
			? '1 recommendation without stars stored: it counts'
			: `${count} recommendations without stars stored: they count`;
	return [`  ${stored} only in the share of customers who recommend us`];
}

function renderSkew({ ratings: { taken, rejected, skewed }, rejected: all }: FileReport): string[] {
	if (!skewed) return [];
	const which =
		rejected.count === all.length ? `the ${all.length}` : `${rejected.count} of the ${all.length}`;
	const means = `${which} rejected reviews average ${rejected.mean?.toFixed(2)} stars, the ${taken.count} imported ones ${taken.mean?.toFixed(2)}`;
	return [`  warning: ${means}. Correct the export, or your average will be off`];
}

interface Kind {
	readonly field: string;
	readonly places: { readonly line: number; readonly id: string | undefined }[];
	readonly found: Set<string>;
}

/** Groups rejections by kind, so that one mistake in every record does not hide other mistakes. */
function renderRejections(rejected: readonly Rejection[]): string[] {
	const kinds = new Map<string, Kind>();
	for (const { line, id, field, reason, found } of rejected) {
		const what = `${field === '' ? '' : `"${field}" `}${reason}`;
		const kind = kinds.get(what) ?? { field, places: [], found: new Set() };
		kinds.set(what, kind);
		kind.places.push({ line, id });
		if (found !== undefined) kind.found.add(JSON.stringify(found));
	}
	return [...kinds].map(([what, { field, places, found }]) => {
		const where = what.includes('; ') ? ` in ${field}` : '';
		const values =
			found.size === 0
				? ''
				: ` (found ${listed([...found], /--(?:consent|status) /.test(what) ? found.size : MAX_LISTED)}${where})`;
		return `  rejected${describePlaces(places)}: ${what}${values}`;
	});
}

function describePlaces(places: Kind['places']): string {
	if (places.length > 1) {
		const lines = [...new Set(places.map(({ line }) => line))];
		return ` ${places.length} records, ${lines.length === 1 ? 'line' : 'lines'} ${listed(lines)}`;
	}
	return places.map(({ line, id }) => `, line ${line}${nameOf(id)}`).join('');
}

/** Lists the first values, and says how many more there are. */
function listed(values: readonly (string | number)[], most = MAX_LISTED): string {
	const shown = values.slice(0, most).join(', ');
	const more = values.length - most;
	return more > 0 ? `${shown} and ${more} more` : shown;
}

function renderWarning({ line, id, message, count }: Warning): string {
	return `  warning, line ${line}${nameOf(id)}: ${message}${count > 1 ? ` (and ${count - 1} more)` : ''}`;
}

function nameOf(id: string | undefined): string {
	return id === undefined ? '' : `, ${id}`;
}

function shorten(lines: readonly string[]): string[] {
	if (lines.length <= MAX_LINES) return [...lines];
	return [...lines.slice(0, MAX_LINES), `  … and ${lines.length - MAX_LINES} more (--json)`];
}

const HEADINGS = [
	['read', 'read'],
	['added', 'added'],
	['updated', 'updated'],
	['unchanged', 'unchanged'],
	['recommendations', 'recommendations'],
	['duplicates', 'repeated'],
	['skipped', 'skipped'],
	['rejected', 'rejected'],
	['held_back', 'held back'],
	['removed', 'removed'],
] as const;

/** Columns that are shown only if they count something. */
const RARE: ReadonlySet<string> = new Set(['recommendations', 'removed']);

/** Renders the results for each file as a table, with totals if there are several files. */
function renderSummary({ files, totals }: Pick<ImportReport, 'files' | 'totals'>): string[] {
	const columns = HEADINGS.filter(([name]) => !RARE.has(name) || totals[name] > 0);
	const toCells = (counts: Counts) => columns.map(([name]) => String(counts[name]));
	const rows = [
		['file', 'format', ...columns.map(([, heading]) => heading)],
		...files.map((file) => [file.file, file.format, ...toCells(countsOf(file))]),
		...(files.length > 1 ? [['total', '', ...toCells(totals)]] : []),
	];
	const widths =
		rows[0]?.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0))) ?? [];
	return rows.map((row) => {
		const cells = row.map((cell, at) => {
			const width = widths[at] ?? 0;
			return at < 2 ? cell.padEnd(width) : cell.padStart(width);
		});
		return cells.join('  ');
	});
}

type Counts = Pick<Totals, (typeof HEADINGS)[number][0]>;

function countsOf(file: FileReport): Counts {
	const skipped = file.skipped.reduce((total, { count }) => total + count, 0);
	return { ...file, skipped, rejected: file.rejected.length };
}
