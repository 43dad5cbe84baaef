import type { Incentive, Relationship } from '../../reviews/review.ts';
import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer } from '../values/cell-values.ts';
import { isAboutOther } from './privacy-columns.ts';
import { toShortEcho, type GenericRecord } from './generic-record.ts';
import type { RecordProblem } from '../import-report.ts';

type IncentiveKind = Incentive['kind'];

/** Words for each kind in English, German, Spanish and French; the first kind that matches counts. */
const WORDS = {
	incentive: [
		['sweepstakes', /sweepstake|raffle|draw|contest|lotter|gewinnspiel|verlosung|sorteo|tirage/],
		['loyalty_points', /\bpoint|loyalty|punkte|treue|puntos|fid[eé]li/],
		[
			'payment',
			/cash|money|paid|payment|gift ?card|geld|bezahl|zahlung|dinero|pago|argent|paiement/,
		],
		['discount', /discount|coupon|voucher|rabatt|gutschein|descuento|cup[oó]n|remise|r[eé]duction/],
		[
			'free_product',
			/free|sample|gift|gratis|kostenlos|probe|geschenk|muestra|regalo|gratuit|cadeau/,
		],
	],
	relationship: [
		['family', /famil|relative|spouse|angeh[oö]rig|verwandt|pariente|conjoint/],
		[
			'employee',
			/employee|staff|manager|\byou work\b|mitarbeite|angestellt|emplead|employ[eé]|salari[eé]/,
		],
		['owner', /owner|inhaber|gesch[aä]ftsf[uü]hr|propietari|due[nñ]|propri[eé]taire|g[eé]rant/],
		['supplier', /supplier|vendor|agent|contractor|lieferant|dienstleister|proveedor|fournisseur/],
	],
} satisfies {
	incentive: readonly (readonly [IncentiveKind, RegExp])[];
	relationship: readonly (readonly [Relationship, RegExp])[];
};
const NONE = {
	incentive: /^(?:(?:not?|non|keine?|ohne|sin|sans)\b|aucun|unpaid|unincentiv|organic)/,
	relationship:
		/^(?:(?:not?|non|keine?|ohne|sin|sans)\b|aucun|(?:(?:verified |existing |new |repeat |former )?customer|buyer|client|cliente|kund(?:e|in)|käufer(?:in)?|acheteur)(?:$| ?[(,;]))/,
};

/** Words of cells that must be disclosed, whatever column they are in: a reward, or that the author is close to the business. */
const DISCLOSED =
	/sweepstake|raffle|prize draw|gewinnspiel|verlosung|sorteo|tirage au sort|gift ?card|voucher|gutschein|incentivi[sz]ed|incentiviert|(?:^|[(,;/] ?)(?:(?:former |current |ex-? ?|our |ehemaliger? |eigener? )?(?:employee|staff(?: member)?|mitarbeiter(?:in)?|angestellte[rn]?|emplead[oa]|personal propio|employée?|salariée?)|family(?: member)?|familien?(?:mitglied|angehörige[rn]?)?|familiar|famille)(?:$| ?[),;/])/u;
/** Words of headings about a reward. */
const ABOUT_REWARD =
	/sweepstake|raffle|prize draw|gewinnspiel|verlosung|sorteo|tirage au sort|gift ?card|voucher|gutschein|incentiv|(?<!\p{L})rewards?(?!\p{L})|belohnung|prämie|recompensa|r[ée]compense|ch[èe]que cadeau|vale regalo/u;

/** Whether a folded cell says that a review is for a reward, or by somebody close to the business. */
export function isDisclosure(cell: string): boolean {
	return DISCLOSED.test(cell);
}

/** Names of columns about a reply or somebody else of the business, who is no author. */
const OF_OTHERS = /repl|respon|antwort|owner|advisor|berater|sales|verkäufer|department|abteilung/;
/** Cells that are longer on average are texts. */
const LONGEST = 40;

/** Whether the cells of a column may say that a review is for a reward, or by somebody close to the business. */
export function mayDisclose(
	name: string,
	{ filled, letters, disclosures }: Record<'filled' | 'letters' | 'disclosures', number>,
): boolean {
	if (filled === 0 || letters >= filled * LONGEST) return false;
	if (ABOUT_REWARD.test(name)) return true;
	return disclosures > 0 && !OF_OTHERS.test(name) && !isAboutOther(name);
}

/**
 * Reads from a record what must be disclosed. A plain yes means the kind in the name of the column, or
 * "other". A column about one of them may have words for the other: "Customer (raffle)". Words that are neither a kind
 * nor a no are problems, because readers must be told.
 */
export function disclosedBy(record: GenericRecord): {
	readonly incentive: IncentiveKind | undefined;
	readonly relationship: Relationship | undefined;
	readonly problems: readonly RecordProblem[];
} {
	const { incentive: rewards, relationship: ties } = record.reading.values;
	const incentive = meaningOf(record, 'incentive', rewards, WORDS.incentive);
	const relationship = meaningOf(record, 'relationship', ties, WORDS.relationship);
	const reward = incentive.kind ?? kindIn(fold(record.cell('relationship')), WORDS.incentive);
	const tie = relationship.kind ?? kindIn(fold(record.cell('incentive')), WORDS.relationship);
	return {
		incentive: reward,
		relationship: tie,
		problems: [
			...(tie === undefined && incentive.problem ? [incentive.problem] : []),
			...(reward === undefined && relationship.problem ? [relationship.problem] : []),
		],
	};
}

function kindIn<Kind>(text: string, words: readonly (readonly [Kind, RegExp])[]): Kind | undefined {
	return words.find(([, pattern]) => pattern.test(text))?.[0];
}

function meaningOf<Kind extends string>(
	{ cell, column }: GenericRecord,
	field: keyof typeof WORDS,
	mapped: ReadonlyMap<string, Kind | 'none'>,
	words: readonly (readonly [Kind, RegExp])[],
): { readonly kind?: Kind | 'other' | undefined; readonly problem?: RecordProblem } {
	const word = fold(cell(field));
	const known = mapped.get(word);
	if (known === 'none' || isNothing(word)) return {};
	const answer = toAnswer(word);
	if (known === undefined && (answer === false || NONE[field].test(word))) return {};
	const named = answer ? (kindIn(fold(column(field)), words) ?? 'other') : kindIn(word, words);
	const kind = known ?? named;
	if (kind !== undefined) return { kind };
	const reason = `is not a known ${field}; define it in a mapping file, as values: { ${field}: { … } }`;
	return { problem: { field: column(field), reason, found: toShortEcho(cell(field)) } };
}
