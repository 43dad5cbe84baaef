const ARTICLE = '(?:(?:an?|the|eine?|una?|une?|el|la|le) )?';
const BY = '(?:(?:by|from|von|por|par|de) )?';
const NOBODY =
	'anonymous|anonymously|anon|unknown|anonym(?:e[rns]?)?|unbekannt(?:e[rn]?)?|anonim[oa]|desconocid[oa]|inconnue?';
const KIND = `${NOBODY}|\\w+ ?\\.(?:com|net|org|de|at|ch|es|fr)|verified|trusted|certified|registered|private|google|facebook|yelp|qype|birdeye|podium|trustpilot|dealerrater|edmunds|verifizierte[rn]?|verificad[oa]|verifiee?`;
const PERSON =
	'user|customer|buyer|purchaser|shopper|guest|client|consumer|reviewer|visitor|author|(?:privat|stamm|neu|bestands|firmen|gewerbe)?kund(?:e|in)|kaufer(?:in)?|nutzer(?:in)?|benutzer(?:in)?|besucher(?:in)?|gast|verbraucher(?:in)?|verfasser(?:in)?|cliente|comprador|compradora|usuari[oa]|consumidor|consumidora|autor|acheteur|acheteuse|utilisateur|utilisatrice|visiteur|visiteuse|internaute|consommateur|consommatrice|auteur';
const PLACEHOLDER = new RegExp(
	`^${BY}${ARTICLE}(?:${NOBODY}|(?:(?:${KIND}) )*(?:${PERSON})(?: (?:${KIND}))*)(?: ?#? ?\\d+)?$`,
);
const NOTHING =
	/^(?:n\/?a|none|null|undefined|x+|k\. ?a\.?|o\. ?a\.?|(?:keine|ohne) angabe|(?:name )?(?:not given|withheld|nicht angegeben)|-*|.*(?::\/\/|www\.).*)$/i;

/**
 * Whether a platform writes this instead of a name that is hidden or missing: "Anonymous", "Verified buyer",
 * "A Google user", "Anonymer Kunde". Nobody's name is made of such words alone.
 */
export function isPlaceholder(name: string): boolean {
	const plain = name
		.toLowerCase()
		.normalize('NFD')
		.replace(/\p{M}/gu, '')
		.replace(/^[^\p{L}\p{N}]+|[^\p{L}\p{N}]+$/gu, '')
		.replace(/[\s_-]+/g, ' ');
	return PLACEHOLDER.test(plain) || NOTHING.test(name.trim());
}

/** Whether a name has only initials, or words with asterisks: "M. G.", "m***r". */
export function isHalfHidden(name: string): boolean {
	const words = name.split(/[\s.]+/).filter((word) => /\p{L}/u.test(word));
	return words.length > 0 && words.every((word) => /[*•…]/.test(word) || word.length === 1);
}
