import { Server } from '@modelcontextprotocol/server';
import { createMethodHandler } from './handle-method.ts';
import type { Introduction } from './introduction.ts';
import type { MethodName, Methods } from './methods.ts';
import { STATELESS_REVISION } from './revision.ts';
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
 * A server of the stateless revision from its first request on. The SDK's HTTP handler sets the revision of a server
 * for each request, and so cannot keep one server for all of them.
 */
class StatelessServer extends Server {
	protected override _negotiatedProtocolVersion = STATELESS_REVISION;
	override onerror = (error: Error) => console.error(error);
}

/** Serves the stateless revision, using version 2.x of the SDK. One server handles all requests. */
export async function openStatelessServer(
	{ identity, capabilities, instructions }: Introduction,
	methods: Methods,
): Promise<SharedConnection> {
	const connection = new SharedConnection();
	const answer = createMethodHandler(methods, connection);
	const server = new StatelessServer(identity, {
		...{ capabilities, instructions },
		cacheHints: Object.fromEntries(CACHEABLE.map((method) => [method, CACHE_HINT])),
		supportedProtocolVersions: [STATELESS_REVISION],
	});
	for (const method of METHODS) {
		server.setRequestHandler(
			method,
			({ params }, { mcpReq }) =>
				// The result type of one of these methods; the SDK checks which one.
				answer(method, params, mcpReq.id) as Promise<never>,
		);
	}
	await server.connect(connection);
	return connection;
}
