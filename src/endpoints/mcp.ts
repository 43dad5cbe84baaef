import { readBody } from './http/body.ts';
import { OPEN_HEADERS, preflightResponse } from './http/cors.ts';
import { methodNotAllowed, toErrorResponse, type Endpoint } from './http/endpoint.ts';
import { byteLengthOf, toWhole, type TextPiece } from './http/long-text.ts';
import { isLoopbackAuthority, isLoopbackOrigin } from './http/loopback.ts';
import { acceptsMediaType, mediaTypeOf } from './http/media-type.ts';
import type { Problem } from './http/problem.ts';
import { LONG_FROM_BYTES, TextResponse } from './http/text-response.ts';
import { answerPost } from '../mcp/answer-post.ts';
import { serverOf } from '../mcp/mcp-server.ts';
import type { PostAnswer } from '../mcp/post-answer.ts';
import { renderRpcError, RPC_CODES, RpcError } from '../mcp/rpc-error.ts';
import type { SessionKeys } from '../mcp/session-id.ts';
import type { EditionDependencies } from './edition-dependencies.ts';

export interface McpDependencies extends EditionDependencies, Pick<SessionKeys, 'createRandom'> {
	/** What session ids are signed with. */
	readonly sessionSecret: () => string;
}

const ALLOW = 'POST, OPTIONS';
const BODY_LIMIT_BYTES = 1_048_576;
const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

/**
 * `POST /mcp`: MCP over Streamable HTTP, of the revisions with sessions and of the stateless one. An
 * answer is JSON, or one event of a stream for a client that takes nothing else; nothing is held open.
 * Errors are JSON-RPC errors, with the status that the transport gives them. There is nothing behind
 * `Authorization`, so it is not looked at.
 */
export function createMcpEndpoint(dependencies: McpDependencies): Endpoint {
	return {
		fetch: (request) =>
			answer(dependencies, request).catch((error: unknown) =>
				toErrorResponse(error, renderProblem),
			),
	};
}

async function answer(dependencies: McpDependencies, request: Request): Promise<Response> {
	if (request.method === 'OPTIONS') return preflightResponse(ALLOW);
	const edition = await dependencies.loadEdition();
	try {
		if (isLoopbackOrigin(edition.data.base_url)) checkOrigin(request.headers);
		if (request.method !== 'POST') throw methodNotAllowed(request.method, ALLOW);
		const type = chooseType(request.headers);
		const body = await readBody(request, BODY_LIMIT_BYTES);
		const { createRandom } = dependencies;
		const keys = { secret: dependencies.sessionSecret(), createRandom };
		return toResponse(await answerPost(serverOf(edition), body, request.headers, keys), type);
	} catch (error) {
		if (!(error instanceof RpcError)) throw error;
		return rpcResponse(error.status, [renderRpcError(error, error.id)]);
	}
}

/**
 * A server on this machine is only for it: a page of another origin, or a name that was made to lead
 * here, must not reach it (MCP, "Security Warning"). What is public is open to every origin.
 */
function checkOrigin(headers: Headers): void {
	const origin = headers.get('origin');
	const isHere = isLoopbackAuthority(headers.get('host') ?? '');
	if (isHere && (origin === null || isLoopbackOrigin(origin))) return;
	const state = 'a server on this machine answers this machine alone, unless BASE_URL is public';
	throw new RpcError(RPC_CODES.invalidRequest, `Cannot answer: ${state}`, { status: 403 });
}

/** The media type of the answer: JSON where it is acceptable. */
function chooseType(headers: Headers): string {
	if (mediaTypeOf(headers.get('content-type')) !== JSON_TYPE) {
		const message = `Cannot read the body: its Content-Type must be ${JSON_TYPE}`;
		throw new RpcError(RPC_CODES.invalidRequest, message, { status: 415 });
	}
	const coding = headers.get('content-encoding');
	if (coding !== null && coding !== 'identity') {
		const message = 'Cannot read the body: it must be sent without a content coding';
		throw new RpcError(RPC_CODES.invalidRequest, message, { status: 415 });
	}
	const accept = headers.get('accept');
	const type = [JSON_TYPE, STREAM_TYPE].find((offered) => acceptsMediaType(accept, offered));
	if (type !== undefined) return type;
	const message = `Cannot answer as asked: Accept must name ${JSON_TYPE} or ${STREAM_TYPE}`;
	throw new RpcError(RPC_CODES.invalidRequest, message, { status: 406 });
}

function toResponse({ status, json, sessionId }: PostAnswer, type: string): Response {
	if (json === undefined) return new Response(null, { status, headers: OPEN_HEADERS });
	const body = type === STREAM_TYPE ? ['event: message\ndata: ', ...json, '\n\n'] : json;
	const session = sessionId === undefined ? {} : { 'Mcp-Session-Id': sessionId };
	return rpcResponse(status, body, { 'Content-Type': type, ...session });
}

function renderProblem({ status, message, headers }: Problem): Response {
	const code = status === 500 ? RPC_CODES.internalError : RPC_CODES.invalidRequest;
	return rpcResponse(status, [renderRpcError({ code, message, data: undefined }, null)], headers);
}

/** All headers at once: adding some later costs more than the rest of an answer. */
function rpcResponse(
	status: number,
	body: readonly TextPiece[],
	headers: Readonly<Record<string, string>> = {},
): Response {
	const all = {
		'Content-Type': JSON_TYPE,
		'Cache-Control': 'no-store',
		...OPEN_HEADERS,
		...headers,
	};
	const init = { status, headers: all };
	// A platform that does not know the pieces sends a short text sooner when it is whole.
	if (byteLengthOf(body) > LONG_FROM_BYTES) return new TextResponse(body, init);
	return new Response(toWhole(body), init);
}
