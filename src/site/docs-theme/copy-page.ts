/** Copies the Markdown of a page from the URL in `data-source`. */
export class CopyPage extends HTMLElement {
	connectedCallback(): void {
		this.querySelector('button')?.addEventListener('click', () => {
			this.copy().then(
				() => this.say('Copied.'),
				() => this.say('Cannot copy here; the Markdown is one link further.'),
			);
		});
	}

	private async copy(): Promise<void> {
		const answer = await window.fetch(this.dataset['source'] ?? '');
		if (!answer.ok) throw new TypeError(`Cannot read the page: ${answer.status}`);
		await navigator.clipboard.writeText(await answer.text());
	}

	private say(text: string): void {
		const status = this.querySelector('[role="status"]');
		if (status) status.textContent = text;
	}
}
