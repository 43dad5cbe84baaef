import type { Words } from '../../../reviews/messages/catalogs.ts';
import type { View } from '../../view-models/listings/view.ts';
import { element, partOf } from './parts.ts';
import type { SearchFailure } from './search-failure.ts';
import { linkTo, linkToAll, linkToMore } from './view-link.ts';

/**
 * Shows why a search failed, with a link to retry or to all reviews.
 * @param view view to retry
 * @param isMore whether a request for more reviews failed; the message is then below the reviews
 */
export function renderProblem(
	t: Words,
	root: HTMLElement,
	failure: SearchFailure,
	view: View,
	isMore: boolean,
): void {
	const box = partOf(root, 'problem');
	box.replaceChildren(
		element('p', {}, element('strong', {}, t('list.the_search_failed'))),
		...failure.sentences.map((sentence) => element('p', {}, sentence)),
		element('p', {}, recoveryLink(t, failure, view, isMore)),
	);
	partOf(root, isMore ? 'pages' : 'cards').before(box);
	box.hidden = false;
	if (isMore) box.scrollIntoView({ block: 'nearest' });
}

export function hideProblem(root: HTMLElement): void {
	partOf(root, 'problem').hidden = true;
}

function recoveryLink(
	t: Words,
	{ kind }: SearchFailure,
	view: View,
	isMore: boolean,
): HTMLAnchorElement {
	if (kind === 'refused') return linkToAll(element('a', {}, t('list.show_all')));
	const again = element('a', {}, t('list.try_again'));
	return isMore ? linkToMore(again, view) : linkTo(again, view);
}
