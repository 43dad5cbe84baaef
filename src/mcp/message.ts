import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';

export type Members = Readonly<Record<string, unknown>>;

/** A request of JSON-RPC 2.0 as MCP has it: its parameters are named. */
export interface RpcRequest {
	readonly jsonrpc: '2.0';
	readonly id: RequestId;
	readonly method: string;
	readonly params?: Members;
}

/** What one JSON value of a body is. Only requests are answered, so nothing more is known of the rest. */
export type Message =
	| { readonly kind: 'request'; readonly request: RpcRequest }
	| { readonly kind: 'notification' | 'response' };

const UTF_8 = new TextDecoder('utf-8', { fatal: true });

/**
 * Parses a body.
 * @throws {RpcError} 400, -32700.
 */
export function parseJson(body: Uint8Array): unknown {
	try {
		return JSON.parse(UTF_8.decode(body));
	} catch {
		const message = 'Cannot read the body: it must be JSON in UTF-8';
		throw new RpcError(RPC_CODES.parseError, message);
	}
}

/**
 * Reads a value as a message of JSON-RPC 2.0.
 * @throws {RpcError} 400, -32600, with the id of the request where it has one.
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
		if (known === null) throw notAMessage('"id" must be a text or a whole number', null);
		return { kind: 'request', request: { jsonrpc, id: known, method, ...(params && { params }) } };
	}
	if (method === undefined && known !== null && ('result' in value || 'error' in value)) {
		return { kind: 'response' };
	}
	throw notAMessage('"method" must be a text', known);
}

export function isMembers(value: unknown): value is Members {
	return typeof value === 'object' && value !== null && !Array.isArray(value);
}

/** MCP allows no null, and what is not a safe integer could not be sent back as it came. */
function isId(id: unknown): id is RequestId {
	return typeof id === 'string' || Number.isSafeInteger(id);
}

function notAMessage(state: string, id: RequestId | null): RpcError {
	const message = `Cannot read the message as JSON-RPC 2.0: ${state}`;
	return new RpcError(RPC_CODES.invalidRequest, message, { id });
}
