import type { Polarity, Sentiment } from './review.ts';

export type Side = Exclude<Sentiment, Polarity>;

const SIDES: Record<Polarity, readonly Side[]> = {
	positive: ['praise'],
	negative: ['complaint'],
	mixed: ['praise', 'complaint'],
	neutral: [],
};

/** The sides on which an opinion counts: both, if it is mixed. */
export function sidesOf(polarity: Polarity | undefined): readonly Side[] {
	return SIDES[polarity ?? 'neutral'];
}
