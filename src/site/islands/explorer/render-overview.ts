import {
	countedReviews,
	describeAverage,
	describeView,
	type NameOf,
} from '../../view-models/listings/describe-view.ts';
import { renderView, type View } from '../../view-models/listings/view.ts';
import { searchUrl } from './search-urls.ts';
import { partOf } from './parts.ts';
import type { SearchAnswer } from './search-client.ts';
import type { SearchFailure } from './search-failure.ts';

/** Shows a view in the heading, in the window title and in the link to its JSON. */
export function titleView(root: HTMLElement, view: View, nameOf: NameOf): void {
	const heading = describeView(view, nameOf);
	partOf(root, 'heading').textContent = heading;
	titleWindow(root, heading);
	partOf(root, 'json').setAttribute('href', searchUrl(view));
	// The timeline shows all reviews and is drawn at build time.
	partOf(root, 'timeline').hidden = renderView(view) !== '';
}

/** Shows a failure in the window title; if the search was refused, in the heading too. */
export function titleFailure(root: HTMLElement, { kind }: SearchFailure): void {
	if (kind === 'refused') partOf(root, 'heading').textContent = 'No such search';
	titleWindow(root, kind === 'refused' ? 'No such search' : 'The search could not be done');
}

/**
 * Shows the number of reviews and their average.
 * @param all response for the view without its filters on stars
 */
export function renderOverview(
	root: HTMLElement,
	view: View,
	{ total }: SearchAnswer,
	all: SearchAnswer,
): void {
	partOf(root, 'average').textContent = all.stats.average?.toFixed(2) ?? '–';
	partOf(root, 'total').textContent = describeAverage(all.total, view);
	partOf(root, 'show').textContent = `Show ${countedReviews(total)}`;
	partOf(root, 'overview').hidden = false;
}

function titleWindow(root: HTMLElement, title: string): void {
	document.title = `${title} · ${root.dataset['site']}`;
}
