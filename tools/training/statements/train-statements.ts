import type { AspectRules } from '../../../src/insights/aspects/aspect-rules.ts';
import { readSignals, type TextSignals } from '../../../src/insights/aspects/sentence-signals.ts';
import {
	factsOf,
	STATEMENT_FEATURES,
	touches,
	type Side,
} from '../../../src/insights/aspects/statement-features.ts';
import {
	BUCKET_BYTES,
	LARGEST_STEP,
	WORD_VALUE,
	type StatementModelFile,
} from '../../../src/insights/aspects/statement-model-file.ts';
import { roundWeight } from '../pack-weights.ts';
import { parseText } from '../../../src/insights/text/parse-text.ts';
import { createRandom } from '../../../tests/support/random.ts';
import { shuffledIndexes } from '../polarity/shuffled-indexes.ts';

/** A statement in a text, with the offsets of its quote. */
export interface PlacedStatement {
	readonly aspect: string;
	readonly polarity: string;
	readonly alt?: readonly string[] | undefined;
	readonly start: number;
	readonly end: number;
}

/** A text with the statements that it makes about the business now. */
export interface LabeledReview {
	/** Reviews in the same group are never split between the two sides of a cross-validation. */
	readonly group: string;
	readonly text: string;
	readonly rating: number;
	readonly statements: readonly PlacedStatement[];
	/** How much the review counts. */
	readonly weight: number;
}

export const SETTINGS = {
	epochs: 7,
	rate: 0.08,
	decay: 4e-4,
	/**
	 * Fraction of the sentences with no sign of any aspect to keep for training. Their weight is
	 * raised to compensate.
	 */
	kept: 0.25,
	/** The minimum number of sentences that a word must be in. */
	least: 3,
	/** The number of words to keep: those with the largest weights. */
	words: 28_000,
	/** The number of parts that the writers are divided into. Calibration uses parts left out of training. */
	folds: 6,
	seed: 3,
} as const;

const SIDES: readonly Side[] = ['-', '+'];
const SMALL = 1e-6;

/** A sentence with an aspect and a side, and whether it makes that statement. */
interface Example {
	readonly indexes: Int32Array;
	readonly values: Float64Array;
	readonly isTrue: boolean;
	readonly weight: number;
	readonly group: string;
}

/** Numbers features by name, in the order of their first use. */
class Vocabulary {
	readonly #indexes = new Map<string, number>();
	get size(): number {
		return this.#indexes.size;
	}
	indexOf(name: string): number {
		const known = this.#indexes.get(name);
		if (known !== undefined) return known;
		this.#indexes.set(name, this.#indexes.size);
		return this.#indexes.size - 1;
	}
	entries(): Iterable<[string, number]> {
		return this.#indexes.entries();
	}
}

/** Trains the statement model by logistic regression, and calibrates it by cross-validation. */
export function trainStatements(
	reviews: readonly LabeledReview[],
	rules: AspectRules,
	aspects: readonly string[],
): StatementModelFile {
	const vocabulary = new Vocabulary();
	const examples = toExamples(reviews, rules, aspects, vocabulary);
	const weights = train(examples, vocabulary.size);
	const named: Record<string, number> = {};
	const words = new Map<number, Map<string, number>>();
	const vectors: Record<string, number[]> = {};
	for (const [name, index] of vocabulary.entries()) {
		const weight = weights[index] ?? 0;
		const [kind, target = '', place = ''] = name.split('|');
		if (kind === 'n') named[target] = roundWeight(weight);
		else if (kind === 'v') (vectors[target] ??= [])[Number(place)] = roundWeight(weight);
		else {
			const row = words.get(Number(place)) ?? new Map<string, number>();
			words.set(Number(place), row.set(target, weight));
		}
	}
	return {
		aspects: [...aspects],
		calibration: calibrate(examples, vocabulary.size),
		named: sorted(named),
		words: packWords(words, [
			...aspects,
			...SIDES,
			...aspects.flatMap((aspect) => SIDES.map((side) => aspect + side)),
		]),
		vectors: sorted(vectors),
	};
}

