import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import type { AspectCue } from './aspect-rules.ts';

const MODIFIER_REACH = 2;
const SHORT_CLAUSE = 5;
/** Aspects that are a part of the visit. General praise or complaints there count for that part. */
const PARTS = new Set(['financing', 'trade_in', 'loaner']);
const GENERAL = new Set([
	'staff',
	'communication',
	'facility',
	'speed',
	'price',
	'honesty',
	'sales_process',
]);

/** The part of the visit that a clause is about, and the first word that names it. */
export interface Part {
	readonly aspect: string;
	readonly first: number;
	readonly hasWhole: boolean;
}

/**
 * Returns the aspect to count a hit under. In a clause about a part of the visit, this is usually that part.
 * Returns undefined if the part already has an opinion of its own, or if the hit expresses none.
 */
export function aspectWithin(
	hit: Hit<AspectCue>,
	parts: ReadonlyMap<number, Part>,
	standing: readonly Hit<AspectCue>[],
	reading: Reading,
): string | undefined {
	const { kind, aspect } = hit.meaning;
	const part = partAt(hit.first, parts, reading);
	if (
		part === undefined ||
		(aspect === 'facility' && reading.clauses[part.first] !== reading.clauses[hit.first]) ||
		part.aspect === aspect ||
		part.first > hit.end + MODIFIER_REACH ||
		(kind === 'whole' && part.first >= hit.end) ||
		!GENERAL.has(aspect) ||
		(aspect === 'staff' && isAboutPerson(hit, part, standing, reading))
	) {
		return aspect;
	}
	return isTakenOver(hit.meaning, part.hasWhole) ? part.aspect : undefined;
}

/** Finds the part of the visit that each clause is about, if any. */
export function partsByClause(hits: readonly Hit<AspectCue>[], reading: Reading) {
	const parts = new Map<number, Part>();
	for (const { first, meaning } of hits) {
		if (!PARTS.has(meaning.aspect) || meaning.kind === 'fact') continue;
		const clause = reading.clauses[first] ?? 0;
		const hasWhole = meaning.kind === 'whole' || parts.get(clause)?.hasWhole === true;
		const named = parts.get(clause) ?? { aspect: meaning.aspect, first };
		parts.set(clause, { ...named, hasWhole });
	}
	return parts;
}

/** Returns the part at a word. A short clause may continue the one before it: "a rental, no charge". */
function partAt(at: number, parts: ReadonlyMap<number, Part>, { parsed, clauses }: Reading) {
	const place = clauses[at] ?? 0;
	const part = parts.get(place);
	const clause = parsed.clauses[place];
	if (part || !clause || clause.end - clause.first > SHORT_CLAUSE) return part;
	const before = parsed.clauses[place - 1];
	if (before?.sentence !== clause.sentence || clause.link === 'contrast') return undefined;
	const earlier = parts.get(place - 1);
	return earlier?.hasWhole === true ? earlier : undefined;
}

/**
 * Tells whether a hit is about a person and not the part: "the lady doing our loan was sweet" is about her,
 * but "the finance guy was patient" is about the financing.
 */
function isAboutPerson(
	hit: Hit<AspectCue>,
	part: Part,
	standing: readonly Hit<AspectCue>[],
	{ clauses, words }: Reading,
): boolean {
	if (part.first < hit.first && words.slice(part.first, hit.first).includes('and')) return true;
	return standing.some(
		({ first, meaning }) =>
			meaning.aspect === 'staff' &&
			meaning.kind === 'noun' &&
			clauses[first] === clauses[hit.first] &&
			first < part.first &&
			first < hit.first,
	);
}

/** Tells whether the part takes over a hit: "the loaner was filthy" is about the loaner, not the facility. */
function isTakenOver({ kind }: AspectCue, hasWhole: boolean): boolean {
	return !hasWhole && (kind === 'word' || kind === 'whole');
}
