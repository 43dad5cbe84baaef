import type { PublishedEdition } from '../edition/documents/published-edition.ts';
import { loadAgentEdition } from './agent-edition.ts';
import { introduce } from './introduction.ts';
import { createMethods } from './methods.ts';
import type { SharedConnection } from './shared-connection.ts';

/** The two eras of the protocol: with sessions (until 2025), and stateless. */
export type Era = 'session' | 'stateless';

/** The MCP servers of one edition, one for each era. */
export interface McpServer {
	readonly connect: (era: Era) => Promise<SharedConnection>;
}

const servers = new WeakMap<PublishedEdition, McpServer>();

/** Returns the server for an edition. Each SDK is loaded at the first request that needs it. */
export function serverOf(edition: PublishedEdition): McpServer {
	const known = servers.get(edition);
	if (known) return known;

	const connections: Partial<Record<Era, Promise<SharedConnection>>> = {};
	const server: McpServer = {
		connect: (era) => {
			connections[era] ??= open(edition, era).catch((error: unknown) => {
				delete connections[era];
				throw error;
			});
			return connections[era];
		},
	};
	servers.set(edition, server);
	return server;
}

async function open(edition: PublishedEdition, era: Era): Promise<SharedConnection> {
	const agent = await loadAgentEdition(edition);
	const introduction = introduce(agent.overview, edition.data.base_url);
	const methods = createMethods(agent);
	if (era === 'stateless') {
		const { openStatelessServer } = await import('./stateless-server.ts');
		return openStatelessServer(introduction, methods);
	}
	const { openSessionServer } = await import('./session-server.ts');
	return openSessionServer(introduction, methods);
}
