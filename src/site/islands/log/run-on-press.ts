import { say } from '../hub/elements.ts';

/**
 * Makes the button in `root` run a check, one at a time.
 * @param run loads its own code, so that a page whose button nobody presses stays small
 */
export function runOnPress(root: HTMLElement, run: () => Promise<void>): void {
	let isRunning = false;
	root.querySelector('[data-start]')?.addEventListener('click', async () => {
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
