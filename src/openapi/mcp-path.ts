import { SESSION_REVISIONS, STATELESS_REVISION } from '../mcp/revision.ts';
import { PATHS } from '../endpoints/http/urls.ts';
import { refHeaders } from './headers.ts';
import { MCP_HEADERS } from './mcp-responses.ts';
import { jsonBody, ref, text } from './references.ts';

const REVISION = '2025-06-18';

const DESCRIPTION =
	'MCP over Streamable HTTP: one JSON-RPC 2.0 message a request. Revisions ' +
	`${SESSION_REVISIONS.join(', ')} begin with "initialize", whose answer carries Mcp-Session-Id; ` +
	`later requests repeat it. Revision ${STATELESS_REVISION} has no session: each request says its ` +
	'revision in "_meta" and in headers. "tools/list" names get_business and search_reviews, ' +
	'"tools/call" calls one. The answer is JSON, or one event of a stream where Accept names nothing ' +
	'else; there is no stream to GET. Only revision 2025-03-26 has batches.';

/** The MCP server: JSON-RPC 2.0 over streamable HTTP. */
export const MCP_PATH = {
	[PATHS.mcp]: {
		post: {
			operationId: 'callMcp',
			tags: ['mcp'],
			summary: 'MCP over streamable HTTP',
			description: DESCRIPTION,
			parameters: ['McpSessionId', 'McpProtocolVersion', 'McpMethod', 'McpName'].map((name) =>
				ref('parameters', name),
			),
			requestBody: {
				required: true,
				description: 'A JSON-RPC 2.0 request or notification, of at most 1 MiB.',
				content: jsonBody('JsonRpcRequest', requestExamples()),
			},
			responses: {
				'200': {
					description: 'A JSON-RPC 2.0 response: a result, or what is wrong with the request.',
					headers: { ...MCP_HEADERS, ...refHeaders('Mcp-Session-Id') },
					content: {
						...jsonBody('JsonRpcResponse', responseExamples()),
						'text/event-stream': {
							schema: { ...text(10_000_000), description: 'The same as one event.' },
						},
					},
				},
				'202': { description: 'A notification was taken.', headers: MCP_HEADERS },
				'400': ref('responses', 'McpBadRequest'),
				'403': ref('responses', 'McpForbidden'),
				'404': ref('responses', 'McpNotFound'),
				'405': ref('responses', 'McpMethodNotAllowed'),
				'406': ref('responses', 'McpNotAcceptable'),
				'413': ref('responses', 'McpContentTooLarge'),
				'414': ref('responses', 'UriTooLong'),
				'415': ref('responses', 'McpUnsupportedMediaType'),
				'500': ref('responses', 'McpInternalError'),
			},
		},
		options: {
			operationId: 'callMcpOptions',
			tags: ['mcp'],
			summary: 'Methods: MCP',
			description: 'What may be asked here, for browsers and others.',
			responses: {
				'204': ref('responses', 'Preflight'),
				'414': ref('responses', 'UriTooLong'),
				'500': ref('responses', 'InternalError'),
			},
		},
	},
} as const;

function requestExamples() {
	return {
		initialize: {
			summary: 'Begin a session',
			value: {
				jsonrpc: '2.0',
				id: 1,
				method: 'initialize',
				params: {
					protocolVersion: REVISION,
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
	};
}

function responseExamples() {
	return {
		initialize: {
			summary: 'Answer to "initialize"',
			value: {
				jsonrpc: '2.0',
				id: 1,
				result: {
					protocolVersion: REVISION,
					capabilities: { tools: {}, resources: {}, prompts: {}, completions: {} },
					serverInfo: {
						name: 'example.motors.reviews/reviews',
						title: 'Reviews of Example Motors',
						version: '1.0.0',
					},
				},
			},
		},
	};
}
