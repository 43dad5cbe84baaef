import { packWeights } from '../pack-weights.ts';
import { trainWeights, type Example } from '../polarity/logistic-regression.ts';
import { distinct, featuresOf } from '../../../src/insights/polarity/features.ts';
import { parseText } from '../../../src/insights/text/parse-text.ts';
import {
	CONSTANT_FEATURE,
	type AspectModelFile,
} from '../../../src/insights/aspects/aspect-model-file.ts';
import type { LabelledText } from './labelled-lines.ts';

export const SETTINGS = { epochs: 12, rate: 0.1, decay: 0.01, least: 2, seed: 5 } as const;

const NO_LEXICON = { praise: 0, complaint: 0, balance: 0 };

/** A sentence, the aspects that it judges, and others that are also acceptable. */
interface JudgedSentence {
	readonly features: Uint32Array;
	readonly aspects: ReadonlySet<string>;
	readonly alternatives: ReadonlySet<string>;
}

/** Trains a classifier for each aspect, which separates sentences that judge it from those that do not. */
export function trainAspects(texts: readonly LabelledText[]): AspectModelFile {
	const sentences = texts.flatMap(toSentences);
	const aspects = [...new Set(sentences.flatMap((sentence) => [...sentence.aspects]))].toSorted();
	return Object.fromEntries(
		aspects.map((aspect) => [
			aspect,
			packWeights(trainWeights(toExamples(sentences, aspect), SETTINGS)),
		]),
	);
}

function toSentences({ text, labels }: LabelledText): JudgedSentence[] {
	const parsed = parseText(text);
	return parsed.sentences.map((range) => {
		const start = parsed.tokens[range.first]?.start ?? 0;
		const end = parsed.tokens[range.end - 1]?.end ?? 0;
		const inside = labels.filter(
			(label) => label.polarity !== 'neutral' && label.start < end && start < label.end,
		);
		return {
			features: Uint32Array.of(...distinct(featuresOf(parsed, range)).toSorted(), CONSTANT_FEATURE),
			aspects: new Set(inside.map(({ aspect }) => aspect)),
			alternatives: new Set(inside.flatMap(({ alt }) => alt)),
		};
	});
}

/**
 * Converts sentences to examples. Leaves out those for which the aspect is only an acceptable alternative.
 */
function toExamples(sentences: readonly JudgedSentence[], aspect: string): Example[] {
	return sentences
		.filter(({ aspects, alternatives }) => aspects.has(aspect) || !alternatives.has(aspect))
		.map(({ features, aspects }, sentence) => {
			const isTrue = aspects.has(aspect);
			return { sentence, features, lexicon: NO_LEXICON, isTrue, weight: 1 };
		});
}
