import { say } from '../hub/elements.ts';

/**
 * Shows the button in `root`, and makes it run a check, one at a time. A saved page has no script, so it shows none.
 * @param run loads its own code, so that a page whose button nobody presses stays small
 */
export function runOnPress(root: HTMLElement, run: () => Promise<void>): void {
	let isRunning = false;
	const button = root.querySelector<HTMLElement>('[data-start]');
	if (button) button.hidden = false;
	button?.addEventListener('click', async () => {
		if (isRunning) return;
		isRunning = true;
		try {
			await run();
		} catch {
			say(root, 'verdict', root.dataset['notLoaded'] ?? '');
		}
		isRunning = false;
	});
}
