import { isPlaceholder } from './placeholder-name.ts';
import { shortenName } from './shorten-name.ts';
import { withoutPlace } from './without-place.ts';

/** Joins and shortens a customer's name; undefined if it is empty or a placeholder. */
export function customerName(...parts: readonly (string | undefined)[]): string | undefined {
	const whole = withoutPlace(parts.flatMap((part) => part?.trim() || []).join(' '));
	return isPlaceholder(whole) ? undefined : shortenName(whole);
}
