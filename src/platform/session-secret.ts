import { readEnvironment } from './environment.ts';

let secret: string | undefined;

/** What ids of MCP sessions are signed with, read from the environment once. */
export function readSessionSecret(): string {
	secret ??= readEnvironment().mcpSessionSecret;
	return secret;
}
