import { DocLists } from './doc-lists.ts';
import type { DocSet } from './doc-set.ts';
import type { IndexFile } from './index-file.ts';
import type { Facet } from './render-facet-lists.ts';

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
