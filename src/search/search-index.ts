import { foldName } from '../reviews/fold.ts';
import type { Review } from '../reviews/review.ts';
import { deriveSinceDays } from '../reviews/since-days.ts';
import { memorySource, type ByteSource } from './index/byte-source.ts';
import { Days, renderDays } from './index/days.ts';
import { FacetLists, renderFacetLists, type FacetValues } from './index/facet-lists.ts';
import { IndexFile, renderIndexFile } from './index/index-file.ts';
import type { PagedBytes } from './index/paged-bytes.ts';
import { renderTextIndex } from './index/render-text-index.ts';
import { renderReviewBytes, ReviewBytes } from './index/review-bytes.ts';
import { renderReviewIds, ReviewIds } from './index/review-ids.ts';
import { renderStars, Stars } from './index/stars.ts';
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

interface Facts {
	readonly reviews: number;
	/** Of all reviews as published: the files of one edition have the same. */
	readonly digest: string;
	readonly facets: FacetValues;
	/** Folded names and aliases, with the full names of the people whom each may mean. */
	readonly names: readonly (readonly [string, readonly string[]])[];
}

/** The reviews of an edition, ready to be searched: of the files, only what a question needs is read. */
export class SearchIndex {
	readonly count: number;
	/** Of all reviews as published: SHA-256 in hex. */
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
	 * @throws {IndexFileError} if a file is cut off, damaged or of another version; later too, where a
	 * part is read for the first time.
	 */
	constructor(columns: ByteSource, reviews: ByteSource, openText: () => ByteSource) {
		const file = new IndexFile<Facts>(columns, INDEX_FILES.columns);
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
		this.#openText = () => new TextIndex(new IndexFile(openText(), INDEX_FILES.text), facts.digest);
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

/** The files of an edition, by their names: the same bytes for the same reviews. */
export interface IndexFiles {
	/** Of all reviews as published: SHA-256 in hex. */
	readonly digest: string;
	readonly columns: Uint8Array;
	readonly text: Uint8Array;
	readonly reviews: Uint8Array;
}

/**
 * Makes the files that `SearchIndex` reads.
 * @param reviews Newest first.
 * @param lines The same reviews as they are published: JSON, each without a line break.
 */
export function renderSearchIndex(
	reviews: readonly Review[],
	lines: readonly string[],
	people: readonly NamedPerson[],
): IndexFiles {
	const days = deriveSinceDays(reviews.map(({ date }, doc) => ({ date, json: lines[doc] ?? '' })));
	const digest = days.at(-1)?.digest ?? '';
	const { facets, sections: facetLists } = renderFacetLists(reviews);
	const { bytes, sections: reviewSections } = renderReviewBytes(lines);
	const facts: Facts = {
		...{ reviews: reviews.length, digest, facets },
		names: listNames(people),
	};
	const columns = renderIndexFile(facts, {
		...renderDays(days),
		...renderStars(Uint8Array.from(reviews, ({ rating }) => rating)),
		...renderReviewIds(reviews.map(({ id }) => id)),
		...facetLists,
		...reviewSections,
	});
	return { digest, columns, text: renderTextIndex(reviews, digest), reviews: bytes };
}

/** Opens files that are in memory. */
export function openFiles({ columns, text, reviews }: IndexFiles): SearchIndex {
	return new SearchIndex(memorySource(columns), memorySource(reviews), () => memorySource(text));
}

function listNames(people: readonly NamedPerson[]): [string, string[]][] {
	const meant = new Map<string, Set<string>>();
	for (const { name, aliases } of people) {
		for (const known of [name, ...aliases]) {
			const key = foldName(known);
			meant.set(key, (meant.get(key) ?? new Set()).add(name));
		}
	}
	return [...meant].map(([known, names]) => [known, [...names]]);
}
