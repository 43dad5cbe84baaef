import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import type { AspectCue } from './aspect-rules.ts';
import { valueOf } from './hit-value.ts';
import { settleHits } from './settle-hits.ts';
import { aspectWithin, partsByClause } from './visit-parts.ts';

/** A span that praises or criticizes an aspect, or only names it (`value` undefined). */
export interface JudgedHit {
	readonly aspect: string;
	readonly kind: AspectCue['kind'];
	/** `first` and `end` are word indexes of the reading. */
	readonly first: number;
	readonly end: number;
	/** From -1 to 1; 0 for a fact. */
	readonly value: number | undefined;
}

/** Resolves overlapping hits, then assigns each remaining hit its aspect and its value. */
export function judgeHits(
	hits: readonly Hit<AspectCue>[],
	reading: Reading,
	guards: Uint16Array,
): JudgedHit[] {
	const standing = settleHits(hits, reading, guards);
	const parts = partsByClause(standing, reading);
	return standing.flatMap((hit): JudgedHit[] => {
		const { first, end, meaning } = hit;
		const aspect = aspectWithin(hit, parts, standing, reading);
		if (aspect === undefined) return [];
		return [{ aspect, kind: meaning.kind, first, end, value: valueOf(hit, reading, guards) }];
	});
}
