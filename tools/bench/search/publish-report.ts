import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { format, resolveConfig } from 'prettier';
import { ROOT } from '../../../tests/support/content.ts';
import { renderSearchChart } from './render-chart.ts';
import type { SearchBenchReport } from './report.ts';

export const REPORT_FILE = join(ROOT, 'docs/work/search-bench.json');
export const CHART_FILE = join(ROOT, 'docs/work/search-bench.svg');

/** Writes the report in the repository's JSON format, and the chart of it. */
export async function publishReport(report: SearchBenchReport): Promise<void> {
	const style = await resolveConfig(REPORT_FILE);
	const options = { ...style, filepath: REPORT_FILE };
	writeFileSync(REPORT_FILE, await format(JSON.stringify(report, null, '\t'), options));
	writeFileSync(CHART_FILE, renderSearchChart(readReport()));
}

/** Reads the report in the repository. */
export function readReport(): SearchBenchReport {
	// A run of the bench wrote this file.
	return JSON.parse(readFileSync(REPORT_FILE, 'utf8')) as SearchBenchReport;
}
