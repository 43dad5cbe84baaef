/** Yes and no, and the signs and letters for them, in the languages of Europe. */
const YES_OR_NO =
	/^(?:[xyjntf✓✔✗✘☑☐]|(?:yes|yep|no|nope|true|false|ok|okay|on|off|ja|jo|nein|nee|nej|nei|oui|non|s[iìí]|sim|n[aã]o|tak|nie|ano|evet|hay[iı]r|igen|nem|kyllä|ei|d[aă]|nu|ναι|όχι|да|нет)(?![\p{L}\p{N}]).*|[yn](?![\p{L}\p{N}']).*)$/u;
/** The beginnings of refusals: "not given", "keine Freigabe". */
const NOT =
	/^(?:(?:i|we|ich|wir|je|yo) )?(?:(?:do|would|did|will|may|can|must) )?(?:not|never|rather not|don't|nicht|kein\p{L}*|niet|geen|ne|n')(?!\p{L})/u;
/** The beginnings of words about permission and visibility, in English, German, French, Spanish, Italian and Dutch. */
const PERMISSION =
	/(?<!\p{L})(?:agree|disagree|accept|acept|accett|akkoord|consent|einwillig|einverstand|zustimm|zugestimm|allow|erlaub|gestatt|permi[st]|permet|grant|erteilt|genehmig|freigegeb|freigab|gesperrt|approv|authori[sz]|autori[sz]|accord|acuerdo|toestem|refus|rechaz|rifiut|geweiger|verweiger|abgelehnt|declin|denied|deneg|revok|withdr[ae]w|widerr|opt(?:ed)?[ -]?(?:in|out)|anonym|anonim|anónim|anonie|named|nameless|namentlich|initial|first name|vorname|prénom|priv(?:at|ad|é|ée)|public|publi[eé]|públic|pubblic|öffentlich|veröffentlich|publish|unpublish|openbaar|hid(?:e|den)|visib|invisib|sichtbar|unsichtbar|zichtbar|shown|versteckt|verborgen|cach[ée]|masqu|ocult|nascost|confiden|vertraul|geheim|secret|intern(?!at|et))/u;

/** Whether a folded cell begins with yes or no, or is a sign for it. */
export function isYesOrNo(cell: string): boolean {
	return YES_OR_NO.test(cell) || NOT.test(cell);
}

/** Whether a folded cell has a word for a permission or a visibility. */
export function isPermission(cell: string): boolean {
	return PERMISSION.test(cell);
}
