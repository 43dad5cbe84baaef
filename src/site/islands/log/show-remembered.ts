import { part, say } from '../hub/elements.ts';
import { rememberLog } from './remembered-log.ts';

/** Shows what the browser remembers of the log. */
export function showRemembered(root: HTMLElement): void {
	const checkpoints = rememberLog(root.dataset['origin'] ?? '').read()?.checkpoints ?? [];
	const isKnown = checkpoints.length > 0;
	const size = Math.max(...checkpoints.map((checkpoint) => checkpoint.size));
	part(root, 'memory').hidden = !isKnown;
	const seen = `Your browser remembers the first ${entriesOf(size)} of this log. The next check will make sure that all of them are still there.`;
	say(root, 'seen', isKnown ? seen : '');
}

/** Makes the button delete what the browser remembers. */
export function offerForgetting(root: HTMLElement): void {
	part(root, 'forget').addEventListener('click', () => {
		rememberLog(root.dataset['origin'] ?? '').forget();
		showRemembered(root);
		part(root, 'start').focus();
	});
}

function entriesOf(size: number): string {
	return size === 1 ? '1 entry' : `${size.toLocaleString('en')} entries`;
}
