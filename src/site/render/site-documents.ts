import { createApiCatalog } from '../../edition/documents/api-catalog.ts';
import { listVocabularies } from '../../edition/documents/business-overview.ts';
import { createManifest } from '../../edition/documents/build-manifest.ts';
import { renderCheckpoints, renderLogDocuments } from '../../edition/documents/log-documents.ts';
import { renderDocuments } from '../../edition/documents/render-documents.ts';
import { renderBrandDocuments } from '../../edition/documents/brand-documents.ts';
import { renderPartialFeeds } from '../../edition/feeds/review-feeds.ts';
import { renderTables } from '../../edition/tables/render-tables.ts';
import { renderEmbedDocuments } from '../../edition/embed/embed-documents.ts';
import type { Edition } from '../../edition/documents/edition.ts';
import { createLlmsDocument } from '../../edition/documents/llms-text.ts';
import type { PublishedDocument } from '../../edition/documents/published-document.ts';
import { createRobotsDocument } from '../../edition/documents/robots-text.ts';
import { createSecurityDocument } from '../../edition/documents/security-text.ts';
import { createAiCatalog } from '../../mcp/discovery/ai-catalog.ts';
import { createServerCard } from '../../mcp/discovery/server-card.ts';
import { createOpenApiDocument } from '../../openapi/openapi-document.ts';
import { createOpenApiYaml } from '../../openapi/openapi-yaml.ts';

/** Returns every static document of an edition, `/build.json` last. */
export function siteDocuments(edition: Edition, commit: string | undefined): PublishedDocument[] {
	const description = createOpenApiDocument({
		...edition,
		vocabularies: listVocabularies(edition),
	});
	const documents = [
		...renderDocuments(edition),
		...renderPartialFeeds(edition),
		...renderCheckpoints(edition),
		...renderLogDocuments(edition),
		...renderEmbedDocuments(edition),
		...renderTables(edition),
		...renderBrandDocuments(edition),
		description,
		createOpenApiYaml(description),
		createServerCard(edition),
		createAiCatalog(edition),
		createApiCatalog(edition),
		createLlmsDocument(edition),
		createRobotsDocument(edition),
		createSecurityDocument(edition),
	];
	return [...documents, createManifest(edition, documents, commit)];
}
