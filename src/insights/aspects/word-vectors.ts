import type { ParsedText } from '../text/parse-text.ts';
import type { TokenRange } from '../text/sentences.ts';
import file from './word-vectors.json' with { type: 'json' };

/** The words of a sentence as points in a space where words of like meaning are close. */
export interface WordVectors {
	/** Their sum, divided by the root of their number. */
	readonly sum: Float64Array;
	/** The farthest point in each direction: first all positive ones, then all negative ones. */
	readonly peaks: Float64Array;
}

/** Dimensions of a word's vector. */
export const DIMENSIONS = file.dimensions;

const LARGEST = 127;
const VECTORS = readVectors();
/** Words without a meaning of their own. */
const STOP_WORDS = new Set(
	(
		'the a an and or but of to in on at for with my i me we it is was were be been this that they he ' +
		'she his her their our you your as by from so had have has'
	).split(' '),
);

/** Returns the vectors of the words in a range that are known. */
export function wordVectorsOf({ tokens }: ParsedText, { first, end }: TokenRange): WordVectors {
	const sum = new Float64Array(DIMENSIONS);
	const peaks = new Float64Array(2 * DIMENSIONS);
	let count = 0;
	for (let at = first; at < end; at++) {
		const word = tokens[at]?.word ?? '';
		const vector = STOP_WORDS.has(word) ? undefined : VECTORS.get(word);
		if (!vector) continue;
		count++;
		for (let axis = 0; axis < DIMENSIONS; axis++) {
			const value = (vector[axis] ?? 0) / LARGEST;
			sum[axis] = (sum[axis] ?? 0) + value;
			peaks[axis] = Math.max(peaks[axis] ?? 0, value);
			peaks[DIMENSIONS + axis] = Math.max(peaks[DIMENSIONS + axis] ?? 0, -value);
		}
	}
	return { sum: sum.map((value) => value / Math.sqrt(Math.max(1, count))), peaks };
}

function readVectors(): Map<string, Int8Array> {
	const bytes = new Int8Array(Buffer.from(file.vectors, 'base64'));
	return new Map(
		file.words
			.split(' ')
			.map((word, at) => [word, bytes.subarray(at * DIMENSIONS, (at + 1) * DIMENSIONS)]),
	);
}
