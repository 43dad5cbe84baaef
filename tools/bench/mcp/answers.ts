import {
	publishEditionFolder,
	loadPublishedEdition,
} from '../../../src/edition/load-published-edition.ts';
import { answerSearch, type SearchResult } from '../../../src/edition/documents/search-envelope.ts';
import type { TextPiece } from '../../../src/endpoints/http/long-text.ts';
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
			const { envelope, reviews } = answerSearch(edition, params, undefined);
			const list: unknown[] = JSON.parse(`[${reviews.map(toText).join(',')}]`);
			return { envelope, lines: list.map((review) => JSON.stringify(review)) };
		},
	};
}

function toText(piece: TextPiece): string {
	return typeof piece === 'string' ? piece : Buffer.from(piece).toString();
}

/** Parses the page into values, for contenders that serialize the JSON themselves. */
export function toPage({ envelope, lines }: FoundPage) {
	return { ...envelope, reviews: lines.map((line): unknown => JSON.parse(line)) };
}
