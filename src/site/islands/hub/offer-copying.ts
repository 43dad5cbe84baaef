import { part } from './elements.ts';

const SHOWN_MILLISECONDS = 2000;

/** Makes the copy button of a sample work, if the browser allows it. */
export function offerCopying(sample: ParentNode): void {
	const button = sample.querySelector<HTMLElement>('[data-copy]');
	// Absent on insecure origins.
	const clipboard: Clipboard | undefined = navigator.clipboard;
	if (!button || !clipboard) return;
	const name = button.textContent;
	const label = button.getAttribute('aria-label') ?? '';
	const show = (text: string, spoken: string) => {
		button.textContent = text;
		button.setAttribute('aria-label', spoken);
	};
	button.hidden = false;
	button.addEventListener('click', async () => {
		const copied = await clipboard.writeText(part(sample, 'code').textContent ?? '').then(
			() => true,
			() => false,
		);
		show(copied ? 'Copied' : 'Select it', copied ? 'Copied' : 'Cannot copy: select the text');
		window.setTimeout(() => show(name, label), SHOWN_MILLISECONDS);
	});
}
