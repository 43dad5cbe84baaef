import type { SpanEvidence } from './span-evidence.ts';

/** Weights for deciding between praise and complaint. */
export type DirectionWeights = Readonly<Record<keyof typeof DIRECTION, number>>;
/** Weights for deciding whether the text expresses any opinion toward the span. */
export type JudgementWeights = Readonly<Record<keyof typeof JUDGEMENT, number>>;

export interface Verdict {
	readonly polarity: 'positive' | 'negative' | 'neutral';
	/** The probability that the polarity is right. */
	readonly confidence: number;
}

/** Maximum confidence for a text without opinions. */
const MAX_GUESS_CONFIDENCE = 0.75;

const DIRECTION = {
	constant: () => 1,
	near: ({ near }: SpanEvidence) => Math.tanh(near),
	attribute: ({ attribute }: SpanEvidence) => attribute,
	ahead: ({ ahead }: SpanEvidence) => ahead,
	predicate: ({ predicate }: SpanEvidence) => predicate,
	before: ({ before }: SpanEvidence) => Math.tanh(before),
	behind: ({ behind }: SpanEvidence) => Math.tanh(behind),
	across: ({ across }: SpanEvidence) => Math.tanh(across),
	elsewhere: ({ elsewhere }: SpanEvidence) => Math.tanh(elsewhere),
	clause_odds: ({ clauseOdds }: SpanEvidence) => clauseOdds,
	window_odds: ({ windowOdds }: SpanEvidence) => windowOdds,
	sentence_odds: ({ sentenceOdds }: SpanEvidence) => sentenceOdds,
	place: ({ placePraise }: SpanEvidence) => placePraise,
} as const;

const JUDGEMENT = {
	constant: () => 1,
	direction: (_: SpanEvidence, direction: number) => Math.min(4, Math.abs(direction)),
	near: ({ near }: SpanEvidence) => (near === 0 ? 0 : 1),
	attribute: ({ attribute }: SpanEvidence) => Math.abs(attribute),
	ahead: ({ ahead }: SpanEvidence) => Math.abs(ahead),
	predicate: ({ predicate }: SpanEvidence) => Math.abs(predicate),
	clause_odds: ({ clauseOdds }: SpanEvidence) => Math.abs(clauseOdds),
	window_odds: ({ windowOdds }: SpanEvidence) => Math.abs(windowOdds),
	aside: ({ before, behind, across }: SpanEvidence) => (before || behind || across ? 1 : 0),
	place: ({ placeJudgement }: SpanEvidence) => placeJudgement,
	place_direction: ({ placePraise }: SpanEvidence) => Math.abs(placePraise),
	place_alone: ({ near, placeJudgement }: SpanEvidence) => (near === 0 ? placeJudgement : 0),
	judgement_odds: ({ judgementOdds }: SpanEvidence) => judgementOdds,
	silence: (evidence: SpanEvidence) => (isSilent(evidence) ? 1 : 0),
	silent_odds: (evidence: SpanEvidence) => (isSilent(evidence) ? evidence.judgementOdds : 0),
	silent_direction: (evidence: SpanEvidence, direction: number) =>
		isSilent(evidence) ? Math.min(4, Math.abs(direction)) : 0,
} as const;

const DIRECTION_PARTS = entriesOf(DIRECTION);
const JUDGEMENT_PARTS = entriesOf(JUDGEMENT);

/** Returns the evidence as numbers, in the order of the weights. */
export function directionFeatures(evidence: SpanEvidence): number[] {
	return DIRECTION_PARTS.map(([, partOf]) => partOf(evidence));
}

export function judgementFeatures(evidence: SpanEvidence, direction: number): number[] {
	return JUDGEMENT_PARTS.map(([, partOf]) => partOf(evidence, direction));
}

export function toDirectionWeights(numbers: readonly number[]): DirectionWeights {
	return named(DIRECTION, numbers);
}

export function toJudgementWeights(numbers: readonly number[]): JudgementWeights {
	return named(JUDGEMENT, numbers);
}

/** Returns the direction: above 0 for praise, below 0 for a complaint. */
export function directionOf(evidence: SpanEvidence, weights: DirectionWeights): number {
	let sum = 0;
	for (const [part, partOf] of DIRECTION_PARTS) sum += weights[part] * partOf(evidence);
	return sum;
}

export function judgementOf(
	evidence: SpanEvidence,
	direction: number,
	weights: JudgementWeights,
): number {
	let sum = 0;
	for (const [part, partOf] of JUDGEMENT_PARTS) sum += weights[part] * partOf(evidence, direction);
	return sum;
}

/** Picks the most likely polarity. Confidence is capped if the text contains no opinion. */
export function toVerdict(evidence: SpanEvidence, direction: number, judgement: number): Verdict {
	const judged = probabilityOf(judgement);
	const polar = judged * probabilityOf(Math.abs(direction));
	const polarity = 1 - judged > polar ? 'neutral' : direction > 0 ? 'positive' : 'negative';
	const confidence = Math.max(1 - judged, polar);
	return {
		polarity,
		confidence: round(isSilent(evidence) ? Math.min(confidence, MAX_GUESS_CONFIDENCE) : confidence),
	};
}

/** Tells whether the text contains no opinion at all. */
export function isSilent({ near, before, behind, across, elsewhere }: SpanEvidence): boolean {
	return near === 0 && before === 0 && behind === 0 && across === 0 && elsewhere === 0;
}

function named<Part extends string>(
	parts: Readonly<Record<Part, unknown>>,
	numbers: readonly number[],
): Record<Part, number> {
	const entries = Object.keys(parts).map((part, index) => [part, numbers[index] ?? 0]);
	// The keys come from `parts`.
	return Object.fromEntries(entries) as Record<Part, number>;
}

function entriesOf<Part extends string, Value>(
	parts: Readonly<Record<Part, Value>>,
): readonly (readonly [Part, Value])[] {
	// The tables are literals, so they have no other keys.
	return Object.entries(parts) as [Part, Value][];
}

function round(confidence: number): number {
	return Math.round(confidence * 1000) / 1000;
}

function probabilityOf(odds: number): number {
	return 1 / (1 + Math.exp(-odds));
}
