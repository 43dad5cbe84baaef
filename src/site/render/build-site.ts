import { rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { SiteBuild } from '../../platform/edition-builder.ts';
import { readGitCommit } from '../../platform/git-commit.ts';
import { PROJECT_FOLDER } from '../../platform/project-folder.ts';
import type { BuildCache } from '../../edition/build-cache.ts';
import type { Edition } from '../../edition/documents/edition.ts';
import { buildEdition } from '../../edition/create-edition.ts';
import { createTopicRoutes } from '../../endpoints/http/topic-links.ts';
import { listTopics } from '../view-models/list-topics.ts';
import { addOutputRoutes } from './output-routes.ts';
import { renderPolicyMarkup } from './policy-markup.ts';
import { siteDocuments } from './site-documents.ts';
import { withShell } from './site-shell.ts';
import { writeData } from '../../edition/write-data.ts';
import { writePages } from './write-pages.ts';

export interface SiteBuildOptions extends SiteBuild {
	/** The folder for function data. Default: `edition/` next to the site. */
	readonly functionFolder?: string;
	readonly cache: BuildCache | undefined;
	/** Whether this is a build on Vercel, whose adapter writes the site to `.vercel/output`. */
	readonly onVercel?: boolean;
	/** The commit being built. Default: read from the checkout. */
	readonly commit?: string | undefined;
}

/** Written by Vercel's adapter, wherever the site goes. */
const OUTPUT_CONFIG = join(PROJECT_FOLDER, '.vercel/output/config.json');

/**
 * Builds an edition: its documents, the function data, and the site.
 * @throws {ContentError} before anything is written, if the content is invalid
 * @throws {OperationError} with Astro's output, if the site shell cannot be built
 */
export async function buildSite(build: SiteBuildOptions): Promise<Edition> {
	const { baseUrl, cache, hasPages, onVercel = false, siteFolder, signal } = build;
	const edition = await buildEdition(build, cache);
	// Check the policy before writing anything: rendering its page would not say what is wrong.
	renderPolicyMarkup(edition.policyText, baseUrl);
	for (const [language, { policyText = '' }] of Object.entries(edition.translations)) {
		renderPolicyMarkup(policyText, baseUrl, `${language}-policy.md`);
	}
	const commit = build.commit ?? (await readGitCommit(PROJECT_FOLDER));
	const { functionFolder = join(dirname(siteFolder), 'edition') } = build;
	await rm(functionFolder, { recursive: true, force: true });
	if (!onVercel) await rm(siteFolder, { recursive: true, force: true });
	const folders = { siteFolder, functionFolder };
	const write = () => writeData(edition, siteDocuments(edition, commit), folders);
	if (!hasPages) await write();
	else {
		await withShell({ ...build, onVercel }, async (shell) => {
			await write();
			await writePages({ ...folders, edition, shell, signal });
		});
		const topics = listTopics(edition).map(({ path }) => path);
		if (onVercel) await addOutputRoutes(OUTPUT_CONFIG, createTopicRoutes(baseUrl, topics));
	}
	return edition;
}
