/** The scale of a rating, after its name: "(1-5)", "(1 = poor, 5 = great)", "(out of 5)", "(stars)". */
export const SCALE =
	/\((?:[01] ?(?:[-–=]|to |bis |a |à )[^()]*|(?:out of|von) \d+|(?:\d ?)?(?:sterne|stars|estrellas|étoiles))\)/u;
/** Says that a question may or must be answered. */
const OBLIGATION =
	/\((?:optional|voluntary|not required|required|freiwillig|pflichtfeld|opcional|obligatori[oa]|facultati(?:f|ve)|obligatoire)\)|[-–,:] (?:optional|freiwillig|opcional|facultati(?:f|ve))$/u;

const LENGTH =
	/\([^()\d]*\d+ (?:characters|words|zeichen|wörter|caracteres|palabras|caractères|mots)\)/u;

/** Removes whether a question must be answered. */
export function withoutObligation(name: string): string {
	return name.toLowerCase().replace(OBLIGATION, '');
}

/** Removes a scale, a length, and whether the question must be answered. Other words may say who may read the answer. */
export function withoutScale(name: string): string {
	return name.toLowerCase().replace(SCALE, '').replace(OBLIGATION, '').replace(LENGTH, '');
}

/** Reduces a column name to lower-case letters and digits. */
export function toPlainName(name: string): string {
	return withoutScale(name).replace(/[^\p{L}\p{N}]/gu, '');
}

/** Parts in brackets that make a column another one, such as "Reply (private)". */
const OTHER_PART =
	/privat|privé|intern|(?:^|\W)(?:not?|only|for|nur|für|s[oó]lo|para|pour|seule(?:ment)?|tylko|dla)(?!\p{L})|nicht|publi|hidden|compan|firma|vertraul|confiden|nps|promoter|staff|mitarb|verkäuf|seller|sales|service|berater|advisor|employ|emplead|techni|vehicle|fahrzeug|last|letzt/iu;

/** Words in brackets that say that a column is about a reply: "Comment (owner)" is not the customer's. */
const OF_REPLY =
	/\([^()]*(?:repl|respon|answer|owner|dealer|business|antwort|händler|inhaber|respuest|negocio|répon|propriét)[^()]*\)/iu;

/** Whether a column is not about a reply. */
export function isOwn(name: string): boolean {
	return !OF_REPLY.test(name);
}

/** Like `toPlainName`, also without other parts in brackets: "Stellungnahme (des Händlers)". */
export function toBareName(name: string): string {
	return toPlainName(withoutBrackets(name));
}

/** Removes parts in brackets that do not make a column another one. */
export function withoutBrackets(name: string): string {
	return name.replace(/\([^()]*\)/gu, (part) => (OTHER_PART.test(part) ? part : ''));
}
