import { BUCKETS } from '../features.ts';
import type { WeightsOfBoth } from '../log-odds.ts';
import { packWeights, roundWeight, type ModelFile } from '../model-file.ts';
import { gatherEvidence, type SpanEvidence } from '../span-evidence.ts';
import {
	directionFeatures,
	directionOf,
	judgementFeatures,
	toDirectionWeights,
	toJudgementWeights,
} from '../span-verdict.ts';
import type { Lesson } from './corpus.ts';
import { fitLine } from './fit-line.ts';
import { trainWeights } from './logistic-regression.ts';
import type { SpanCase } from './span-cases.ts';

export const SETTINGS = {
	praise: { epochs: 8, rate: 0.03, decay: 0.001, buckets: BUCKETS, seed: 1 },
	judgement: { epochs: 8, rate: 0.03, decay: 0.001, buckets: BUCKETS / 4, seed: 2 },
	folds: 5,
	/** How much a span counts, by how it was labelled; and one of a category that is named and not judged. */
	span_weights: { 'by category': 1, 'by sentence': 3, 'by mark': 2 },
	neutral_weights: { 'by category': 0.25, 'by sentence': 0, 'by mark': 1 },
} as const;

/** A span, and the evidence on it by weights that were learned without its sentence. */
export interface HeldOutSpan {
	readonly file: string;
	readonly polarity: SpanCase['polarity'];
	readonly evidence: SpanEvidence;
	readonly weight: number;
}

/** Learns words from all sentences, and how to weigh the evidence on a span from held-out ones. */
export function trainModel(lessons: readonly Lesson[]): ModelFile {
	const { direction, judgement } = weighEvidence(gatherHeldOut(lessons));
	const weights = learnWords(lessons, () => true);
	return {
		praise: packWeights(weights.praise),
		judgement: packWeights(weights.judgement),
		towards_direction: toDirectionWeights(direction.map(roundWeight)),
		towards_judgement: toJudgementWeights(judgement.map(roundWeight)),
	};
}

/** Learns words from the sentences whose numbers are wanted. */
export function learnWords(
	lessons: readonly Lesson[],
	isWanted: (sentence: number) => boolean,
): WeightsOfBoth {
	const wanted = (part: 'praise' | 'judgement') =>
		lessons.flatMap((lesson) => lesson[part].filter(({ sentence }) => isWanted(sentence)));
	return {
		praise: trainWeights(wanted('praise'), SETTINGS.praise),
		judgement: trainWeights(wanted('judgement'), SETTINGS.judgement),
	};
}

export function gatherHeldOut(lessons: readonly Lesson[]): HeldOutSpan[] {
	return Array.from({ length: SETTINGS.folds }, (_, fold) => {
		const weights = learnWords(lessons, (sentence) => sentence % SETTINGS.folds !== fold);
		return lessons.flatMap(({ file, spans }) =>
			spans
				.filter(({ sentence }) => sentence % SETTINGS.folds === fold)
				.map(({ parsed, token, end, polarity }) => ({
					file: file.name,
					polarity,
					evidence: gatherEvidence(parsed, { first: token, end }, weights),
					weight: (polarity === 'neutral' ? SETTINGS.neutral_weights : SETTINGS.span_weights)[
						file.teachesSpans ?? 'by category'
					],
				})),
		);
	}).flat();
}

export function weighEvidence(
	spans: readonly HeldOutSpan[],
): Record<'direction' | 'judgement', number[]> {
	const direction = fitLine(
		spans
			.filter(({ polarity }) => polarity !== 'neutral')
			.map(({ evidence, polarity, weight }) => ({
				features: directionFeatures(evidence),
				isTrue: polarity === 'positive',
				weight,
			})),
	);
	const directionWeights = toDirectionWeights(direction);
	const judgement = fitLine(
		spans.map(({ evidence, polarity, weight }) => ({
			features: judgementFeatures(evidence, directionOf(evidence, directionWeights)),
			isTrue: polarity !== 'neutral',
			weight,
		})),
	);
	return { direction, judgement };
}
