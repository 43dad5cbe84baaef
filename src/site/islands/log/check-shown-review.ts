import type { MessageId } from '../../../reviews/messages/catalogs.ts';
import { part } from '../hub/elements.ts';
import { checkReview } from './check-review.ts';
import { rememberLog } from './remembered-log.ts';
import {
	setCopyApart,
	showFindings,
	showRunning,
	showSteps,
	showVerdict,
	type ShownStep,
} from './show-report.ts';
import { findDifferences, readShownReview, type PublishedReview } from './shown-review.ts';
import type { Report } from '../../../log/verify.mjs';
import { loadVerifier } from './verifier.ts';

/** The messages of a check in the language of the page, with `{parts}` for names of parts. */
type CheckWords = Readonly<Record<Extract<MessageId, `check.${string}`>, string>>;

/** Checks a review and its page against the log, and shows each step. */
export async function checkShownReview(root: HTMLElement, article: ParentNode): Promise<void> {
	// The page wrote them.
	const words = JSON.parse(root.dataset['words'] ?? '{}') as CheckWords;
	const { review: id = '', index = '', log = '', origin = '', verifier = '' } = root.dataset;
	const remembered = rememberLog(origin);
	let steps: ShownStep[] = [];
	const onStep = (step: ShownStep) => {
		// After a failed step, the verifier may start over.
		steps = steps.at(-1)?.ok === false ? [step] : [...steps, step];
		showSteps(root, steps);
	};
	showRunning(root, words['check.running']);
	showSteps(root, []);

	const loaded = await loadVerifier(verifier);
	const report = setCopyApart(
		await checkReview(loaded, window.location.origin + log, {
			...{ id, index: Number(index), memory: remembered.read(), onStep },
			fetch: (input, init) => window.fetch(input, init),
		}),
	);
	const isKept = report.memory !== undefined && remembered.write(report.memory);
	// The service has a schema for it.
	const { review } = (report.facts ?? {}) as { readonly review?: PublishedReview };
	const differing = review ? findDifferences(readShownReview(article), review) : [];
	if (review) onStep(compareWithPage(words, differing));

	const exitCode = differing.length > 0 ? 1 : report.exitCode;
	showSteps(root, steps, exitCode);
	const isShown = (message: string) => steps.some(({ detail }) => detail === message);
	const findings = report.findings.filter(({ message }) => !isShown(message));
	showFindings(root, findings, report.notes);
	part(root, 'remembered').textContent =
		words[isKept ? 'check.remembered' : 'check.not_remembered'];
	part(root, 'remembered').hidden = report.memory === undefined;
	const copy = { original: report.original, words: words['check.copy'] };
	showVerdict(root, exitCode, words[VERDICTS[exitCode]], copy);
}

const VERDICTS = ['check.right', 'check.wrong', 'check.unknown'] as const satisfies Record<
	Report['exitCode'],
	MessageId
>;

function compareWithPage(
	words: CheckWords,
	differing: readonly (keyof ReturnType<typeof readShownReview>)[],
): ShownStep {
	const language = document.documentElement.lang;
	if (differing.length === 0) {
		const [title, detail] = [words['check.shown'], words['check.shown_parts']];
		return { title, detail, ok: true, language };
	}
	const names = differing.map((name) => words[`check.part_${name}`]);
	const list = new Intl.ListFormat(language).format(names);
	return { title: words['check.shown_differs'].replace('{parts}', list), ok: false, language };
}
