import { readFileSync } from 'node:fs';
import { polarityTowards } from '../polarity/polarity-towards.ts';
import {
	directionOf,
	judgementOf,
	toDirectionWeights,
	toJudgementWeights,
	toVerdict,
} from '../polarity/span-verdict.ts';
import { toLesson } from '../training/polarity/corpus.ts';
import { readMarkedSentences } from '../training/polarity/marked-sentences.ts';
import {
	gatherHeldOut,
	weighEvidence,
	type HeldOutSpan,
} from '../training/polarity/train-model.ts';
import { pathOf, TRAINING_FILES } from '../training/polarity/training-files.ts';
import { parseText } from '../../src/insights/text/parse-text.ts';
import { scorePolarity, type Judged, type PolarityScores } from './polarity-scores.ts';

/** Written without knowledge of words and weights, and never tuned on. */
const UNSEEN = new URL('data/places-unseen.txt', import.meta.url);

/** Scores the committed model on the marked words of sentences that it has never seen. */
export function evaluatePolarity(): PolarityScores {
	const sentences = readMarkedSentences(readFileSync(UNSEEN, 'utf8'));
	return scorePolarity(
		sentences.flatMap(({ text, marks }) =>
			marks.map(({ polarity: expected, ...span }) => ({
				expected,
				...polarityTowards(parseText(text), span),
			})),
		),
	);
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
