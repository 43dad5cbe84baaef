import type { Edition } from '../../src/edition/documents/edition.ts';
import { absoluteUrl, PATHS } from '../../src/endpoints/http/urls.ts';
import { describeServer, namespacedName, type ServerIdentity } from '../../src/mcp/identity.ts';

/** The `server.json` that an operator submits to the MCP registry. */
export interface RegistryEntry extends Omit<ServerIdentity, 'name'> {
	readonly $schema: string;
	/** The registry accepts this name from anyone who proves that they own the domain. */
	readonly name: string;
	readonly remotes: readonly { readonly type: 'streamable-http'; readonly url: string }[];
}

/**
 * Describes the server for the registry.
 * @throws {TypeError} for an origin without TLS; the registry does not list these.
 */
export function createRegistryEntry({
	baseUrl,
	business,
}: Pick<Edition, 'baseUrl' | 'business'>): RegistryEntry {
	if (!baseUrl.startsWith('https:')) {
		throw new TypeError(`Cannot enter "${baseUrl}" in the MCP registry: it is not an https origin`);
	}
	const { title, description, version, websiteUrl, icons } = describeServer(business, baseUrl);
	return {
		$schema: 'https://static.modelcontextprotocol.io/schemas/2025-12-11/server.schema.json',
		name: namespacedName(baseUrl),
		title,
		description,
		version,
		websiteUrl,
		icons,
		remotes: [{ type: 'streamable-http', url: absoluteUrl(baseUrl, PATHS.mcp) }],
	};
}
