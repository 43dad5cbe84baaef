import { toAnswer } from './cell-values.ts';

/** Answers about publication: also yes, but without the author's name, or with the first name only. */
export const CONSENTS = ['yes', 'first-name', 'anonymous', 'no'] as const;
export type Consent = (typeof CONSENTS)[number];

const YES = '(?:yes|ja|s[ií]|oui)';
/** The first word of an answer; "no problem" can mean either. */
const BEGINNING =
	/^(yes|ja|s[ií]|oui|no|non|nein)(?![\p{L}\p{N}])(?!,? (?:problem|objection|issue))/u;
/** The review itself, in the customer's words. */
const MINE = '(?:my|this|the) (?:review|comments?|feedback|answers?|words|text|opinion)';
/** Words that add nothing to a yes. All others may be a condition. */
const PLAIN = new RegExp(
	`^${YES}(?: (?:${[
		'please|of course|sure|certainly|absolutely|definitely|gladly|thanks|thank you|no problem|go ahead',
		'i (?:do|agree|consent|accept)|you (?:may|can)|with (?:my )?(?:full )?name',
		`publish(?: it| this| ${MINE})?`,
		'bitte|(?:sehr )?gern(?:e)?|klar|natürlich|selbstverständlich|unbedingt|danke|kein problem|einverstanden|ich bin einverstanden|ich stimme zu',
		'mit (?:meinem )?(?:vollen )?namen|(?:bitte )?veröffentlichen|dürfen sie',
		'claro(?: que s[ií])?|por supuesto|gracias|con gusto|acepto|estoy de acuerdo|con (?:mi )?nombre|pueden publicarlo',
		'bien (?:sûr|sur)|merci|volontiers|avec plaisir|d accord|j accepte|je suis d accord|avec (?:mon )?nom',
	].join('|')}))*$`,
	'u',
);
const USED = '(?:use|publish|show|mention|print|display|include|give|share)';
const NENNEN =
	'(?:nennen|veröffentlichen|zeigen|anzeigen|angeben|verwenden|genannt|veröffentlicht|gezeigt|angezeigt|verwendet|erscheint|erscheinen)';
const CITAR = '(?:us|utiliz|public|publiqu|mencion|muestr|mostr|cit|indi[cq]|pon)\\p{L}*';
const CITER =
	'(?:utilis|publi|mentionn|cit|affich|montr|indiqu|donn|divulgu)(?:er|ez|é|e|ant|ons)?';
