import { received } from '../endpoints/http/problem.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';

/** The MCP revision without sessions and without `initialize`: every request is independent. */
export const STATELESS_REVISION = '2026-07-28';

/** The revisions with sessions and `initialize`, newest first. */
export const SESSION_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export type SessionRevision = (typeof SESSION_REVISIONS)[number];

/** All supported revisions, newest first. */
export const REVISIONS: readonly string[] = [STATELESS_REVISION, ...SESSION_REVISIONS];

/** The only revision with JSON-RPC batches. */
export const BATCH_REVISION: SessionRevision = '2025-03-26';

export function isSessionRevision(revision: unknown): revision is SessionRevision {
	// `includes` would not accept an unknown value otherwise.
	return (SESSION_REVISIONS as readonly unknown[]).includes(revision);
}

/** Returns the error that lists the supported revisions (MCP 2026-07-28, "Versioning"). */
export function unsupportedRevision(
	requested: string,
	supported: readonly string[],
	id: RequestId | null,
): RpcError {
	const message = `Cannot use this revision of MCP: send ${supported.join(' or ')}`;
	const data = { supported, requested: received(requested) };
	return new RpcError(RPC_CODES.unsupportedRevision, message, { id, data });
}
