import { Server } from '@modelcontextprotocol/server';
import { serveStdio } from '@modelcontextprotocol/server/stdio';
import { createMethodHandler } from './handle-method.ts';
import type { Introduction } from './introduction.ts';
import type { MethodName, Methods } from './methods.ts';
import { SharedConnection } from './shared-connection.ts';

/** A deployment replaces the edition. One hour is acceptable, as for documents in the CDN. */
const CACHE_HINT = { ttlMs: 3_600_000, cacheScope: 'public' } as const;
const CACHEABLE = [
	...['server/discover', 'tools/list', 'prompts/list'],
	...['resources/list', 'resources/templates/list', 'resources/read'],
] as const;

const METHODS = [
	...(['tools/list', 'tools/call', 'prompts/list', 'prompts/get', 'completion/complete'] as const),
	...(['resources/list', 'resources/templates/list', 'resources/read'] as const),
] satisfies MethodName[];

/**
 * Serves the stateless revision, using version 2.x of the SDK. Its HTTP handler creates a server
 * per request. Its stdio function takes any transport, so one shared server handles all requests.
 */
export function openStatelessServer(
	{ identity, capabilities, instructions }: Introduction,
	methods: Methods,
): SharedConnection {
	const connection = new SharedConnection();
	const answer = createMethodHandler(methods, connection);
	const createServer = () => {
		const cacheHints = Object.fromEntries(CACHEABLE.map((method) => [method, CACHE_HINT]));
		const server = new Server(identity, { capabilities, instructions, cacheHints });
		for (const method of METHODS) {
			server.setRequestHandler(
				method,
				({ params }, { mcpReq }) =>
					// The result type of one of these methods; the SDK checks which one.
					answer(method, params, mcpReq.id) as Promise<never>,
			);
		}
		return server;
	};
	serveStdio(createServer, {
		transport: connection,
		legacy: 'reject',
		onerror: (error) => console.error(error),
	});
	return connection;
}
