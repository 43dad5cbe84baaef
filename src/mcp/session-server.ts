import { Server } from '@modelcontextprotocol/sdk/server/index.js';
import {
	CallToolRequestSchema,
	CompleteRequestSchema,
	GetPromptRequestSchema,
	ListPromptsRequestSchema,
	ListResourcesRequestSchema,
	ListResourceTemplatesRequestSchema,
	ListToolsRequestSchema,
	ReadResourceRequestSchema,
} from '@modelcontextprotocol/sdk/types.js';
import { createMethodHandler } from './handle-method.ts';
import type { Introduction } from './introduction.ts';
import type { Methods } from './methods.ts';
import { SharedConnection } from './shared-connection.ts';

/** Serves the revisions with sessions, using version 1.x of the SDK, which has no newer revisions. */
export async function openSessionServer(
	{ identity, capabilities, instructions }: Introduction,
	methods: Methods,
): Promise<SharedConnection> {
	const connection = new SharedConnection();
	const answer = createMethodHandler(methods, connection);
	const server = new Server(identity, { capabilities, instructions });
	const schemas = [
		CallToolRequestSchema,
		CompleteRequestSchema,
		GetPromptRequestSchema,
		ListPromptsRequestSchema,
		ListResourcesRequestSchema,
		ListResourceTemplatesRequestSchema,
		ListToolsRequestSchema,
		ReadResourceRequestSchema,
	];
	for (const schema of schemas) {
		server.setRequestHandler(schema, ({ method, params }, { requestId }) =>
			answer(method, params, requestId),
		);
	}
	await server.connect(connection);
	return connection;
}
