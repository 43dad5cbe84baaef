import { hashOf } from '../polarity/features.ts';
import { pairsOf } from '../polarity/packed-weights.ts';
import trained from './mention-model.json' with { type: 'json' };
import { MENTION_BUCKETS, type MentionKind, type MentionModelFile } from './mention-model-file.ts';

const file: MentionModelFile = trained;
const MODELS = { person: read('person'), service: read('service') };

/** Returns the probability that a match with these features means a staff member or a service. */
export function mentionProbability(kind: MentionKind, features: ReadonlySet<string>): number {
	const { unit, weights } = MODELS[kind];
	let odds = 0;
	for (const bucket of bucketsOf(features)) odds += weights[bucket] ?? 0;
	return 1 / (1 + Math.exp(-odds * unit));
}

/** Tells whether the model has a weight for a feature. */
export function isLearned(kind: MentionKind, feature: string): boolean {
	const [bucket = 0] = bucketsOf(new Set([feature]));
	return MODELS[kind].weights[bucket] !== 0;
}

/** Hashes features into the buckets of the model (Weinberger 2009), without duplicates. */
export function bucketsOf(features: ReadonlySet<string>): ReadonlySet<number> {
	const buckets = new Set<number>();
	for (const feature of features) {
		const hash = hashOf(feature);
		buckets.add(((hash ^ (hash >>> 15)) >>> 0) % MENTION_BUCKETS);
	}
	return buckets;
}

function read(kind: MentionKind) {
	const { unit, weights: pairs } = file[kind];
	const weights = new Int8Array(MENTION_BUCKETS);
	for (const [bucket, weight] of pairsOf(pairs)) weights[bucket] = weight;
	return { unit, weights };
}
