import { partOf } from './parts.ts';

/**
 * Renders without losing the focus: what moved keeps it, and for what is gone, or no link any more,
 * the reviews get it. Where the rendering gives it to something itself, it stays there.
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

/** Browsers take the focus from what cannot have it, but not at once. */
function canHaveFocus(target: HTMLElement): boolean {
	return target.isConnected && !target.matches('a:not([href])') && !target.closest('[hidden]');
}
