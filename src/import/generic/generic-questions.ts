import { asksForConsent, soundsPrivate } from './privacy-columns.ts';

/** The fields of a review that surveys ask for. */
type AskedField =
	| 'author'
	| 'consent'
	| 'location'
	| 'rating'
	| 'recommends'
	| 'relationship'
	| 'text'
	| 'visit_date';

const ASKS =
	/^(?:please|on a scale|rate|tell us|how|what|which|would you|may we|bitte|auf einer skala|wie|was|welche\p{L}?|dürfen wir|por favor|en una escala|cómo|qué|veuillez|sur une échelle|comment|quel\p{L}*)\s/iu;

/** Questions about reasons. They mention the score, but the answer is a text. */
const REASON =
	/\breasons?\b|\bwhy\b|warum|weshalb|wieso|\bgr(?:und|ünde)\b|por qué|\bmotivos?\b|\braz(?:ón|ones)|pourquoi|\braisons?\b|\bmotifs?\b/;
/** Questions that are mostly answered in a text. */
const OPINION =
	/what (?:did|do|could|should|would|went|was)|improve|experience|was (?:hat|können|sollen|lief|fehlte|störte?|fanden|war (?:besonders )?(?:gut|schlecht))|wie lief|verbessern|gefallen|mejorar|gust|qué (?:salió|funcionó|falló|estuvo)|améliorer|\bplu\b|(?:bien|mal) passé|qu['’]avez-vous (?:aimé|apprécié)/;
/** Names of scores that are no questions: "NPS score", "Weiterempfehlung (0-10)". */
const SCORE =
	/^nps(?: (?:score|rating))?$|^net ?promoter score$|^(?:likelihood to recommend|recommendation|recomendación|recommandation|(?:weiter)?empfehlung|(?:gesamt)?bewertung|(?:overall )?rating|score)\b.*(?<!\d)[01] ?(?:[-–]|to|bis|à|a) ?(?:5|10)(?!\d)/;

const SCALE = /\([01] ?(?:[-–]|to|bis|a|à|=[^()]*) ?(?:5|10)(?!\d)[^()]*\)/;

/**
 * The questions of surveys by field, in English, German, Spanish and French. A question belongs to
 * the first field that fits: consent comes first, because such questions mention comments, too.
 * Earlier patterns of a field are more specific.
 */
const QUESTIONS: readonly (readonly [AskedField, ...RegExp[]])[] = [
	[
		'consent',
		/publish|quote|consent|permission|(?:may|can|could|do|are|if|agree|allow|okay|ok)\b.*\bwe\b.*(?:share|use) (?:your|my|this|these) \w|veröffentlich|zitieren|einverstanden|publicar|autoriza|permiso|publier|citer|autoris/,
	],
	[
		'relationship',
		/^are you .*(?:employee|employed|staff|related|affiliated)|^(?:do|did) you work (?:for|at|here)|your relationship (?:to|with)|arbeiten sie (?:bei|für)|sind sie .*mitarbeite|es usted .*emplead|êtes-vous .*(?:employ|salari)/,
	],
	[
		'location',
		/which .*(?:location|branch|store|dealership|showroom)|welche.*(?:filiale|standort|betrieb|niederlassung|h[aä]us)|(?:qué|cuál) .*(?:sucursal|tienda|concesionario)|quel.*(?:agence|concession|établissement|magasin)/,
	],
	[
		'visit_date',
		/when .*visit|date of .*visit|wann .*besuch|cuándo .*visit|fecha de .*visita|quand .*visit|date de .*visite/,
	],
	[
		'author',
		/^(?:what is |what's )?your (?:full )?name|^(?:wie ist )?ihr name|^wie heißen|^¿?(?:cuál es )?su nombre|^¿?cómo se llama|¿cómo te llamas|^(?:quel est )?votre nom|^comment vous appelez/,
	],
	[
		'rating',
		/(?:overall|insgesamt|en general|globalement).*(?:rat(?:e|ing)|satisf|bewert|zufrieden|calific|valora|not(?:er|ez)|évalu)|(?:rat(?:e|ing)|satisf|bewert|zufrieden|calific|valora|not(?:er|ez)|évalu).*(?:overall|insgesamt|en general|globalement)/,
		/\brat(?:e|ing)\b|\bstars?\b|\bscore\b|satisf|bewerte|zufrieden|sterne|schulnote|(?:welche|eine) note\b|califi(?:ca|que)|valora|puntu|estrellas|(?:quelle|une) note\b|\bnote[rz]\b|évalue|étoiles/,
		/how likely .*recommend|wie wahrscheinlich .*empfehlen|probab.*recom|recommand.*(?:probab|échelle)/,
		SCORE,
		SCALE,
	],
	['recommends', /would you recommend|würden sie .*empfehlen|recomendaría|recommanderiez/],
	[
		'text',
		/comments?\b|feedback|tell us|in your own words|anything else|kommentar|anmerkung|erzählen|mitteilen|uns .*sagen|comentario|cuéntenos|opini[oó]n|commentaire|racontez|dites-nous/,
		new RegExp(`${REASON.source}|${OPINION.source}`),
	],
];

/** Whether a column name is a whole question, as survey tools write them. */
export function isQuestion(name: string): boolean {
	// "Comment" also asks how, in French.
	const isLink = /\s(?:url|uri|link|id)$/i.test(name);
	return !isLink && /\p{L}\s+\p{L}/u.test(name) && (name.includes('?') || ASKS.test(name));
}

/**
 * Returns the questions that fit best for each field. Those of `prose` are not about consent, those of
 * `rated` are not about the location, and those of `unrated` and those about reasons do not ask for the rating.
 */
export function questionsFor(
	names: readonly string[],
	prose: readonly string[] = [],
	unrated: readonly string[] = [],
	rated: readonly string[] = [],
): Map<AskedField, string[]> {
	const found = new Map<AskedField, { tier: number; names: string[] }>();
	for (const name of names) {
		const [field, ...patterns] = patternsFor(name, prose, unrated, rated);
		if (field === undefined) continue;
		const tier = patterns.findIndex((one) => one.test(name.toLowerCase()));
		const best = found.get(field);
		if (best === undefined || tier < best.tier) found.set(field, { tier, names: [name] });
		else if (tier === best.tier) best.names.push(name);
	}
	return new Map([...found].map(([field, best]) => [field, best.names]));
}

const INTERNAL =
	/privat|intern(?!et|at)|vertraul|confiden|not?n? (?:be |for |to be |want )?(?:publi|shared)|never (?:publish|share)|not want|off the record|nicht .*veröffentlich|unter vier augen|no se publicar|pas publi/;
/** Words of questions whose answers only some may read: "(for the manager only)". */
const FOR_FEW = /(?<!\p{L})(?:only|nur|solo|sólo|uniquement|seulement)(?!\p{L})/u;

/** Whether the name of a column says that its texts are not for publication. */
export function isInternal(name: string): boolean {
	return INTERNAL.test(name.toLowerCase());
}

/** Whether the texts in a column may be for some readers only. */
export function isForFew(name: string): boolean {
	return isInternal(name) || FOR_FEW.test(name.toLowerCase());
}

/** Whether customers answer a question in their own words, to be published. */
export function asksForText(name: string, prose: readonly string[]): boolean {
	return patternsFor(name, prose, [])[0] === 'text';
}

function patternsFor(
	name: string,
	prose: readonly string[],
	unrated: readonly string[],
	rated: readonly string[] = [],
): readonly [AskedField, ...RegExp[]] | readonly [] {
	const asked = name.toLowerCase();
	if (!isQuestion(name) && !SCORE.test(asked)) return [];
	// Nobody publishes the sentences of an answer about publication.
	if (prose.includes(name) && soundsPrivate(name)) return [];
	const found = QUESTIONS.find(
		([wanted, ...all]) =>
			all.some((one) => one.test(asked)) &&
			!((wanted === 'text' || wanted === 'author') && isForFew(name)) &&
			!(wanted === 'location' && rated.includes(name)) &&
			!(wanted === 'consent' && prose.includes(name)) &&
			!(wanted === 'rating' && (unrated.includes(name) || REASON.test(asked))),
	);
	return found === undefined || (found[0] === 'consent' && !asksForConsent(name)) ? [] : found;
}
