import { loadAgentEdition } from '../../src/mcp/agent-edition.ts';
import { createMethods } from '../../src/mcp/methods.ts';
import type { ToolDescription } from '../../src/mcp/tools/tool.ts';
import { publishedEdition } from './published-edition.ts';

/** The tools, as the server lists them whatever its edition is. */
export async function listTools(): Promise<readonly ToolDescription[]> {
	const methods = createMethods(await loadAgentEdition(publishedEdition([])));
	const { tools } = await methods['tools/list']({ cursor: undefined });
	// The SDKs take any members; these are ours.
	return tools as readonly ToolDescription[];
}
