import type { RpcRequest } from './message.ts';

const CONSTANT: readonly string[] = [
	...['ping', 'server/discover', 'tools/list', 'prompts/list'],
	...['resources/list', 'resources/templates/list'],
];

/**
 * What stands for every request that an edition answers alike, whoever asks: those with nothing in
 * their parameters to tell them apart. `undefined` for a request with arguments of its own.
 */
export function constantKey({ method, params = {} }: RpcRequest): string | undefined {
	if (method === 'initialize') return `${method} ${params['protocolVersion']}`;
	if (method !== 'tools/call') return CONSTANT.includes(method) ? method : undefined;
	const hasArguments = Object.keys(params['arguments'] ?? {}).length > 0;
	return hasArguments ? undefined : `${method} ${params['name']}`;
}
