import { toAnswer } from './cell-values.ts';

/** An answer about publication: also yes, but without the author's name. */
export type Consent = 'yes' | 'anonymous' | 'no';

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
	`^(?:${YES} ?)?(?:(?:but|only|aber|nur|jedoch|pero|solo|sólo|mais|uniquement) )?(?:please |bitte |por favor |s'il vous plaît )?(?:${[
		'(?:(?:i (?:want|wish|would like|prefer) to |to |keep (?:me|it) |keep my name |make it )?(?:be |stay |remain )?)?anon(?:ymous(?:ly)?)?',
		`(?:don'?t|do not|don t) ${USED} (?:my|the|any) name`,
		'(?:without|no|not|not with|not under) (?:(?:using|publishing|showing|mentioning|printing|displaying|including|giving|sharing) )?(?:my |a |the |any )?(?:full )?names?',
		'(?:as long as|if|provided(?: that)?) my name is (?:not|never) (?:used|published|shown|mentioned|printed|displayed|included|given|shared)',
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
const REFUSED = new RegExp(
	`^(?:(?:(?:i|ich|je|yo) )?(?:do not|don't|does not|not|nicht|no|non) ${GRANTED}|(?:i )?(?:disagree|refused?|denied|declined|revoked|withdrawn|hidden|private|verweigert|abgelehnt|widerrufen|gesperrt|privat|refusé|rechazado|denegado)(?: .*)?)$`,
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
	const words = cell.replaceAll(/[^\p{L}\p{M}\p{N}']+/gu, ' ').trim();
	if (REFUSED.test(words)) return 'no';
	if (PLAIN.test(words.replaceAll("'", ' ')) || PERMITTED.test(words)) return 'yes';
	if (!NAMELESS.test(words)) return undefined;
	return first !== undefined || ABOUT_PUBLICATION.test(asked) ? 'anonymous' : undefined;
}
