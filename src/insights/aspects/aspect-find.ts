import type { Polarity } from '../../reviews/review.ts';
import type { Span } from '../text/tokens.ts';

/** A mention of an aspect in a text, with the words around it. */
export interface AspectFind extends Span {
	readonly aspect: string;
	/** Undefined if the words are not clear enough to score. */
	readonly polarity: Polarity | undefined;
	/** Estimated probability that it is right, from 0 to 1; absent in readings. */
	readonly confidence?: number | undefined;
	/** Only in readings: whether the engine found the same aspect and polarity. */
	readonly isAgreed?: boolean | undefined;
}
