import type { ByteSource } from './index/byte-source.ts';
import { Days } from './index/days.ts';
import { FacetLists, type Facet, type FacetValues } from './index/facet-lists.ts';
import { IndexFile } from './index/index-file.ts';
import { largeMemory } from './index/large-memory.ts';
import type { PagedBytes, Reserve } from './index/paged-bytes.ts';
import { ReviewBytes } from './index/review-bytes.ts';
import { ReviewIds } from './index/review-ids.ts';
import { Stars } from './index/stars.ts';
import { TextIndex } from './index/text-index.ts';
import { NamedValues, type NamedFacet, type NamedValue } from './named-values.ts';

/** Names of the files that a search reads. */
export const INDEX_FILES = {
	columns: 'columns.index',
	text: 'text.index',
	reviews: 'reviews.list',
} as const;

/** Facts in the header of `columns.index`. */
export interface IndexFacts {
	readonly reviews: number;
	/** Digest of all published reviews and of the vocabulary; the same in all files of an edition. */
	readonly digest: string;
	readonly facets: FacetValues;
	readonly vocabulary: readonly (readonly [NamedFacet, readonly NamedValue[]])[];
}

/** The searchable reviews of an edition. Reads only the parts of the files that a query needs. */
export class SearchIndex {
	readonly count: number;
	/** Digest of all published reviews and of the vocabulary. */
	readonly digest: string;
	readonly days: Days;
	readonly stars: Stars;
	readonly ids: ReviewIds;
	readonly facets: FacetLists;
	readonly reviews: ReviewBytes;
	readonly names: ReadonlyMap<Facet, NamedValues>;
	readonly #pages: PagedBytes;
	readonly #openText: () => TextIndex;
	#text: TextIndex | undefined;

	/**
	 * @param openText Opens the text index, at the first search for text.
	 * @param reserve Allocates memory for the index. Use ordinary memory for an index that gets
	 * replaced.
	 * @throws {IndexFileError} if a file is truncated, damaged, or of another version. Can also be
	 * thrown later, when a part is read for the first time.
	 */
	constructor(
		columns: ByteSource,
		reviews: ByteSource,
		openText: () => ByteSource,
		reserve: Reserve = largeMemory,
	) {
		const file = new IndexFile<IndexFacts>(columns, INDEX_FILES.columns, reserve);
		const { facts } = file;
		this.count = facts.reviews;
		this.digest = facts.digest;
		this.days = new Days(file);
		this.stars = new Stars(file);
		this.ids = new ReviewIds(file);
		this.facets = new FacetLists(file, facts.facets, facts.reviews);
		this.reviews = new ReviewBytes(file, reviews, INDEX_FILES.reviews);
		this.names = new Map(
			facts.vocabulary.map(([facet, values]) => [facet, new NamedValues(values)]),
		);
		this.#pages = file.pages;
		this.#openText = () =>
			new TextIndex(new IndexFile(openText(), INDEX_FILES.text, reserve), facts.digest);
	}

	get text(): TextIndex {
		this.#text ??= this.#openText();
		return this.#text;
	}

	/** Reads all files completely, which finds any damage. The files can be deleted afterwards. */
	readAll(): void {
		for (const pages of [this.#pages, this.text.pages, this.reviews.pages]) {
			pages.ensure(0, pages.length);
		}
	}

	/** Returns the values of a facet that a name may mean; the name itself if the facet has no names. */
	valuesNamed(facet: Facet, name: string): readonly string[] {
		return this.names.get(facet)?.find(name) ?? [name];
	}
}
