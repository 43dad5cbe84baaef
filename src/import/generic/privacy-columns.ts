import { toPlainName, withoutObligation } from './column-name.ts';

/** Words that ask for permission to publish, in the four languages. Here and below, whole words only. */
const PERMISSION = setOf(
	'consent consents consented permission permissions agree agreed agrees accept accepts accepted allow allowed authorize authorise authorized authorised happy ok okay may can could shall',
	'einwilligung zustimmung einverstanden einverständnis einverständniserklärung freigabe freigegeben erlaubnis erlaubt erlaube erlauben gestattet gestatten darf dürfen duerfen zustimmen stimmen stimme',
	'consentimiento permiso permite permiten autorización autoriza autorizo acepta acepto acuerdo podemos podríamos puede pueden puedo',
	'consentement autorisation autorise autorisez autoriser accord accepte acceptez accepteriez consens consentez permettez pouvons peut puis',
);
const PUBLICATION = setOf(
	'publish published publishing publication publicly post posted display displayed feature featured quoted',
	'veröffentlichen veröffentlichung veröffentlicht veroeffentlichen veroeffentlichung publizieren zitieren zitiert erscheinen',
	'publicar publicarlo publicación publicamos publiquemos publique publicada publicado citar',
	'publier publication publié publiée publions publiions citer diffuser',
);
/** Nouns that ask for permission to publish without further words. */
const ALONE = setOf(
	'consent permission einwilligung zustimmung einverständnis einverständniserklärung freigabe freigegeben veröffentlichung consentimiento permiso autorización consentement autorisation',
);
/** All other words that these questions may have. Any other word may give the answers another meaning: "Consent withdrawn". */
const PLAIN_WORDS = setOf(
	'a above all an and answer answers any are as at be being below can check choose comment comments customer dealership do does experience feedback for from give given granted has have hereby here homepage i if in internet is it let like me my obtained of on one online onto opinion or our please rating received response review reviews select site so status survey testimonial text that the these they this tick to us use we web webpage website websites will with would words you your yours apply',
	'auf angaben antwort antworten bewertung bewertungen bin bitte damit das dass dein deine deinen dem den der des die dieser diese diesen du einer erfahrung erfahrungen erteilt für gegeben gern gerne ich ihr ihre ihrem ihren ihrer ihres im ist kommentar kommentare kommentars kund kunde kunden kundin liegt mein meine meinem meinen meiner meinung mit oder rezension rückmeldung seite seiten internetseite webseite sie sind texte und uns unser unsere unserem unseren unserer von vor werden wir wird würden zu zum zur',
	'a comentario comentarios con da damos dado de del doy el en es esta está este estoy internet la las línea lo los mi mis nos nuestra nuestro opinión opiniones página para por favor que qué reseña reseñas respuesta respuestas se sería si sitio su sus tu tus un una usted web y',
	'à au avis avez avons ce cela cet cette commentaire commentaires d dans de des donné donner donnez du en est et êtes etes etre être il j je l la le les ligne m mes mon nos notre nous par pour qu que réponse réponses s site soit sommes sur ta témoignage ton un une vos votre vous',
);
/** A question about showing the customer's words somewhere: "May we share your comments online?" */
const SHOWN =
	/(?<!\p{L})(?:(?:use|share|show)(?: (?:your|my|this|these|the|it))?(?!\p{L}).* (?:online|websites?|webpage|site|homepage|internet|publicly|testimonials?)|quote (?:you|your|my|this|these))(?!\p{L})/u;
/** The customers themselves publish, use or have something. */
const BY_CUSTOMERS =
	/(?<!\p{L})(?:do|did|have|has|would|will|can|could) you (?:ever )?(?:publish|post|share|use|show|display|quote|feature|published|posted|shared|received|have|a)(?!\p{L})/u;
/** The choice of answers behind a question. */
const CHOICE_OF_ANSWERS =
	/(?<!\p{L})(?:yes|ja|s[ií]|oui|y|j) ?(?:\/|\||or|oder|o|ou) ?(?:no|nein|non|n)(?!\p{L})/u;
