import type { Aspect } from '../aspect.ts';
import { findOpinions } from '../polarity/opinions.ts';
import { findGuards } from '../text/guards.ts';
import { parseText } from '../text/parse-text.ts';
import { findHits } from '../text/pattern-index.ts';
import { toReading } from '../text/reading.ts';
import { createAspectRules } from './aspect-rules.ts';
import { attachOpinions } from './attach-opinions.ts';
import { judgeHits } from './judged-hits.ts';

const LEAST_VALUE = 0.5;

/**
 * Creates a function that finds the opinions a question asks for, with their words in lower case:
 * "overcharged" is a complaint about the price. It uses the rules only, because the models need whole reviews.
 */
export function createQuestionReader(aspects: readonly Aspect[]) {
	const { judging } = createAspectRules(aspects);
	return (question: string) => {
		const parsed = parseText(question);
		const reading = toReading(parsed);
		const guards = findGuards(reading);
		const judged = judgeHits(findHits(judging, reading), reading, guards);
		return attachOpinions(judged, findOpinions(parsed), reading, guards)
			.filter(({ value = 0 }) => Math.abs(value) >= LEAST_VALUE)
			.map(({ aspect, value = 0, first, end }) => ({
				aspect,
				isPraise: value > 0,
				words: Array.from(
					reading.tokens.subarray(first, end),
					(token) => parsed.tokens[token]?.word ?? '',
				),
			}));
	};
}
