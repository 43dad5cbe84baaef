export type RequestId = string | number;

/** The codes of JSON-RPC 2.0 §5.1 and of MCP. */
export const RPC_CODES = {
	parseError: -32700,
	invalidRequest: -32600,
	methodNotFound: -32601,
	invalidParams: -32602,
	internalError: -32603,
	sessionMissing: -32000,
	sessionUnknown: -32001,
	batchTooLong: -32003,
	/** Told as `invalidParams` in the stateless revision. */
	resourceNotFound: -32002,
	headerMismatch: -32020,
	unsupportedRevision: -32022,
} as const;
export type RpcCode = (typeof RPC_CODES)[keyof typeof RPC_CODES];

/** An error that the caller is meant to see, as JSON-RPC words it. */
export class RpcError extends Error {
	override name = 'RpcError';
	readonly code: RpcCode;
	readonly data: unknown;
	/** Of the HTTP answer, where the message is refused before a method sees it. */
	readonly status: number;
	/** Of the request, as far as it could be read. */
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

/** The response that tells an error. */
export function renderRpcError(
	{ code, message, data }: Pick<RpcError, 'code' | 'message' | 'data'>,
	id: RequestId | null,
): string {
	return JSON.stringify({ jsonrpc: '2.0', id, error: { code, message, data } });
}
