import type { RpcRequest } from './message.ts';

const CONSTANT: readonly string[] = [
	...['ping', 'server/discover', 'tools/list', 'prompts/list'],
	...['resources/list', 'resources/templates/list'],
];

/**
 * Returns a cache key for a request whose response is the same for every client. Returns
 * `undefined` for requests whose response depends on other parameters.
 */
export function responseCacheKey({ method, params = {} }: RpcRequest): string | undefined {
	if (method === 'initialize') return `${method} ${params['protocolVersion']}`;
	if (method !== 'tools/call') return CONSTANT.includes(method) ? method : undefined;
	const hasArguments = Object.keys(params['arguments'] ?? {}).length > 0;
	return hasArguments ? undefined : `${method} ${params['name']}`;
}
