import type { View } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import type { SearchFailure } from './search-failure.ts';
import { linkTo, linkToAll, linkToMore } from './view-link.ts';

/**
 * Says why there is nothing to show, and offers what may help.
 * @param view what could be tried again
 * @param isMore whether it is more of the reviews that are there, below which it then stands
 */
export function renderProblem(
	root: HTMLElement,
	failure: SearchFailure,
	view: View,
	isMore: boolean,
): void {
	const box = partOf(root, 'problem');
	box.replaceChildren(
		element('p', {}, element('strong', {}, 'The search could not be done.')),
		...failure.sentences.map((sentence) => element('p', {}, sentence)),
		element('p', {}, wayOn(failure, view, isMore)),
	);
	partOf(root, isMore ? 'pages' : 'cards').before(box);
	box.hidden = false;
	if (isMore) box.scrollIntoView({ block: 'nearest' });
}

export function hideProblem(root: HTMLElement): void {
	partOf(root, 'problem').hidden = true;
}

function wayOn({ kind }: SearchFailure, view: View, isMore: boolean): HTMLAnchorElement {
	if (kind === 'refused') return linkToAll(element('a', {}, 'Show all reviews'));
	const again = element('a', {}, 'Try again');
	return isMore ? linkToMore(again, view) : linkTo(again, view);
}
