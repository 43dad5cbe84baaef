import type { Words } from '../../../reviews/messages/catalogs.ts';
import { respell } from '../../../search/respell.ts';
import { chipLabel, type NameOf } from '../../view-models/listings/describe-view.ts';
import { choose, activeFilters, wordsOf, type View } from '../../view-models/listings/view.ts';
import { ELSEWHERE } from '../../components/site-parts.ts';
import { element, partOf } from './parts.ts';
import { totalUrl } from './search-urls.ts';
import type { SearchResponse } from './search-client.ts';
import { linkTo, linkToAll, localHref } from './view-link.ts';

/** Maximum number of words to offer, because each needs its own search. */
const MAX_WORDS = 4;

/** A similar view, offered when a view has no reviews. */
export interface SuggestedView {
	readonly view: View;
	/** Whether the view spells its words as `name`, drops the filter `name`, or keeps only the word `name`. */
	readonly message: 'list.spelled' | 'list.without' | 'list.only';
	readonly name: string;
}

/** Lists similar views: with another spelling, without one filter, or with only one of the longest words. */
export function suggestViews(
	t: Words,
	view: View,
	nameOf: NameOf,
	{ warnings = [] }: SearchResponse,
): readonly SuggestedView[] {
	const words = wordsOf(view).toSorted((a, b) => b.length - a.length);
	const filters = activeFilters(view);
	const spelled = respell(view.words ?? '', warnings);
	return [
		...(spelled === undefined ? [] : [spelled]).map((name) => ({
			view: choose(view, 'words', name),
			message: 'list.spelled' as const,
			name,
		})),
		// Without the only filter, all reviews match: they have their own link.
		...(filters.length > 1 ? filters : []).map((parameter) => ({
			view: choose(view, parameter, undefined),
			message: 'list.without' as const,
			name: chipLabel(t, parameter, view[parameter] ?? '', nameOf),
		})),
		...(words.length > 1 ? words.slice(0, MAX_WORDS) : []).map((word) => ({
			view: choose(view, 'words', word),
			message: 'list.only' as const,
			name: chipLabel(t, 'words', word, nameOf),
		})),
	];
}

/** Requests the number of reviews in each suggested view. */
export async function requestTotals(
	ask: (url: string) => Promise<SearchResponse>,
	suggestions: readonly SuggestedView[],
): Promise<readonly (readonly [SuggestedView, number])[]> {
	return Promise.all(
		suggestions.map(
			async (suggestion) => [suggestion, (await ask(totalUrl(suggestion.view))).total] as const,
		),
	);
}

/** Shows that nothing matches, with links to similar views that have reviews, the fewest first. */
export function renderEmptyState(
	t: Words,
	root: HTMLElement,
	view: View,
	nameOf: NameOf,
	totals: readonly (readonly [SuggestedView, number])[],
): void {
	const [first, ...others] = activeFilters(view);
	const name = first === undefined ? '' : chipLabel(t, first, view[first] ?? '', nameOf);
	const found = totals.filter(([, total]) => total > 0).toSorted(([, a], [, b]) => a - b);
	const links = found.map(([{ view: similar, message, name: changed }, n]) => {
		const words = t
			.pieces(message, { name: changed, n })
			.map(({ text, within }) => (within === 'b' ? element('strong', {}, text) : text));
		return element('li', {}, linkTo(element('a', {}, ...words), similar));
	});
	const all = element('li', {}, linkToAll(element('a', {}, t('list.heading_all'))));
	const elsewhere = t.pieces('list.no_match_links').map(({ text, within }) => {
		const path = within && ELSEWHERE[within];
		return path === undefined ? text : element('a', { href: localHref(path) }, text);
	});
	partOf(root, 'cards').replaceChildren(
		element(
			'div',
			{ class: 'empty' },
			element('p', {}, t('list.no_match', { n: others.length + 1, name })),
			element('ul', {}, ...links, all),
			element('p', {}, ...elsewhere),
		),
	);
}
