import { COMMON_HEADERS, refHeaders } from './headers.ts';
import { jsonBody, ref } from './references.ts';

const PROTOCOL_VERSION = '2025-06-18';

/** The MCP server: JSON-RPC 2.0 over streamable HTTP. */
export const MCP_PATH = {
	'/mcp': {
		post: {
			operationId: 'callMcp',
			tags: ['mcp'],
			summary: 'MCP over streamable HTTP',
			description:
				'One JSON-RPC 2.0 message a request. Send Accept: application/json, text/event-stream. ' +
				'"initialize" answers with Mcp-Session-Id, which later requests repeat; "tools/list" names ' +
				'the tools get_business and search_reviews, "tools/call" calls one. ' +
				'Answers 404 until the release that brings it, or 405 where a CDN answers.',
			parameters: [ref('parameters', 'McpSessionId')],
			requestBody: {
				required: true,
				description: 'A JSON-RPC 2.0 request or notification.',
				content: jsonBody('JsonRpcRequest', {
					initialize: {
						summary: 'Begin a session',
						value: {
							jsonrpc: '2.0',
							id: 1,
							method: 'initialize',
							params: {
								protocolVersion: PROTOCOL_VERSION,
								capabilities: {},
								clientInfo: { name: 'example', version: '1.0.0' },
							},
						},
					},
					search: {
						summary: 'Search reviews',
						value: {
							jsonrpc: '2.0',
							id: 2,
							method: 'tools/call',
							params: { name: 'search_reviews', arguments: { rating: 5, limit: 3 } },
						},
					},
				}),
			},
			responses: {
				'200': {
					description: 'A JSON-RPC 2.0 response.',
					headers: { ...COMMON_HEADERS, ...refHeaders('Mcp-Session-Id') },
					content: jsonBody('JsonRpcResponse', {
						initialize: {
							summary: 'Answer to "initialize"',
							value: {
								jsonrpc: '2.0',
								id: 1,
								result: {
									protocolVersion: PROTOCOL_VERSION,
									capabilities: { tools: {} },
									serverInfo: { name: 'forecourt', version: '1.0.0' },
								},
							},
						},
					}),
				},
				'202': { description: 'A notification was taken.', headers: COMMON_HEADERS },
				'400': ref('responses', 'BadRequest'),
				'404': ref('responses', 'NotFound'),
				'405': ref('responses', 'MethodNotAllowed'),
				'500': ref('responses', 'InternalError'),
			},
		},
	},
} as const;
