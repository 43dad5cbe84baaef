import { pairsOf } from '../polarity/packed-weights.ts';
import trained from './mention-model.json' with { type: 'json' };
import { MENTION_BUCKETS, type MentionKind, type MentionModelFile } from './mention-model-file.ts';

const file: MentionModelFile = trained;
const MODELS = { person: read('person'), service: read('service') };

/** Returns the chance that words mean a person of the staff, or a service, with these features. */
export function chanceOfMention(kind: MentionKind, features: ReadonlySet<string>): number {
	const { unit, weights } = MODELS[kind];
	let odds = 0;
	for (const bucket of bucketsOf(features)) odds += weights[bucket] ?? 0;
	return 1 / (1 + Math.exp(-odds * unit));
}

/** Tells whether the model has learned anything about a feature. */
export function isLearned(kind: MentionKind, feature: string): boolean {
	const [bucket = 0] = bucketsOf(new Set([feature]));
	return MODELS[kind].weights[bucket] !== 0;
}

/** Hashes features (FNV-1a) into the buckets of the model (Weinberger 2009), each once. */
export function bucketsOf(features: ReadonlySet<string>): ReadonlySet<number> {
	const buckets = new Set<number>();
	for (const feature of features) {
		let hash = 0x811c9dc5;
		for (let at = 0; at < feature.length; at++) {
			hash = Math.imul(hash ^ feature.charCodeAt(at), 0x01000193);
		}
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
