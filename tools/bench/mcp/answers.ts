import {
	publishEditionFolder,
	loadPublishedEdition,
} from '../../../src/edition/load-published-edition.ts';
import { answerSearch, type SearchResult } from '../../../src/edition/documents/search-envelope.ts';
import { SearchParams } from '../../../src/search/search-params.ts';

/** The data for the two tools that every contender offers, from one edition. */
export interface Answers {
	/** The business overview as JSON. */
	readonly overview: string;
	readonly search: (params: SearchParams) => FoundPage;
}

/** A page of search results, with each review as JSON. */
export interface FoundPage extends Pick<SearchResult, 'envelope'> {
	readonly lines: readonly string[];
}

export async function loadAnswers(editionFolder: string): Promise<Answers> {
	await publishEditionFolder(editionFolder);
	const edition = await loadPublishedEdition();
	return {
		overview: await edition.overview(),
		search(params) {
			const { envelope, docs } = answerSearch(edition, params, undefined);
			return { envelope, lines: docs.map((doc) => edition.index.reviews.text(doc)) };
		},
	};
}

/** Parses the page into values, for contenders that serialize the JSON themselves. */
export function toPage({ envelope, lines }: FoundPage) {
	return { ...envelope, reviews: lines.map((line): unknown => JSON.parse(line)) };
}
