import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRemoved, deriveRemovedDays } from '../reviews/changes/removed-since.ts';
import { renderAgentInsights } from './documents/agent-insights.ts';
import { createBusinessOverview } from './documents/business-overview.ts';
import type { Edition } from './documents/edition.ts';
import { REVIEWS_APP_FILE, type FunctionData } from './documents/published-edition.ts';
import { SCHEMA_VERSION } from './documents/schema-version.ts';
import { renderReviewsApp } from './reviews-app/render-reviews-app.ts';
import { renderTextIndex } from '../search/index/render-text-index.ts';
import { renderColumns } from '../search/render-search-index.ts';
import { INDEX_FILES } from '../search/search-index.ts';

/** Writes the data that functions use: the facts of the edition and the search index. */
export async function writeFunctionData(edition: Edition, folder: string): Promise<void> {
	await mkdir(folder, { recursive: true });
	const digest = await writeSearchIndex(edition, folder);
	const removed = deriveRemoved(edition.removed, edition.business.timezone);
	const data: FunctionData = {
		edition: edition.id,
		schema_version: SCHEMA_VERSION,
		base_url: edition.baseUrl,
		time_zone: edition.business.timezone,
		last_modified: edition.modified,
		digest,
		removed,
		removed_days: deriveRemovedDays(removed),
	};
	const write = (name: string, json: string) => writeFile(join(folder, name), `${json}\n`);
	await write('edition.json', JSON.stringify(data));
	await write('overview.json', JSON.stringify(createBusinessOverview(edition)));
	await write('agent-insights.json', renderAgentInsights(edition));
	await writeFile(join(folder, REVIEWS_APP_FILE), renderReviewsApp());
}

/**
 * Writes one file after another; holding all of them would double the memory of a large build.
 * @returns the digest of the reviews
 */
async function writeSearchIndex(edition: Edition, folder: string): Promise<string> {
	const digest = await writeColumns(edition, folder);
	const text = renderTextIndex(edition.reviews, digest);
	await writeFile(join(folder, INDEX_FILES.text), text);
	return digest;
}

async function writeColumns(
	{ reviews, reviewLines, vocabulary, reviewDepartments, reviewTopics }: Edition,
	folder: string,
): Promise<string> {
	const derived = { departments: reviewDepartments, topics: reviewTopics };
	const { digest, ...files } = renderColumns(reviews, reviewLines, vocabulary, derived);
	await writeFile(join(folder, INDEX_FILES.columns), files.columns);
	await writeFile(join(folder, INDEX_FILES.reviews), files.reviews);
	return digest;
}
