import { ASPECTS } from './aspect-model.ts';
import type { SentenceSignals, TextSignals } from './sentence-signals.ts';

/** Praise or complaint. */
export type Side = '+' | '-';

/**
 * Receives the name and value of a feature of one side. If `isOfAspect` is true, it is also a feature of the
 * combination of side and aspect.
 */
export type AddFeature = (name: string, value: number, isOfAspect: boolean) => void;

/** The maximum number of sentences in a short review, which seldom tells a story. */
export const MAX_SHORT = 2;

const MAX_ODDS = 5;
const MIDDLE_RATING = 3;

/** Tells whether anything in the sentence points to the aspect. */
export function touches({ hits, topics, aspectOdds }: SentenceSignals, aspect: string): boolean {
	const odds = aspectOdds[ASPECTS.indexOf(aspect)] ?? -MAX_ODDS;
	return odds > -1.5 || hits.has(aspect) || topics.has(aspect);
}

/**
 * Adds the features that tell the model whether a sentence praises an aspect (side "+") or complains about it
 * ("-"): rule matches, the scores of the word models, the stars, and whether the sentence is about someone
 * else or another time.
 */
export function addFeatures(
	{ sentences, rating = 0 }: TextSignals,
	at: number,
	aspect: string,
	side: Side,
	addFeature: AddFeature,
): void {
	const sentence = sentences[at];
	if (!sentence) return;
	const sign = side === '+' ? 1 : -1;
	const add = (name: string, value: number) => addFeature(name, value, false);
	const both = (name: string, value: number) => addFeature(name, value, true);
	const stars = Math.round(rating);
	const leaning = rating === 0 ? 0 : ((rating - MIDDLE_RATING) / 2) * sign;
	const isShort = sentences.length <= MAX_SHORT ? 1 : 0;
	const length = Math.min(3, sentences.length / 5);

	both('always', 1);
	both(`stars ${stars}`, 1);
	const hits = sentence.hits.get(aspect) ?? [];
	const same = strongest(hits, sign);
	const opposite = strongest(hits, -sign);
	both('rule', same);
	both('opposite rule', opposite);
	add(`opposite rule stars ${stars}`, opposite);
	if (same > 0) {
		add('rule short', same * isShort);
		add(`rule stars ${stars}`, same);
		for (const kind of ['whole', 'word', 'noun']) {
			const isKind = hits.some((hit) => hit.kind === kind && (hit.value ?? 0) * sign > 0);
			add(`rule ${kind}`, isKind ? 1 : 0);
		}
		add('rule outside', sentence.guarded.outside);
		add('rule past', sentence.guarded.past);
		add('rule words', Math.min(3, sentence.words / 20));
		add('rule sentences', length);
	}
	both('fact', hits.some(({ value }) => value === 0) ? 1 : 0);
	const isNamed = hits.some(({ value }) => value === undefined) ? 1 : 0;
	both('named', isNamed);

	const index = ASPECTS.indexOf(aspect);
	const odds = limit(sentence.aspectOdds[index] ?? 0, MAX_ODDS);
	const others = sentence.aspectOdds.reduce(
		(most, value, other) => (other === index ? most : Math.max(most, value)),
		-2 * MAX_ODDS,
	);
	both('odds', odds / 3);
	add('likely', Math.max(0, odds) / 3);
	add('likeliest', odds > others ? 1 : 0);
	add('lead', limit(odds - others, MAX_ODDS) / 3);
	const direction = (limit(sentence.praiseOdds, 4) * sign) / 2;
	const opinion = limit((sentence.praise - sentence.complaint) * sign, 2);
	add('direction', direction);
	add('direction likely', odds > -1 ? direction : 0);
	add('direction named', isNamed || hits.some(({ kind }) => kind === 'noun') ? direction : 0);
	add('opinion', opinion);
	add('opinions with', Math.min(2, sign > 0 ? sentence.praise : sentence.complaint));
	add('opinions against', Math.min(2, sign > 0 ? sentence.complaint : sentence.praise));
	both('topic', Math.min(3, sentence.topics.get(aspect) ?? 0) / 2);
	if (touches(sentence, aspect)) {
		add('touched', 1);
		add('touched leaning', leaning);
		add(`touched stars ${stars}`, 1);
		add('touched direction', direction);
		add('touched opinion', opinion);
		add('odds leaning', (Math.max(-2, odds) / 2) * leaning);
	}
	for (const [name, share] of Object.entries(sentence.guarded)) add(name, share);
	add('words', Math.min(3, sentence.words / 15));
	add('short', isShort);
	add('sentences', length);
	add('first', at === 0 ? 1 : 0);
	add('last', at === sentences.length - 1 ? 1 : 0);
	for (const [name, neighbor] of [
		['before', sentences[at - 1]],
		['after', sentences[at + 1]],
	] as const) {
		if (!neighbor) continue;
		const near = neighbor.hits.get(aspect) ?? [];
		add(`rule ${name}`, strongest(near, sign));
		add(`opposite rule ${name}`, strongest(near, -sign));
		add(`named ${name}`, near.some(({ value }) => value === undefined) ? 1 : 0);
		add(`odds ${name}`, limit(neighbor.aspectOdds[index] ?? 0, 4) / 4);
	}
}

/** Returns the largest value on one side, from 0 to 1. */
function strongest(hits: readonly { readonly value: number | undefined }[], sign: number): number {
	return hits.reduce((most, { value = 0 }) => Math.max(most, value * sign), 0);
}

function limit(value: number, most: number): number {
	return Math.max(-most, Math.min(most, value));
}
