import type { AttemptReport, SubscriptionStatus } from '../../../hub/core/subscription-status.ts';
import { fetchJson } from './fetch-json.ts';
import { fillTime, part, say } from './elements.ts';
import { findCapability } from './find-capability.ts';
import { describeFailure, testInWords } from './subscription-words.ts';
import { showStatus } from './subscription-view.ts';
import { whileVisible } from './while-visible.ts';

const PENDING_SECONDS = 3;
const REFRESH_SECONDS = 30;

/**
 * Shows the subscription whose capability is in the URL's fragment, which browsers send to no
 * server, or in the form. The capability stays in memory.
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
			say(root, 'done', 'Asking the hub …');
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

/** Shows or hides the subscription. A visible subscription contains the text of the live region. */
function show(root: HTMLElement, isShown: boolean): void {
	part(root, 'subscription').hidden = !isShown;
	part(root, 'note').classList.toggle('visually-hidden', isShown);
}

const NO_CAPABILITY =
	'This is no address of a subscription. Paste all of it: it ends with 32 letters, digits, "-" or "_".';
