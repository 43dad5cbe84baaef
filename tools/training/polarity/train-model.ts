import type { ModelWeights, WordWeights } from '../../polarity/model-odds.ts';
import type { ModelFile } from './model-file.ts';
import { packWeights, roundWeight } from '../pack-weights.ts';
import { contextFeaturesOf } from '../../polarity/span-context.ts';
import { gatherEvidence, type SpanEvidence } from '../../polarity/span-evidence.ts';
import {
	directionFeatures,
	directionOf,
	judgementFeatures,
	toDirectionWeights,
	toJudgementWeights,
} from '../../polarity/span-verdict.ts';
import type { Lesson } from './corpus.ts';
import { fitLine } from './fit-line.ts';
import { trainWeights, type Example } from './logistic-regression.ts';
import type { SpanCase } from './span-cases.ts';

export const SETTINGS = {
	praise: { epochs: 8, rate: 0.03, decay: 0.001, least: 2, seed: 1 },
	judgement: { epochs: 8, rate: 0.03, decay: 0.001, least: 2, seed: 2 },
	place_praise: { epochs: 8, rate: 0.05, decay: 0.001, least: 2, seed: 3 },
	place_judgement: { epochs: 8, rate: 0.05, decay: 0.001, least: 2, seed: 4 },
	folds: 5,
	/** Weight of a span by the kind of its label, when training contexts. */
	place_weights: { 'by category': 0.3, 'by sentence': 0.5, 'by mark': 1 },
	/** Assumed shares of the polarities in reviews; the spans are weighted accordingly. */
	shares: { positive: 0.55, negative: 0.28, neutral: 0.17 },
} as const;

const NO_LEXICON = { praise: 0, complaint: 0, balance: 0 };

/** A span with its evidence, from weights that were trained without its sentence. */
export interface HeldOutSpan {
	readonly file: string;
	readonly polarity: SpanCase['polarity'];
	readonly evidence: SpanEvidence;
	/** Whether it was marked by hand. Other spans are too imprecise for weighing the evidence. */
	readonly isMarked: boolean;
}

/** Trains word weights on all sentences, and evidence weights on held-out spans. */
export function trainModel(lessons: readonly Lesson[]): ModelFile {
	const { direction, judgement } = weighEvidence(gatherHeldOut(lessons));
	const weights = learnWeights(lessons, () => true);
	return {
		praise: packWeights(weights.praise),
		judgement: packWeights(weights.judgement),
		place_praise: packWeights(weights.placePraise),
		place_judgement: packWeights(weights.placeJudgement),
		towards_direction: toDirectionWeights(direction.map(roundWeight)),
		towards_judgement: toJudgementWeights(judgement.map(roundWeight)),
	};
}

/** Trains on the sentences with the selected numbers. */
function learnWeights(
	lessons: readonly Lesson[],
	isWanted: (sentence: number) => boolean,
): ModelWeights {
	return { ...learnWords(lessons, isWanted), ...learnPlaces(lessons, isWanted) };
}

function learnWords(
	lessons: readonly Lesson[],
	isWanted: (sentence: number) => boolean,
): WordWeights {
	const wanted = (part: 'praise' | 'judgement') =>
		lessons.flatMap((lesson) => lesson[part].filter(({ sentence }) => isWanted(sentence)));
	return {
		praise: trainWeights(wanted('praise'), SETTINGS.praise),
		judgement: trainWeights(wanted('judgement'), SETTINGS.judgement),
	};
}

function learnPlaces(
	lessons: readonly Lesson[],
	isWanted: (sentence: number) => boolean,
): Pick<ModelWeights, 'placePraise' | 'placeJudgement'> {
	const cases = lessons.flatMap(({ file, spans }) =>
		spans
			.filter(({ sentence }) => isWanted(sentence))
			.map((span) => ({
				polarity: span.polarity,
				sentence: span.sentence,
				features: contextFeaturesOf(span.parsed, { first: span.token, end: span.end }),
				lexicon: NO_LEXICON,
				weight: SETTINGS.place_weights[file.teachesSpans ?? 'by category'],
			})),
	);
	const judged = cases.filter(({ polarity }) => polarity !== 'neutral');
	const toExamples = (wanted: typeof cases, isTrue: (polarity: SpanCase['polarity']) => boolean) =>
		wanted.map(({ polarity, ...rest }): Example => ({ ...rest, isTrue: isTrue(polarity) }));
	return {
		placePraise: trainWeights(
			toExamples(judged, (polarity) => polarity === 'positive'),
			SETTINGS.place_praise,
		),
		placeJudgement: trainWeights(
			toExamples(cases, (polarity) => polarity !== 'neutral'),
			SETTINGS.place_judgement,
		),
	};
}

export function gatherHeldOut(lessons: readonly Lesson[]): HeldOutSpan[] {
	return Array.from({ length: SETTINGS.folds }, (_, fold) => {
		const weights = learnWeights(lessons, (sentence) => sentence % SETTINGS.folds !== fold);
		return lessons.flatMap(({ file, spans }) =>
			spans
				.filter(({ sentence }) => sentence % SETTINGS.folds === fold)
				.map(({ parsed, token, end, polarity }) => ({
					file: file.name,
					polarity,
					evidence: gatherEvidence(parsed, { first: token, end }, weights),
					isMarked: file.teachesSpans === 'by mark',
				})),
		);
	}).flat();
}

export function weighEvidence(
	spans: readonly HeldOutSpan[],
): Record<'direction' | 'judgement', number[]> {
	const marked = spans.filter(({ isMarked }) => isMarked);
	const count = (polarity: SpanCase['polarity']) =>
		marked.filter((span) => span.polarity === polarity).length;
	const weights = {
		positive: SETTINGS.shares.positive / count('positive'),
		negative: SETTINGS.shares.negative / count('negative'),
		neutral: SETTINGS.shares.neutral / count('neutral'),
	};
	const direction = fitLine(
		marked
			.filter(({ polarity }) => polarity !== 'neutral')
			.map(({ evidence, polarity }) => ({
				features: directionFeatures(evidence),
				isTrue: polarity === 'positive',
				weight: weights[polarity],
			})),
	);
	const directionWeights = toDirectionWeights(direction);
	const judgement = fitLine(
		marked.map(({ evidence, polarity }) => ({
			features: judgementFeatures(evidence, directionOf(evidence, directionWeights)),
			isTrue: polarity !== 'neutral',
			weight: weights[polarity],
		})),
	);
	return { direction, judgement };
}
