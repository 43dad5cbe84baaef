import { readEnvironment } from '../adapters/environment.ts';
import { readGitCommit } from '../adapters/git-commit.ts';
import { createManifest } from '../documents/build-manifest.ts';
import { renderDocuments } from '../documents/catalogue.ts';
import type { Edition } from '../documents/edition.ts';
import type { PublishedDocument } from '../documents/published-document.ts';
import { createAiCatalog } from '../mcp/discovery/ai-catalog.ts';
import { createServerCard } from '../mcp/discovery/server-card.ts';
import { createOpenApiDocument } from '../openapi/openapi-document.ts';
import { buildEdition } from './build-edition.ts';

/** The edition that the pages show. */
export function siteEdition(): Promise<Edition> {
	return buildEdition(readEnvironment());
}

/** Every static document of the site, `/build.json` last. */
export async function siteDocuments(): Promise<PublishedDocument[]> {
	const edition = await siteEdition();
	const documents = [
		...renderDocuments(edition),
		createOpenApiDocument(edition),
		createServerCard(edition),
		createAiCatalog(edition),
	];
	const commit = readEnvironment().vercelCommit ?? (await readGitCommit(process.cwd()));
	return [...documents, createManifest(edition, documents, commit)];
}
