import { choose, type View } from '../../view-models/listings/view.ts';
import { parameterOf, valueOf } from './fields.ts';

/** As long as a quick typist takes from letter to letter. */
const PAUSE_MS = 200;

/** What the page does with what is asked for in its fields. */
export interface FieldListener {
	current(): View;
	go(view: View, keep: 'push' | 'replace'): void;
	/** Somebody is done with typing. */
	submitted(): void;
}

export interface Typing {
	/** Words typed and not asked for yet, which are then the caller's; `undefined` for none. */
	take(): string | undefined;
}

/**
 * Turns what is typed and chosen in a form into views. A word being typed is one step of the
 * history, however many letters it has.
 */
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
		// What sets a parameter is a field.
		const value = valueOf(target as HTMLInputElement | HTMLSelectElement);
		const words = take() ?? current().query;
		go(choose(choose(current(), 'query', words), parameter, value), 'push');
	});
	return { take };
}
