import type { Words } from '../../../reviews/messages/catalogs.ts';
import {
	describeAverage,
	describeView,
	type NameOf,
} from '../../view-models/listings/describe-view.ts';
import type { View } from '../../view-models/listings/view.ts';
import { searchUrl } from './search-urls.ts';
import { partOf } from './parts.ts';
import type { SearchResponse } from './search-client.ts';
import type { SearchFailure } from './search-failure.ts';

/** Shows a view in the heading, in the window title and in the link to its JSON. */
export function renderTitle(t: Words, root: HTMLElement, view: View, nameOf: NameOf): void {
	const heading = describeView(t, view, nameOf);
	partOf(root, 'heading').textContent = heading;
	setWindowTitle(root, heading);
	partOf(root, 'json').setAttribute('href', searchUrl(view));
}

/** Shows a failure in the window title; if the search was refused, in the heading too. */
export function renderFailureTitle(t: Words, root: HTMLElement, { kind }: SearchFailure): void {
	const title = t(kind === 'refused' ? 'list.invalid_search' : 'list.search_failed');
	if (kind === 'refused') partOf(root, 'heading').textContent = title;
	setWindowTitle(root, title);
}

/**
 * Shows the number of reviews and their average.
 * @param all response for the view without its star filters
 */
export function renderOverview(
	t: Words,
	root: HTMLElement,
	view: View,
	{ total }: SearchResponse,
	all: SearchResponse,
): void {
	const { average } = all.stats;
	partOf(root, 'average').textContent = average === null ? '–' : t.figure(average, 2);
	partOf(root, 'total').textContent = describeAverage(t, all.total, view);
	partOf(root, 'show').textContent = t('list.show', { n: total });
	partOf(root, 'overview').hidden = all.total === 0;
}

function setWindowTitle(root: HTMLElement, title: string): void {
	document.title = `${title} · ${root.dataset['site']}`;
}