const REFUSAL =
	/(?<!\p{L})(?:not|don'?t|never|without|hide|omit|leave|withhold|keep|nicht|kein\p{L}*|ohne|weglassen|sin|no|sans|pas)(?!\p{L})|anonym|anónim|priva|confiden|vertraul|intern(?!et)|secret|geheim/u;
/** When or by whom consent was given, or the review was published. */
const TIME_OR_PERSON =
	/(?:^|[ _-])(?:am|at|on|von|by)$|(?:consent|consented|given|granted|agreed|erteilt)(?:at|on|by|am|von)$|dat(?:um|e)$|fecha|zeit|time|tag$/;

/**
 * Whether a yes in a column can only mean that the review may be published. The operator says what the
 * answers in all other columns mean.
 */
export function asksForConsent(name: string): boolean {
	const words = toWords(withoutObligation(name))
		.replace(CHOICE_OF_ANSWERS, ' ')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');
	const asked = words.join(' ');
	if (isTimeOrPerson(name) || BY_CUSTOMERS.test(asked)) return false;
	if (words.some((word) => ALONE.has(word)) && words.every(isOfNoun)) return true;
	const isKnown = (word: string) =>
		[PERMISSION, PUBLICATION, ALONE, PLAIN_WORDS].some((known) => known.has(word)) ||
		/^(?:use|share|show|quote)$/.test(word);
	const isAbout = words.some((word) => PUBLICATION.has(word)) || SHOWN.test(asked);
	const isAsked =
		words.some((word) => PERMISSION.has(word) || ALONE.has(word)) || /would you like/.test(asked);
	return isAbout && isAsked && words.every(isKnown);
}

function isOfNoun(word: string): boolean {
	return (
		ALONE.has(word) || /^(?:given|granted|received|obtained|status|erteilt|liegt|vor)$/.test(word)
	);
}

function setOf(...lists: readonly string[]): ReadonlySet<string> {
	return new Set(lists.flatMap((words) => words.split(' ')));
}

/** Whether the words of a choice refuse something, as in "Leave out my name". */
export function isRefusal(choice: string): boolean {
	return REFUSAL.test(toWords(choice));
}

/** Words of columns that may be about publication. */
const ABOUT_PUBLICATION =
	/vertraulich|confiden|priva[dt]|privé|geheim|secret|anonym|anónim|veröffentlich|öffentlich|publish|publicar|publier|public(?!at)|quot(?:e|ing)\b|testimonial|\b(?:show|use|hide|display|mention|print)\p{L}* (?:\p{L}+ )?names?\b|\bname[ns]?\b.*(?:\?|only)|\bnombre\b.*\?|\bnom\b.*\?|\bpost(?:ed|ing)?\b|online|website|feature|visib|sichtbar|opt.?out|\bhid(?:e|den)\b|\bintern(?:al)?\b|suppress|initials?\b|vorname|identity|namentlich|für werbung|(?<!\p{L})(?:shar(?:e|ed|ing)|consent\p{L}*|permission|einwillig\p{L}*|zustimm\p{L}*|einverst\p{L}*|freig\p{L}*|gdpr|dsgvo|permiso|autoris\p{L}*|autoriz\p{L}*)(?!\p{L})/u;

/** Words for the withdrawal of a permission. */
const WITHDRAWAL =
	/withdr[ae]w|revok|retract|eras(?:e|ure)|delet|remov|object(?:ed|ion)|unsubscrib|widerr|widerspr|lösch|sperr|retir|revoc|supprim|retrait/u;

/** Whether the name of a column is about publication, so that its cells may be answers in any words or codes. */
export function soundsPrivate(name: string): boolean {
	const words = toWords(name);
	return !/\bid$/.test(words) && (ABOUT_PUBLICATION.test(words) || WITHDRAWAL.test(words));
}

/** Whether a heading about anonymity also says something else, so that a no need not mean that the name may be shown. */
export function isAboutMore(name: string): boolean {
	const words = toWords(name).split(/[^\p{L}]+/u);
	const isAllowed = (word: string) =>
		PUBLICATION.has(word) || ALONE.has(word) || PERMISSION.has(word);
	return words.some(
		(word) =>
			isAllowed(word) || /^(?:not|no|nicht|kein\p{L}*|sin|pas|waived?|use|share|show)$/u.test(word),
	);
}

/** Whether a column says when something was allowed or published, or by whom. */
export function isTimeOrPerson(name: string): boolean {
	const words = toWords(name);
	return TIME_OR_PERSON.test(words) && !WITHDRAWAL.test(words);
}

/** Notes of the business about a customer, in the four languages. */
const NOTE =
	/^(?:(?:internal|private|staff|manager|office|interne|private|internas|internes|privées) )?(?:notes?|notiz(?:en)?|vermerke?|bemerkungen?|memo|notas?|remarques?)(?: (?:internas?|internes?|privées?))?$|^(?:internal|interne|interner|private) (?:comments?|remarks?|kommentare?|anmerkung(?:en)?)$|^comentarios? internos?$/;

/** Whether a column has notes of the business, which nobody publishes. */
export function isNote(name: string): boolean {
	return NOTE.test(toWords(name));
}

/** Names of numbers of reactions, without spaces. */
const COUNTED =
	/(?<!ac|dis)count$|^(?:num(?:ber)?|anzahl|nombre|n[uú]mero)|(?:likes|votes|useful|helpful|funny|cool|views|shares|thumbs(?:up|down)|hilfreich|útil|utile)$/;

/** Whether the name of a column says that it counts reactions. */
export function isCounted(name: string): boolean {
	return COUNTED.test(toPlainName(name));
}

/** Things that a business knows of a visit, in the four languages. */
const OTHER_THING =
	/^(?:vehicles?|cars?|make|model|fahrzeug|marke|modell|coche|voiture|country|land|país|pays|city|state|location|town|stadt|ciudad|ville|device|browser|language|sprache|idioma|langue|campaigns?|kampagne|(?:utm )?(?:source|medium|campaign|content|term)|tags?|labels?|badges?|sentiment|salutation|anrede|gender|(?:visit )?(?:reason|type)|(?:besuchs)?grund|(?:sales ?|service )?(?:person|people|advisor|staff|employees?)(?: .*)?|(?:service)?berater(?:in)?|verkäufer(?:in)?|mitarbeiter(?:in)?)$/;
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
