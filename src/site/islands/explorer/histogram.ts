import type { Words } from '../../../reviews/messages/catalogs.ts';
import { choose, type View } from '../../view-models/listings/view.ts';
import { ENOUGH_FOR_SHARE } from '../../view-models/profiles/wording.ts';
import { partOf } from './parts.ts';
import { linkTo } from './view-link.ts';

const SHARE_DIGITS = 2;

/** Makes each bar a link that filters by its star rating. The chosen bar removes that filter. */
export function linkHistogram(root: HTMLElement, view: View): void {
	for (const bar of barsOf(root)) {
		const isChosen = bar.dataset['rating'] === view.rating;
		linkTo(bar, choose(view, 'rating', isChosen ? undefined : bar.dataset['rating']));
		if (isChosen) bar.setAttribute('aria-current', 'true');
		else bar.removeAttribute('aria-current');
	}
}

/** Redraws the bars as `rating-histogram.astro` does. A bar without reviews is not a link. */
export function renderHistogram(
	t: Words,
	root: HTMLElement,
	counts: ReadonlyMap<string, number>,
): void {
	const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
	for (const bar of barsOf(root)) {
		const count = counts.get(bar.dataset['rating'] ?? '') ?? 0;
		const share = total === 0 ? 0 : count / total;
		find(bar, '[data-count]').textContent = t.figure(count);
		find(bar, '[data-percent]').textContent = total < ENOUGH_FOR_SHARE ? '' : t.percent(share);
		find(bar, 'rect').setAttribute('width', (share * 100).toFixed(SHARE_DIGITS));
		if (count === 0 && !bar.hasAttribute('aria-current')) bar.removeAttribute('href');
	}
}

function barsOf(root: HTMLElement): NodeListOf<HTMLAnchorElement> {
	return partOf(root, 'histogram').querySelectorAll<HTMLAnchorElement>('a[data-rating]');
}

function find(bar: Element, selector: string): Element {
	const found = bar.querySelector(selector);
	if (!found) throw new TypeError(`Cannot find ${selector} in a bar of the histogram`);
	return found;
}
