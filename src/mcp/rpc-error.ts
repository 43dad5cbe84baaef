export type RequestId = string | number;

/** Error codes of JSON-RPC 2.0 §5.1 and MCP. */
export const RPC_CODES = {
	parseError: -32700,
	invalidRequest: -32600,
	methodNotFound: -32601,
	invalidParams: -32602,
	internalError: -32603,
	sessionMissing: -32000,
	sessionUnknown: -32001,
	batchTooLong: -32003,
	/** Sent as `invalidParams` in the stateless revision. */
	resourceNotFound: -32002,
	headerMismatch: -32020,
	unsupportedRevision: -32022,
} as const;
export type RpcCode = (typeof RPC_CODES)[keyof typeof RPC_CODES];

/** An error to show to the client, as a JSON-RPC error. */
export class RpcError extends Error {
	override name = 'RpcError';
	readonly code: RpcCode;
	readonly data: unknown;
	/** The HTTP status if the message is rejected before it reaches a method. */
	readonly status: number;
	/** The id of the request, if it could be read. */
	readonly id: RequestId | null;

	constructor(
		code: RpcCode,
		message: string,
		{
			data,
			status = 400,
			id = null,
		}: { data?: unknown; status?: number; id?: RequestId | null } = {},
	) {
		super(message);
		this.code = code;
		this.data = data;
		this.status = status;
		this.id = id;
	}
}

/** Renders the response for an error. */
export function renderRpcError(
	{ code, message, data }: Pick<RpcError, 'code' | 'message' | 'data'>,
	id: RequestId | null,
): string {
	return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } });
}
