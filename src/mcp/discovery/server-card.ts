import * as z from 'zod';
import type { Edition } from '../../edition/documents/edition.ts';
import {
	createJsonDocument,
	type PublishedDocument,
} from '../../edition/documents/published-document.ts';
import { absoluteUrl, PATHS } from '../../endpoints/http/urls.ts';
import { describeServer } from '../identity.ts';
import { REVISIONS } from '../revision.ts';

export const SERVER_CARD_TYPE = 'application/mcp-server-card+json';

const SCHEMA_URL = 'https://static.modelcontextprotocol.io/schemas/v1/server-card.schema.json';

/** The document at `/mcp/server-card` (SEP-2127), which clients read before they connect. */
export const ServerCard = z
	.strictObject({
		$schema: z.literal(SCHEMA_URL).describe('The schema that the card conforms to.'),
		name: z
			.string()
			.min(3)
			.max(200)
			.regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
			.describe('The globally unique name: the reversed domain, and what is served.'),
		version: z
			.string()
			.max(255)
			.describe(
				'Version of tools, resources and prompts: unchanged as long as clients need no changes.',
			),
		title: z.string().min(1).max(100).describe('The display name.'),
		description: z.string().min(1).max(100),
		websiteUrl: z.url().describe('The site for people.'),
		icons: z
			.array(z.strictObject({ src: z.url(), mimeType: z.string(), sizes: z.array(z.string()) }))
			.describe('Pictures of the server, with their sizes as WxH or "any".'),
		remotes: z
			.array(
				z.strictObject({
					type: z.literal('streamable-http'),
					url: z.url().describe('Where to connect. No key is needed.'),
					supportedProtocolVersions: z
						.array(z.string())
						.describe('Supported MCP revisions, newest first.'),
				}),
			)
			.describe('The ways to connect.'),
	})
	.meta({
		id: 'ServerCard',
		description:
			'What this MCP server is and how to connect to it. Tools are not listed here; call "tools/list".',
	});
export type ServerCard = z.output<typeof ServerCard>;

export function createServerCard({ baseUrl, business, modified }: Edition): PublishedDocument {
	const { name, title, version, ...others } = describeServer(business, baseUrl);
	const card: ServerCard = {
		$schema: SCHEMA_URL,
		...{ name, version, title },
		...others,
		remotes: [
			{
				type: 'streamable-http',
				url: absoluteUrl(baseUrl, PATHS.mcp),
				supportedProtocolVersions: [...REVISIONS],
			},
		],
	};
	// Without a file extension, the CDN guesses no media type and uses the one in vercel.json.
	return createJsonDocument(PATHS.serverCard, 'mcp/server-card', card, modified);
}
