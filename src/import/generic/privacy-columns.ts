import { withoutScale } from './column-name.ts';

/** Words for permission to publish, in the four languages. */
const PERMISSION =
	/^(?:consent|permission|einwillig|zustimm|einverst|freigabe|freigegeben|permiso|autoris|autoriz|authori[sz]|veröffentlichung(?!\p{L}))/u;
const PUBLICATION =
	/^(?:publi|quot|cit(?:er|ez|ar|amos)(?!\p{L})|zitier|veröffentlich|veroeffentlich)|^(?:show|share|use) (?=.*(?<!\p{L})(?:your|my|this|these|the)(?!\p{L}))/u;
/** Words of questions. Without one, "published" says what the platform shows. */
const ASKS =
	/^(?:agree[sd]?|accept[sd]?|acepta|aceptez|acceptez|accepte|allow(?:s|ed)?|acuerdo|accord|may|can|could|shall|would|ok|okay|if|we|you|your|my|to|darf|dürfen|wir|ich|sie|ihre?[nrs]?|meine?[nrs]?|podemos|puede|su|mi|pouvons|votre|mon)(?!\p{L})/u;
/**
 * All other words that headings and questions about publication may have. Any word that is not here may give the
 * answers another meaning: "Consent withdrawn", "May we publish your name?", "Freigabe für Werbung".
 */
const PLAIN_WORDS = new Set(
	[
		'a above all an apply and answer answers are as at be can check choose comment comments could customer do does experience feedback from give given has have here i if in is it let may me my of ok okay on one online onto opinion or our please rating response review reviews select shall show share site so survey testimonial text that the these tick they this to us use used we web webpage website what will with would words you your yours',
		'approve approved granted obtained got received status',
		'auf angaben antwort antworten bewertung bewertungen bin bitte darf das dass dein deine deinen dem den der des die dieser diese diesen du dürfen duerfen einer erfahrung erfahrungen erlaubt erteilt für gegeben gern gerne homepage ich ihr ihre ihrem ihren ihrer ihres im in internet internetseite ist kommentar kommentare kommentars kund kunde kunden kundin liegt mein meine meinem meinen meiner meinung mit oder online rezension rückmeldung seite seiten sie sind stimme text texte und unser unsere unserem unseren unserer von vor webseite website werden wir wird zu zum zur',
		'a comentario comentarios con da dado de del el en es esta está este estoy internet la las línea lo los mi mis nos nuestra nuestro opinión opiniones página para podemos podríamos por favor puede pueden respuesta respuestas que qué reseña reseñas se sería si sitio su sus tu tus un una usted y',
		'à au avis avez avons ce cela cet cette commentaire commentaires d de dans des donné du en est et êtes etes etre être internet je l la le les ligne mes mon nos notre nous par pour pouvons que qu réponse réponses s site soit sommes sur ta témoignage ton un une vos votre vous',
	].flatMap((words) => words.split(' ')),
);
/** The choice of answers behind a question. */
const CHOICE_OF_ANSWERS =
	/(?<!\p{L})(?:yes|ja|s[ií]|oui|y|j) ?(?:\/|\||or|oder|o|ou) ?(?:no|nein|non|n)(?!\p{L})/u;
const REFUSAL =
	/(?<!\p{L})(?:not|don'?t|never|without|hide|omit|leave|withhold|keep|nicht|kein\p{L}*|ohne|weglassen|sin|no|sans|pas)(?!\p{L})|anonym|anónim/u;
/** When or by whom consent was given, or the review was published. */
const TIME_OR_PERSON =
	/(?:^|[ _-])(?:am|at|on|von|by)$|(?:consent|consented|given|granted|agreed|erteilt)(?:at|on|by|am|von)$|dat(?:um|e)$|fecha|zeit|time|tag$/;

/**
 * Whether a yes in a column can only mean that the review may be published. The operator says what the
 * answers in all other columns mean.
 */
export function asksForConsent(name: string): boolean {
	const words = toWords(withoutScale(name.replaceAll(/(?<=\p{Ll})(?=\p{Lu})/gu, ' ')))
		.replace(CHOICE_OF_ANSWERS, ' ')
		.split(/[^\p{L}\p{N}]+/u)
		.filter((word) => word !== '');
	const has = (pattern: RegExp) => words.some((_, at) => pattern.test(words.slice(at).join(' ')));
	const isAbout = has(PERMISSION) || (has(PUBLICATION) && has(ASKS));
	const isKnown = (word: string) =>
		[PERMISSION, PUBLICATION, ASKS].some((pattern) => pattern.test(word)) || PLAIN_WORDS.has(word);
	return isAbout && !isTimeOrPerson(name) && words.every(isKnown);
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
