import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { openFileSource } from '../../../../src/edition/load-published-edition.ts';
import type { Review } from '../../../../src/reviews/review.ts';
import { INDEX_FILES, SearchIndex } from '../../../../src/search/search-index.ts';
import { searchReviews } from '../../../../src/search/search-reviews.ts';
import type { Contestant, Place } from '../contestant.ts';
import { TECHNICIANS } from '../people.ts';

/** The search of this service, with the same files that its functions read. */
export const ours: Contestant = {
	async build(lines, place) {
		// Functions do not load the code that writes the index.
		const { renderSearchIndex } = await import('../../../../src/search/render-search-index.ts');
		// The lines are published reviews.
		const reviews = lines.map((line) => JSON.parse(line) as Review);
		const technician = TECHNICIANS.map((value) => ({ value, names: [] }));
		const files = renderSearchIndex(reviews, lines, { technician });
		for (const name of FILES) writeFileSync(fileOf(place, name), files[name]);
	},
	open(place) {
		const open = (name: (typeof FILES)[number]) => openFileSource(fileOf(place, name));
		const index = new SearchIndex(open('columns'), open('reviews'), () => open('text'));
		return {
			search(params) {
				const { total, stats, docs } = searchReviews(index, params, undefined);
				const { '1': one, '2': two, '3': three, '4': four, '5': five } = stats.distribution;
				const distribution = [one, two, three, four, five];
				return { total, distribution, reviews: index.reviews.runs(docs) };
			},
			since(day) {
				const total = index.days.since(day)?.count ?? 0;
				return {
					total,
					distribution: [],
					reviews: [index.reviews.range({ first: 0, end: total })],
				};
			},
		};
	},
};

const FILES = ['columns', 'text', 'reviews'] as const;

function fileOf({ folder }: Place, name: (typeof FILES)[number]): string {
	return join(folder, INDEX_FILES[name]);
}
