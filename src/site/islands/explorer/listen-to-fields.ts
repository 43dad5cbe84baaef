import { choose, type View } from '../../view-models/listings/view.ts';
import { parameterOf, valueOf } from './fields.ts';

/** Wait after the last keystroke: a fast typist's time between two keystrokes. */
const PAUSE_MS = 200;

/** Callbacks for changes of the fields. */
export interface FieldListener {
	current(): View;
	go(view: View, keep: 'push' | 'replace'): void;
	/** Called when the user submits the form. */
	submitted(): void;
}

export interface Typing {
	/** Returns typed text that was not searched yet and cancels its search; `undefined` if none. */
	take(): string | undefined;
}

/** Turns changes in a form into views. All typing in the search field is one history entry. */
export function listenToFields(
	form: HTMLFormElement,
	{ current, go, submitted }: FieldListener,
): Typing {
	const search = form.querySelector<HTMLInputElement>('input[type="search"]');
	let timer: number | undefined;
	let isTyping = false;

	const take = () => {
		const isPending = timer !== undefined;
		window.clearTimeout(timer);
		timer = undefined;
		return isPending && search ? valueOf(search) : undefined;
	};
	const ask = () => {
		take();
		if (!search) return;
		go(choose(current(), 'query', valueOf(search)), isTyping ? 'replace' : 'push');
		isTyping = true;
	};
	search?.addEventListener('input', () => {
		window.clearTimeout(timer);
		timer = window.setTimeout(ask, PAUSE_MS);
	});
	search?.addEventListener('blur', () => (isTyping = false));
	search?.addEventListener('keydown', (event) => {
		if (event.key !== 'Escape') return;
		event.preventDefault();
		if (search.value === '') search.blur();
		search.value = '';
		ask();
	});
	form.addEventListener('submit', (event) => {
		event.preventDefault();
		ask();
		isTyping = false;
		submitted();
	});

	document.addEventListener('change', ({ target }) => {
		const parameter = parameterOf(target);
		const isOurs = target instanceof HTMLElement && [...form.elements].includes(target);
		if (parameter === undefined || parameter === 'query' || !isOurs) return;
		// Only fields set a parameter.
		const value = valueOf(target as HTMLInputElement | HTMLSelectElement);
		const words = take() ?? current().query;
		go(choose(choose(current(), 'query', words), parameter, value), 'push');
	});
	return { take };
}
