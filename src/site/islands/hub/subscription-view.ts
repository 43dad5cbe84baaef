import type { SubscriptionStatus } from '../../../hub/core/subscription-status.ts';
import { fill, fillList, fillTime, part, say } from './elements.ts';
import { attemptKind, attemptResult, STATES, unsubscribeCommand } from './subscription-words.ts';

/** Writes a status into the parts of the page. */
export function showStatus(root: HTMLElement, status: SubscriptionStatus): void {
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
