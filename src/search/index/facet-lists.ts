import { DocLists, renderDocLists } from './doc-lists.ts';
import type { DocSet } from './doc-set.ts';
import type { IndexFile } from './index-file.ts';
import { sidesOf } from '../../reviews/opinion-sides.ts';
import type { Polarity, Review } from '../../reviews/review.ts';

/** The values of each facet. Their lists are stored in this order. */
export type FacetValues = readonly (readonly [Facet, readonly string[]])[];

/** The reviews that have each value of each facet. */
export class FacetLists {
	readonly #lists: DocLists;
	readonly #numbers = new Map<string, Map<string, number>>();
	/** Cache of lists already read. All lists together hold only a few numbers per review. */
	readonly #known = new Map<number, DocSet>();

	constructor(file: IndexFile, facets: FacetValues, count: number) {
		this.#lists = new DocLists(file, 'facet', count);
		let number = 0;
		for (const [facet, values] of facets) {
			this.#numbers.set(facet, new Map(values.map((value) => [value, number++])));
		}
	}

	values(facet: Facet): string[] {
		return [...(this.#numbers.get(facet)?.keys() ?? [])];
	}

	/** Returns the reviews with a value; an empty set if the value is unknown. */
	get(facet: Facet, value: string): DocSet {
		const number = this.#numbers.get(facet)?.get(value);
		if (number === undefined) return new Uint32Array();
		const known = this.#known.get(number);
		if (known) return known;
		const read = this.#lists.get(number);
		this.#known.set(number, read);
		return read;
	}
}

/** For each facet, a function that returns the values of a review. */
const VALUES = {
	location: ({ location }) => [location],
	source: ({ source }) => [source.id],
	language: ({ language }) => [language],
	technician: ({ mentions }) => mentions.technicians,
	service: ({ mentions }) => mentions.services,
	service_area: ({ mentions }) => mentions.service_areas,
	visit_type: ({ visit_type }) => (visit_type === undefined ? [] : [visit_type]),
	verification: ({ verification }) => [verification.method],
	has_response: ({ responses }) => [String(responses.length > 0)],
	has_text: ({ text }) => [String(text !== '')],
	aspect: ({ aspects }) => aspects.map(({ aspect }) => aspect),
	sentiment: ({ aspects }) => aspects.flatMap(({ polarity }) => sentimentsOf(polarity)),
	aspect_sentiment: ({ aspects }) =>
		aspects.flatMap(({ aspect, polarity }) =>
			sentimentsOf(polarity).map((sentiment) => `${aspect} ${sentiment}`),
		),
	department: ({ id }, { departments }) => departments.get(id) ?? [],
	topic: ({ id }, { topics }) => topics.get(id) ?? [],
} satisfies Record<string, (review: Review, derived: DerivedValues) => readonly string[]>;

function sentimentsOf(polarity: Polarity): string[] {
	return [polarity, ...sidesOf(polarity)];
}

/** Values of each review, by its id. */
export type ReviewValues = ReadonlyMap<string, readonly string[]>;

/** The departments and topics of reviews, which the reviews themselves do not list. */
export interface DerivedValues {
	readonly departments: ReviewValues;
	readonly topics: ReviewValues;
}

const NONE: DerivedValues = { departments: new Map(), topics: new Map() };

export type Facet = keyof typeof VALUES;

/** Renders the sections that `FacetLists` reads, and lists the values of each facet. */
export function renderFacetLists(reviews: readonly Review[], derived: DerivedValues = NONE) {
	const facets: [Facet, string[]][] = [];
	const lists: number[][] = [];
	// TypeScript types the keys of an object as strings.
	for (const facet of Object.keys(VALUES) as Facet[]) {
		const docs = new Map<string, number[]>();
		for (const [doc, review] of reviews.entries()) {
			// A value that occurs twice in a review counts once.
			for (const value of new Set(VALUES[facet](review, derived))) {
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
