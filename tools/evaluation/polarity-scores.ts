import type { Verdict } from '../polarity/span-verdict.ts';
import { wilsonShare, type Share } from '../../src/insights/statistics/wilson.ts';

/** The expected and the predicted polarity of one span. */
export interface Judged extends Verdict {
	readonly expected: Verdict['polarity'];
}

export type Score = Share & { readonly hits: number };

/** Accuracy on all, non-neutral and confident cases, and recall per polarity. */
export interface PolarityScores {
	readonly three_way: Score | undefined;
	readonly two_way: Score | undefined;
	readonly negatives: Score | undefined;
	readonly positives: Score | undefined;
	readonly neutrals: Score | undefined;
	readonly confident: Score | undefined;
	readonly share_confident: number;
}

const CONFIDENT = 0.8;

/** Scores results; a positive or negative span that is called neutral counts as a miss. */
export function scorePolarity(judged: readonly Judged[]): PolarityScores {
	const confident = judged.filter(({ confidence }) => confidence >= CONFIDENT);
	const expected = (polarity: Verdict['polarity']) =>
		scoreOf(judged.filter((one) => one.expected === polarity));
	return {
		three_way: scoreOf(judged),
		two_way: scoreOf(judged.filter((one) => one.expected !== 'neutral')),
		negatives: expected('negative'),
		positives: expected('positive'),
		neutrals: expected('neutral'),
		confident: scoreOf(confident),
		share_confident: Math.round((1000 * confident.length) / Math.max(1, judged.length)) / 1000,
	};
}

function scoreOf(judged: readonly Judged[]): Score | undefined {
	const hits = judged.filter(({ expected, polarity }) => expected === polarity).length;
	const share = wilsonShare(hits, judged.length);
	return share && { hits, ...share };
}
