import { received } from '../endpoints/http/received.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';

/** Returns the error that lists the supported revisions (MCP 2026-07-28, "Versioning"). */
export function unsupportedRevision(
	requested: string,
	supported: readonly string[],
	id: RequestId | null,
): RpcError {
	const message = `Cannot speak this revision of MCP: send ${supported.join(' or ')}`;
	const data = { supported, requested: received(requested) };
	return new RpcError(RPC_CODES.unsupportedRevision, message, { id, data });
}