/** Words for publication without the name, alone or after a yes. */
const NAMELESS = new RegExp(
	`^(?:${YES} ?)?(?:(?:but|only|aber|nur|jedoch|pero|solo|sólo|mais|uniquement) )*(?:please |bitte |por favor |s'il vous plaît )?(?:${[
		'(?:(?:i (?:want|wish|would like|prefer) to |to |keep (?:me|it) |keep my name |make it )?(?:be |stay |remain )?)?anon(?:ymous(?:ly)?)?',
		`(?:don'?t|do not|don t) ${USED} (?:my|the|any) name`,
		'(?:without|no|not|not with|not under) (?:(?:using|publishing|showing|mentioning|printing|displaying|including|giving|sharing) )?(?:my |a |the |any )?(?:full )?names?',
		'(?:as long as|if|provided(?: that)?) my name is (?:not|never) (?:used|published|shown|mentioned|printed|displayed|included|given|shared)',
		'(?:(?:only|just|nur|with|mit|use) )*(?:my |meinen )?(?:initials?|initialen)(?: only)?|(?:solo |sólo )?(?:con )?mis iniciales|(?:avec )?(?:seulement |uniquement )?mes initiales',
		'(?:ich möchte )?anonym(?:isiert|e)?(?: bleiben| bitte)?',
		'ohne (?:meine[nm] |den |die |angabe (?:des|meines) |nennung (?:des|meines) )?namens?(?:snennung)?(?: zu (?:nennen|veröffentlichen|zeigen))?',
		'nicht (?:mit|unter) (?:meinem |dem )?namen|keinen namen',
		`(?:solange|sofern|wenn) mein name nicht ${NENNEN}(?: wird)?|(?:meinen |den )?namen? (?:bitte )?nicht ${NENNEN}`,
		'(?:de (?:forma|manera|modo) )?an[oó]nim[oa](?:mente)?',
		`sin (?:${CITAR} )?(?:mi |el )?nombre|no ${CITAR} (?:mi|el) nombre`,
		'(?:de (?:manière|façon) |en (?:restant )?|rester )?anonym(?:e|ement|at|isé)',
		`sans (?:${CITER} )?(?:mon |le )?nom|(?:ne |n')(?:pas )?${CITER} (?:pas )?(?:mon|le) nom`,
	].join('|')})(?: please| bitte| por favor| merci)?$`,
	'u',
);
/** Words for publication with the first name only, alone or after a yes. */
const FIRST_NAME = new RegExp(
	`^(?:${YES} ?)?(?:(?:but|please|aber|bitte|pero|mais) )*(?:${[
		'(?:with |use |by |only |just )*(?:my )?first name(?: only)?|without (?:my )?(?:last|family|sur)(?: )?name',
		'(?:nur )?(?:mit )?(?:meinem |dem )?vornamen?|ohne (?:meinen |den )?(?:nach|familien)namen',
		'(?:solo |sólo )?(?:con )?(?:mi )?nombre de pila|sin (?:mi |el )?apellidos?',
		'(?:seulement |uniquement )?(?:avec )?(?:mon )?prénom(?: seulement| uniquement)?|sans (?:mon )?nom de famille',
	].join('|')})(?: please| bitte| por favor| merci)?$`,
	'u',
);
const GRANTED =
	'(?:agreed?|accepted?|consent(?:ed)?|granted|allowed|approved|permitted|public|visible|stimme zu|zugestimmt|einverstanden|erteilt|erlaubt|freigegeben|genehmigt|öffentlich|sichtbar|accepte|accepté|autorisé|acepto|aceptado|autorizado|de acuerdo)';
/** Whole answers from a list, such as "I agree" or "erteilt". */
const PERMITTED = new RegExp(
	`^(?:(?:(?:i|ich|je|yo) )?${GRANTED}|${[
		`(?:yes )?you (?:may|can) (?:publish|share|post|quote|show) (?:it|${MINE})(?: online| on (?:your|the) website)?`,
		`(?:please )?publish (?:it|${MINE})`,
		`i (?:agree|consent) that (?:you (?:may|can) publish ${MINE}|${MINE} (?:may|can) be published)`,
		`i (?:agree|consent) to the publication of ${MINE}`,
		'(?:ja )?(?:sie dürfen|ihr dürft) (?:meine|diese) (?:bewertung|antworten|meinung|rezension) (?:online )?veröffentlichen',
		'(?:ich bin )?mit der veröffentlichung (?:meiner (?:bewertung|antworten|meinung) )?einverstanden',
	].join('|')})$`,
	'u',
);
/** A yes that does not allow publication. */
const INTERNALLY = `(?:${YES} ?)?(?:but |aber |pero |mais )?(?:only |nur |solo |sólo |uniquement |seulement )?(?:for |für |para |pour )?(?:the |den |el |l )?(?:internally|internal use|intern(?:en? (?:gebrauch|zwecke))?|uso interno|usage interne|internamente|en interne)(?: only| use only| uniquement)?`;
/** Other words for no. */
const AGAINST =
	'(?:i )?(?:would )?(?:rather|prefer) not(?: to)?|(?:ich )?bin dagegen|(?:lieber|eher|auf keinen fall|keinesfalls) ?(?:nicht)?|not on (?:the )?(?:internet|web|website)|mejor no|en contra|plut[oô]t (?:non|pas)|je (?:suis contre|refuse)';
const REFUSED = new RegExp(
	`^(?:(?:(?:i|ich|je|yo) )?(?:do not|don't|does not|not|nicht|no|non) ${GRANTED}|(?:i )?(?:disagree|refused?|denied|declined|revoked|withdrawn|hidden|private|verweigert|abgelehnt|widerrufen|gesperrt|privat|refusé|rechazado|denegado)(?: .*)?|${INTERNALLY}|${AGAINST})$`,
	'u',
);
/** A column that asks about publication, so that "anonymous" alone is an answer to it. */
const ABOUT_PUBLICATION =
	/publi[sckqe]|quot|show|veröffentlich|veroeffentlich|freigabe|freigegeben|zitier|citer|citar/;

/** Whether a cell begins with yes or no, whatever follows. */
export function isAnswer(cell: string): boolean {
	const [, first] = BEGINNING.exec(cell) ?? [];
	return toAnswer(first ?? cell) !== undefined;
}

/**
 * Reads a folded answer about publication. A yes counts only if all of its words are known, because any
 * other may be a condition: "yes, but only internally". Returns undefined for all answers that are not clear.
 * @param asked the name of the column
 */
export function toConsent(cell: string, asked: string): Consent | undefined {
	const plain = toAnswer(cell);
	if (plain !== undefined) return plain ? 'yes' : 'no';
	const [, first] = BEGINNING.exec(cell) ?? [];
	if (first !== undefined && toAnswer(first) === false) return 'no';
	if (/^(?:okay|ok)[.!]?$/.test(cell)) return 'yes';
	const words = cell.replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ').trim();
	if (REFUSED.test(words)) return 'no';
	if (PLAIN.test(words.replaceAll("'", ' ')) || PERMITTED.test(words)) return 'yes';
	const isAsked = first !== undefined || ABOUT_PUBLICATION.test(asked);
	if (FIRST_NAME.test(words)) return isAsked ? 'first-name' : undefined;
	if (!NAMELESS.test(words)) return undefined;
	return isAsked ? 'anonymous' : undefined;
}
