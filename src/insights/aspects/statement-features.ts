import { ASPECTS } from './aspect-model.ts';
import type { JudgedHit } from './judged-hits.ts';
import type { SentenceSignals, TextSignals } from './sentence-signals.ts';

/** Praise or complaint. */
export type Side = '+' | '-';

/** A value that tells the model whether a sentence praises an aspect or complains about it. */
export interface StatementFeature {
	/** Name of the feature of one side. */
	readonly name: string;
	/** If true, it is also a feature of the combination of side and aspect. */
	readonly isOfAspect: boolean;
	readonly valueOf: (facts: Facts) => number;
}

/** The facts behind the features. `same` and `with` support the side; `opposite` and `against` contradict it. */
interface Facts {
	readonly sentence: SentenceSignals;
	/** 0 if the review has no stars. */
	readonly stars: number;
	/** From -1 (the stars are against the side) to 1. */
	readonly leaning: number;
	readonly isShort: number;
	/** Grows with the number of sentences, up to 3. */
	readonly length: number;
	/** The strongest rule match for the side and against it, from 0 to 1. */
	readonly same: number;
	readonly opposite: number;
	readonly kinds: ReadonlySet<JudgedHit['kind']>;
	readonly isFact: number;
	readonly isNamed: number;
	readonly hasNoun: boolean;
	readonly odds: number;
	readonly lead: number;
	readonly direction: number;
	readonly opinion: number;
	readonly with: number;
	readonly against: number;
	readonly topic: number;
	readonly isTouched: number;
	readonly isFirst: number;
	readonly isLast: number;
	readonly before: Neighbor;
	readonly after: Neighbor;
}

/** The same about the sentence before or after; all 0 if there is none. */
interface Neighbor {
	readonly same: number;
	readonly opposite: number;
	readonly isNamed: number;
	readonly odds: number;
}

/** The maximum number of sentences in a short review, which seldom tells a story. */
export const MAX_SHORT = 2;

const MAX_ODDS = 5;
const MIDDLE_RATING = 3;
const STARS = [0, 1, 2, 3, 4, 5];
const NO_HITS: readonly JudgedHit[] = [];
const NO_NEIGHBOR: Neighbor = { same: 0, opposite: 0, isNamed: 0, odds: 0 };

/**
 * Every feature: rule matches, the scores of the word models, the stars, and whether the sentence is about
 * someone else or another time.
 */
export const STATEMENT_FEATURES: readonly StatementFeature[] = [
	both('always', () => 1),
	...STARS.map((stars) => both(`stars ${stars}`, (facts) => (facts.stars === stars ? 1 : 0))),
	both('rule', ({ same }) => same),
	both('opposite rule', ({ opposite }) => opposite),
	...byStars('opposite rule stars', ({ opposite }) => opposite),
	...[
		one('rule short', ({ same, isShort }) => same * isShort),
		...byStars('rule stars', ({ same }) => same),
		one('rule whole', ({ kinds }) => (kinds.has('whole') ? 1 : 0)),
		one('rule word', ({ kinds }) => (kinds.has('word') ? 1 : 0)),
		one('rule noun', ({ kinds }) => (kinds.has('noun') ? 1 : 0)),
		one('rule outside', ({ sentence }) => sentence.guarded.outside),
		one('rule past', ({ sentence }) => sentence.guarded.past),
		one('rule words', ({ sentence }) => Math.min(3, sentence.words / 20)),
		one('rule sentences', ({ length }) => length),
	].map((feature) => onlyIf(feature, ({ same }) => same > 0)),
	both('fact', ({ isFact }) => isFact),
	both('named', ({ isNamed }) => isNamed),
	both('odds', ({ odds }) => odds / 3),
	one('likely', ({ odds }) => Math.max(0, odds) / 3),
	one('likeliest', ({ lead }) => (lead > 0 ? 1 : 0)),
	one('lead', ({ lead }) => limit(lead, MAX_ODDS) / 3),
	one('direction', ({ direction }) => direction),
	one('direction likely', ({ odds, direction }) => (odds > -1 ? direction : 0)),
	one('direction named', ({ isNamed, hasNoun, direction }) =>
		isNamed > 0 || hasNoun ? direction : 0,
	),
	one('opinion', ({ opinion }) => opinion),
	one('opinions with', (facts) => Math.min(2, facts.with)),
	one('opinions against', ({ against }) => Math.min(2, against)),
	both('topic', ({ topic }) => topic),
	...[
		one('touched', () => 1),
		one('touched leaning', ({ leaning }) => leaning),
		...byStars('touched stars', () => 1),
		one('touched direction', ({ direction }) => direction),
		one('touched opinion', ({ opinion }) => opinion),
		one('odds leaning', ({ odds, leaning }) => (Math.max(-2, odds) / 2) * leaning),
	].map((feature) => onlyIf(feature, ({ isTouched }) => isTouched > 0)),
	one('outside', ({ sentence }) => sentence.guarded.outside),
	one('past', ({ sentence }) => sentence.guarded.past),
	one('quoted', ({ sentence }) => sentence.guarded.quoted),
	one('wished', ({ sentence }) => sentence.guarded.wished),
	one('words', ({ sentence }) => Math.min(3, sentence.words / 15)),
	one('short', ({ isShort }) => isShort),
	one('sentences', ({ length }) => length),
	one('first', ({ isFirst }) => isFirst),
	one('last', ({ isLast }) => isLast),
	...(['before', 'after'] as const).flatMap((place) => [
		one(`rule ${place}`, (facts) => facts[place].same),
		one(`opposite rule ${place}`, (facts) => facts[place].opposite),
		one(`named ${place}`, (facts) => facts[place].isNamed),
		one(`odds ${place}`, (facts) => facts[place].odds),
	]),
];

