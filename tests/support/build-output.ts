import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { BUILD_LOCK, buildSite } from '../../src/adapters/edition-builder.ts';
import { waitForLock } from '../../src/adapters/process-lock.ts';
import { CONTENT_DIR } from './content.ts';

/** The public origin of the site that `buildOutput` gives. */
export const BUILT_ORIGIN = 'https://reviews.example';

/** Builds the site in a folder of its own, and gives that of the published files. */
export async function buildOutput(): Promise<string> {
	const folder = mkdtempSync(join(tmpdir(), 'forecourt-site-'));
	const siteFolder = join(folder, 'site');
	await aloneInCheckout(() =>
		buildSite({
			siteFolder,
			baseUrl: BUILT_ORIGIN,
			contentDir: CONTENT_DIR,
			dataDir: join(folder, 'data'),
		}),
	);
	return siteFolder;
}

/** Builds as `npm start` and `npm run publish` do: while nobody else builds in this checkout. */
export async function aloneInCheckout<Result>(build: () => Promise<Result>): Promise<Result> {
	const lock = await waitForLock(BUILD_LOCK);
	try {
		return await build();
	} finally {
		lock.release();
	}
}
