import {
	chipLabel,
	countedReviews,
	type NameOf,
} from '../../view-models/listings/describe-view.ts';
import { choose, narrowingsOf, wordsOf, type View } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import { totalUrl } from './questions.ts';
import type { SearchAnswer } from './search-client.ts';
import { linkTo, linkToAll } from './view-link.ts';

/** Each word is a search of its own. */
const MOST_WORDS = 4;

/** A view near one that has no reviews. */
export interface Way {
	readonly view: View;
	/** "Without" what its name says, or "Only" with it. */
	readonly verb: 'Without' | 'Only';
	readonly name: string;
}

/** Ways out of a view: each with one thing given up, or with one of several words alone. */
export function waysOut(view: View, nameOf: NameOf): readonly Way[] {
	const words = wordsOf(view);
	return [
		...narrowingsOf(view).map((parameter) => ({
			view: choose(view, parameter, undefined),
			verb: 'Without' as const,
			name: chipLabel(parameter, view[parameter] ?? '', nameOf),
		})),
		...(words.length > 1 ? words.slice(0, MOST_WORDS) : []).map((word) => ({
			view: choose(view, 'query', word),
			verb: 'Only' as const,
			name: chipLabel('query', word, nameOf),
		})),
	];
}

/** How many reviews each way leads to. */
export async function askTotals(
	ask: (url: string) => Promise<SearchAnswer>,
	ways: readonly Way[],
): Promise<readonly (readonly [Way, number])[]> {
	return Promise.all(
		ways.map(async (way) => [way, (await ask(totalUrl(way.view))).total] as const),
	);
}

/** Says that nothing matches, and where the reviews are. */
export function renderNothing(
	root: HTMLElement,
	totals: readonly (readonly [Way, number])[],
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
