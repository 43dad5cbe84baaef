/** The revision of MCP in which every request stands alone: no session, no `initialize`. */
export const STATELESS_REVISION = '2026-07-28';

/** The revisions that begin with `initialize` and have sessions, newest first. */
export const SESSION_REVISIONS = ['2025-11-25', '2025-06-18', '2025-03-26'] as const;
export type SessionRevision = (typeof SESSION_REVISIONS)[number];

/** Every revision that the server speaks, newest first. */
export const REVISIONS: readonly string[] = [STATELESS_REVISION, ...SESSION_REVISIONS];

/** The only revision with JSON-RPC batches. */
export const BATCH_REVISION: SessionRevision = '2025-03-26';

export function isSessionRevision(revision: unknown): revision is SessionRevision {
	// Wider for the comparison alone.
	return (SESSION_REVISIONS as readonly unknown[]).includes(revision);
}
