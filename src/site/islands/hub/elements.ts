/**
 * The element below a root that a page marks with `data-NAME`.
 * @throws {TypeError} if the page has none, which is a mistake of ours
 */
export function part(root: ParentNode, name: string): HTMLElement {
	const found = root.querySelector<HTMLElement>(`[data-${name}]`);
	if (!found) throw new TypeError(`Cannot find the part "${name}" of the page`);
	return found;
}

/** Puts text into a part; without any, the part is hidden. */
export function fill(root: ParentNode, name: string, text: string | undefined): void {
	const element = part(root, name);
	element.textContent = text ?? '';
	element.hidden = text === undefined || text === '';
}

/** Puts a copy of the root's `<template data-NAME>` for each value into a list. */
export function fillList<Value>(
	list: Element,
	template: HTMLElement,
	values: readonly Value[],
	write: (element: HTMLElement, value: Value) => void,
): void {
	if (!(template instanceof HTMLTemplateElement)) throw new TypeError('Cannot copy: no template');
	const copies = values.map((value) => {
		// A copy of a template that holds one element.
		const copy = template.content.firstElementChild?.cloneNode(true) as HTMLElement;
		write(copy, value);
		return copy;
	});
	list.replaceChildren(...copies);
}

/** Puts a moment into a part, as `<time>`: "2026-11-20 12:00 UTC". */
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

/** Says something in a live region, which is read out: the same again is not said. */
export function say(root: ParentNode, name: string, text: string): void {
	const region = part(root, name);
	if (region.textContent !== text) region.textContent = text;
}
