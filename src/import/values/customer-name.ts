import { isPlaceholder } from './placeholder-name.ts';
import { shortenName } from './shorten-name.ts';
import { withoutPlace } from './without-place.ts';

/** Joins and shortens a customer's name; undefined if it is empty or a placeholder. */
export function customerName(...parts: readonly (string | undefined)[]): string | undefined {
	const whole = withoutPlace(parts.flatMap((part) => part?.trim() || []).join(' '));
	return isPlaceholder(whole) ? undefined : shortenName(whole);
}

const WORD = "\\p{Lu}[\\p{L}'’.-]*";
const FULL_NAME = new RegExp(`^${WORD}(?: (?:${WORD}|von|van|de|del|la|der)){1,3}$`, 'u');

/** Whether a cell has two to four words with capitals. */
export function looksLikeName(cell: string): boolean {
	return FULL_NAME.test(cell);
}
