import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { deriveRemoved, deriveRemovedDays } from '../changes/removed-since.ts';
import { createBusinessOverview } from '../documents/business-overview.ts';
import type { Edition } from '../documents/edition.ts';
import type { FunctionData } from '../documents/function-data.ts';
import { createInsightsBrief } from '../documents/insights-brief.ts';
import { SCHEMA_VERSION } from '../documents/schema-version.ts';
import { renderSearchIndex } from '../search/render-search-index.ts';
import { INDEX_FILES } from '../search/search-index.ts';
import { absoluteUrl, PATHS } from '../site/urls.ts';

/** Writes what the functions answer from: the facts of the edition, and the index of its reviews. */
export async function writeFunctionData(edition: Edition, folder: string): Promise<void> {
	const { reviews, reviewLines, people, insights, baseUrl } = edition;
	const { digest, ...files } = renderSearchIndex(reviews, reviewLines, people);
	const removed = deriveRemoved(edition.removed, edition.business.timezone);
	const data: FunctionData = {
		edition: edition.id,
		schema_version: SCHEMA_VERSION,
		base_url: baseUrl,
		time_zone: edition.business.timezone,
		last_modified: edition.modified,
		digest,
		removed,
		removed_days: deriveRemovedDays(removed),
	};
	await mkdir(folder, { recursive: true });
	const brief = createInsightsBrief(insights, absoluteUrl(baseUrl, PATHS.insights));
	const writeJson = (name: string, value: unknown) =>
		writeFile(join(folder, name), `${JSON.stringify(value)}\n`);
	await writeJson('edition.json', data);
	await writeJson('overview.json', createBusinessOverview(edition));
	await writeJson('insights-brief.json', brief);
	await writeFile(join(folder, INDEX_FILES.columns), files.columns);
	await writeFile(join(folder, INDEX_FILES.text), files.text);
	await writeFile(join(folder, INDEX_FILES.reviews), files.reviews);
}
