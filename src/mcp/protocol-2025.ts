import type { TextPiece } from '../endpoints/http/long-text.ts';
import type { McpServer } from './mcp-server.ts';
import type { Message, RpcRequest, PostResponse } from './message.ts';
import { readInitialize, readParams } from './method-params.ts';
import {
	isSessionRevision,
	REVISIONS,
	SESSION_REVISIONS,
	type SessionRevision,
	unsupportedRevision,
} from './revision.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';
import { createSessionId, readSessionId, type SessionKeys } from './session-id.ts';
import type { SharedConnection } from './shared-connection.ts';

/** Client details that the shared server gets for every client. It sends no requests to clients. */
const GENERIC_CLIENT = { capabilities: {}, clientInfo: { name: 'client', version: '1' } };

/**
 * Responds to a message in a protocol revision that has sessions. `initialize` starts a session, and every other
 * message belongs to one (MCP 2025-11-25, "Session Management").
 * @throws {RpcError} 400 without a session, 404 for a session that this service did not start.
 */
export async function answerInSession(
	server: McpServer,
	message: Message,
	headers: Headers,
	keys: SessionKeys,
): Promise<PostResponse> {
	const request = message.kind === 'request' ? message.request : undefined;
	checkRevision(headers, request?.id);
	if (request?.method === 'initialize') return initialize(server, request, keys);
	readSession(headers, keys, request?.id);
	if (request === undefined) return { status: 202 };
	return { status: 200, json: await ask(await server.connect('session'), request) };
}

/** Passes only the parameters that the method reads to the shared server. */
export async function ask(
	connection: SharedConnection,
	request: RpcRequest,
): Promise<readonly TextPiece[]> {
	return (await connection.ask({ ...request, params: readParams(request) })).json;
}

/** The header is optional. Its revision may differ from the session's, but must have sessions. */
export function checkRevision(headers: Headers, id: RequestId | null = null): void {
	const stated = headers.get('mcp-protocol-version');
	if (stated !== null && !isSessionRevision(stated))
		throw unsupportedRevision(stated, REVISIONS, id);
}

/**
 * Returns the revision of the session that a request belongs to.
 * @throws {RpcError} 400 without a session, 404 for a session that this service did not start.
 */
export function readSession(
	headers: Headers,
	keys: SessionKeys,
	id: RequestId | null = null,
): SessionRevision {
	const sessionId = headers.get('mcp-session-id');
	if (sessionId === null) {
		const message =
			'Cannot answer without a session: call "initialize" and send the Mcp-Session-Id of its answer';
		throw new RpcError(RPC_CODES.sessionMissing, message, { id });
	}
	const revision = readSessionId(sessionId, keys);
	if (revision !== undefined) return revision;
	const message = 'Cannot find the session: call "initialize" to start a new one';
	throw new RpcError(RPC_CODES.sessionUnknown, message, { id, status: 404 });
}

async function initialize(
	server: McpServer,
	request: RpcRequest,
	keys: SessionKeys,
): Promise<PostResponse> {
	const { protocolVersion: requested } = readInitialize(request);
	// The SDK also accepts older revisions, which had a different transport.
	const protocolVersion = isSessionRevision(requested) ? requested : SESSION_REVISIONS[0];
	const connection = await server.connect('session');
	const { json } = await connection.ask({
		...request,
		params: { ...GENERIC_CLIENT, protocolVersion },
	});
	return { status: 200, json, sessionId: createSessionId(protocolVersion, keys) };
}
