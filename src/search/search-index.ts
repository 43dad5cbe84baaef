import { foldName } from '../reviews/fold.ts';
import type { ByteSource } from './index/byte-source.ts';
import { Days } from './index/days.ts';
import { FacetLists, type FacetValues } from './index/facet-lists.ts';
import { IndexFile } from './index/index-file.ts';
import { largeMemory } from './index/large-memory.ts';
import type { PagedBytes, Reserve } from './index/paged-bytes.ts';
import { ReviewBytes } from './index/review-bytes.ts';
import { ReviewIds } from './index/review-ids.ts';
import { Stars } from './index/stars.ts';
import { TextIndex } from './index/text-index.ts';

/** Who a name may mean. */
export interface NamedPerson {
	readonly name: string;
	readonly aliases: readonly string[];
}

/** The files that a search reads. */
export const INDEX_FILES = {
	columns: 'columns.index',
	text: 'text.index',
	reviews: 'reviews.list',
} as const;

/** What `columns.index` tells besides its sections. */
export interface IndexFacts {
	readonly reviews: number;
	/** Of all reviews as published and of what names mean: the files of one edition have the same. */
	readonly digest: string;
	readonly facets: FacetValues;
	/** Folded names and aliases, with the full names of the people whom each may mean. */
	readonly names: readonly (readonly [string, readonly string[]])[];
}

/** The reviews of an edition, ready to be searched: of the files, only what a question needs is read. */
export class SearchIndex {
	readonly count: number;
	/** Of all reviews as published, and of what names mean. */
	readonly digest: string;
	readonly days: Days;
	readonly stars: Stars;
	readonly ids: ReviewIds;
	readonly facets: FacetLists;
	readonly reviews: ReviewBytes;
	readonly #pages: PagedBytes;
	readonly #names: ReadonlyMap<string, readonly string[]>;
	readonly #openText: () => TextIndex;
	#text: TextIndex | undefined;

	/**
	 * @param openText The third file; asked for at the first search for a text.
	 * @param reserve Memory for the index; an index that others will replace is better in ordinary one.
	 * @throws {IndexFileError} if a file is cut off, damaged or of another version; later too, where a
	 * part is read for the first time.
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
		this.#names = new Map(facts.names);
		this.#pages = file.pages;
		this.#openText = () =>
			new TextIndex(new IndexFile(openText(), INDEX_FILES.text, reserve), facts.digest);
	}

	get text(): TextIndex {
		this.#text ??= this.#openText();
		return this.#text;
	}

	/** Reads all files whole, so that what is damaged is found, and the files need not stay. */
	readAll(): void {
		for (const pages of [this.#pages, this.text.pages, this.reviews.pages]) {
			pages.ensure(0, pages.length);
		}
	}

	/** The full names of the people whom a name or alias may mean. */
	whoIs(name: string): readonly string[] {
		return this.#names.get(foldName(name)) ?? [];
	}
}
