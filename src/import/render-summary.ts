import type { FileReport, ImportReport, Totals } from './import-report.ts';

const HEADINGS = [
	['read', 'read'],
	['added', 'added'],
	['updated', 'updated'],
	['unchanged', 'unchanged'],
	['duplicates', 'duplicate'],
	['skipped', 'skipped'],
	['rejected', 'rejected'],
	['held_back', 'held back'],
	['removed', 'removed'],
] as const;

/** Renders the results for each file as a table, with totals if there are several files. */
export function renderSummary({ files, totals }: Pick<ImportReport, 'files' | 'totals'>): string[] {
	// Shows the column for withdrawn consents only if there are any.
	const columns = HEADINGS.filter(([name]) => name !== 'removed' || totals.removed > 0);
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
