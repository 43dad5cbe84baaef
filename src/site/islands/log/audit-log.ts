import { part, say } from '../hub/elements.ts';
import { rememberLog } from './remembered-log.ts';
import { showRemembered } from './show-remembered.ts';
import { setCopyApart, showFindings, showRunning, showVerdict } from './show-report.ts';
import type { Finding, LogFacts, Memory } from '../../../log/verify.mjs';
import { loadVerifier } from './verifier.ts';

const STARS = ['1', '2', '3', '4', '5'] as const;
const VERDICTS = [
	'No problems found: the reviews and removals match the log.',
	'The check found a problem.',
	'No problems found, but some things could not be checked.',
] as const;
const COPY = 'This is a copy of the site. Check the original at';
const NOT_REMEMBERED =
	'Your browser cannot remember this log, so the next check cannot compare the log with today’s.';

/** Audits the whole log in the browser, with progress. */
export async function auditLog(root: HTMLElement): Promise<void> {
	const { origin = '', verifier = '' } = root.dataset;
	const remembered = rememberLog(origin);
	showRunning(root, 'Loading the verifier …');
	const { verifyLog } = await loadVerifier(verifier);
	const bar = part(root, 'progress');
	bar.hidden = false;
	try {
		const report = await verifyLog(window.location.origin, {
			memory: remembered.read(),
			fetch: (input, init) => window.fetch(input, init),
			onProgress({ done, total }) {
				say(root, 'verdict', 'Checking the log …');
				Object.assign(bar, { max: total || 1, value: done });
			},
		});
		const isKept = report.memory !== undefined && remembered.write(report.memory);
		showResult(root, setCopyApart(report), isKept);
	} finally {
		bar.hidden = true;
	}
}

function showResult(
	root: HTMLElement,
	report: ReturnType<typeof setCopyApart<LogFacts>>,
	isKept: boolean,
): void {
	const { facts, notes } = report;
	// The counts of an audit that found something may be incomplete.
	const isComplete = facts !== undefined && report.exitCode === 0;
	const found = isComplete ? compareWithTable(root.ownerDocument, facts) : [];
	const exitCode = found.length > 0 ? 1 : report.exitCode;
	const forgetting = isKept ? [] : [NOT_REMEMBERED];
	const loggedEarlier = Number(root.dataset['loggedEarlier'] ?? 0);
	const lines = [
		...(isComplete ? [countsInWords(facts, report.memory)] : []),
		...notes,
		...(loggedEarlier > 0 ? [inEarlierLog(loggedEarlier)] : []),
		...forgetting,
	];
	showFindings(root, [...report.findings, ...found], lines);
	showRemembered(root);
	showVerdict(root, exitCode, VERDICTS[exitCode], { original: report.original, words: COPY });
}

/** Compares the reviews by stars that this page shows with those in the log. A table of the log's own counts is last. */
function compareWithTable(page: ParentNode, { live, removed }: LogFacts): Finding[] {
	const count = (entries: LogFacts['live'], stars: string) =>
		entries.filter((entry) => entry.stars === Number(stars)).length;
	const shown = (stars: string, field: string) => {
		const cells = page.querySelectorAll(`[data-by-stars="${stars}"] [data-field="${field}"]`);
		return Number([...cells].at(-1)?.textContent.replaceAll(/\D/g, ''));
	};
	const differing = STARS.filter(
		(stars) =>
			shown(stars, 'published') !== count(live, stars) ||
			shown(stars, 'removed') !== count(removed, stars),
	);
	return differing.map((stars) => ({
		severity: 'fault',
		message: `The table on this page does not match the log for ${stars}-star reviews`,
	}));
}

function inEarlierLog(count: number): string {
	const which = count === 1 ? 'One of these removals is' : `${count} of these removals are`;
	return `${which} in an earlier log: see the table of removals by stars on this page.`;
}

function countsInWords({ size, live, removed }: LogFacts, memory: Memory | undefined): string {
	const count = (n: number, one: string, many: string) =>
		`${n.toLocaleString('en')} ${n === 1 ? one : many}`;
	const counts = [
		count(size, 'entry', 'entries'),
		count(live.length, 'published review', 'published reviews'),
		count(removed.length, 'removal', 'removals'),
		count(memory?.checkpoints.length ?? 0, 'signed checkpoint', 'signed checkpoints'),
	];
	return `Checked: ${counts.join(', ')}.`;
}
