import { partOf } from './parts.ts';

const CARDS = '[data-part="card"]';

/** Reading position stored in a history entry. */
export interface Place {
	/** Number of reviews shown. */
	readonly shown: number;
	/** Path of the review that was opened from the list. */
	readonly opened?: string | undefined;
}

/** Reads the position from the current history entry. Ignores state from other code. */
export function readPlace(): Place {
	const state: unknown = history.state;
	if (typeof state !== 'object' || state === null || !('shown' in state)) return { shown: 0 };
	const opened = 'opened' in state && typeof state.opened === 'string' ? state.opened : undefined;
	return { shown: Number(state.shown) || 0, opened };
}

export function savePosition(place: Place): void {
	history.replaceState(place, '');
}

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
