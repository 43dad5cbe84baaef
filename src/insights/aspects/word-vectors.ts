import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import file from './word-vectors.json' with { type: 'json' };

/** Vectors of the words of a sentence. Words with similar meanings have similar vectors. */
export interface WordVectors {
	/** The sum of the vectors, divided by the square root of their number. */
	readonly sum: Float64Array;
	/** The largest value in each dimension, then the largest negated value in each dimension. */
	readonly peaks: Float64Array;
}

/** The number of dimensions of a vector. */
export const DIMENSIONS = file.dimensions;

const LARGEST = 127;
/** Words with little meaning of their own. */
const STOP_WORDS = new Set(
	(
		'the a an and or but of to in on at for with my i me we it is was were be been this that they he ' +
		'she his her their our you your as by from so had have has'
	).split(' '),
);
const VECTORS = readVectors();

/** Combines the vectors of the known words in a range. */
export function wordVectorsOf({ tokens }: ParsedText, { first, end }: TokenRange): WordVectors {
	const sum = new Float64Array(DIMENSIONS);
	const peaks = new Float64Array(2 * DIMENSIONS);
	let count = 0;
	for (let at = first; at < end; at++) {
		const vector = VECTORS.get(tokens[at]?.word ?? '');
		if (!vector) continue;
		count++;
		for (let axis = 0; axis < DIMENSIONS; axis++) {
			const value = (vector[axis] ?? 0) / LARGEST;
			sum[axis] = (sum[axis] ?? 0) + value;
			const peak = value > 0 ? axis : DIMENSIONS + axis;
			const size = Math.abs(value);
			if (size > (peaks[peak] ?? 0)) peaks[peak] = size;
		}
	}
	const root = Math.sqrt(Math.max(1, count));
	for (let axis = 0; axis < DIMENSIONS; axis++) sum[axis] = (sum[axis] ?? 0) / root;
	return { sum, peaks };
}

/** Reads the vectors of all words but the stop words. */
function readVectors(): Map<string, Int8Array> {
	const bytes = new Int8Array(Buffer.from(file.vectors, 'base64'));
	const vectors = new Map(
		file.words
			.split(' ')
			.map((word, at) => [word, bytes.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)]),
	);
	for (const word of STOP_WORDS) vectors.delete(word);
	return vectors;
}
