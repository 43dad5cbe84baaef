import { answerBatch } from './batch.ts';
import type { McpServer } from './mcp-server.ts';
import { isMembers, parseJson, readMessage, type PostResponse } from './message.ts';
import type { SessionKeys } from './session-id.ts';
import { answerInSession } from './protocol-2025.ts';
import { answerStateless, isStateless } from './protocol-2026.ts';

/**
 * Responds to the body of a POST, in either era of the protocol. Notifications and responses are
 * accepted and ignored, because a read-only server has no use for them.
 * @throws {RpcError} if a message is rejected before it reaches a method.
 */
export async function handlePost(
	server: McpServer,
	body: Uint8Array,
	headers: Headers,
	keys: SessionKeys,
): Promise<PostResponse> {
	const value = parseJson(body);
	if (Array.isArray(value)) return answerBatch(server, value, headers, keys);

	const message = readMessage(value);
	const params = isMembers(value) ? value['params'] : undefined;
	if (!isStateless(params, headers)) return answerInSession(server, message, headers, keys);
	if (message.kind !== 'request') return { status: 202 };
	return answerStateless(server, message.request, headers);
}
