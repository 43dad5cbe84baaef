import { toPlainName } from './column-name.ts';
import { questionsFor } from './generic-questions.ts';

/** Fields that keep a name or a review from being published. */
type PrivacyField = 'anonymous' | 'named' | 'confidential';

/**
 * Words of columns that say whether a review may be published, in the four languages. A "no" that is overlooked would
 * publish a review against its author's will.
 */
const CONSENT =
	/consent|permission|einwillig|zustimm|einverst|freigabe|freigegeben|(?:may|can|ok|okay|allow(?:ed)?|agrees?)(?:we|to|i)?(?:be)?(?:publish|quote|show)|ver(?:ö|oe)ffentlich|zitier|permiso|autoriza|autoris/;
/** Consent to something else, and times of publication. */
const OTHER_CONSENT =
	/conta[ck]t|kontakt|newsletter|marketing|werbung|sms|follow|r(?:ü|ue)ckruf|dat(?:um|e)$|fecha|zeit|time|tag$/;
/** When or by whom consent was given. */
const TIME_OR_PERSON =
	/(?:^|[ _-])(?:am|at|on|von|by)$|(?:consent|consented|given|granted|agreed|erteilt)(?:at|on|by|am|von)$/;

/** Questions whose "no" hides the name. */
const NAMED =
	/\b(?:publish|show|use|mention|display|quote|credit|reveal)(?:ing)? (?:your|my|the customer's) (?:full |first |last )?name|(?:may|can|could|do|shall) we .*(?:your name\b|name you\b)|\bname\b.* (?:be )?(?:published|shown|used|mentioned|displayed|public|visible)|^(?:show|use|publish) name$|namen? .*(?:nennen|genannt|veröffentlich|verwend|zeigen|gezeigt|angeben|angegeben|anzeigen|angezeigt|erscheinen|sichtbar|öffentlich)|namensnennung|(?:nennung|veröffentlichung|verwendung|angabe) \p{L}+ namens|(?:podemos|autoriza|permite)\b.*\bnombre|\b(?:publicar|mostrar|mencionar|citar|usar|utilizar) (?:su|mi|tu|el) nombre|nombre .*(?:publicad|visible|mostrad|público)|(?:publier|afficher|mentionner|citer|utiliser|montrer) (?:votre|mon|le) (?:pré)?nom|\b(?:pré)?nom .*(?:publié|affiché|visible|mentionné|cité)/u;
/** A question about a name with one of these words asks whether to hide it. */
const NEGATED =
	/(?<!\p{L})(?:not|don't|dont|never|without|hide|hidden|omit|leave out|withh[eo]ld|remove|suppress|nicht|kein\p{L}*|ohne|weglassen|sin|sans|ne pas|no (?:publi|mostr|us|utiliz|mencion|cit)\p{L}*)(?!\p{L})/u;
const ABOUT_NAME =
	/(?<!\p{L})(?:names?|namens?|namensnennung|nombres?|noms?|prénom|identity|identität)(?!\p{L})/u;
/** Asks for the name itself. */
const ASKS_NAME = /(?:können|könnten|würden|nennen|geben|möchten) sie .*(?:nennen|angeben|namen)/u;
const ABOUT_REVIEW =
	/review|comment|feedback|answer|response|testimonial|statement|opinion|bewertung|kommentar|antwort|rückmeldung|meinung|rezension|reseña|opinión|comentario|respuesta|\bavis\b|commentaire|réponse|témoignage/;

/** Questions whose "yes" keeps the review from publication. */
const CONFIDENTIAL =
	/\b(?:keep|kept|treat|treated|remain|stay|make|mark|marked|handle)\b.*\b(?:private|confidential|confidentially|internal)\b|^(?:is |review |feedback |response )*(?:private|confidential|internal (?:use )?only)\??$|\b(?:do not|don't|dont|never) (?:publish|show|share|quote)|(?:vertraulich|privat|intern|geheim) (?:zu )?(?:behand|bleib|halten|verwend|aufbewahr|nutz|ge)|^(?:nur |streng )*(?:vertraulich|intern)\??$|nicht (?:zu )?(?:veröffentlich|zitier)|(?:mantener|manteng|tratar|trate|guardar|manejar)\p{L}*\b.*(?:privad|confidencial)|^(?:es )?(?:confidencial|privad[oa])\??$|\bno (?:publicar|publiquen|compartir|citar)|(?:garder|gardez|rester|reste|traiter|traitez|conserver|tenir)\b.*(?:privé|confidentiel)|^(?:confidentiel(?:le)?|privée?)\??$|ne pas (?:publier|diffuser|citer)/u;

/** Words of columns of which a yes or no may be about publication, although no pattern above fits. */
const DOUBTFUL =
	/vertraulich|confiden|priva[dt]|privé|geheim|secret|anonym|anónim|veröffentlich|öffentlich|publish|publicar|publier|public(?!at)|quot(?:e|ing)\b|testimonial|\bname[ns]?\b.*(?:\?|only)|\bnombre\b.*\?|\bnom\b.*\?|\bpost(?:ed|ing)?\b|online|website|feature|visib|sichtbar|opt.?out|\bhid(?:e|den)\b|\bintern(?:al)?\b|suppress|initials?\b|vorname|identity|namentlich|für werbung/u;
/** The customer's own text, which surveys also call a response. */
const OF_CUSTOMER = /\b(?:your|my|ihre?|meine?|su|mi|votre|mon|this|we)\b/u;
const NO_DOUBT =
	/verkauf|verkäuf|sale|seller|kunde|kunden|party|person\b|versicher|insur|leas|reply|repl|respon|antwort|respuesta|réponse|employee|staff|mitarbeit|berater|advisor/u;

function wordsOf(name: string): string {
	return name
		.toLowerCase()
		.replaceAll(/[_\s-]+/g, ' ')
		.replaceAll('’', "'")
		.trim();
}

/** Whether a column says whether a review may be published. */
export function asksForConsent(name: string): boolean {
	return CONSENT.test(toPlainName(name)) && !isOtherConsent(name);
}

function isOtherConsent(name: string): boolean {
	const isAboutReview = /publish|veröffentlich|publi[ce]/.test(wordsOf(name));
	return (
		TIME_OR_PERSON.test(name.trim()) || (OTHER_CONSENT.test(toPlainName(name)) && !isAboutReview)
	);
}

/**
 * Returns the columns that ask whether the name may be shown, or whether the review is confidential. A question
 * about the review with its name is about consent, unless another column is.
 */
export function privacyColumns(names: readonly string[]): Map<PrivacyField, string[]> {
	const asksForName = (words: string) =>
		NAMED.test(words) && !NEGATED.test(words) && !ASKS_NAME.test(words);
	const hasConsent = names.some((name) => {
		const isAsked = asksForConsent(name) || questionsFor([name]).has('consent');
		return isAsked && !asksForName(wordsOf(name)) && !CONFIDENTIAL.test(wordsOf(name));
	});
	const found = new Map<PrivacyField, string[]>();
	for (const name of names) {
		const words = wordsOf(name);
		const isNamed = asksForName(words) && (hasConsent || !ABOUT_REVIEW.test(words));
		const isHidden =
			NEGATED.test(words) && (NAMED.test(words) || ABOUT_NAME.test(words)) && !asksForConsent(name);
		const shown = isHidden ? 'anonymous' : isNamed ? 'named' : undefined;
		const field = CONFIDENTIAL.test(words) ? 'confidential' : shown;
		if (field !== undefined) found.set(field, [...(found.get(field) ?? []), name]);
	}
	return found;
}

/** How many cells of a column are filled, and how many of these are a yes or no. */
interface Answers {
	readonly filled: number;
	readonly answers: number;
}

/** Returns those of the unused columns that say yes or no, and may be about publication by their names. */
export function doubtfulColumns(
	unused: readonly string[],
	values: ReadonlyMap<string, Answers>,
): string[] {
	return unused.filter((name) => {
		const words = wordsOf(name);
		const { filled = 0, answers = 0 }: Partial<Answers> = values.get(name) ?? {};
		const isAnswered = filled > 0 && answers * 2 >= filled;
		const isAdvertised = /werbung|marketing/.test(words) && ABOUT_REVIEW.test(words);
		const isOther =
			(isOtherConsent(name) && !isAdvertised) || (NO_DOUBT.test(words) && !OF_CUSTOMER.test(words));
		return isAnswered && (DOUBTFUL.test(words) || NAMED.test(words)) && !isOther;
	});
}
