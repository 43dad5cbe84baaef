import { readCursor } from '../../src/search/cursor.ts';
import { IndexFileError, memorySource } from '../../src/search/index/byte-source.ts';
import {
	openFiles,
	renderSearchIndex,
	type IndexFiles,
} from '../../src/search/render-search-index.ts';
import { SearchIndex } from '../../src/search/search-index.ts';
import type { SearchParams } from '../../src/search/search-params.ts';
import { searchReviews } from '../../src/search/search-reviews.ts';
import { aReview } from './reviews.ts';
import { VOCABULARY } from './search-oracle.ts';

export const FILE_NAMES = ['columns', 'text', 'reviews'] as const;
export type FileName = (typeof FILE_NAMES)[number];

/** Creates index files that cover every field; the same arguments give the same files. */
export function exampleFiles(count: number, word = 'oil'): IndexFiles {
	const reviews = Array.from({ length: count }, (_, doc) =>
		aReview({
			id: `r${doc}`,
			rating: 1 + ((doc * 3) % 5),
			date: `2025-03-${String(28 - Math.floor((doc / count) * 28)).padStart(2, '0')}`,
			text:
				doc % 7 === 6
					? ''
					: `Quick ${word} change no. ${doc}, by Joe: ${doc % 3} of 3! Straße 汽车`,
			language: doc % 4 === 0 ? 'es' : 'en',
			location: doc % 3 === 0 ? 'north' : 'south',
			source: { id: doc % 2 === 0 ? 'google' : 'survey', name: 'x', review_id: `x${doc}` },
			mentions: {
				technicians: doc % 5 === 0 ? ['Joe Smith'] : [],
				services: doc % 11 === 0 ? ['oil'] : [],
				service_areas: [],
			},
			aspects: doc % 6 === 0 ? [{ aspect: 'price', polarity: 'positive', read_by: 'engine' }] : [],
		}),
	);
	const lines = reviews.map(({ id, rating }) => JSON.stringify({ id, rating, word }));
	return renderSearchIndex(reviews, lines, VOCABULARY);
}

const ASKED: readonly Partial<SearchParams>[] = [
	{},
	{ facets: true, sort: 'oldest' },
	{ rating: 4, since: '2025-03-04', until: '2025-03-20', sort: 'lowest' },
	{ mentions_technician: 'joe', location: 'north', facets: true },
	{ aspect: 'price', sentiment: 'positive', language: 'es', has_text: true, sort: 'highest' },
	{ query: 'no. 1' },
	{ query: 'e' },
	{ query: 'e no. 2, by joe: 2 of 3! strasse 汽' },
	{ query: 'ui', mentions_service: 'oil', source: 'google' },
];

/** Runs every kind of query on an index, each independently. A damaged file gives `undefined`. */
export function askAll(index: SearchIndex): (string | undefined)[] {
	const searches = ASKED.map((asked) => () => {
		const params: SearchParams = { sort: 'newest', limit: 5, ...asked };
		const first = searchReviews(index, params, undefined);
		const cursor = readCursor({ cursor: first.nextCursor, sort: params.sort });
		const second = cursor && searchReviews(index, params, cursor);
		return [first, second, copy(index, first.docs), copy(index, second?.docs ?? [])];
	});
	return [
		...searches,
		() => [index.days.since('2025-03-02'), index.days.since('2025-03-28')],
		() => [index.ids.find('r7'), index.ids.find('r'), index.ids.all()],
		() => [index.valuesNamed('technician', 'JOE'), index.reviews.text(index.count - 1)],
	].map((ask) => orDamaged(() => JSON.stringify(ask())));
}

/** Runs `use` on possibly damaged files; returns `undefined` if the damage is detected. */
export function orDamaged<Value>(use: () => Value): Value | undefined {
	try {
		return use();
	} catch (error) {
		if (error instanceof IndexFileError) return undefined;
		throw error;
	}
}

export function openWith(files: IndexFiles, name: FileName, bytes: Uint8Array): SearchIndex {
	return openFiles({ ...files, [name]: bytes });
}

/** Opens the files and records every read of each file. */
export function openCounting(files: IndexFiles) {
	const reads: Record<FileName, [position: number, length: number][]> = {
		...{ columns: [], text: [], reviews: [] },
	};
	let textOpened = 0;
	const source = (name: FileName) => {
		const memory = memorySource(files[name]);
		return {
			size: memory.size,
			read(target: Uint8Array, position: number) {
				reads[name].push([position, target.length]);
				memory.read(target, position);
			},
		};
	};
	const openText = () => {
		textOpened++;
		return source('text');
	};
	const index = new SearchIndex(source('columns'), source('reviews'), openText);
	return { index, reads, textOpened: () => textOpened };
}

function copy(index: SearchIndex, docs: readonly number[]): string[] {
	return index.reviews.runs(docs).map((bytes) => Buffer.from(bytes).toString());
}
