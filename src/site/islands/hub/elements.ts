/**
 * Returns the element in `root` with the attribute `data-NAME`.
 * @throws {TypeError} if there is none, which is a bug
 */
export function part(root: ParentNode, name: string): HTMLElement {
	const found = root.querySelector<HTMLElement>(`[data-${name}]`);
	if (!found) throw new TypeError(`Cannot find the part "${name}" of the page`);
	return found;
}

/** Sets the text of a part; hides the part if there is no text. */
export function fill(root: ParentNode, name: string, text: string | undefined): void {
	const element = part(root, name);
	element.textContent = text ?? '';
	element.hidden = text === undefined || text === '';
}

/** Fills a list with one copy of the template per value. */
export function fillList<Value>(
	list: Element,
	template: HTMLElement,
	values: readonly Value[],
	write: (element: HTMLElement, value: Value) => void,
): void {
	if (!(template instanceof HTMLTemplateElement))
		throw new TypeError('Cannot fill the list: its template is not a <template>');
	const copies = values.map((value) => {
		// Every template contains exactly one element.
		const copy = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
		write(copy, value);
		return copy;
	});
	list.replaceChildren(...copies);
}

/** Shows a time in a part as a `<time>` element: "2026-11-20 12:00 UTC". */
export function fillTime(root: ParentNode, name: string, moment: string | undefined): void {
	const element = part(root, name);
	element.hidden = moment === undefined;
	if (moment === undefined) return;
	const iso = new Date(moment).toISOString();
	const time = document.createElement('time');
	time.dateTime = iso;
	time.textContent = `${iso.slice(0, 10)} ${iso.slice(11, 16)} UTC`;
	element.replaceChildren(time);
}

/** Announces text in a live region. Does not announce the same text again. */
export function say(root: ParentNode, name: string, text: string): void {
	const region = part(root, name);
	if (region.textContent !== text) region.textContent = text;
}
