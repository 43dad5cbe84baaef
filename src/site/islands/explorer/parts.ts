/** Returns the element with this `data-part`, which must exist. */
export function partOf(root: ParentNode, name: string): HTMLElement {
	const found = root.querySelector<HTMLElement>(`[data-part="${name}"]`);
	if (!found) throw new TypeError(`Cannot find part "${name}" of the page`);
	return found;
}

/** Creates an element. Strings become text, never markup. */
export function element<Tag extends keyof HTMLElementTagNameMap>(
	tag: Tag,
	attributes: Readonly<Record<string, string>>,
	...children: readonly (Node | string)[]
): HTMLElementTagNameMap[Tag] {
	const made = document.createElement(tag);
	for (const [name, value] of Object.entries(attributes)) made.setAttribute(name, value);
	made.append(...children);
	return made;
}

/** Copies the content of a `<template data-template>`. */
export function copyOf(name: string): DocumentFragment {
	const template = document.querySelector<HTMLTemplateElement>(`template[data-template="${name}"]`);
	if (!template) throw new TypeError(`Cannot find template "${name}" of the page`);
	return document.importNode(template.content, true);
}
