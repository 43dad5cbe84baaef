import type { Incentive, Relationship } from '../../reviews/review.ts';
import { fold } from '../../reviews/fold.ts';
import { isNothing, toAnswer } from '../values/cell-values.ts';
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
		/^(?:(?:not?|non|keine?|ohne|sin|sans)\b|aucun|(?:verified |existing |new |repeat |former )?customer$|buyer$|cliente?$|kund(?:e|in)$)/,
};

/**
 * Reads from a record what must be disclosed. A plain yes means the kind in the name of the column, or
 * "other". Words that are neither a kind nor a no are problems, because readers must be told.
 */
export function disclosedBy(record: GenericRecord): {
	readonly incentive: IncentiveKind | undefined;
	readonly relationship: Relationship | undefined;
	readonly problems: readonly RecordProblem[];
} {
	const { incentive: mapped, relationship } = record.reading.values;
	const read = [
		meaningOf(record, 'incentive', mapped, WORDS.incentive),
		meaningOf(record, 'relationship', relationship, WORDS.relationship),
	] as const;
	return {
		incentive: read[0].kind,
		relationship: read[1].kind,
		problems: read.flatMap(({ problem }) => problem ?? []),
	};
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
	const kindIn = (text: string) => words.find(([, pattern]) => pattern.test(text))?.[0];
	const answer = toAnswer(word);
	if (known === undefined && (answer === false || NONE[field].test(word))) return {};
	const kind = known ?? (answer ? (kindIn(column(field)) ?? 'other') : kindIn(word));
	if (kind !== undefined) return { kind };
	const reason = `is not a known ${field}; define it in a mapping file, as values: { ${field}: { … } }`;
	return { problem: { field: column(field), reason, found: toShortEcho(cell(field)) } };
}
