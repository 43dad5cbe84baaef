import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';
import { isDeeperThan } from './json-depth.ts';
import type { TextPiece } from '../endpoints/http/long-text.ts';

export type Members = Readonly<Record<string, unknown>>;

/** A JSON-RPC 2.0 request as MCP defines it, with named parameters. */
export interface RpcRequest {
	readonly jsonrpc: '2.0';
	readonly id: RequestId;
	readonly method: string;
	readonly params?: Members;
}

/** A message in the body. Only requests get a response, so only they have details. */
export type Message =
	| { readonly kind: 'request'; readonly request: RpcRequest }
	| { readonly kind: 'notification' | 'response' };

/** No request of the protocol comes near it, with whatever clients add to `_meta`. */
const MAX_DEPTH = 32;
const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body.
 * @throws {RpcError} 400: -32700 if it is not JSON, -32600 if it is nested too deeply.
 */
export function parseJson(body: Uint8Array): unknown {
	if (isDeeperThan(MAX_DEPTH, body)) {
		const message = `Cannot read the body: it has more than ${MAX_DEPTH} levels of nesting`;
		throw new RpcError(RPC_CODES.invalidRequest, message);
	}
	try {
		return JSON.parse(UTF_8.decode(body));
	} catch {
		const message = 'Cannot read the body: it must be JSON in UTF-8';
		throw new RpcError(RPC_CODES.parseError, message);
	}
}

/**
 * Reads a value as a JSON-RPC 2.0 message.
 * @throws {RpcError} 400, -32600, with the id of the request if it has one.
 */
export function readMessage(value: unknown): Message {
	if (!isMembers(value)) throw notAMessage('it must be an object', null);
	const { jsonrpc, id, method, params } = value;
	const known = isId(id) ? id : null;
	if (jsonrpc !== '2.0') throw notAMessage('"jsonrpc" must be "2.0"', known);
	if (params !== undefined && !isMembers(params)) {
		throw notAMessage('"params" must be an object', known);
	}
	if (typeof method === 'string') {
		if (id === undefined) return { kind: 'notification' };
		if (known === null) throw notAMessage('"id" must be a string or a whole number', null);
		return { kind: 'request', request: { jsonrpc, id: known, method, ...(params && { params }) } };
	}
	if (method === undefined && known !== null && ('result' in value || 'error' in value)) {
		return { kind: 'response' };
	}
	throw notAMessage('"method" must be a string', known);
}

export function isMembers(value: unknown): value is Members {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** MCP does not allow null, and an unsafe integer could not be returned exactly. */
function isId(id: unknown): id is RequestId {
	return typeof id === 'string' || Number.isSafeInteger(id);
}

function notAMessage(state: string, id: RequestId | null): RpcError {
	const message = `Cannot read the message as JSON-RPC 2.0: ${state}`;
	return new RpcError(RPC_CODES.invalidRequest, message, { id });
}

/** The response to a POST: JSON text, or no body if nothing in the request needs a response. */
export interface PostResponse {
	readonly status: number;
	readonly json?: readonly TextPiece[];
	/** The id of the session that this response starts. */
	readonly sessionId?: string;
}