/** Tells whether anything in the sentence points to the aspect. */
export function touches({ hits, topics, aspectOdds }: SentenceSignals, aspect: string): boolean {
	const odds = aspectOdds[ASPECTS.indexOf(aspect)] ?? -MAX_ODDS;
	return odds > -1.5 || hits.has(aspect) || topics.has(aspect);
}

/** Gathers what the features of a sentence, aspect and side ("+" is praise) are computed from. */
export function factsOf(
	{ sentences, rating = 0 }: TextSignals,
	at: number,
	sentence: SentenceSignals,
	aspect: string,
	side: Side,
): Facts {
	const sign = side === '+' ? 1 : -1;
	const index = ASPECTS.indexOf(aspect);
	const hits = sentence.hits.get(aspect) ?? NO_HITS;
	const odds = limit(sentence.aspectOdds[index] ?? 0, MAX_ODDS);
	const { praise, complaint } = sentence;
	return {
		sentence,
		stars: Math.round(rating),
		leaning: rating === 0 ? 0 : ((rating - MIDDLE_RATING) / 2) * sign,
		isShort: sentences.length <= MAX_SHORT ? 1 : 0,
		length: Math.min(3, sentences.length / 5),
		same: strongest(hits, sign),
		opposite: strongest(hits, -sign),
		kinds: new Set(hits.filter(({ value = 0 }) => value * sign > 0).map(({ kind }) => kind)),
		isFact: hits.some(({ value }) => value === 0) ? 1 : 0,
		isNamed: hits.some(({ value }) => value === undefined) ? 1 : 0,
		hasNoun: hits.some(({ kind }) => kind === 'noun'),
		odds,
		lead: odds - largestOther(sentence.aspectOdds, index),
		direction: (limit(sentence.praiseOdds, 4) * sign) / 2,
		opinion: limit((praise - complaint) * sign, 2),
		with: sign > 0 ? praise : complaint,
		against: sign > 0 ? complaint : praise,
		topic: Math.min(3, sentence.topics.get(aspect) ?? 0) / 2,
		isTouched: touches(sentence, aspect) ? 1 : 0,
		isFirst: at === 0 ? 1 : 0,
		isLast: at === sentences.length - 1 ? 1 : 0,
		before: neighborOf(sentences[at - 1], aspect, index, sign),
		after: neighborOf(sentences[at + 1], aspect, index, sign),
	};
}

function neighborOf(
	sentence: SentenceSignals | undefined,
	aspect: string,
	index: number,
	sign: number,
): Neighbor {
	if (!sentence) return NO_NEIGHBOR;
	const hits = sentence.hits.get(aspect) ?? NO_HITS;
	return {
		same: strongest(hits, sign),
		opposite: strongest(hits, -sign),
		isNamed: hits.some(({ value }) => value === undefined) ? 1 : 0,
		odds: limit(sentence.aspectOdds[index] ?? 0, 4) / 4,
	};
}

function one(name: string, valueOf: StatementFeature['valueOf']): StatementFeature {
	return { name, isOfAspect: false, valueOf };
}

function both(name: string, valueOf: StatementFeature['valueOf']): StatementFeature {
	return { name, isOfAspect: true, valueOf };
}

/** Returns a feature for each number of stars. */
function byStars(name: string, valueOf: StatementFeature['valueOf']): StatementFeature[] {
	return STARS.map((stars) =>
		one(`${name} ${stars}`, (facts) => (facts.stars === stars ? valueOf(facts) : 0)),
	);
}

function onlyIf(feature: StatementFeature, holds: (facts: Facts) => boolean): StatementFeature {
	const { valueOf } = feature;
	return { ...feature, valueOf: (facts) => (holds(facts) ? valueOf(facts) : 0) };
}

/** Returns the largest value on one side, from 0 to 1. */
function strongest(hits: readonly JudgedHit[], sign: number): number {
	let most = 0;
	for (const { value = 0 } of hits) if (value * sign > most) most = value * sign;
	return most;
}

function largestOther(odds: Float64Array, index: number): number {
	let most = -2 * MAX_ODDS;
	for (let at = 0; at < odds.length; at++) {
		const value = odds[at] ?? 0;
		if (at !== index && value > most) most = value;
	}
	return most;
}

function limit(value: number, most: number): number {
	return Math.max(-most, Math.min(most, value));
}
