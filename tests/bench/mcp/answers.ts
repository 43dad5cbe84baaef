import {
	publishEditionFolder,
	loadPublishedEdition,
} from '../../../src/adapters/published-edition.ts';
import { answerSearch, type SearchResult } from '../../../src/documents/search-envelope.ts';
import { SearchParams } from '../../../src/search/search-params.ts';

/** What the two tools of every contender answer with, from one edition. */
export interface Answers {
	/** JSON. */
	readonly overview: string;
	readonly search: (params: SearchParams) => SearchResult;
}

export async function loadAnswers(editionFolder: string): Promise<Answers> {
	await publishEditionFolder(editionFolder);
	const edition = await loadPublishedEdition();
	return {
		overview: await edition.overview(),
		search: (params) => answerSearch(edition, params, undefined),
	};
}

/** The page as values, for those who make the JSON. */
export function toPage({ envelope, reviews }: SearchResult) {
	return { ...envelope, reviews: reviews.map(({ review }) => review) };
}
