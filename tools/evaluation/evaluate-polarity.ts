import { readFileSync } from 'node:fs';
import vader from 'vader-sentiment';
import { polarityTowards } from '../polarity/polarity-towards.ts';
import {
	directionOf,
	judgementOf,
	toDirectionWeights,
	toJudgementWeights,
	toVerdict,
} from '../polarity/span-verdict.ts';
import { toLesson } from '../training/polarity/corpus.ts';
import {
	gatherHeldOut,
	weighEvidence,
	type HeldOutSpan,
} from '../training/polarity/train-model.ts';
import { pathOf, TRAINING_FILES } from '../training/polarity/training-files.ts';
import { parseText } from '../../src/insights/text/parse-text.ts';
import { readPolarityCases, type PlaceSet, type PolarityCase } from './polarity-cases.ts';
import { scorePolarity, type Judged, type PolarityScores } from './polarity-scores.ts';

const VADER_THRESHOLD = 0.05;

/** Scores the committed model and VADER on one of our sets. */
export function evaluatePolarity(set: PlaceSet): Record<'ours' | 'vader', PolarityScores> {
	const cases = readPolarityCases(set);
	return {
		ours: scorePolarity(cases.map(judgeByModel)),
		vader: scorePolarity(cases.map(judgeByVader)),
	};
}

/**
 * Cross-validates on the training files in five folds. The word weights for a span are learned without its
 * sentence, and the evidence weights without its fold. Many of the spans are approximate.
 */
export function crossValidatePolarity(dataDir: string): Record<string, PolarityScores> {
	const lessons = TRAINING_FILES.map((file) =>
		toLesson(file, readFileSync(pathOf(file, dataDir), file.encoding)),
	);
	const spans = gatherHeldOut(lessons);
	const judged = [0, 1, 2, 3, 4].flatMap((fold) => {
		const held = spans.filter((_, index) => index % 5 === fold);
		const { direction, judgement } = weighEvidence(spans.filter((_, index) => index % 5 !== fold));
		const weights = {
			direction: toDirectionWeights(direction),
			judgement: toJudgementWeights(judgement),
		};
		return held.map((span) => ({ file: span.file, judged: judgeHeldOut(span, weights) }));
	});
	const files = [...new Set(judged.map(({ file }) => file))];
	return Object.fromEntries(
		files.map((name) => [
			name,
			scorePolarity(judged.filter(({ file }) => file === name).map((one) => one.judged)),
		]),
	);
}

function judgeByModel({ text, span, polarity }: PolarityCase): Judged {
	return { expected: polarity, ...polarityTowards(parseText(text), span) };
}

/** VADER scores whole sentences, not spans. */
function judgeByVader({ text, polarity: expected }: PolarityCase): Judged {
	const { compound } = vader.SentimentIntensityAnalyzer.polarity_scores(text);
	const isNeutral = Math.abs(compound) < VADER_THRESHOLD;
	const polarity = isNeutral ? 'neutral' : compound > 0 ? 'positive' : 'negative';
	return { expected, polarity, confidence: Math.abs(compound) };
}

function judgeHeldOut(
	{ evidence, polarity }: HeldOutSpan,
	weights: {
		readonly direction: ReturnType<typeof toDirectionWeights>;
		readonly judgement: ReturnType<typeof toJudgementWeights>;
	},
): Judged {
	const direction = directionOf(evidence, weights.direction);
	const judgement = judgementOf(evidence, direction, weights.judgement);
	return { expected: polarity, ...toVerdict(evidence, direction, judgement) };
}
