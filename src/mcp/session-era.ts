import type { McpServer } from './mcp-server.ts';
import { readMessage, type Message, type RpcRequest } from './message.ts';
import { readInitialize, readParams } from './method-params.ts';
import type { TextPiece } from '../http/long-text.ts';
import type { PostAnswer } from './post-answer.ts';
import { BATCH_REVISION, isSessionRevision, REVISIONS, SESSION_REVISIONS } from './revision.ts';
import { renderRpcError, RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';
import { createSessionId, readSessionId, type SessionKeys } from './session-id.ts';
import type { SharedConnection } from './shared-connection.ts';
import { unsupportedRevision } from './unsupported-revision.ts';

/** As many messages as a batch may hold. */
const MAX_BATCH = 100;

/** From this length of all answers together on, a batch gets no more of them: a platform has a limit. */
const BATCH_ANSWER_LENGTH = 1_000_000;

/** What a server that all callers share is told of each: it asks nothing of a client. */
const ANYBODY = { capabilities: {}, clientInfo: { name: 'client', version: '1' } };

/**
 * Answers a message of the revisions with sessions: `initialize` begins one, and every other message
 * belongs to one (MCP 2025-11-25, "Session Management").
 * @throws {RpcError} 400 without a session, 404 for one that was not begun here.
 */
export async function answerInSession(
	server: McpServer,
	message: Message,
	headers: Headers,
	keys: SessionKeys,
): Promise<PostAnswer> {
	const request = message.kind === 'request' ? message.request : undefined;
	checkRevision(headers, request?.id);
	if (request?.method === 'initialize') return initialize(server, request, keys);
	readSession(headers, keys, request?.id);
	if (request === undefined) return { status: 202 };
	return { status: 200, json: await ask(await server.connect('session'), request) };
}

/**
 * Answers a batch, which only one revision has; what is wrong with one of its messages is told in that
 * message's place (JSON-RPC 2.0 §6).
 * @throws {RpcError} 400 for a batch as a whole.
 */
export async function answerBatch(
	server: McpServer,
	values: readonly unknown[],
	headers: Headers,
	keys: SessionKeys,
): Promise<PostAnswer> {
	const revision = headers.has('mcp-session-id') ? readSession(headers, keys) : undefined;
	if (revision !== BATCH_REVISION) {
		throw invalidRequest(`batches belong to sessions of revision ${BATCH_REVISION}`);
	}
	checkRevision(headers);
	if (values.length === 0 || values.length > MAX_BATCH) {
		throw invalidRequest(`a batch has 1 to ${MAX_BATCH} messages`);
	}
	const connection = await server.connect('session');
	const answers: TextPiece[] = [];
	let length = 0;
	for (const value of values) {
		const answer = await answerOfBatch(connection, value, length < BATCH_ANSWER_LENGTH);
		if (answer === undefined) continue;
		length += answer.reduce((sum, piece) => sum + piece.length, 0);
		answers.push(answers.length === 0 ? '[' : ',', ...answer);
	}
	return answers.length === 0 ? { status: 202 } : { status: 200, json: [...answers, ']'] };
}

async function answerOfBatch(connection: SharedConnection, value: unknown, hasRoom: boolean) {
	try {
		const message = readMessage(value);
		if (message.kind !== 'request') return undefined;
		const { request } = message;
		if (request.method === 'initialize') throw invalidRequest('"initialize" is alone', request.id);
		if (!hasRoom) throw batchTooLong(request.id);
		return await ask(connection, request);
	} catch (error) {
		if (error instanceof RpcError) return [renderRpcError(error, error.id)];
		throw error;
	}
}

async function initialize(
	server: McpServer,
	request: RpcRequest,
	keys: SessionKeys,
): Promise<PostAnswer> {
	const { protocolVersion: requested } = readInitialize(request);
	// The SDK knows revisions that had another transport.
	const protocolVersion = isSessionRevision(requested) ? requested : SESSION_REVISIONS[0];
	const connection = await server.connect('session');
	const { json } = await connection.ask({ ...request, params: { ...ANYBODY, protocolVersion } });
	return { status: 200, json, sessionId: createSessionId(protocolVersion, keys) };
}

/** No more of the parameters than the method reads goes to a server that all callers share. */
async function ask(connection: SharedConnection, request: RpcRequest) {
	return (await connection.ask({ ...request, params: readParams(request) })).json;
}

/** The header may be left out, or lag behind the session: it has to be a revision with sessions. */
function checkRevision(headers: Headers, id: RequestId | null = null): void {
	const stated = headers.get('mcp-protocol-version');
	if (stated !== null && !isSessionRevision(stated))
		throw unsupportedRevision(stated, REVISIONS, id);
}

function readSession(headers: Headers, keys: SessionKeys, id: RequestId | null = null) {
	const sessionId = headers.get('mcp-session-id');
	if (sessionId === null) {
		const message =
			'Cannot answer without a session: call "initialize" and send the Mcp-Session-Id of its answer';
		throw new RpcError(RPC_CODES.sessionMissing, message, { id });
	}
	const revision = readSessionId(sessionId, keys);
	if (revision !== undefined) return revision;
	const message = 'Cannot find the session: call "initialize" to begin another';
	throw new RpcError(RPC_CODES.sessionUnknown, message, { id, status: 404 });
}

function batchTooLong(id: RequestId): RpcError {
	const message = 'Cannot answer: the answers to this batch are too long, ask again in another one';
	return new RpcError(RPC_CODES.batchTooLong, message, { id });
}

function invalidRequest(state: string, id: RequestId | null = null): RpcError {
	return new RpcError(RPC_CODES.invalidRequest, `Cannot answer: ${state}`, { id });
}
