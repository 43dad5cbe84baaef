import type { Polarity } from '../../reviews/review.ts';
import type { Span } from '../text/tokens.ts';

/** A judgement of an aspect, and the words that make it. */
export interface AspectFind extends Span {
	readonly aspect: string;
	/** Undefined where the words do not say enough to score. */
	readonly polarity: Polarity | undefined;
	/** How sure the polarity is, 0 to 1. */
	readonly confidence: number;
}
