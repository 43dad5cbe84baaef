import * as z from 'zod';

const Id = z.union([z.int(), z.string()]).describe('Request id.');
const Members = z.record(z.string(), z.unknown());

/** A JSON-RPC 2.0 request, as MCP sends it. */
export const JsonRpcRequest = z
	.strictObject({
		jsonrpc: z.literal('2.0'),
		id: Id.optional().describe('Request id; left out by notifications.'),
		method: z.string().describe('For example "initialize", "tools/list" or "tools/call".'),
		params: Members.optional(),
	})
	.meta({ id: 'JsonRpcRequest', description: 'A JSON-RPC 2.0 request or notification.' });
export type JsonRpcRequest = z.output<typeof JsonRpcRequest>;

/** A JSON-RPC 2.0 response. */
export const JsonRpcResponse = z
	.strictObject({
		jsonrpc: z.literal('2.0'),
		id: Id.nullable(),
		result: Members.optional(),
		error: z
			.strictObject({ code: z.int(), message: z.string(), data: z.unknown().optional() })
			.optional(),
	})
	.meta({ id: 'JsonRpcResponse', description: 'A JSON-RPC 2.0 response.' });
export type JsonRpcResponse = z.output<typeof JsonRpcResponse>;
