import * as z from 'zod';
import type { McpServer } from './mcp-server.ts';
import { isMembers, type RpcRequest, type PostResponse } from './message.ts';
import { readParams } from './method-params.ts';
import { STATELESS_REVISION, unsupportedRevision } from './revision.ts';
import { RPC_CODES, RpcError } from './rpc-error.ts';

const VERSION_KEY = 'io.modelcontextprotocol/protocolVersion';
const CAPABILITIES_KEY = 'io.modelcontextprotocol/clientCapabilities';
const Meta = z.object({
	[VERSION_KEY]: z.string(),
	[CAPABILITIES_KEY]: z.record(z.string(), z.unknown()),
	'io.modelcontextprotocol/clientInfo': z
		.looseObject({ name: z.string(), version: z.string() })
		.optional(),
});

/**
 * Client details that the shared server gets for every client. It sends no requests to clients. The
 * SDK would silently drop a message with details that it does not understand.
 */
const GENERIC_CLIENT = { [VERSION_KEY]: STATELESS_REVISION, [CAPABILITIES_KEY]: {} };

/** For each method with an `Mcp-Name` header, the parameter that the header repeats. */
const NAMED_BY: Readonly<Record<string, string>> = {
	'tools/call': 'name',
	'prompts/get': 'name',
	'resources/read': 'uri',
};

/** The encoding of values that a header cannot contain (MCP 2026-07-28, "Value Encoding"). */
const ENCODED = /^=\?base64\?(.*)\?=$/;

/** Whether a message is of the stateless revision, according to its `_meta` or a header. */
export function isStateless(params: unknown, headers: Headers): boolean {
	const meta = isMembers(params) ? params['_meta'] : undefined;
	return (
		(isMembers(meta) && meta[VERSION_KEY] !== undefined) ||
		headers.get('mcp-protocol-version') === STATELESS_REVISION
	);
}

/**
 * Responds to a request of the stateless revision. `_meta` has the revision and the client's
 * capabilities, and headers repeat parts of the body (MCP 2026-07-28, "Standard Request Headers").
 * @throws {RpcError} 400: -32602 for `_meta`, -32020 for a header, -32022 for the revision.
 */
export async function answerStateless(
	server: McpServer,
	request: RpcRequest,
	headers: Headers,
): Promise<PostResponse> {
	checkHeaders(request, readRevision(request), headers);
	// Nothing changes during an edition; a stream of changes would only stay open without events.
	if (request.method === 'subscriptions/listen') {
		const message = 'Cannot subscribe: this server has nothing that changes';
		throw new RpcError(RPC_CODES.methodNotFound, message, { id: request.id, status: 404 });
	}
	const params = { ...readParams(request), _meta: GENERIC_CLIENT };
	const { json, code } = await (await server.connect('stateless')).ask({ ...request, params });
	return { status: code === RPC_CODES.methodNotFound ? 404 : 200, json };
}

function readRevision({ id, params }: RpcRequest): string {
	const meta = Meta.safeParse(params?.['_meta'] ?? {});
	if (meta.success) return meta.data[VERSION_KEY];
	const wrong = meta.error.issues.map(({ path }) => path[0] ?? '_meta');
	const message = `Cannot read "_meta": these are missing or malformed: ${wrong.join(', ')}`;
	throw new RpcError(RPC_CODES.invalidParams, message, { id, data: { keys: wrong } });
}

function checkHeaders({ id, method, params }: RpcRequest, revision: string, headers: Headers) {
	const expectHeader = (header: string, expected: string, value = headers.get(header)) => {
		if (value === expected) return;
		const state = value === null ? 'it is missing' : 'it differs from the body';
		const message = `Cannot read the header ${header}: ${state}`;
		throw new RpcError(RPC_CODES.headerMismatch, message, { id });
	};
	if (headers.has('MCP-Protocol-Version')) expectHeader('MCP-Protocol-Version', revision);
	if (revision !== STATELESS_REVISION)
		throw unsupportedRevision(revision, [STATELESS_REVISION], id);
	expectHeader('MCP-Protocol-Version', revision);
	expectHeader('Mcp-Method', method);
	const name = params?.[NAMED_BY[method] ?? ''];
	if (typeof name === 'string') expectHeader('Mcp-Name', name, decode(headers.get('Mcp-Name')));
}

/** Returns an incorrectly encoded value unchanged; it then differs from the body. */
function decode(value: string | null): string | null {
	const encoded = value === null ? undefined : ENCODED.exec(value)?.[1];
	const text = Buffer.from(encoded ?? '', 'base64').toString('utf8');
	return Buffer.from(text).toString('base64') === encoded ? text : value;
}
