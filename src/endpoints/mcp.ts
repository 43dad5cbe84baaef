import { readBody } from './http/body.ts';
import { OPEN_HEADERS, preflightResponse } from './http/cors.ts';
import type { Endpoint } from './http/endpoint.ts';
import { methodNotAllowed, toErrorResponse } from './http/error-response.ts';
import { byteLengthOf, toWhole, type TextPiece } from './http/long-text.ts';
import { isLoopbackAuthority, isLoopbackOrigin } from './http/loopback.ts';
import { acceptsMediaType, mediaTypeOf } from './http/media-type.ts';
import type { Problem } from './http/problem.ts';
import { LONG_FROM_BYTES, TextResponse } from './http/text-response.ts';
import { handlePost } from '../mcp/handle-post.ts';
import { serverOf } from '../mcp/mcp-server.ts';
import type { PostResponse } from '../mcp/message.ts';
import { renderRpcError, RPC_CODES, RpcError } from '../mcp/rpc-error.ts';
import type { SessionKeys } from '../mcp/session-id.ts';
import type { EditionDependencies } from './edition-dependencies.ts';

export interface McpDependencies extends EditionDependencies, Pick<SessionKeys, 'createRandom'> {
	/** The key that signs session ids. */
	readonly sessionSecret: () => string;
}

const ALLOW = 'POST, OPTIONS';
const BODY_LIMIT_BYTES = 1_048_576;
const JSON_TYPE = 'application/json';
const STREAM_TYPE = 'text/event-stream';

/**
 * `POST /mcp`: MCP over Streamable HTTP, for the revisions with sessions and the stateless one.
 * Responses are JSON, or a single-event stream if the client accepts only that; no stream stays
 * open. Errors are JSON-RPC errors with the HTTP status that the transport requires.
 * `Authorization` is ignored because everything is public.
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
		return toResponse(await handlePost(serverOf(edition), body, request.headers, keys), type);
	} catch (error) {
		if (!(error instanceof RpcError)) throw error;
		return rpcResponse(error.status, [renderRpcError(error, error.id)]);
	}
}

/**
 * Allows only local origins on a local server, which pages of other origins must not reach through
 * DNS rebinding (MCP, "Security Warning"). A public server is open to all origins.
 */
function checkOrigin(headers: Headers): void {
	const origin = headers.get('origin');
	const isHere = isLoopbackAuthority(headers.get('host') ?? '');
	if (isHere && (origin === null || isLoopbackOrigin(origin))) return;
	const state = 'a local server accepts only requests from this machine, unless BASE_URL is public';
	throw refusal(403, `Cannot answer: ${state}`);
}

/** Chooses the media type of the response: JSON if the client accepts it. */
function chooseType(headers: Headers): string {
	if (mediaTypeOf(headers.get('content-type')) !== JSON_TYPE) {
		throw refusal(415, `Cannot read the body: its Content-Type must be ${JSON_TYPE}`);
	}
	const coding = headers.get('content-encoding');
	if (coding !== null && coding !== 'identity') {
		throw refusal(415, 'Cannot read the body: it must be sent without a content coding');
	}
	const accept = headers.get('accept');
	const type = [JSON_TYPE, STREAM_TYPE].find((offered) => acceptsMediaType(accept, offered));
	if (type !== undefined) return type;
	throw refusal(406, `Cannot answer as asked: Accept must name ${JSON_TYPE} or ${STREAM_TYPE}`);
}

function refusal(status: number, message: string): RpcError {
	return new RpcError(RPC_CODES.invalidRequest, message, { status });
}

function toResponse({ status, json, sessionId }: PostResponse, type: string): Response {
	if (json === undefined) return new Response(null, { status, headers: OPEN_HEADERS });
	const body = type === STREAM_TYPE ? ['event: message\ndata: ', ...json, '\n\n'] : json;
	const session = sessionId === undefined ? {} : { 'Mcp-Session-Id': sessionId };
	return rpcResponse(status, body, { 'Content-Type': type, ...session });
}

function renderProblem({ status, message, headers }: Problem): Response {
	const code = status === 500 ? RPC_CODES.internalError : RPC_CODES.invalidRequest;
	return rpcResponse(status, [renderRpcError({ code, message, data: undefined }, null)], headers);
}

/** Sets all headers at once; adding headers later would cost more than the rest of the response. */
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
	// A platform that does not know `TextResponse` sends a short text faster as a whole.
	if (byteLengthOf(body) > LONG_FROM_BYTES) return new TextResponse(body, init);
	return new Response(toWhole(body), init);
}
