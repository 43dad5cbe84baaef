import type { Polarity } from '../../src/reviews/review.ts';
import { wilsonShare, type Share } from '../../src/insights/statistics/wilson.ts';

/** A labeled text, as in tools/evaluation/data/aspects-*.json. */
export interface AspectCase {
	readonly id: string;
	readonly text: string;
	readonly rating?: number;
	readonly gold: readonly GoldAspect[];
}

export interface GoldAspect {
	readonly aspect: string;
	readonly alt?: readonly string[] | undefined;
	readonly polarity: string;
}

export interface PredictedAspect {
	readonly aspect: string;
	/** `undefined` if the words are not clear enough to score. Such predictions are ignored. */
	readonly polarity: Polarity | undefined;
}

export interface AspectScores {
	readonly cases: number;
	readonly detection: Scores;
	/** Counts a hit only if the polarity is right. */
	readonly joint: Scores;
	/** The share of detected positive and negative labels with the right polarity. */
	readonly polarity: Share | undefined;
	/** Of the labels that the stars contradict, the share that was detected with the right polarity. */
	readonly againstStars: Share | undefined;
}

export interface Scores {
	readonly precision: Share | undefined;
	readonly recall: Share | undefined;
	readonly f1: number;
}

/**
 * Scores predictions by the guidelines of the sets. A prediction is a hit if it has the label's aspect or
 * one of its alternatives. Neutral labels are optional. Each aspect counts once per case.
 */
export function evaluateAspects(
	cases: readonly AspectCase[],
	predict: (text: string, rating?: number) => readonly PredictedAspect[],
): AspectScores {
	const counts = { found: 0, right: 0, labels: 0, false: 0, judged: 0, judgedRight: 0 };
	const against = { labels: 0, right: 0 };
	for (const { text, rating, gold } of cases) {
		const predictions = predict(text, rating).filter(({ polarity }) => polarity !== undefined);
		for (const label of gold) {
			if (label.polarity === 'neutral') continue;
			const hits = predictions.filter((prediction) => isHit(prediction, label));
			const isRight = hits.some(({ polarity }) => polarity === label.polarity);
			counts.labels++;
			if (hits.length > 0) counts.found++;
			if (isRight) counts.right++;
			if (hits.length > 0 && label.polarity !== 'mixed') {
				counts.judged++;
				if (isRight) counts.judgedRight++;
			}
			if (starsContradict(label, rating)) {
				against.labels++;
				if (isRight) against.right++;
			}
		}
		const falseFinds = predictions.filter((one) => !gold.some((label) => isHit(one, label)));
		counts.false += new Set(falseFinds.map(({ aspect }) => aspect)).size;
	}
	return {
		cases: cases.length,
		detection: toScores(counts.found, counts.found + counts.false, counts.labels),
		joint: toScores(counts.right, counts.found + counts.false, counts.labels),
		polarity: wilsonShare(counts.judgedRight, counts.judged),
		againstStars: wilsonShare(against.right, against.labels),
	};
}

/** Tells whether the prediction has the label's aspect or one of its alternatives. */
export function isHit(
	prediction: Pick<PredictedAspect, 'aspect'>,
	label: Pick<GoldAspect, 'aspect' | 'alt'>,
): boolean {
	return prediction.aspect === label.aspect || (label.alt ?? []).includes(prediction.aspect);
}

function starsContradict({ polarity }: GoldAspect, rating = 3): boolean {
	return (polarity === 'positive' && rating <= 2) || (polarity === 'negative' && rating >= 4);
}

/** Computes precision, recall and F1 from counts. */
export function toScores(hits: number, predicted: number, labels: number): Scores {
	const f1 = predicted + labels === 0 ? 0 : (2 * hits) / (predicted + labels);
	return {
		precision: wilsonShare(hits, predicted),
		recall: wilsonShare(hits, labels),
		f1: Number(f1.toFixed(3)),
	};
}
