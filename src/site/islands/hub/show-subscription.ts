import type { AttemptReport, SubscriptionStatus } from '../../../hub/core/subscription-status.ts';
import { fetchJson } from './fetch-json.ts';
import { fill, fillList, fillTime, part, say } from './elements.ts';
import {
	attemptKind,
	attemptResult,
	describeFailure,
	STATES,
	testInWords,
	unsubscribeCommand,
} from './subscription-words.ts';
import { whileVisible } from './while-visible.ts';

const PENDING_SECONDS = 3;
const REFRESH_SECONDS = 30;

/**
 * Shows the subscription whose capability is in the URL's fragment or in the form. Browsers do not
 * send the fragment to servers, and the capability stays in memory.
 */
export function showSubscription(root: HTMLElement): void {
	const source = root.dataset['source'] ?? '';
	let capability: string | undefined;

	const refresh = whileVisible(async () => {
		const asked = capability;
		if (asked === undefined) return undefined;
		const answer = await fetchJson<SubscriptionStatus>(`${source}/${asked}`);
		if (asked !== capability) return undefined;
		show(root, answer.ok);
		if (!answer.ok) {
			say(root, 'note', describeFailure(answer));
			// Do not retry: an expired status never comes back.
			return answer.status === 404 ? undefined : (answer.retryAfterSeconds ?? REFRESH_SECONDS);
		}
		showStatus(root, answer.value);
		fillTime(root, 'as-of', answer.at);
		return answer.value.state === 'pending' ? PENDING_SECONDS : REFRESH_SECONDS;
	});
	const open = (text: string) => {
		capability = findCapability(text);
		show(root, false);
		say(root, 'done', '');
		if (capability === undefined && text !== '') say(root, 'note', NO_CAPABILITY);
		else refresh();
	};

	const form = root.querySelector('form');
	form?.addEventListener('submit', (event) => {
		event.preventDefault();
		open(root.querySelector('input')?.value ?? '');
	});
	part(root, 'form').hidden = false;
	for (const action of ['test', 'replay'] as const) {
		part(root, action).addEventListener('click', async () => {
			say(root, 'done', 'Contacting the hub …');
			const address = `${source}/${capability}/${action}`;
			const answer = await fetchJson<Partial<AttemptReport>>(address, { method: 'POST' });
			say(root, 'done', answer.ok ? testInWords(answer.value) : describeFailure(answer));
			refresh();
		});
	}
	const openFragment = () => {
		// The fragment may be the id of an element, such as the target of the skip link.
		const isMeant =
			capability === undefined && document.getElementById(location.hash.slice(1)) === null;
		if (isMeant || findCapability(location.hash) !== undefined) open(location.hash);
	};
	window.addEventListener('hashchange', openFragment);
	openFragment();
}

/** 32 characters of base64url, either the whole text or the end of a URL. */
const CAPABILITY = /(?:^|[/#])([\w-]{32})(?:\/(?:test|replay))?$/;

/**
 * Returns the capability of a subscription in pasted text, which may be the capability, the URL of
 * its status, or the URL of the page that shows it. `undefined` if there is none.
 */
export function findCapability(text: string): string | undefined {
	return CAPABILITY.exec(text.trim().replace(/[>.,;]+$/, ''))?.[1];
}

/** Fills in the page with the details of a subscription's status. */
function showStatus(root: HTMLElement, status: SubscriptionStatus): void {
	const { state, reason, failures, attempts, test, topic, callback, mode } = status;
	const [name, meaning] = STATES[state];
	part(root, 'mark').dataset['condition'] = state;
	fill(root, 'state', name);
	fill(root, 'reason', reason && `${reason}.`);
	fill(root, 'meaning', meaning);
	say(root, 'note', `${name}. ${meaning}`);
	fill(root, 'mode', mode);
	fill(root, 'topic', topic);
	fill(root, 'callback', callback);
	fillTime(root, 'requested', status.requested_at);
	fillTime(root, 'expires', status.lease_expires_at);
	fill(
		root,
		'signature',
		status.signature_method && `${status.signature_method}, if there is a secret`,
	);
	fill(root, 'failures', failures && `${failures.count} of ${failures.allowed} that are allowed`);
	part(root, 'actions').hidden = test === undefined;
	fill(root, 'unsubscribe', unsubscribeCommand(root.dataset['hub'] ?? '', { topic, callback }));
	part(root, 'ending').hidden = test === undefined;

	part(root, 'attempts').hidden = attempts.length === 0;
	fillList(part(root, 'rows'), part(root, 'row'), attempts, (row, attempt) => {
		fillTime(row, 'at', attempt.at);
		fill(row, 'kind', attemptKind(attempt));
		fill(row, 'bytes', attempt.bytes.toLocaleString('en'));
		fill(row, 'result', attemptResult(attempt));
		row.toggleAttribute('data-failed', attempt.problem !== undefined);
	});
}

/** Shows or hides the subscription. While it is visible, it contains the text of the live region. */
function show(root: HTMLElement, isShown: boolean): void {
	part(root, 'subscription').hidden = !isShown;
	part(root, 'note').classList.toggle('visually-hidden', isShown);
}

const NO_CAPABILITY =
	'This is not the address of a subscription. Paste all of it: it ends with 32 letters, digits, "-" or "_".';
