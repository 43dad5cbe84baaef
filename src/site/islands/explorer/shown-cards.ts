import { partOf } from './parts.ts';

const CARDS = '[data-part="card"]';

export function countShown(root: HTMLElement): number {
	return root.querySelectorAll(CARDS).length;
}

/** Returns the path of the review whose card a click opens; `undefined` for other clicks. */
export function openedCard(target: EventTarget | null): string | undefined {
	const link = target instanceof Element ? target.closest(`${CARDS} [data-part="link"]`) : null;
	return link?.getAttribute('href') ?? undefined;
}

/** Scrolls to the card of a review and focuses its link. */
export function revealCard(root: HTMLElement, path: string): void {
	const cards = [...root.querySelectorAll(CARDS)];
	const card = cards.find((each) => partOf(each, 'link').getAttribute('href') === path);
	if (!card) return;
	card.scrollIntoView({ block: 'center' });
	partOf(card, 'link').focus({ preventScroll: true });
}
