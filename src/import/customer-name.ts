import { shortenName } from './shorten-name.ts';

/** What platforms write where they hide a name or have none. */
const NO_NAME =
	/^(?:an? )?(?:(?:google|facebook|yelp|qype|birdeye|podium|trustpilot|anonymous) (?:user|customer|reviewer)|anonymous|anonym|unknown|guest|customer|n\/?a|none|null|-+|.*(?::\/\/|www\.).*)$/i;

/** The customer's name in short, of the parts that an export has of it; undefined where it is none. */
export function customerName(...parts: readonly (string | undefined)[]): string | undefined {
	const whole = parts.flatMap((part) => part?.trim() || []).join(' ');
	return whole === '' || NO_NAME.test(whole) ? undefined : shortenName(whole);
}
