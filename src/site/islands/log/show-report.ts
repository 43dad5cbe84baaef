import { fill, fillList, part, say } from '../hub/elements.ts';
import type { Finding, Report } from '../../../log/verify.mjs';
import type { CheckedStep } from './verifier.ts';

/** A step with the language of its words: the verifier's are in English. */
export interface ShownStep extends CheckedStep {
	readonly language?: string;
}

/** Names of the results, for styles. */
const RESULTS = ['right', 'wrong', 'unknown'] as const;
const MARKS = { right: '✓', wrong: '✕', unknown: '!' } as const;
const MOST_FINDINGS = 20;

const COPY = /^This is a copy of (.+?)\/log(?:\/\d+)?$/;

/** A report without the finding that the site is a copy, which is no fault, and the host of the original. */
export function setCopyApart<Facts>(
	report: Report<Facts>,
): Report<Facts> & { readonly original?: string | undefined } {
	const { findings, exitCode } = report;
	const others = findings.filter(({ message }) => !COPY.test(message));
	const [, original] =
		COPY.exec(findings.find((each) => !others.includes(each))?.message ?? '') ?? [];
	return { ...report, original, findings: others, exitCode: others.length === 0 ? 0 : exitCode };
}

/** Shows the verdict and its sentence; on a copy of the site, also the address of this page on the original. */
export function showVerdict(
	root: HTMLElement,
	exitCode: Report['exitCode'],
	words: string,
	copy: { readonly original?: string | undefined; readonly words: string },
): void {
	const verdict = part(root, 'verdict');
	const isCopy = copy.original !== undefined;
	// A copy may have its own key.
	verdict.dataset['result'] = isCopy && exitCode === 0 ? 'copy' : RESULTS[exitCode];
	say(root, 'verdict', isCopy ? `${words} ${copy.words} ` : words);
	if (!isCopy) return;
	const address = copy.original + window.location.pathname;
	const link = Object.assign(document.createElement('a'), { href: `//${address}` });
	link.textContent = address;
	verdict.append(link);
}

/** Shows that a check runs, and removes the results of the one before. */
export function showRunning(root: HTMLElement, words: string): void {
	delete part(root, 'verdict').dataset['result'];
	say(root, 'verdict', words);
	for (const list of ['findings', 'notes']) part(root, list).hidden = true;
}

/** Shows findings, the faults first, and the notes. */
export function showFindings(
	root: HTMLElement,
	findings: readonly Finding[],
	notes: readonly string[],
): void {
	const sorted = findings.toSorted((a, b) => rankOf(a) - rankOf(b));
	const lines = sorted.slice(0, MOST_FINDINGS).map(({ message }) => message);
	if (sorted.length > MOST_FINDINGS) lines.push(`and ${sorted.length - MOST_FINDINGS} more`);
	showLines(root, 'findings', lines);
	showLines(root, 'notes', notes);
}

/** Shows the steps of a check; a step that did not pass has the result of the whole check. */
export function showSteps(
	root: HTMLElement,
	steps: readonly ShownStep[],
	exitCode: Report['exitCode'] = 1,
): void {
	const list = part(root, 'steps');
	fillList(list, part(root, 'step'), steps, (item, { title, detail, ok, language = 'en' }) => {
		const result = ok ? 'right' : RESULTS[exitCode];
		item.dataset['result'] = result;
		item.lang = language;
		fill(item, 'mark', MARKS[result]);
		fill(item, 'title', title);
		fill(item, 'detail', detail);
	});
	list.hidden = steps.length === 0;
}

function showLines(root: HTMLElement, name: string, lines: readonly string[]): void {
	const list = part(root, name);
	const items = lines.map((line) =>
		Object.assign(document.createElement('li'), { textContent: line }),
	);
	list.replaceChildren(...items);
	list.hidden = lines.length === 0;
}

function rankOf({ severity }: Finding): number {
	return severity === 'fault' ? 0 : 1;
}
