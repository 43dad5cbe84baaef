import { toSearchHit, type PagefindPage, type SearchHit } from './search-hit.ts';

/** The part of the Pagefind API used here (https://pagefind.app/docs/api/). */
interface Pagefind {
	debouncedSearch(
		query: string,
	): Promise<{ results: readonly { data(): Promise<PagefindPage> }[] } | null>;
}

/** Written by the build, so bundlers cannot resolve it. */
const INDEX = '/pagefind/pagefind.js';
const SHOWN = 8;

/** Searches the documentation. Uses the markup of `search.astro`. */
export class DocsSearch extends HTMLElement {
	private index: Promise<Pagefind> | undefined;

	connectedCallback(): void {
		const { dialog, input } = this.parts();
		this.querySelector('[data-open]')?.addEventListener('click', () => this.open());
		input.addEventListener('input', () => void this.search(input.value));
		input.addEventListener('keydown', (event) => {
			// By default, Escape only clears a search field.
			if (event.key === 'Escape') dialog.close();
			// The only button of the form closes the dialog; Enter goes to the first hit.
			if (event.key !== 'Enter') return;
			event.preventDefault();
			this.querySelector<HTMLAnchorElement>('ol a')?.click();
		});
		dialog.addEventListener('click', (event) => {
			const isLink = event.target instanceof Element && event.target.closest('a') !== null;
			if (isLink || event.target === dialog) dialog.close();
		});
		document.addEventListener('keydown', (event) => {
			if (event.key !== '/' || isTyping(event.target) || dialog.open) return;
			event.preventDefault();
			this.open();
		});
	}

	private open(): void {
		const { dialog, input } = this.parts();
		dialog.showModal();
		input.select();
		this.index ??= import(/* @vite-ignore */ INDEX);
	}

	private async search(query: string): Promise<void> {
		const { status, list } = this.parts();
		try {
			const index = await this.index;
			const found = await index?.debouncedSearch(query);
			// The query has changed since.
			if (!found) return;
			const pages = await Promise.all(found.results.slice(0, SHOWN).map((hit) => hit.data()));
			list.replaceChildren(...pages.map((page) => renderHit(toSearchHit(page))));
			const count = found.results.length;
			status.textContent = query === '' ? '' : count === 1 ? '1 page' : `${count} pages`;
		} catch {
			this.index = undefined;
			status.textContent = 'The search cannot be loaded now. The menu lists all pages.';
		}
	}

	private parts() {
		const find = <T extends Element>(selector: string, type: new () => T): T => {
			const element = this.querySelector(selector);
			if (element instanceof type) return element;
			throw new TypeError(`Cannot search: there is no "${selector}"`);
		};
		return {
			dialog: find('dialog', HTMLDialogElement),
			input: find('input', HTMLInputElement),
			status: find('[role="status"]', HTMLElement),
			list: find('ol', HTMLElement),
		};
	}
}

function renderHit({ title, href, pieces }: SearchHit): HTMLElement {
	const entry = document.createElement('li');
	const link = document.createElement('a');
	link.href = href;
	link.textContent = title;
	const excerpt = document.createElement('p');
	for (const { text, isMatch } of pieces) {
		const piece = document.createElement(isMatch ? 'mark' : 'span');
		piece.textContent = text;
		excerpt.append(piece);
	}
	entry.append(link, excerpt);
	return entry;
}

function isTyping(target: EventTarget | null): boolean {
	return target instanceof Element && target.closest('input, textarea, select') !== null;
}
