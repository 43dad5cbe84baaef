import { answerBatch } from './batch.ts';
import type { McpServer } from './mcp-server.ts';
import { isMembers, parseJson, readMessage } from './message.ts';
import type { PostAnswer } from './post-answer.ts';
import type { SessionKeys } from './session-id.ts';
import { answerInSession } from './session-era.ts';
import { answerStateless, isStateless } from './stateless-era.ts';

/**
 * Answers the body of a POST, in whichever era of the protocol it is written. Notifications and
 * responses are taken and go no further: there is nothing that they could tell a server that only reads.
 * @throws {RpcError} when a message is refused before a method sees it.
 */
export async function answerPost(
	server: McpServer,
	body: Uint8Array,
	headers: Headers,
	keys: SessionKeys,
): Promise<PostAnswer> {
	const value = parseJson(body);
	if (Array.isArray(value)) return answerBatch(server, value, headers, keys);

	const message = readMessage(value);
	const params = isMembers(value) ? value['params'] : undefined;
	if (!isStateless(params, headers)) return answerInSession(server, message, headers, keys);
	if (message.kind !== 'request') return { status: 202 };
	return answerStateless(server, message.request, headers);
}
