import type { Opinion } from '../polarity/opinions.ts';
import { logOddsOf } from '../polarity/polarity-model.ts';
import { GUARD } from '../text/guard-patterns.ts';
import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import type { AspectCue } from './aspect-rules.ts';
import type { JudgedHit } from './judged-hits.ts';

/** By the number of stars. Whom four of them make praise nothing names what cost the fifth. */
const STARS = [0, -0.6, -0.5, -0.25, -0.16, 0.6];
const OPINION_SHARE = 0.35;
const MODEL_SHARE = 0.5;
const GRUDGING_SHARE = 0.6;
const MILD_SHARE = -0.2;
const MOST_ODDS = 3;
const LEAST = 0.12;
/** A part of the visit is seldom named in passing; people and what was worked on often are. */
const SHARES: ReadonlyMap<string, number> = new Map([
	['financing', 1.5],
	['trade_in', 1.5],
	['loaner', 1.5],
	['work_quality', 0.7],
	['honesty', 1.2],
	['staff', 0.7],
]);
const UNTOLD = GUARD.outside | GUARD.past | GUARD.purpose | GUARD.quoted;

/**
 * For a sentence in which no rule finds a judgement: the aspect it speaks of most, judged by its opinions,
 * the model and the stars together. Grudging words outweigh few stars, mild ones weigh against some.
 * Undefined where it speaks of none, or they do not agree.
 */
export function guessTopic(
	topics: readonly Hit<AspectCue>[],
	sentence: number,
	opinions: readonly Opinion[],
	reading: Reading,
	guards: Uint16Array,
	rating: number | undefined,
): JudgedHit | undefined {
	const inside = topics.filter(({ first }) => reading.sentences[first] === sentence);
	const asides = inside.filter(({ meaning }) => meaning.kind === 'aside');
	const told = inside.filter(
		({ first, meaning }) =>
			meaning.kind === 'topic' &&
			!((guards[first] ?? 0) & UNTOLD) &&
			!asides.some((aside) => first >= aside.first && first < aside.end),
	);
	const aspect = mostSpokenOf(told);
	const range = reading.parsed.sentences[sentence];
	if (aspect === undefined || !range) return undefined;
	const own = told.filter(({ meaning }) => meaning.aspect === aspect);
	const first = Math.min(...own.map((hit) => hit.first));
	const end = Math.max(...own.map((hit) => hit.end));
	let opinion = 0;
	for (const { first: at, value } of opinions) {
		if (at < range.first || at >= range.end) continue;
		if (Math.abs(value) > Math.abs(opinion)) opinion = value;
	}
	const leanings = inside.filter(({ meaning }) => meaning.kind === 'opinion');
	const isGrudging = leanings.some(({ meaning }) => meaning.sign > 0);
	const isMild = leanings.some(({ meaning }) => meaning.sign < 0);
	const odds = Math.max(-MOST_ODDS, Math.min(MOST_ODDS, logOddsOf(reading.parsed, range)));
	const value =
		(STARS[Math.round(rating ?? 0)] ?? 0) +
		opinion * OPINION_SHARE +
		(odds / MOST_ODDS) * MODEL_SHARE +
		(isGrudging ? GRUDGING_SHARE : isMild ? MILD_SHARE : 0);
	if (Math.abs(value) < LEAST) return undefined;
	return { aspect, kind: 'topic', first, end, value: Math.max(-1, Math.min(1, value)) };
}

/** The aspect with the most words; of two with as many, the one that is spoken of first. */
function mostSpokenOf(topics: readonly Hit<AspectCue>[]): string | undefined {
	const sums = new Map<string, number>();
	const counted = new Set<string>();
	for (const { meaning, weight, first } of topics) {
		const place = `${meaning.aspect} ${first}`;
		if (counted.has(place)) continue;
		counted.add(place);
		const share = weight * (SHARES.get(meaning.aspect) ?? 1);
		sums.set(meaning.aspect, (sums.get(meaning.aspect) ?? 0) + share);
	}
	let best: string | undefined;
	let most = 0;
	for (const [aspect, sum] of sums) if (sum > most) [best, most] = [aspect, sum];
	return best;
}
