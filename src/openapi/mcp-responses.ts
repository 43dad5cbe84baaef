import { COMMON_HEADERS, refHeaders } from './headers.ts';
import { jsonBody, type Json } from './references.ts';

/** The headers of all responses of the MCP server. */
export const MCP_HEADERS = {
	...COMMON_HEADERS,
	...refHeaders('Cache-Control', 'Content-Encoding', 'Vary'),
};

/** The transport errors of the MCP server: JSON-RPC errors with their real messages. */
export const MCP_RESPONSES = {
	McpBadRequest: errorResponse('The message is refused before a method sees it.', [
		[-32700, 'Cannot read the body: it must be JSON in UTF-8'],
		[-32600, 'Cannot read the message as JSON-RPC 2.0: "jsonrpc" must be "2.0"'],
		[
			-32000,
			'Cannot answer without a session: call "initialize" and send the Mcp-Session-Id of its answer',
		],
		[-32020, 'Cannot read the header Mcp-Method: it is missing'],
	]),
	McpForbidden: errorResponse('The server is on a machine of its own, and the caller is not.', [
		[
			-32600,
			'Cannot answer: a server on this machine answers this machine alone, unless BASE_URL is public',
		],
	]),
	McpNotFound: errorResponse('The session was not begun here, or the method is not known.', [
		[-32001, 'Cannot find the session: call "initialize" to begin another'],
		[-32601, 'Method not found'],
	]),
	McpMethodNotAllowed: errorResponse(
		'There is no stream to GET, and no session to DELETE.',
		[[-32600, 'Cannot DELETE this resource: it answers POST, OPTIONS']],
		refHeaders('Allow'),
	),
	McpNotAcceptable: errorResponse('The client takes none of the types that answers have.', [
		[-32600, 'Cannot answer as asked: Accept must name application/json or text/event-stream'],
	]),
	McpContentTooLarge: errorResponse('The body has more than 1 MiB.', [
		[-32600, 'Cannot read the body: it has more than 1048576 bytes'],
	]),
	McpUnsupportedMediaType: errorResponse('The body is not of the type that is read.', [
		[-32600, 'Cannot read the body: its Content-Type must be application/json'],
	]),
	McpInternalError: errorResponse('Something failed on our side; nothing of the cause is told.', [
		[-32603, 'Cannot answer: something failed on our side'],
	]),
} as const;

function errorResponse(
	description: string,
	errors: readonly (readonly [code: number, message: string])[],
	headers: Json = {},
) {
	const examples = Object.fromEntries(
		errors.map(([code, message]) => [
			`error${-code}`,
			{ summary: description, value: { jsonrpc: '2.0', id: null, error: { code, message } } },
		]),
	);
	return {
		description,
		headers: { ...MCP_HEADERS, ...headers },
		content: jsonBody('JsonRpcResponse', examples),
	};
}
