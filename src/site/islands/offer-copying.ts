const SHOWN_MILLISECONDS = 2000;

/** Makes a button copy a text, and say whether it could. */
export function offerCopying(button: HTMLElement, readText: () => string | Promise<string>): void {
	const { textContent, ariaLabel } = button;
	button.ariaLive = 'polite';
	button.hidden = false;
	button.addEventListener('click', async () => {
		button.ariaLabel = null;
		try {
			await navigator.clipboard.writeText(await readText());
			button.textContent = 'Copied.';
		} catch {
			// Insecure origins have no clipboard.
			button.textContent = 'Cannot copy here';
		}
		window.setTimeout(() => Object.assign(button, { textContent, ariaLabel }), SHOWN_MILLISECONDS);
	});
}
