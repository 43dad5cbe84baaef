import { deriveRemoved, removedSince } from '../reviews/changes/removed-since.ts';
import { createApiCatalog } from '../edition/documents/api-catalog.ts';
import { createManifest } from '../edition/documents/build-manifest.ts';
import { renderDocuments } from '../edition/documents/render-documents.ts';
import type { Edition } from '../edition/documents/edition.ts';
import { createLlmsDocument } from '../edition/documents/llms-text.ts';
import { textOf } from '../edition/documents/published-document.ts';
import { createSecurityDocument } from '../edition/documents/security-text.ts';
import { renderJsonList } from '../endpoints/http/json-list.ts';
import { createAiCatalog } from '../mcp/discovery/ai-catalog.ts';
import { renderPartialFeeds } from '../edition/feeds/review-feeds.ts';
import { createServerCard } from '../mcp/discovery/server-card.ts';
import { openFiles, renderSearchIndex } from '../search/render-search-index.ts';
import { SearchParams } from '../search/search-params.ts';
import { searchReviews } from '../search/search-reviews.ts';
import { PATHS, reviewRecordPath } from '../endpoints/http/urls.ts';

/** Documents whose examples are text. All others are JSON. */
const TEXTS: readonly string[] = [
	PATHS.csv,
	PATHS.ndjson,
	PATHS.changeLines,
	PATHS.atomFeed,
	PATHS.lowStarsFeed,
	PATHS.alertsFeed,
	PATHS.llms,
	PATHS.securityText,
];

/**
 * Renders the examples for documents and for the review endpoints, by path, with the real
 * renderers.
 */
export function renderExamples(edition: Edition): Record<string, unknown> {
	const documents = [
		...renderDocuments(edition),
		...renderPartialFeeds(edition).filter(({ paths }) => paths.includes(PATHS.lowStarsFeed)),
		createServerCard(edition),
		createAiCatalog(edition),
		createApiCatalog(edition),
		createLlmsDocument(edition),
		createSecurityDocument(edition),
	];
	const manifest = createManifest(edition, documents, '0a1b2c3d4e5f60718293a4b5c6d7e8f901234567');
	const examples = Object.fromEntries(
		[...documents, manifest].flatMap((document) => {
			const { paths } = document;
			const text = textOf(document);
			const isJson = !paths.some((path) => TEXTS.includes(path));
			return paths.map((path) => [path, isJson ? shorten(JSON.parse(text)) : text]);
		}),
	);
	return {
		...examples,
		// A Parquet file has no text; it begins with these bytes.
		...{ [PATHS.parquet]: 'PAR1', [PATHS.statements]: 'PAR1' },
		[PATHS.search]: exampleSearchPage(edition),
		[reviewRecordPath('{id}')]: parseFirst(edition),
		[`${PATHS.since}/{date}`]: exampleSincePage(edition),
	};
}

function parseFirst({ reviewLines: [line = 'null'] }: Edition): unknown {
	return JSON.parse(line);
}

/** Returns the response to a search without filters. */
function exampleSearchPage({ reviews, reviewLines, vocabulary }: Edition): unknown {
	const params = SearchParams.parse({});
	const index = openFiles(renderSearchIndex(reviews, reviewLines, vocabulary));
	const { total, stats, docs } = searchReviews(index, params, undefined);
	const envelope = { total, count: docs.length, limit: params.limit, next: null, stats };
	return parseList(envelope, reviewLines.slice(0, docs.length));
}

/** Returns a since response with a removal. The other examples show the review. */
function exampleSincePage({ reviews, reviewLines, removed, business }: Edition): unknown {
	const since = '2026-03-01';
	const total = reviews.filter(({ date }) => date >= since).length;
	const removals = removedSince(deriveRemoved(removed, business.timezone), since);
	return parseList({ since, total, count: total, removed: removals }, reviewLines.slice(0, total));
}

const SHOWN_CHARACTERS = 100;

/** Cuts long texts, keeps the first object of a list of objects, and two entries of other lists. */
function shorten(value: unknown): unknown {
	if (typeof value === 'string' && value.length > SHOWN_CHARACTERS) {
		return `${value.slice(0, SHOWN_CHARACTERS)}…`;
	}
	if (typeof value !== 'object' || value === null) return value;
	if (Array.isArray(value)) {
		return value.slice(0, typeof value[0] === 'object' ? 1 : 2).map(shorten);
	}
	return Object.fromEntries(Object.entries(value).map(([name, member]) => [name, shorten(member)]));
}

function parseList(envelope: Readonly<Record<string, unknown>>, lines: readonly string[]): unknown {
	return JSON.parse([...renderJsonList(envelope, 'reviews', lines)].join(''));
}
