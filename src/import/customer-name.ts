import { shortenName } from './shorten-name.ts';
import { withoutPlace } from './without-place.ts';

/** Placeholders that platforms use for hidden or missing names. */
const NO_NAME =
	/^(?:an? )?(?:(?:google|facebook|yelp|qype|birdeye|podium|trustpilot|anonymous) (?:user|customer|reviewer)|anonymous|anonym|unknown|guest|customer|n\/?a|none|null|-+|.*(?::\/\/|www\.).*)$/i;

/** Joins and shortens a customer's name; undefined if it is empty or a placeholder. */
export function customerName(...parts: readonly (string | undefined)[]): string | undefined {
	const whole = withoutPlace(parts.flatMap((part) => part?.trim() || []).join(' '));
	return whole === '' || NO_NAME.test(whole) ? undefined : shortenName(whole);
}
