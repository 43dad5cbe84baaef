import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Index } from 'flexsearch';
import { fold } from '../../../../src/reviews/fold.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import type { Contestant, Place } from '../contestant.ts';
import { parseReviews } from './naive.ts';
import { createTokenEngine } from './token-engine.ts';

/** Texts are folded in advance. Each word of a question must be part of a word of the text. */
const OPTIONS = {
	tokenize: 'full',
	resolution: 1,
	encode: (text: string) => text.split(/[^\p{L}\p{M}\p{N}]+/u).filter((word) => word !== ''),
} as const;

export const flexsearch: Contestant = {
	build(lines, place) {
		const index = new Index(OPTIONS);
		for (const [id, json] of lines.entries()) {
			// The lines are published reviews.
			const { text } = JSON.parse(json) as Review;
			index.add(id, fold(text));
		}
		rmSync(folderOf(place), { recursive: true, force: true });
		mkdirSync(folderOf(place));
		index.export((key, part) => {
			writeFileSync(join(folderOf(place), key), part);
		});
	},
	open(place) {
		const index = new Index(OPTIONS);
		for (const key of readdirSync(folderOf(place))) {
			index.import(key, readFileSync(join(folderOf(place), key), 'utf8'));
		}
		const limit = 2 ** 31;
		// The ids are the numbers that the index was given.
		return createTokenEngine(
			parseReviews(place),
			(query) => index.search(query, { limit }) as number[],
		);
	},
};

function folderOf({ folder }: Place): string {
	return join(folder, 'flexsearch');
}
