import { renderAlertsFeed, renderAtomFeed } from '../feeds/atom-feed.ts';
import { renderJsonFeed } from '../feeds/json-feed.ts';
import { allReviewsFeed } from '../feeds/review-feeds.ts';
import { PATHS } from '../../endpoints/http/urls.ts';
import { renderAlerts } from './alerts-document.ts';
import { renderChangeLines, renderChanges } from './changes-document.ts';
import type { Edition } from './edition.ts';
import { createDocument, type PublishedDocument } from './published-document.ts';
import { renderReviewsDataset } from './reviews-dataset.ts';
import { renderCsv } from './reviews-csv.ts';
import { renderStatusReport } from './status-report.ts';
import { renderVerificationReport } from './verification-report.ts';

/** A static document of the service. */
interface CatalogEntry {
	/**
	 * Public paths, the canonical one first. A path that differs from the file is rewritten to it.
	 */
	readonly paths: readonly string[];
	/**
	 * The file in the site. Static files cannot be under `/api`, and the CDN derives the media type
	 * of `/feed.xml` from the extension of its file.
	 */
	readonly file: string;
	readonly render: (edition: Edition) => Iterable<string>;
}

/** Every static document except `/build.json`, which lists the others. */
export const CATALOG: readonly CatalogEntry[] = [
	{ paths: [PATHS.reviews], file: 'reviews.json', render: renderReviewsDataset },
	{
		paths: [PATHS.insights],
		file: 'insights.json',
		render: ({ insights }) => [JSON.stringify(insights), '\n'],
	},
	{ paths: [PATHS.alerts], file: 'alerts.json', render: renderAlerts },
	{
		paths: [PATHS.alertsFeed],
		file: 'alerts.atom',
		render: (edition) => [renderAlertsFeed(edition)],
	},
	{
		paths: [PATHS.verification],
		file: 'verification.json',
		render: renderVerificationReport,
	},
	{ paths: [PATHS.status], file: 'status.json', render: renderStatusReport },
	{
		paths: [PATHS.jsonFeed, '/feed.json'],
		file: 'feed.json',
		render: (edition) => [renderJsonFeed(edition, allReviewsFeed(edition))],
	},
	{
		paths: [PATHS.atomFeed],
		file: 'feed.atom',
		render: (edition) => [renderAtomFeed(edition, allReviewsFeed(edition))],
	},
	{ paths: [PATHS.csv], file: 'reviews.csv', render: renderCsv },
	{
		paths: [PATHS.ndjson, '/reviews.jsonl'],
		file: 'reviews.ndjson',
		render: renderLines,
	},
	{ paths: [PATHS.changes], file: 'changes.json', render: renderChanges },
	{ paths: [PATHS.changeLines], file: 'changes.ndjson', render: renderChangeLines },
];

/** Yields one line at a time, because the whole text can exceed the maximum string length. */
function* renderLines({ reviewLines }: Pick<Edition, 'reviewLines'>): Generator<string> {
	for (const line of reviewLines) yield `${line}\n`;
}

export function renderDocuments(edition: Edition, catalog = CATALOG): PublishedDocument[] {
	return catalog.map(({ paths, file, render }) =>
		createDocument(paths, file, () => render(edition), edition.modified),
	);
}
