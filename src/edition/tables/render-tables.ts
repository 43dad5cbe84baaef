import { PATHS } from '../../endpoints/http/urls.ts';
import type { Edition } from '../documents/edition.ts';
import { createDocument, type PublishedDocument } from '../documents/published-document.ts';
import { renderParquet } from './parquet-table.ts';
import { REVIEW_COLUMNS } from './reviews-table.ts';
import { listStatements, STATEMENT_COLUMNS } from './statements-table.ts';

/** Returns the reviews and what they say about each aspect as Parquet files, newest first. */
export function renderTables({ reviews, insights, modified }: Edition): PublishedDocument[] {
	const table = (path: string, bytes: Uint8Array) =>
		createDocument([path], path.slice(1), () => [bytes], modified);
	return [
		table(PATHS.parquet, renderParquet(REVIEW_COLUMNS, reviews)),
		table(PATHS.statements, renderParquet(STATEMENT_COLUMNS, listStatements(reviews, insights))),
	];
}
