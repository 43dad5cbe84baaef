import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../support/content.ts';
import { renderSearchChart } from './render-chart.ts';
import type { SearchBenchReport } from './report.ts';

export const REPORT_FILE = join(ROOT, 'docs/search-bench.json');
export const CHART_FILE = join(ROOT, 'docs/search-bench.svg');

/** Writes the report as the repository formats JSON, and the chart that is drawn from it. */
export async function publishReport(report: SearchBenchReport): Promise<void> {
	const style = await resolveConfig(REPORT_FILE);
	const options = { ...style, filepath: REPORT_FILE };
	writeFileSync(REPORT_FILE, await format(JSON.stringify(report, null, '\t'), options));
	writeFileSync(CHART_FILE, renderSearchChart(readReport()));
}

/** The report that the repository holds. */
export function readReport(): SearchBenchReport {
	// A run of the bench wrote it.
	return JSON.parse(readFileSync(REPORT_FILE, 'utf8')) as SearchBenchReport;
}
