import { createMcpExpressApp } from '@modelcontextprotocol/sdk/server/express.js';
import { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import { StreamableHTTPServerTransport } from '@modelcontextprotocol/sdk/server/streamableHttp.js';
import { isInitializeRequest } from '@modelcontextprotocol/sdk/types.js';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { SearchParams } from '../../../src/search/search-params.ts';
import { loadAnswers, toPage, type Answers } from './answers.ts';
import { answerFor } from './contender.ts';
import { BUSINESS_TOOL, SEARCH_TOOL } from './tool-texts.ts';

interface ExpressRequest extends IncomingMessage {
	readonly body?: unknown;
}

type Failed = (error: unknown) => void;

/**
 * The SDK's example `jsonResponseStreamableHttp`, as linked in its README: a server and a transport
 * in memory for each session. Omits the limit of 1,000 sessions, which a bench exceeds at once, the
 * log lines, and output schemas, which would validate every response.
 */
answerFor(async ({ editionFolder }) => {
	const answers = await loadAnswers(editionFolder);
	const business: Record<string, unknown> = JSON.parse(answers.overview);
	const sessions = new Map<string, StreamableHTTPServerTransport>();

	async function post(request: ExpressRequest, response: ServerResponse): Promise<void> {
		const sessionId = request.headers['mcp-session-id'];
		const known = typeof sessionId === 'string' ? sessions.get(sessionId) : undefined;
		if (known) {
			await known.handleRequest(request, response, request.body);
			return;
		}
		if (sessionId !== undefined || !isInitializeRequest(request.body)) {
			const error = { code: -32000, message: 'Bad Request: No valid session ID provided' };
			response.writeHead(400).end(JSON.stringify({ jsonrpc: '2.0', error, id: null }));
			return;
		}
		const transport = new StreamableHTTPServerTransport({
			sessionIdGenerator: () => randomUUID(),
			enableJsonResponse: true,
			onsessioninitialized: (id) => void sessions.set(id, transport),
			onsessionclosed: (id) => void sessions.delete(id),
		});
		await createServer(answers, business).connect(transport);
		await transport.handleRequest(request, response, request.body);
	}

	const app = createMcpExpressApp();
	app.post('/mcp', (request: ExpressRequest, response: ServerResponse, next: Failed) => {
		post(request, response).catch(next);
	});
	const server = app.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port has an address with one.
	return (server.address() as AddressInfo).port;
});

function createServer({ overview, search }: Answers, business: Record<string, unknown>): McpServer {
	const server = new McpServer({ name: 'forecourt', version: '1.0.0' });
	server.registerTool('get_business', BUSINESS_TOOL, async () => ({
		content: [{ type: 'text', text: overview }],
		structuredContent: business,
	}));
	server.registerTool(
		'search_reviews',
		{ ...SEARCH_TOOL, inputSchema: SearchParams.shape },
		async (params) => {
			const page = toPage(search(params));
			return {
				content: [{ type: 'text', text: JSON.stringify(page) }],
				structuredContent: page,
			};
		},
	);
	return server;
}