/** Packs the words with the largest weights, in the order of their buckets. */
function packWords(
	words: ReadonlyMap<number, ReadonlyMap<string, number>>,
	targets: readonly string[],
): StatementModelFile['words'] {
	const sizeOf = (row: ReadonlyMap<string, number>) =>
		[...row.values()].reduce((most, weight) => Math.max(most, Math.abs(weight)), 0);
	const rows = [...words]
		.toSorted(([a, rowA], [b, rowB]) => sizeOf(rowB) - sizeOf(rowA) || a - b)
		.slice(0, SETTINGS.words)
		.toSorted(([a], [b]) => a - b);
	const most = rows.reduce((largest, [, row]) => Math.max(largest, sizeOf(row)), 0);
	const unit = roundWeight(most / LARGEST_STEP ** 2) || 1;
	const buckets = Buffer.alloc(rows.length * BUCKET_BYTES);
	const weights = Buffer.alloc(Math.ceil((rows.length * targets.length) / 2));
	for (const [at, [bucket, row]] of rows.entries()) {
		buckets.writeUIntLE(bucket, at * BUCKET_BYTES, BUCKET_BYTES);
		for (const [place, target] of targets.entries()) {
			const weight = row.get(target) ?? 0;
			const steps = Math.sign(weight) * Math.round(Math.sqrt(Math.abs(weight) / unit));
			const index = at * targets.length + place;
			weights[index >> 1] = (weights[index >> 1] ?? 0) | ((steps & 0xf) << (4 * (index & 1)));
		}
	}
	return {
		...{ targets: [...targets], unit },
		buckets: buckets.toString('base64'),
		weights: weights.toString('base64'),
	};
}

function sorted<Value>(record: Readonly<Record<string, Value>>): Record<string, Value> {
	return Object.fromEntries(Object.entries(record).toSorted(([a], [b]) => (a < b ? -1 : 1)));
}

function toExamples(
	reviews: readonly LabeledReview[],
	rules: AspectRules,
	aspects: readonly string[],
	vocabulary: Vocabulary,
): Example[] {
	const random = createRandom(SETTINGS.seed).number;
	const read = reviews.map((review) => ({
		review,
		signals: readSignals(parseText(review.text), rules, review.rating),
	}));
	const counts = new Map<number, number>();
	for (const { signals } of read) {
		for (const { features } of signals.sentences) {
			for (const feature of features) counts.set(feature, (counts.get(feature) ?? 0) + 1);
		}
	}
	const isCommon = (feature: number) => (counts.get(feature) ?? 0) >= SETTINGS.least;
	return read.flatMap(({ review, signals }) =>
		signals.sentences.flatMap((sentence, at) => {
			const { tokens } = signals.reading.parsed;
			const start = tokens[sentence.range.first]?.start ?? 0;
			const end = tokens[sentence.range.end - 1]?.end ?? 0;
			const inside = review.statements.filter(
				(label) => label.start < end && start < label.end && label.polarity !== 'neutral',
			);
			return aspects.flatMap((aspect) =>
				SIDES.flatMap((side): Example[] => {
					const polarity = side === '+' ? 'positive' : 'negative';
					const labels = inside.filter((label) => [polarity, 'mixed'].includes(label.polarity));
					const isTrue = labels.some((label) => label.aspect === aspect);
					// An alternative aspect is neither right nor wrong.
					if (!isTrue && labels.some(({ alt = [] }) => alt.includes(aspect))) return [];
					const isLikely = isTrue || touches(sentence, aspect);
					if (!isLikely && random() > SETTINGS.kept) return [];
					const weight = review.weight * (isLikely ? 1 : 1 / SETTINGS.kept);
					const features = featuresFor(signals, at, aspect, side, isCommon, vocabulary);
					return [{ ...features, isTrue, weight, group: review.group }];
				}),
			);
		}),
	);
}

