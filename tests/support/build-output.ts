import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openBuildCache } from '../../src/edition/build-cache.ts';
import { buildSite } from '../../src/site/render/build-site.ts';
import { WITH_PAGES } from './running-server.ts';
import { timed } from './test-reports.ts';

/** Builds a site from a content folder. Returns the folder with the published files. */
export async function buildOutput(contentDir: string): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
	const [siteFolder, dataDir] = [join(folder, 'site'), join(folder, 'data')];
	const cache = await openBuildCache(dataDir);
	await timed('build', 'a site of other reviews', () =>
		buildSite({
			siteFolder,
			baseUrl: WITH_PAGES.BASE_URL,
			contentDir,
			dataDir,
			hasPages: true,
			cache,
		}),
	);
	cache?.close();
	return siteFolder;
}
