import {
	choose,
	VIEW_PARAMETERS,
	type View,
	type ViewParameter,
} from '../../view-models/listings/view.ts';

type Field = HTMLInputElement | HTMLSelectElement;

/** Delay after the last keystroke: the time between two keystrokes of a fast typist. */
const PAUSE_MS = 200;

/** Callbacks for changes of the fields. */
export interface FieldListener {
	current(): View;
	go(view: View, historyMode: 'push' | 'replace'): void;
	/** Called when the user submits the form. */
	submitted(): void;
}

export interface Typing {
	/** Returns typed text that was not searched for yet, and cancels its pending search; `undefined` if none. */
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
		go(choose(current(), 'words', valueOf(search)), isTyping ? 'replace' : 'push');
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
		if (parameter === undefined || parameter === 'words' || !isOurs) return;
		// `parameterOf` returns a parameter only for these two types.
		const value = valueOf(target as Field);
		const words = take() ?? current().words;
		go(choose(choose(current(), 'words', words), parameter, value), 'push');
	});
	return { take };
}

/** Returns the parameter that a form field sets, or `undefined` for other elements. */
function parameterOf(target: EventTarget | null): ViewParameter | undefined {
	if (!(target instanceof HTMLInputElement || target instanceof HTMLSelectElement))
		return undefined;
	return VIEW_PARAMETERS.find((parameter) => parameter === target.name);
}

/** Returns the value of a field; "" if it is empty. */
function valueOf(field: Field): string {
	if (field instanceof HTMLInputElement && field.type === 'checkbox') {
		return field.checked ? field.value : '';
	}
	return field.value.trim();
}

/** Shows a view in the fields. Skips unchanged fields, where the user may be typing a space. */
export function fillFields(form: HTMLFormElement, view: View): void {
	for (const field of form.elements) {
		const parameter = parameterOf(field);
		if (parameter === undefined) continue;
		const value = view[parameter] ?? '';
		// As above.
		const known = field as Field;
		if (valueOf(known) === value) continue;
		if (known instanceof HTMLInputElement && known.type === 'checkbox') {
			known.checked = known.value === value;
		} else known.value = value === '' ? firstValue(known) : value;
	}
}

/** Returns the value of an empty field; for a select, the value of its first option. */
function firstValue(field: Field): string {
	return field instanceof HTMLSelectElement ? (field.options[0]?.value ?? '') : '';
}