function featuresFor(
	signals: TextSignals,
	at: number,
	aspect: string,
	side: Side,
	isCommon: (feature: number) => boolean,
	vocabulary: Vocabulary,
) {
	const indexes: number[] = [];
	const values: number[] = [];
	const add = (name: string, value: number) => {
		if (value === 0) return;
		indexes.push(vocabulary.indexOf(name));
		values.push(value);
	};
	const sentence = signals.sentences[at];
	if (sentence) {
		const facts = factsOf(signals, at, sentence, aspect, side);
		for (const { name, isOfAspect, valueOf } of STATEMENT_FEATURES) {
			const value = valueOf(facts);
			add(`n|${side}${name}`, value);
			if (isOfAspect) add(`n|${side}${name} ${aspect}`, value);
		}
		const isTouched = touches(sentence, aspect);
		const { features } = sentence;
		for (const feature of features.filter(isCommon)) {
			for (const target of [aspect + side, aspect, ...(isTouched ? [side] : [])]) {
				add(`w|${target}|${feature}`, WORD_VALUE);
			}
		}
		const { sum, peaks } = sentence.vectors();
		for (const [axis, value] of [...sum, ...peaks].entries())
			add(`v|${aspect}${side}|${axis}`, value);
		if (isTouched) for (const [axis, value] of sum.entries()) add(`v|${side}|${axis}`, value);
	}
	return { indexes: Int32Array.from(indexes), values: Float64Array.from(values) };
}

/** Trains by stochastic gradient descent with a learning rate per weight (AdaGrad, Duchi 2011). */
function train(examples: readonly Example[], size: number): Float64Array {
	const weights = new Float64Array(size);
	const squares = new Float64Array(size).fill(SMALL);
	const random = createRandom(SETTINGS.seed).number;
	for (let epoch = 0; epoch < SETTINGS.epochs; epoch++) {
		for (const index of shuffledIndexes(examples.length, random)) {
			const example = examples[index];
			if (!example) continue;
			const gap =
				((example.isTrue ? 1 : 0) - probability(oddsOf(weights, example))) * example.weight;
			for (const [place, feature] of example.indexes.entries()) {
				const weight = weights[feature] ?? 0;
				const gradient = gap * (example.values[place] ?? 0) - SETTINGS.decay * weight;
				const square = (squares[feature] ?? 0) + gradient * gradient;
				squares[feature] = square;
				weights[feature] = weight + (SETTINGS.rate * gradient) / Math.sqrt(square);
			}
		}
	}
	return weights;
}

/** Fits a line to the log-odds of examples that were left out of training (Platt 1999). */
function calibrate(examples: readonly Example[], size: number) {
	const groups = [...new Set(examples.map(({ group }) => group))].filter((group) => group !== '');
	const foldOf = new Map(groups.map((group, at) => [group, at % SETTINGS.folds]));
	const held = Array.from({ length: SETTINGS.folds }, (_, fold) => {
		const isHeld = ({ group }: Example) => foldOf.get(group) === fold;
		const weights = train(
			examples.filter((example) => !isHeld(example)),
			size,
		);
		return examples.filter(isHeld).map((example) => ({ odds: oddsOf(weights, example), example }));
	}).flat();
	let [slope, offset] = [1, 0];
	for (let step = 0; step < 400; step++) {
		let [slopeGradient, offsetGradient, total] = [0, 0, 0];
		for (const { odds, example } of held) {
			const gap = ((example.isTrue ? 1 : 0) - probability(slope * odds + offset)) * example.weight;
			slopeGradient += gap * odds;
			offsetGradient += gap;
			total += example.weight * probability(odds) * (1 - probability(odds)) + SMALL;
		}
		slope += (0.05 * slopeGradient) / total;
		offset += (0.2 * offsetGradient) / total;
	}
	return { slope: roundWeight(slope), offset: roundWeight(offset) };
}

function oddsOf(weights: Float64Array, { indexes, values }: Example): number {
	let odds = 0;
	for (const [place, feature] of indexes.entries()) {
		odds += (weights[feature] ?? 0) * (values[place] ?? 0);
	}
	return odds;
}

function probability(odds: number): number {
	return 1 / (1 + Math.exp(-odds));
}
