import type { Words } from '../../../reviews/messages/catalogs.ts';
import { chipLabel, type NameOf } from '../../view-models/listings/describe-view.ts';
import { choose, activeFilters, countFilters, type View } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import { linkTo, linkToAll } from './view-link.ts';

/**
 * Lists and counts the filters of a view, each with a link that removes it. If a chip has the focus, the focus
 * stays at the same position, or moves to the results if no chip is left.
 */
export function renderChips(t: Words, root: HTMLElement, view: View, nameOf: NameOf): void {
	const list = partOf(root, 'chips');
	const links = [...list.querySelectorAll('a')];
	const focused = links.findIndex((link) => link === document.activeElement);
	const filters = activeFilters(view);
	const count = countFilters(view);
	partOf(root, 'filter-count').textContent = count === 0 ? '' : `(${count})`;
	const chips = filters.map((parameter) => {
		const name = chipLabel(t, parameter, view[parameter] ?? '', nameOf);
		return chip(t, name, choose(view, parameter, undefined));
	});
	const sorted: View = view.sort === undefined ? {} : { sort: view.sort };
	if (filters.length > 1) chips.push(clearAll(t, sorted));
	list.replaceChildren(...chips);
	if (focused < 0) return;
	const next = list.querySelectorAll('a')[Math.min(focused, filters.length - 1)];
	(next ?? partOf(root, 'results')).focus();
}

function chip(t: Words, name: string, rest: View): HTMLLIElement {
	const words = t
		.pieces('list.remove_filter', { name })
		.map(({ text, within }) =>
			within === 'name'
				? element('bdi', { 'data-name': '' }, text)
				: element('span', { class: 'visually-hidden' }, text),
		);
	const cross = element('span', { 'aria-hidden': 'true' }, '×');
	return element('li', {}, linkTo(element('a', { class: 'chip' }, ...words, cross), rest));
}

function clearAll(t: Words, view: View): HTMLLIElement {
	const link = element('a', { class: 'clear' }, t('list.clear_filters'));
	return element('li', {}, linkToAll(link, view));
}
