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

/** Every static document of an edition, `/build.json` last. */
export function siteDocuments(edition: Edition, commit: string | undefined): PublishedDocument[] {
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
	return [...documents, createManifest(edition, documents, commit)];
}
