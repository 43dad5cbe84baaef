import { toPlainName } from './column-name.ts';

/** Words of columns that say whether a review may be published, in the four languages. */
const CONSENT =
	/consent|permission|einwillig|zustimm|einverst|freigabe|freigegeben|(?:may|can|ok|okay|allow(?:ed)?|agrees?)(?:we|to|i)?(?:be)?(?:publish|quote|show)|ver(?:ö|oe)ffentlich|zitier|permiso|autoriza|autoris/;
/**
 * Words that make a yes mean something else: that the name is shown, that the review is not published, or
 * that somebody may call.
 */
const OTHER_ANSWER =
	/(?<!\p{L})(?:names?|namens?|nombres?|(?:pré)?noms?|not|don'?t|never|without|hide|omit|withhold|keep|nicht|kein\p{L}*|ohne|sin|sans|pas)(?!\p{L})|(?<!\p{L})no (?=\p{L})|name(?:d|nsnennung)?$|priva|confiden|vertraul|intern|secret|geheim|anonym|anónim|conta[ck]t|kontakt|newsletter|marketing|werbung|sms/u;
/** When or by whom consent was given, or the review was published. */
const TIME_OR_PERSON =
	/(?:^|[ _-])(?:am|at|on|von|by)$|(?:consent|consented|given|granted|agreed|erteilt)(?:at|on|by|am|von)$|dat(?:um|e)$|fecha|zeit|time|tag$/;

/**
 * Whether a yes in a column can only mean that the review may be published. The operator says what the
 * answers in all other columns mean.
 */
export function asksForConsent(name: string): boolean {
	return CONSENT.test(toPlainName(name)) && isPlain(name);
}

/** Whether a question about publication asks for nothing else. */
export function isPlain(name: string): boolean {
	const words = name
		.toLowerCase()
		.replaceAll(/[_\s-]+/g, ' ')
		.replaceAll('’', "'")
		.trim();
	return !OTHER_ANSWER.test(words) && !TIME_OR_PERSON.test(words);
}
