import * as z from 'zod';
import type { Edition } from '../../edition/documents/edition.ts';
import {
	createJsonDocument,
	type PublishedDocument,
} from '../../edition/documents/published-document.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { SERVER_CARD_TYPE } from './server-card.ts';

/**
 * The document at `/.well-known/ai-catalog.json`: what this domain offers to agents
 * (https://github.com/Agent-Card/ai-catalog, conformance level 2).
 */
export const AiCatalog = z
	.strictObject({
		specVersion: z.literal('1.0').describe('The version of the AI Catalog specification.'),
		host: z
			.strictObject({
				displayName: z.string(),
				identifier: z.string().describe('The domain of the catalog.'),
			})
			.describe('Who publishes the catalog.'),
		entries: z
			.array(
				z.strictObject({
					identifier: z.string().describe('Identifies the entry in every catalog.'),
					type: z.literal(SERVER_CARD_TYPE).describe('Media type of the linked resource.'),
					url: z.url(),
				}),
			)
			.describe('The entries. Names and descriptions are in the linked resources.'),
	})
	.meta({ id: 'AiCatalog', description: 'What this domain has for AI agents: its MCP server.' });
export type AiCatalog = z.output<typeof AiCatalog>;

export function createAiCatalog({ baseUrl, business, modified }: Edition): PublishedDocument {
	const { hostname } = new URL(baseUrl);
	const catalog: AiCatalog = {
		specVersion: '1.0',
		host: { displayName: business.name, identifier: hostname },
		entries: [
			{
				identifier: `urn:air:${hostname}:mcp:reviews`,
				type: SERVER_CARD_TYPE,
				url: absoluteUrl(baseUrl, PATHS.serverCard),
			},
		],
	};
	// No ".json" in the file name, as for the server card: it would set a different media type.
	return createJsonDocument(PATHS.aiCatalog, '.well-known/ai-catalog', catalog, modified);
}
