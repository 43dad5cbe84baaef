import type { CallbackCheck } from '../../../hub/core/callback-check.ts';
import { fetchJson, failureInWords, type Refusal } from './fetch-json.ts';
import { fill, fillList, part } from './elements.ts';

type CheckedStep = CallbackCheck['steps'][number];

const NAMES: Record<CheckedStep['step'], string> = {
	url: 'The address as written',
	address: 'The IP address',
	connection: 'The connection',
	certificate: 'The certificate',
	status: 'The status',
	challenge: 'The challenge',
	media_type: 'The media type',
	body: 'The size of a delivery',
};
const OUTCOMES: Record<CheckedStep['result'], readonly [mark: string, words: string]> = {
	passed: ['✓', 'passed'],
	failed: ['✕', 'failed:'],
	warning: ['!', 'would pass, but'],
	skipped: ['–', 'was not checked'],
};

/** Makes the form in `root` check callbacks and show each step of the result. */
export function tryCallbacks(root: HTMLElement): void {
	const form = root.querySelector('form');
	let isChecking = false;
	form?.addEventListener('submit', async (event) => {
		event.preventDefault();
		// One check at a time, because a second one would only send the callback an extra request.
		if (isChecking) return;
		isChecking = true;
		clear(root);
		fill(root, 'verdict', 'Contacting the callback …');
		// The form has no files, so all values are strings.
		const body = new URLSearchParams([...new FormData(form)] as [string, string][]);
		const answer = await fetchJson<CallbackCheck>(form.action, { method: 'POST', body });
		isChecking = false;
		if (answer.ok) showCheck(root, answer.value);
		else showRefusal(root, answer);
	});
}

function clear(root: HTMLElement): void {
	part(root, 'idle').hidden = true;
	part(root, 'steps').hidden = true;
	for (const problem of root.querySelectorAll('[data-problem-of]')) problem.textContent = '';
	for (const field of root.querySelectorAll('[aria-invalid]'))
		field.removeAttribute('aria-invalid');
}

function showCheck(
	root: HTMLElement,
	{ passes, status, milliseconds, steps }: CallbackCheck,
): void {
	const answered = status === undefined ? '' : ` It answered ${status} in ${milliseconds} ms.`;
	const isConfirmed =
		passes || steps.some(({ step, result }) => step === 'body' && result === 'failed');
	const verdict = `A subscription with this callback would ${isConfirmed ? '' : 'not '}be confirmed${
		isConfirmed && !passes ? ', but deliveries would fail.' : '.'
	}`;
	fill(root, 'verdict', verdict + answered);
	const list = part(root, 'steps');
	fillList(list, part(root, 'step'), steps, (item, { step, result, detail }) => {
		const [mark, words] = OUTCOMES[result];
		item.dataset['result'] = result;
		fill(item, 'mark', mark);
		fill(item, 'name', NAMES[step]);
		fill(item, 'outcome', words);
		fill(item, 'detail', detail);
	});
	list.hidden = false;
}

/** Shows why there was no check: an invalid field, a rate limit, or an unreachable hub. */
function showRefusal(root: HTMLElement, refusal: Refusal): void {
	const { issues } = refusal;
	// Each field shows its own message.
	const isAboutFields = issues.length > 0;
	fill(
		root,
		'verdict',
		isAboutFields ? 'The hub does not accept the form.' : failureInWords(refusal),
	);
	for (const { parameter, message } of issues) {
		const field = root.querySelector<HTMLElement>(`[name="${CSS.escape(parameter)}"]`);
		const problem = root.querySelector(`[data-problem-of="${CSS.escape(parameter)}"]`);
		if (problem) problem.textContent = message;
		field?.setAttribute('aria-invalid', 'true');
	}
	root.querySelector<HTMLElement>('[aria-invalid]')?.focus();
}
