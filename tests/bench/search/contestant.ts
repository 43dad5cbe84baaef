import type { Review } from '../../../src/reviews/review.ts';
import type { SearchParams } from '../../../src/search/search-params.ts';
import type { Question } from './question.ts';

/** Where a contestant finds the reviews, and keeps what it made of them. */
export interface Place {
	/** The reviews as JSON. */
	readonly corpusFile: string;
	readonly folder: string;
	/** Whether answers hold the reviews; else only the index is asked. */
	readonly documents: boolean;
}

/** One way to answer questions. */
export interface Contestant {
	/** Makes its files of the published lines, the newest first. */
	build(lines: readonly string[], place: Place): Promise<void> | void;
	open(place: Place): Promise<Engine> | Engine;
	/** The same answers off the clock, where these take long on it. */
	openForComparison?(place: Place): Engine;
}

export interface Engine {
	search(params: SearchParams): Found;
	/** All reviews since a day, the newest first; the distribution is left out. */
	since(day: string): Found;
}

/** The same of every contestant that is exact. */
export interface Found {
	readonly total: number;
	/** How many have 1, 2, 3, 4 and 5 stars. */
	readonly distribution: readonly number[];
	/** Pieces of JSON which joined by ",\n" are the page. */
	readonly reviews: readonly (string | Uint8Array)[];
	/** All that was found, from who may be wrong. */
	readonly matches?: readonly Review[];
}

export function answer(engine: Engine, question: Question): Found {
	return question.kind === 'search' ? engine.search(question.params) : engine.since(question.day);
}
