import { partOf } from './parts.ts';

const CARDS = '[data-part="card"]';

export function countShown(root: HTMLElement): number {
	return root.querySelectorAll(CARDS).length;
}

/** The path of the review whose card a click opens; `undefined` for a click on something else. */
export function openedCard(target: EventTarget | null): string | undefined {
	const link = target instanceof Element ? target.closest(`${CARDS} [data-part="link"]`) : null;
	return link?.getAttribute('href') ?? undefined;
}

/** Brings the card of a review into sight, with the focus where it was when the review was opened. */
export function revealCard(root: HTMLElement, path: string): void {
	const cards = [...root.querySelectorAll(CARDS)];
	const card = cards.find((each) => partOf(each, 'link').getAttribute('href') === path);
	if (!card) return;
	card.scrollIntoView({ block: 'center' });
	partOf(card, 'link').focus({ preventScroll: true });
}
