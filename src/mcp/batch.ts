import type { TextPiece } from '../endpoints/http/long-text.ts';
import type { McpServer } from './mcp-server.ts';
import { readMessage, type PostResponse } from './message.ts';
import { BATCH_REVISION } from './revision.ts';
import { renderRpcError, RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';
import { ask, checkRevision, readSession } from './protocol-2025.ts';
import type { SessionKeys } from './session-id.ts';
import type { SharedConnection } from './shared-connection.ts';

/** Maximum number of messages in a batch. */
const MAX_MESSAGES = 100;

/** Once the responses are this long together, the rest fail: platforms limit response sizes. */
const ANSWER_LENGTH = 1_000_000;

/**
 * Responds to a batch, which only one revision supports. An error in one message is returned as the
 * response to that message (JSON-RPC 2.0 §6).
 * @throws {RpcError} 400 if the whole batch is invalid.
 */
export async function answerBatch(
	server: McpServer,
	values: readonly unknown[],
	headers: Headers,
	keys: SessionKeys,
): Promise<PostResponse> {
	const revision = headers.has('mcp-session-id') ? readSession(headers, keys) : undefined;
	if (revision !== BATCH_REVISION) {
		throw invalidRequest(`batches need a session of revision ${BATCH_REVISION}`);
	}
	checkRevision(headers);
	if (values.length === 0 || values.length > MAX_MESSAGES) {
		throw invalidRequest(`a batch has 1 to ${MAX_MESSAGES} messages`);
	}
	const connection = await server.connect('session');
	const answers: TextPiece[] = [];
	let length = 0;
	for (const value of values) {
		const answer = await answerValue(connection, value, length < ANSWER_LENGTH);
		if (answer === undefined) continue;
		length += answer.reduce((sum, piece) => sum + piece.length, 0);
		answers.push(answers.length === 0 ? '[' : ',', ...answer);
	}
	return answers.length === 0 ? { status: 202 } : { status: 200, json: [...answers, ']'] };
}

async function answerValue(connection: SharedConnection, value: unknown, hasRoom: boolean) {
	try {
		const message = readMessage(value);
		if (message.kind !== 'request') return undefined;
		const { request } = message;
		if (request.method === 'initialize')
			throw invalidRequest('"initialize" cannot be part of a batch', request.id);
		if (!hasRoom) throw answersTooLong(request.id);
		return await ask(connection, request);
	} catch (error) {
		if (error instanceof RpcError) return [renderRpcError(error, error.id)];
		throw error;
	}
}

function answersTooLong(id: RequestId): RpcError {
	const message =
		'Cannot answer: the responses to this batch are too long, send the rest in another batch';
	return new RpcError(RPC_CODES.batchTooLong, message, { id });
}

function invalidRequest(state: string, id: RequestId | null = null): RpcError {
	return new RpcError(RPC_CODES.invalidRequest, `Cannot answer: ${state}`, { id });
}
