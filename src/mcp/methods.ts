import type { AgentEdition } from './agent-edition.ts';
import { complete } from './completions.ts';
import type { MethodParams } from './method-params.ts';
import { getPrompt, listPrompts } from './prompts.ts';
import { listResources, listResourceTemplates, readResource } from './resources.ts';
import { RPC_CODES, RpcError } from './rpc-error.ts';
import { createCompare } from './tools/compare.ts';
import { createGetBusiness } from './tools/get-business.ts';
import { createGetInsights } from './tools/get-insights.ts';
import { createGetReview } from './tools/get-review.ts';
import { createFetch, createSearch } from './tools/search-and-fetch.ts';
import { createSearchReviews } from './tools/search-tool.ts';
import type { ToolResponse, ToolDescription } from './tools/tool.ts';

/** The names of the methods that both SDKs serve. */
export type MethodName = Exclude<keyof MethodParams, 'ping' | 'server/discover'>;
export type Methods = {
	readonly [Method in Exclude<MethodName, 'tools/call'>]: (
		params: MethodParams[Method],
	) => Readonly<Record<string, unknown>> | Promise<Readonly<Record<string, unknown>>>;
} & {
	readonly 'tools/call': (
		params: MethodParams['tools/call'],
	) => ToolResponse | Promise<ToolResponse>;
};

/** Creates all methods of the server for one edition. The SDKs add the protocol. */
export function createMethods(agent: AgentEdition): Methods {
	const { edition, overview } = agent;
	const tools = [
		...[
			createGetBusiness(overview),
			createSearchReviews(edition, overview.vocabularies),
			createGetReview(edition),
		],
		...[createGetInsights(agent), createCompare(agent), createSearch(agent), createFetch(agent)],
	];
	const byName = new Map(tools.map((tool) => [tool.name, tool]));
	let descriptions: readonly ToolDescription[] | undefined;
	return {
		'tools/list': () => {
			descriptions ??= tools.map(({ describe }) => describe());
			return { tools: descriptions };
		},
		'tools/call': ({ name, arguments: args = {} }) => {
			const tool = byName.get(name);
			if (tool === undefined) {
				const known = [...byName.keys()].join(', ');
				const message = `Cannot call this tool: the tools are ${known}`;
				throw new RpcError(RPC_CODES.invalidParams, message);
			}
			return tool.call(args);
		},
		'resources/list': listResources,
		'resources/templates/list': listResourceTemplates,
		'resources/read': ({ uri }) => readResource(agent, uri),
		'prompts/list': listPrompts,
		'prompts/get': ({ name, arguments: args = {} }) => getPrompt(agent, name, args),
		'completion/complete': (params) => complete(agent, params),
	};
}
