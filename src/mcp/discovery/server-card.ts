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
		$schema: z.literal(SCHEMA_URL).describe('The schema that the card meets.'),
		name: z
			.string()
			.min(3)
			.max(200)
			.regex(/^[a-zA-Z0-9.-]+\/[a-zA-Z0-9._-]+$/)
			.describe('The name among all servers: the domain in reverse, and what is served.'),
		version: z
			.string()
			.max(255)
			.describe('Version of tools, resources and prompts: it stays while clients need not change.'),
		title: z.string().min(1).max(100).describe('The name for people.'),
		description: z.string().min(1).max(100),
		websiteUrl: z.url().describe('The site for people.'),
		icons: z
			.array(z.strictObject({ src: z.url(), mimeType: z.string(), sizes: z.array(z.string()) }))
			.describe('Pictures of the server, with their sizes as WxH or "any".'),
		remotes: z
			.array(
				z.strictObject({
					type: z.literal('streamable-http'),
					url: z.url().describe('Where to connect; it takes no key.'),
					supportedProtocolVersions: z
						.array(z.string())
						.describe('Revisions of MCP that are spoken there, newest first.'),
				}),
			)
			.describe('The ways to connect.'),
	})
	.meta({
		id: 'ServerCard',
		description:
			'What this MCP server is and how to connect to it. Tools are not listed here: ask for them.',
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
