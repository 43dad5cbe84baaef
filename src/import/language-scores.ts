import type { LanguageStatistics } from './language-statistics.ts';
import { createWordReader } from './language-words.ts';

/** How much a text looks like each language, as `eld` would say it. */
export interface LanguageScores {
	/** "" where it looks like none. */
	readonly likeliest: string;
	/** 0 to 1. */
	scoreOf(language: string): number;
	/** Whether `eld` would rely on it. */
	isReliable(): boolean;
}

/** The scores hold until the scorer is asked again. */
export type LanguageScorer = (text: string) => LanguageScores;

/** `eld` puts this into the scale of a score. */
const SCALE = 25;
const FEWEST_RELIABLE_PARTS = 3;
const RELIABLE_SHARE = 0.75;
const LEAST_DISTANCE = 0.01;

/**
 * Scores as `eld` does, from its statistics, but without making texts of the parts of words: a part
 * is two numbers. Sums of whole numbers are equal in any order, so the scores are equal to the last
 * bit.
 */
export function createLanguageScorer(statistics: LanguageStatistics): LanguageScorer {
	const words = createWordReader(statistics);
	return (text) => {
		words.begin();
		if (!words.readPlain(text)) {
			words.begin();
			words.readAny(text);
		}
		return toScores(statistics, words.sums, words.parts());
	};
}

function toScores(
	{ languages, usualScores }: LanguageStatistics,
	sums: Float64Array,
	parts: number,
): LanguageScores {
	const best = greatest(sums, -1);
	const scoreAt = (index: number) => scaled(sums[index] ?? 0, parts);
	return {
		likeliest: sums[best] === 0 ? '' : (languages[best] ?? ''),
		scoreOf: (language) => scoreAt(languages.indexOf(language)),
		isReliable: () => {
			const score = scoreAt(best);
			if (score === 0 || parts < FEWEST_RELIABLE_PARTS) return false;
			const second = greatest(sums, best);
			// It is the number of the second language, not its score, that `eld` compares with.
			const next = scoreAt(second) > 0 ? second : 0;
			const isWeak = (usualScores[best] ?? Number.NaN) * RELIABLE_SHARE > score;
			return !(isWeak || LEAST_DISTANCE > Math.abs(score - next));
		},
	};
}

/** The first of those with the greatest sum. */
function greatest(sums: Float64Array, without: number): number {
	let most = without === 0 ? 1 : 0;
	for (let at = most + 1; at < sums.length; at++) {
		if (at !== without && (sums[at] ?? 0) > (sums[most] ?? 0)) most = at;
	}
	return most;
}

function scaled(sum: number, parts: number): number {
	if (sum === 0) return 0;
	const mean = sum / parts;
	return mean / (mean + SCALE);
}
