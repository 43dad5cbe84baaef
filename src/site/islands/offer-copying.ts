const SHOWN_MILLISECONDS = 2000;

/** Makes a button copy text and show whether that worked, in its own words if it has some. */
export function offerCopying(button: HTMLElement, readText: () => string | Promise<string>): void {
	// Insecure origins have no clipboard.
	if (!('clipboard' in navigator)) return;
	const { textContent, ariaLabel, dataset } = button;
	button.ariaLive = 'polite';
	button.hidden = false;
	button.addEventListener('click', async () => {
		button.ariaLabel = null;
		try {
			await navigator.clipboard.writeText(await readText());
			button.textContent = dataset['copied'] ?? 'Copied';
		} catch {
			button.textContent = dataset['notCopied'] ?? 'Couldn’t copy';
		}
		window.setTimeout(() => Object.assign(button, { textContent, ariaLabel }), SHOWN_MILLISECONDS);
	});
}
