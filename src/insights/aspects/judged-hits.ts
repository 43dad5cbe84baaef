import type { Hit } from '../text/pattern-index.ts';
import type { Reading } from '../text/reading.ts';
import type { AspectCue } from './aspect-rules.ts';
import { valueOf } from './hit-value.ts';
import { settleHits } from './settle-hits.ts';
import { aspectWithin, partsByClause } from './visit-parts.ts';

/** A place that judges an aspect, or only names it (value undefined). */
export interface JudgedHit {
	readonly aspect: string;
	readonly kind: AspectCue['kind'];
	/** In words of the reading. */
	readonly first: number;
	readonly end: number;
	/** From -1 to 1; 0 for a mere fact. */
	readonly value: number | undefined;
}

/** Settles which hits count where several lie over each other, and what each says under its guards. */
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
