import { distinct, featuresOf, lexiconFeaturesOf } from '../polarity/features.ts';
import { findOpinions } from '../polarity/opinions.ts';
import { logOddsOf } from '../polarity/polarity-model.ts';
import { GUARD } from '../text/guard-patterns.ts';
import { markGuards, type GuardCue } from '../text/guards.ts';
import type { ParsedText } from '../text/parse-text.ts';
import { findHits, type Hit } from '../text/pattern-index.ts';
import { toReading, type Reading } from '../text/reading.ts';
import type { TokenRange } from '../text/sentences.ts';
import { aspectOddsOf } from './aspect-model.ts';
import type { AspectCue, AspectRules } from './aspect-rules.ts';
import { attachOpinions } from './attach-opinions.ts';
import { judgeHits, type JudgedHit } from './judged-hits.ts';
import { wordVectorsOf, type WordVectors } from './word-vectors.ts';

/** The output of the rules, the lexicon and the word models for one sentence. */
export interface SentenceSignals {
	readonly range: TokenRange;
	/** Number of words. */
	readonly words: number;
	/** Log-odds of each aspect from the aspect model. */
	readonly aspectOdds: Float64Array;
	/** Log-odds that the sentence praises. */
	readonly praiseOdds: number;
	/** Sums of the lexicon's opinions, neither below 0. */
	readonly praise: number;
	readonly complaint: number;
	/** The share of words that each guard covers. */
	readonly guarded: Readonly<Record<'outside' | 'past' | 'quoted' | 'wished', number>>;
	/** Rule matches by aspect. */
	readonly hits: ReadonlyMap<string, readonly JudgedHit[]>;
	/** Total weight of the topic patterns that match, by aspect. */
	readonly topics: ReadonlyMap<string, number>;
	/** Buckets of the words, without duplicates. */
	readonly features: Uint32Array;
	/** Computed on first use, because many sentences touch no aspect. */
	readonly vectors: () => WordVectors;
}

/** Everything known about a text before deciding what it states. */
export interface TextSignals {
	readonly reading: Reading;
	readonly rating: number | undefined;
	readonly sentences: readonly SentenceSignals[];
}

const GUARDS = {
	outside: GUARD.outside,
	past: GUARD.past,
	quoted: GUARD.quoted,
	wished: GUARD.wish | GUARD.lacking,
} as const;

const GUARD_NAMES = ['outside', 'past', 'quoted', 'wished'] as const;

/** Computes the signals of each sentence. */
export function readSignals(
	parsed: ParsedText,
	rules: AspectRules,
	rating: number | undefined,
): TextSignals {
	const reading = toReading(parsed);
	const found = findHits(rules, reading);
	const guards = markGuards(found.filter(isGuard), reading);
	const judged = judgeHits(found.filter(isJudging), reading, guards);
	const hits = attachOpinions(judged, findOpinions(parsed), reading, guards);
	const sentences = parsed.sentences.map((range, sentence): SentenceSignals => {
		const all = featuresOf(parsed, range);
		const features = distinct(all);
		const { praise, complaint } = lexiconFeaturesOf(parsed, range);
		return {
			range,
			...wordsOf(sentence, reading, guards),
			praise,
			complaint,
			aspectOdds: aspectOddsOf(features),
			praiseOdds: logOddsOf(parsed, range, all),
			hits: Map.groupBy(
				hits.filter(({ first }) => reading.sentences[first] === sentence),
				({ aspect }) => aspect,
			),
			topics: topicsOf(found, sentence, reading),
			features,
			vectors: once(() => wordVectorsOf(parsed, range)),
		};
	});
	return { reading, rating, sentences };
}

function once<Value>(compute: () => Value): () => Value {
	let computed: { readonly value: Value } | undefined;
	return () => (computed ??= { value: compute() }).value;
}

function wordsOf(sentence: number, { words, sentences }: Reading, guards: Uint16Array) {
	const counts = { words: 0, outside: 0, past: 0, quoted: 0, wished: 0 };
	for (let at = sentences.indexOf(sentence); at >= 0 && sentences[at] === sentence; at++) {
		if (at >= words.length) break;
		counts.words++;
		const guard = guards[at] ?? 0;
		if (guard === 0) continue;
		for (const name of GUARD_NAMES) if (guard & GUARDS[name]) counts[name]++;
	}
	const all = Math.max(1, counts.words);
	const { outside, past, quoted, wished } = counts;
	return {
		words: counts.words,
		guarded: {
			outside: outside / all,
			past: past / all,
			quoted: quoted / all,
			wished: wished / all,
		},
	};
}

type RuleHit = Hit<AspectCue | GuardCue>;

function isGuard(hit: RuleHit): hit is Hit<GuardCue> {
	return hit.meaning.kind === 'guard';
}

function isJudging(hit: RuleHit): hit is Hit<AspectCue> {
	return hit.meaning.kind !== 'guard' && hit.meaning.kind !== 'topic';
}

function topicsOf(hits: readonly RuleHit[], sentence: number, { sentences }: Reading) {
	const weights = new Map<string, number>();
	for (const { meaning, first, weight } of hits) {
		if (meaning.kind !== 'topic' || sentences[first] !== sentence) continue;
		weights.set(meaning.aspect, (weights.get(meaning.aspect) ?? 0) + weight);
	}
	return weights;
}
