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
const BYTES = new Int8Array(Buffer.from(file.vectors, 'base64'));
/** The value of each byte, from -128 on. */
const VALUES = Float64Array.from({ length: 256 }, (_, at) => (at - 128) / LARGEST);
/** Words with little meaning of their own. */
const STOP_WORDS = new Set(
	(
		'the a an and or but of to in on at for with my i me we it is was were be been this that they he ' +
		'she his her their our you your as by from so had have has'
	).split(' '),
);
/** Where the vector of each word begins in `BYTES`. */
const PLACES = new Map(
	file.words
		.split(' ')
		.map((word, at) => [word, at * DIMENSIONS] as const)
		.filter(([word]) => !STOP_WORDS.has(word)),
);

/** Combines the vectors of the known words in a range. */
export function wordVectorsOf({ tokens }: ParsedText, { first, end }: TokenRange): WordVectors {
	const sum = new Float64Array(DIMENSIONS);
	const peaks = new Float64Array(2 * DIMENSIONS);
	let count = 0;
	for (let at = first; at < end; at++) {
		const place = PLACES.get(tokens[at]?.word ?? '');
		if (place === undefined) continue;
		count++;
		for (let axis = 0; axis < DIMENSIONS; axis++) {
			const value = VALUES[(BYTES[place + axis] ?? 0) + 128] ?? 0;
			sum[axis] = (sum[axis] ?? 0) + value;
			if (value > (peaks[axis] ?? 0)) peaks[axis] = value;
			else if (-value > (peaks[DIMENSIONS + axis] ?? 0)) peaks[DIMENSIONS + axis] = -value;
		}
	}
	const root = Math.sqrt(Math.max(1, count));
	for (let axis = 0; axis < DIMENSIONS; axis++) sum[axis] = (sum[axis] ?? 0) / root;
	return { sum, peaks };
}
