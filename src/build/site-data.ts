import { readEnvironment } from '../adapters/environment.ts';
import { readGitCommit } from '../adapters/git-commit.ts';
import { createApiCatalog } from '../documents/api-catalog.ts';
import { createManifest } from '../documents/build-manifest.ts';
import { renderDocuments } from '../documents/catalogue.ts';
import type { Edition } from '../documents/edition.ts';
import { createLlmsDocument } from '../documents/llms-text.ts';
import type { PublishedDocument } from '../documents/published-document.ts';
import { createRobotsDocument } from '../documents/robots-text.ts';
import { createSecurityDocument } from '../documents/security-text.ts';
import { createAiCatalog } from '../mcp/discovery/ai-catalog.ts';
import { createServerCard } from '../mcp/discovery/server-card.ts';
import { createOpenApiDocument } from '../openapi/openapi-document.ts';
import { createPreviews } from '../previews/create-previews.ts';
import { previewAlt, type Preview } from '../previews/preview.ts';
import { previewPath } from '../site/preview-path.ts';
import { PATHS } from '../site/urls.ts';
import { describeHub, type HubDescription } from '../websub/hub-description.ts';
import { buildEdition } from './build-edition.ts';

/** The edition that the pages show. */
export function siteEdition(): Promise<Edition> {
	return buildEdition(readEnvironment());
}

/** The rules of the hub, as far as the build is told the settings of the server. */
export function siteHubRules(): HubDescription {
	return describeHub(readEnvironment().hub);
}

const previews = new WeakMap<Edition, ReadonlyMap<string, Preview>>();

/** What the frame of a page says of the site and of the page: as `Page` takes it. */
export interface PageFrame {
	readonly siteName: string;
	readonly notice: string | undefined;
	/** Path of the picture shown where others link to the page: its own, or that of the home page. */
	readonly image: string;
	readonly imageAlt: string | undefined;
}

export async function siteFrame(pagePath: string): Promise<PageFrame> {
	const edition = await siteEdition();
	const known =
		previews.get(edition) ??
		new Map(createPreviews(edition).map((preview) => [preview.path, preview]));
	previews.set(edition, known);
	const shown = known.get(pagePath) ?? known.get(PATHS.home);
	const { name: siteName, notice } = edition.business;
	return { siteName, notice, image: previewPath(pagePath), imageAlt: shown && previewAlt(shown) };
}

/** Every static document of the site, `/build.json` last. */
export async function siteDocuments(): Promise<PublishedDocument[]> {
	const edition = await siteEdition();
	const documents = [
		...renderDocuments(edition),
		createOpenApiDocument(edition),
		createServerCard(edition),
		createAiCatalog(edition),
		createApiCatalog(edition),
		createLlmsDocument(edition),
		createRobotsDocument(edition),
		createSecurityDocument(edition),
	];
	const commit = readEnvironment().vercelCommit ?? (await readGitCommit(process.cwd()));
	return [...documents, createManifest(edition, documents, commit)];
}
