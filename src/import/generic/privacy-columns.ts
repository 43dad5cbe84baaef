import { toPlainName } from './column-name.ts';

/** Words of columns that say whether a review may be published, in the four languages. */
const CONSENT =
	/consent|permission|einwillig|zustimm|einverst|freigabe|freigegeben|(?:may|can|ok|okay|allow(?:ed)?|agrees?)(?:we|to|i)?(?:be)?(?:publish|quote|show)|ver(?:ö|oe)ffentlich|zitier|permiso|autoriza|autoris/;
/**
 * Words that make a yes mean something else: that the name is shown, that the review is not published, or
 * that somebody may call.
 */
const OTHER_ANSWER =
	/(?<!\p{L})(?:names?|namens?|nombres?|(?:pré)?noms?)(?!\p{L})|name(?:d|nsnennung)?$|priva|confiden|vertraul|intern|secret|geheim|conta[ck]t|kontakt|newsletter|marketing|werbung|sms/u;
const REFUSAL =
	/(?<!\p{L})(?:not|don'?t|never|without|hide|omit|leave|withhold|keep|nicht|kein\p{L}*|ohne|weglassen|sin|sans|pas)(?!\p{L})|(?<!\p{L})no (?=\p{L})|anonym|anónim/u;
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
	const words = toWords(name);
	return !OTHER_ANSWER.test(words) && !REFUSAL.test(words) && !isTimeOrPerson(name);
}

/** Whether the words of a choice refuse something, as in "Leave out my name". */
export function isRefusal(choice: string): boolean {
	return REFUSAL.test(toWords(choice));
}

/** Words of columns that may be about publication. */
const ABOUT_PUBLICATION =
	/vertraulich|confiden|priva[dt]|privé|geheim|secret|anonym|anónim|veröffentlich|öffentlich|publish|publicar|publier|public(?!at)|quot(?:e|ing)\b|testimonial|\b(?:show|use|hide|display|mention|print)\p{L}* (?:\p{L}+ )?names?\b|\bname[ns]?\b.*(?:\?|only)|\bnombre\b.*\?|\bnom\b.*\?|\bpost(?:ed|ing)?\b|online|website|feature|visib|sichtbar|opt.?out|\bhid(?:e|den)\b|\bintern(?:al)?\b|suppress|initials?\b|vorname|identity|namentlich|für werbung|(?<!\p{L})(?:shar(?:e|ed|ing)|consent\p{L}*|permission|einwillig\p{L}*|zustimm\p{L}*|einverst\p{L}*|freig\p{L}*|gdpr|dsgvo|permiso|autoris\p{L}*|autoriz\p{L}*)(?!\p{L})/u;

/** Whether the name of a column is about publication, so that its cells may be answers in any words or codes. */
export function soundsPrivate(name: string): boolean {
	const words = toWords(name);
	return !/\bid$/.test(words) && ABOUT_PUBLICATION.test(words);
}

/** Whether a column says when something was allowed or published, or by whom. */
export function isTimeOrPerson(name: string): boolean {
	return TIME_OR_PERSON.test(toWords(name));
}

/** Things that a business knows of a visit, in the four languages. */
const OTHER_THING =
	/^(?:vehicles?|cars?|make|model|fahrzeug|marke|modell|coche|voiture|country|land|país|pays|city|state|stadt|ciudad|ville|device|browser|language|sprache|idioma|langue|campaigns?|kampagne|(?:utm )?(?:source|medium|campaign|content|term)|tags?|labels?|badges?|sentiment|salutation|anrede|gender|(?:visit )?(?:reason|type)|(?:besuchs)?grund|(?:sales ?|service )?(?:person|people|advisor|staff|employees?)(?: .*)?|(?:service)?berater(?:in)?|verkäufer(?:in)?|mitarbeiter(?:in)?)$/;
/** Questions about the visit itself, and how the customer found the business. */
const OTHER_QUESTION =
	/\bhear (?:about|of)\b|\b(?:find|found) (?:out about )?us\b|\bcome (?:in )?for\b|\b(?:brought|bring) you\b|\bservices? (?:did|do|have|were)\b|\b(?:reason|purpose) (?:for|of) your visit|grund (?:ihres|deines) besuchs|(?:auf uns|von uns) (?:aufmerksam|gehört|erfahren)|welche leistung|motivo de su visita|cómo nos conoció|qué servicio|motif de votre visite|comment nous avez|quels? services?/;

/** Whether a column is plainly about the visit, the vehicle or the way to the business, not about publication. */
export function isAboutOther(name: string): boolean {
	const words = toWords(name);
	return OTHER_THING.test(words) || OTHER_QUESTION.test(words);
}

function toWords(name: string): string {
	return name
		.toLowerCase()
		.replaceAll(/[_\s-]+/g, ' ')
		.replaceAll('’', "'")
		.trim();
}
