/** An MCP session id grants no access, so the default signing secret can be public. */
const PUBLIC_SESSION_SECRET = 'forecourt: a session id is no credential';

/** Returns the secret that MCP session ids are signed with. An empty one counts as unset. */
export function readSessionSecret(): string {
	return process.env['MCP_SESSION_SECRET'] || PUBLIC_SESSION_SECRET;
}
