import type { CheckResult } from './check.ts';
import type { SmokeReport } from './run-smoke.ts';

/** The most faults shown per check; the JSON report has all of them. */
const MOST_FAULTS = 10;

/** Renders the report as text: one line per check, followed by its faults. */
export function renderReport(report: SmokeReport): string {
	const { origin, edition, commit, documents, requests, checks } = report;
	const width = Math.max(...checks.map(({ name }) => name.length));
	const failed = checks.filter(({ ok }) => !ok).length;
	const summary =
		failed === 0
			? `All ${checks.length} checks passed`
			: `${failed} of ${checks.length} checks FAILED`;
	return [
		`${origin}: edition ${edition ?? 'unknown'}, commit ${commit ?? 'unknown'}`,
		'',
		...checks.flatMap((check) => renderCheck(check, width)),
		'',
		`${summary}: ${documents} documents, ${requests} requests`,
		'',
	].join('\n');
}

function renderCheck(check: CheckResult, width: number): string[] {
	const { ok, name, promise, remedy, faults, notes } = check;
	const more = faults.length - MOST_FAULTS;
	return [
		`${ok ? 'ok    ' : 'FAILED'}  ${name.padEnd(width)}  ${promise}`,
		...faults
			.slice(0, MOST_FAULTS)
			.flatMap(({ request, expected, found }) => [
				`          ${request}`,
				`            expected ${expected}`,
				`            found    ${found}`,
			]),
		...(more > 0 ? [`          … and ${more} more (--json)`] : []),
		...(ok ? [] : [`        → ${remedy}`]),
		...(notes.length === 0 ? [] : [`          note: ${notes[0]}${others(notes.length - 1)}`]),
	];
}

function others(count: number): string {
	return count === 0 ? '' : `, and ${count} more (--json)`;
}
