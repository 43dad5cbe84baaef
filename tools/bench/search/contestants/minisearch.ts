import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import MiniSearch, { type Options } from 'minisearch';
import { fold } from '../../../../src/reviews/fold.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import type { Contestant, Place } from '../contestant.ts';
import { parseReviews } from './naive.ts';
import { createTokenEngine } from './token-engine.ts';

interface Indexed {
	readonly id: number;
	readonly folded: string;
}

/** Texts are folded in advance. Each word of a question must be a prefix of a word of the text. */
const OPTIONS: Options<Indexed> = {
	fields: ['folded'],
	processTerm: (term) => term,
	searchOptions: { prefix: true, combineWith: 'AND' },
};

export const minisearch: Contestant = {
	build(lines, place) {
		const index = new MiniSearch(OPTIONS);
		for (const [id, json] of lines.entries()) {
			// The lines are published reviews.
			const { text } = JSON.parse(json) as Review;
			index.add({ id, folded: fold(text) });
		}
		writeFileSync(fileOf(place), JSON.stringify(index));
	},
	open(place) {
		const index = MiniSearch.loadJSON(readFileSync(fileOf(place), 'utf8'), OPTIONS);
		// The ids are the numbers that the index was given.
		const find = (query: string) => index.search(query).map(({ id }) => id as number);
		return createTokenEngine(parseReviews(place), find);
	},
};

function fileOf({ folder }: Place): string {
	return join(folder, 'minisearch.json');
}
