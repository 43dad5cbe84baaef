import type { Words } from '../../../reviews/messages/catalogs.ts';
import { chipLabel, type NameOf } from '../../view-models/listings/describe-view.ts';
import { activeFilters, type View } from '../../view-models/listings/view.ts';
import { ELSEWHERE } from '../../components/site-parts.ts';
import type { SuggestedView } from './find-similar.ts';
import { element, partOf } from './parts.ts';
import { linkTo, linkToAll, localHref } from './view-link.ts';

/** Ends a short list, or says that nothing matches, with links to similar views and their numbers of reviews. */
export function renderEmptyState(
	t: Words,
	root: HTMLElement,
	view: View,
	nameOf: NameOf,
	total: number,
	similar: readonly (readonly [SuggestedView, number])[],
): void {
	const [first, ...others] = activeFilters(view);
	const name = first === undefined ? '' : chipLabel(t, first, view[first] ?? '', nameOf);
	const links = similar.map(([{ view: other, message, name: changed }, n]) => {
		const words = t
			.pieces(message, { name: changed, n })
			.map(({ text, within }) => (within === 'b' ? element('strong', {}, text) : text));
		return element('li', {}, linkTo(element('a', {}, ...words), other));
	});
	const all = element('li', {}, linkToAll(element('a', {}, t('list.heading_all'))));
	const elsewhere = t.pieces('list.no_match_links').map(({ text, within }) => {
		const path = within && ELSEWHERE[within];
		return path === undefined ? text : element('a', { href: localHref(path) }, text);
	});
	const none = t('list.no_match', { n: others.length + 1, name });
	partOf(root, 'cards').append(
		element(
			'div',
			{ class: 'empty' },
			...(total === 0 ? [element('p', {}, none)] : []),
			element('ul', {}, ...links, all),
			element('p', {}, ...elsewhere),
		),
	);
}
