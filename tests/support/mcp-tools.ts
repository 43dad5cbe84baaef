import { loadAgentEdition } from '../../src/mcp/agent-edition.ts';
import { createMethods } from '../../src/mcp/methods.ts';
import type { ToolDescription } from '../../src/mcp/tools/tool.ts';
import { publishedEdition } from './published-edition.ts';

/** Lists the tools, which are the same for every edition. */
export async function listTools(): Promise<readonly ToolDescription[]> {
	const methods = createMethods(await loadAgentEdition(publishedEdition([])));
	const { tools } = await methods['tools/list']({ cursor: undefined });
	// The SDKs allow any members; these are the server's own descriptions.
	return tools as readonly ToolDescription[];
}
