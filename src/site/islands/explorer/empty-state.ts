import {
	chipLabel,
	countedReviews,
	type NameOf,
} from '../../view-models/listings/describe-view.ts';
import { choose, activeFilters, wordsOf, type View } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import { totalUrl } from './search-urls.ts';
import type { SearchResponse } from './search-client.ts';
import { linkTo, linkToAll } from './view-link.ts';

/** Maximum number of words to offer, because each needs its own search. */
const MAX_WORDS = 4;

/** A similar view, offered when a view has no reviews. */
export interface SuggestedView {
	readonly view: View;
	/** `Without`: the view drops the filter `name`. `Only`: the view keeps only the word `name`. */
	readonly verb: 'Without' | 'Only';
	readonly name: string;
}

/** Lists similar views: each without one filter, or with only one of several words. */
export function suggestViews(view: View, nameOf: NameOf): readonly SuggestedView[] {
	const words = wordsOf(view);
	return [
		...activeFilters(view).map((parameter) => ({
			view: choose(view, parameter, undefined),
			verb: 'Without' as const,
			name: chipLabel(parameter, view[parameter] ?? '', nameOf),
		})),
		...(words.length > 1 ? words.slice(0, MAX_WORDS) : []).map((word) => ({
			view: choose(view, 'words', word),
			verb: 'Only' as const,
			name: chipLabel('words', word, nameOf),
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

/** Shows that nothing matches, with links to similar views that have reviews. */
export function renderEmptyState(
	root: HTMLElement,
	totals: readonly (readonly [SuggestedView, number])[],
): void {
	const found = totals.filter(([, total]) => total > 0);
	const links = found.map(([{ view, verb, name }, total]) => {
		const link = linkTo(element('a', {}, `${verb} `, element('strong', {}, name)), view);
		return element('li', {}, link, `: ${countedReviews(total)}`);
	});
	const all = element('li', {}, linkToAll(element('a', {}, 'All reviews')));
	partOf(root, 'cards').replaceChildren(
		element(
			'div',
			{ class: 'empty' },
			element('p', {}, 'No review matches all of this.'),
			element('ul', {}, ...links, all),
		),
	);
}
