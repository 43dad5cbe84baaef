import type { SearchParams } from '../../../src/search/search-params.ts';
import type { Question } from './question.ts';

/** The location of the reviews and of a contestant's files. */
export interface Place {
	/** A file with all reviews as JSON. */
	readonly corpusFile: string;
	readonly folder: string;
}

/** A search engine to compare. */
export interface Contestant {
	/** Builds its files from the published JSON of each review, newest first. */
	build(lines: readonly string[], place: Place): Promise<void> | void;
	open(place: Place): Promise<Engine> | Engine;
	/** Opens a faster engine with the same results for the untimed comparison, if there is one. */
	openForComparison?(place: Place): Engine;
}

export interface Engine {
	search(params: SearchParams): Found;
	/** Finds all reviews since a day, newest first, without the distribution. */
	since(day: string): Found;
}

/** A result, identical for all contestants. */
export interface Found {
	readonly total: number;
	/** The number of reviews with 1, 2, 3, 4 and 5 stars. */
	readonly distribution: readonly number[];
	/** Pieces of JSON that form the page when joined by ",\n". */
	readonly reviews: readonly (string | Uint8Array)[];
}

export function answer(engine: Engine, question: Question): Found {
	return question.kind === 'search' ? engine.search(question.params) : engine.since(question.day);
}
