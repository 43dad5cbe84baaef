import { DocLists } from './doc-lists.ts';
import type { DocSet } from './doc-set.ts';
import type { IndexFile } from './index-file.ts';
import type { Facet } from './render-facet-lists.ts';

/** The values of each facet. Their lists follow one another in this order. */
export type FacetValues = readonly (readonly [Facet, readonly string[]])[];

/** For each value of each facet, the reviews that have it. */
export class FacetLists {
	readonly #lists: DocLists;
	readonly #numbers = new Map<string, Map<string, number>>();
	/** What was read. All lists together hold a few numbers a review. */
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

	/** The reviews that have a value; none, where the value is unknown. */
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
