import type { Review } from '../../reviews/review.ts';
import { renderDocLists } from './render-doc-lists.ts';

/** The facets, and the values of a review for each. */
const VALUES = {
	location: ({ location }) => [location],
	source: ({ source }) => [source.id],
	language: ({ language }) => [language],
	technician: ({ mentions }) => mentions.technicians,
	service: ({ mentions }) => mentions.services,
	has_text: ({ text }) => [String(text !== '')],
	aspect: ({ aspects }) => aspects.map(({ aspect }) => aspect),
	sentiment: ({ aspects }) => aspects.map(({ polarity }) => polarity),
	aspect_sentiment: ({ aspects }) => aspects.map(({ aspect, polarity }) => `${aspect} ${polarity}`),
} satisfies Record<string, (review: Review) => readonly string[]>;

export type Facet = keyof typeof VALUES;

/** Renders the sections that `FacetLists` reads, and lists the values of each facet. */
export function renderFacetLists(reviews: readonly Review[]) {
	const facets: [Facet, string[]][] = [];
	const lists: number[][] = [];
	// TypeScript types the keys of an object as strings.
	for (const facet of Object.keys(VALUES) as Facet[]) {
		const docs = new Map<string, number[]>();
		for (const [doc, review] of reviews.entries()) {
			// A value that occurs twice in a review counts once.
			for (const value of new Set(VALUES[facet](review))) {
				const list = docs.get(value);
				if (list) list.push(doc);
				else docs.set(value, [doc]);
			}
		}
		const values = [...docs.keys()].toSorted();
		facets.push([facet, values]);
		for (const value of values) lists.push(docs.get(value) ?? []);
	}
	return { facets, sections: renderDocLists('facet', lists, reviews.length) };
}
