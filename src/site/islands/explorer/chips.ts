import { chipLabel, type NameOf } from '../../view-models/listings/describe-view.ts';
import { choose, activeFilters, type View } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import { linkTo, linkToAll } from './view-link.ts';

/**
 * Lists and counts the filters of a view, each with a link that removes it. If a chip has the focus, the focus
 * stays at the same position, or moves to the results if no chip is left.
 */
export function renderChips(root: HTMLElement, view: View, nameOf: NameOf): void {
	const list = partOf(root, 'chips');
	const links = [...list.querySelectorAll('a')];
	const focused = links.findIndex((link) => link === document.activeElement);
	const filters = activeFilters(view);
	partOf(root, 'filter-count').textContent = filters.length === 0 ? '' : `(${filters.length})`;
	const chips = filters.map((parameter) => {
		const name = chipLabel(parameter, view[parameter] ?? '', nameOf);
		return chip(name, choose(view, parameter, undefined));
	});
	const sorted: View = view.sort === undefined ? {} : { sort: view.sort };
	if (filters.length > 1) chips.push(clearAll(sorted));
	list.replaceChildren(...chips);
	if (focused < 0) return;
	const next = list.querySelectorAll('a')[Math.min(focused, filters.length - 1)];
	(next ?? partOf(root, 'results')).focus();
}

function chip(name: string, rest: View): HTMLLIElement {
	const label = element('bdi', { 'data-name': '' }, name);
	const cross = element('span', { 'aria-hidden': 'true' }, '×');
	const prefix = element('span', { class: 'visually-hidden' }, 'Remove filter ');
	return element('li', {}, linkTo(element('a', { class: 'chip' }, prefix, label, cross), rest));
}

function clearAll(view: View): HTMLLIElement {
	return element('li', {}, linkToAll(element('a', { class: 'clear' }, 'Clear all'), view));
}
