import { partOf } from './parts.ts';

/**
 * Renders without losing the focus. An element that moved keeps it. If the element is gone or is no
 * longer a link, the results get the focus. If `render` moves the focus, it stays there.
 */
export function keepFocus(root: HTMLElement, render: () => void): void {
	const before = document.activeElement;
	const wasInside = before instanceof HTMLElement && root.contains(before);
	render();
	const after = document.activeElement;
	if (!wasInside || (after !== before && after !== document.body && after !== null)) return;
	if (!canHaveFocus(before)) partOf(root, 'results').focus({ preventScroll: true });
	else if (after !== before) before.focus({ preventScroll: true });
}

/** Whether an element can have the focus. Browsers blur other elements, but only after a delay. */
function canHaveFocus(target: HTMLElement): boolean {
	return target.isConnected && !target.matches('a:not([href])') && !target.closest('[hidden]');
}
