import type { VisitType } from '../../reviews/review.ts';

const YES = new Set([
	...['yes', 'y', 'true', 't', '1', 'x', 'si', 'sí', 'oui', 'ja', 'j', 'on', '✓', '1.0'],
	'positive',
]);
const NO = new Set([...['no', 'n', 'false', 'f', '0', 'non', 'nein', 'off', '0.0'], 'negative']);
const NOTHING = new Set([
	...['', '-', '–', '—', 'none', 'null', '\\n', 'n/a', 'na', 'nan', 'nat'],
	...['0000-00-00', '0000-00-00 00:00:00'],
]);
const VISITS: ReadonlyMap<string, VisitType> = new Map([
	['service', 'service'],
	['service visit', 'service'],
	['sales', 'sales'],
	['sales visit', 'sales'],
	['sales visit - new', 'sales_new'],
	['sales - new', 'sales_new'],
	['sales (new)', 'sales_new'],
	['new vehicle sales', 'sales_new'],
	['sales_new', 'sales_new'],
	['new car sales', 'sales_new'],
	['sales visit - used', 'sales_used'],
	['sales - used', 'sales_used'],
	['sales (used)', 'sales_used'],
	['used vehicle sales', 'sales_used'],
	['sales_used', 'sales_used'],
	['used car sales', 'sales_used'],
]);
/** Words for the status of a review, here and below in English, German, Spanish and French. */
const SHOWN = setOf(
	'published public approved active live online visible accepted recommended posted displayed',
	'veröffentlicht öffentlich publiziert freigegeben freigeschaltet genehmigt aktiv sichtbar',
	'publicado publicada público pública aprobado aprobada activo activa aceptado aceptada',
	'publié publiée publique approuvé approuvée validé validée actif accepté acceptée',
);
const WITHHELD = setOf(
	'pending draft hidden filtered rejected removed deleted spam unpublished flagged archived private',
	'disapproved declined suspended reported trash trashed post-trashed hold unapproved',
	'unveröffentlicht entwurf ausstehend wartend versteckt verborgen ausgeblendet abgelehnt gesperrt gemeldet archiviert privat',
	'pendiente borrador oculto oculta rechazado rechazada archivado archivada privado privada',
	'brouillon masqué masquée rejeté rejetée refusé refusée archivé archivée privé privée',
);
/** Words before a state that deny it, and the beginnings of states that are still open. */
const DENIED = setOf('not nicht no non');
const OPEN = /^(?:pending|in prüfung|in bearbeitung|en revisión|en attente|en cours)(?!\p{L})/u;

/** Words of sites in English, German, Spanish and French, also with what is recommended: "Recommends this dealer". */
const RECOMMENDATION =
	/^(not |no |non |ne |nicht |do(?:es)?(?: not|n't) |would(?: not|n't) )?(?:would |i |yes,? i )?(?:recommend(?:s|ed)?|empfiehlt|empfohlen|recomienda|recomendad[oa]|recommand(?:e|é|ée))( nicht| pas)?(?: (?:this|the|us|diese[nsr]?|este|esta|ce|cet|cette)(?: \p{L}+)?)?$/u;

/** Converts the words that sites show instead of stars: "Recommended", "Doesn't recommend". */
export function toRecommendation(cell: string): boolean | undefined {
	const found = RECOMMENDATION.exec(cell);
	return found === null ? undefined : found[1] === undefined && found[2] === undefined;
}

/** Converts the words that exports use for true and false. Returns undefined for other words. */
export function toAnswer(cell: string): boolean | undefined {
	if (YES.has(cell)) return true;
	return NO.has(cell) ? false : undefined;
}

/** Writes a number like 1.0 without its decimals. */
export function withoutZeros(cell: string): string {
	return cell.replace(/^(\d+)\.0+$/, '$1');
}

/** Whether a cell is empty or holds a word for "no value". */
export function isNothing(cell: string): boolean {
	return NOTHING.has(cell);
}

export function toVisitType(cell: string): VisitType | undefined {
	return VISITS.get(cell);
}

/** Words that say why or by whom a review is withheld. */
const WHY = setOf('for due because by moderation review');

const REMOVED =
	/^(?:removed|deleted|withdrawn|retracted|gelöscht|entfernt|zurückgezogen|widerrufen|eliminad[oa]|borrad[oa]|retirad[oa]|supprimée?|retirée?)(?:$|[\s_,:;(-])/;
const BY_AUTHOR =
	/withdrawn|retracted|zurückgezogen|widerrufen|retirad|retiré|\b(?:by|vom?|von|durch|por|par)\b.*(?:author|reviewer|customer|consumer|user|client|kund|verfasser|autor|auteur)/;

/** Returns why a review is removed whose status says so: not one that is only hidden or pending. */
export function toRemoval(status: string): 'consent withdrawn' | 'platform removal' | undefined {
	if (!REMOVED.test(status)) return undefined;
	return BY_AUTHOR.test(status) ? 'consent withdrawn' : 'platform removal';
}

export const STATUSES = ['published', 'withheld'] as const;

/** Whether a platform shows reviews with this status; undefined for an unknown status. */
export function toStatus(cell: string): (typeof STATUSES)[number] | undefined {
	if (SHOWN.has(cell)) return 'published';
	if (WITHHELD.has(cell) || toRemoval(cell) !== undefined) return 'withheld';
	const [first = '', second = '', ...others] = cell.split(/[\s_-]+/);
	// "Pending publication", "Removed for violating policy", "Not recommended".
	const isWithheld = WITHHELD.has(first) && WHY.has(second);
	const isNotShown = DENIED.has(first) && SHOWN.has([second, ...others].join(' '));
	return isWithheld || isNotShown || OPEN.test(cell) ? 'withheld' : undefined;
}

function setOf(...lists: readonly string[]): ReadonlySet<string> {
	return new Set(lists.flatMap((words) => words.split(' ')));
}
