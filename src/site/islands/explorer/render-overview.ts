import {
	countedReviews,
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
export function renderTitle(root: HTMLElement, view: View, nameOf: NameOf): void {
	const heading = describeView(view, nameOf);
	partOf(root, 'heading').textContent = heading;
	setWindowTitle(root, heading);
	partOf(root, 'json').setAttribute('href', searchUrl(view));
}

/** Shows a failure in the window title; if the search was refused, in the heading too. */
export function renderFailureTitle(root: HTMLElement, { kind }: SearchFailure): void {
	if (kind === 'refused') partOf(root, 'heading').textContent = 'Invalid search';
	setWindowTitle(root, kind === 'refused' ? 'Invalid search' : 'Search failed');
}

/**
 * Shows the number of reviews and their average.
 * @param all response for the view without its star filters
 */
export function renderOverview(
	root: HTMLElement,
	view: View,
	{ total }: SearchResponse,
	all: SearchResponse,
): void {
	partOf(root, 'average').textContent = all.stats.average?.toFixed(2) ?? '–';
	partOf(root, 'total').textContent = describeAverage(all.total, view);
	partOf(root, 'show').textContent = `Show ${countedReviews(total)}`;
	partOf(root, 'overview').hidden = false;
}

function setWindowTitle(root: HTMLElement, title: string): void {
	document.title = `${title} · ${root.dataset['site']}`;
}
