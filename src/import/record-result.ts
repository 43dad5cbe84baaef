import { countSkipped, type FileReport } from './import-report.ts';
import type { MergeResult } from './merge-records.ts';

/** Counts the result of a record in the report of its file. */
export function recordResult(reports: readonly FileReport[], verdict: MergeResult): void {
	const { origin, became, heldBack, warning } = verdict;
	const report = reports[origin.file];
	if (report === undefined)
		throw new RangeError(`Cannot report file ${origin.file}: it is unknown`);

	if (became === 'duplicate') report.duplicates += 1;
	else if (typeof became === 'string') report[became] += 1;
	else {
		countSkipped(report, became.skipped);
		if (became.removed === true) report.removed += 1;
	}
	if (heldBack === true) report.held_back += 1;
	if (warning !== undefined) addWarning(report, origin.line, origin.id, warning);
}

/**
 * Index of each warning in a report. A map, because some exports cause a different warning for
 * every record.
 */
const placesOfWarnings = new WeakMap<FileReport, Map<string, number>>();

/** Adds a warning to the report. Equal warnings become one, with the first position and a count. */
export function addWarning(report: FileReport, line: number, id: string, message: string): void {
	const places = placesOfWarnings.get(report) ?? new Map<string, number>();
	placesOfWarnings.set(report, places);
	const index = places.get(message) ?? report.warnings.length;
	places.set(message, index);
	const count = (report.warnings[index]?.count ?? 0) + 1;
	report.warnings[index] = { line, id, message, ...report.warnings[index], count };
}
