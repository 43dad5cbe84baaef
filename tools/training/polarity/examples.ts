import { parseText } from '../../../src/insights/text/parse-text.ts';
import type { TokenRange } from '../../../src/insights/text/sentences.ts';
import { featuresOf, lexiconFeaturesOf } from '../../../src/insights/polarity/features.ts';
import { withoutSign } from '../../polarity/model-odds.ts';
import type { FileContent } from './training-files.ts';
import type { Example } from './logistic-regression.ts';
import type { SpanCase } from './span-cases.ts';

/** Weight of a clause in the opinion model if its sentence was labeled as a whole. */
const WHOLE = 0.3;

/**
 * Returns examples of praise and complaints: whole sentences if they were labeled as a whole, otherwise the
 * clauses with a labeled span.
 */
export function toPraiseExamples(
	{ sentences }: FileContent,
	cases: readonly SpanCase[],
	weight: number,
): Example[] {
	if (sentences) {
		return sentences.map(({ text, isPraise }, sentence) => {
			const parsed = parseText(text);
			const range = { first: 0, end: parsed.tokens.length };
			const lexicon = lexiconFeaturesOf(parsed, range);
			return { sentence, features: featuresOf(parsed, range), lexicon, isTrue: isPraise, weight };
		});
	}
	return cases
		.filter(({ polarity }) => polarity !== 'neutral')
		.map((found) => {
			const { parsed, sentence, polarity } = found;
			const range = clauseOf(found);
			const lexicon = lexiconFeaturesOf(parsed, range);
			const isTrue = polarity === 'positive';
			return { sentence, features: featuresOf(parsed, range), lexicon, isTrue, weight };
		});
}

/** Returns examples of clauses that judge something, and of clauses that only name it. */
export function toJudgementExamples(
	{ sentences }: FileContent,
	cases: readonly SpanCase[],
	weight: number,
): Example[] {
	return cases.map((found) => {
		const { parsed, sentence, polarity } = found;
		const range = clauseOf(found);
		return {
			sentence,
			features: featuresOf(parsed, range),
			lexicon: withoutSign(lexiconFeaturesOf(parsed, range)),
			isTrue: polarity !== 'neutral',
			weight: sentences ? WHOLE : weight,
		};
	});
}

function clauseOf({ parsed, token }: SpanCase): TokenRange {
	return parsed.clauses.find(({ end }) => token < end) ?? { first: 0, end: parsed.tokens.length };
}
