import { readEnvironment } from './environment.ts';

let secret: string | undefined;

/** Returns the secret that MCP session ids are signed with, read from the environment once. */
export function readSessionSecret(): string {
	secret ??= readEnvironment().mcpSessionSecret;
	return secret;
}
