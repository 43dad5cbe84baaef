import type { Members } from './message.ts';
import type { MethodName, Methods } from './methods.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';
import type { SharedConnection } from './shared-connection.ts';

/** Answers a method for an SDK, which knows the request by the number it has on the connection. */
export type AnswerMethod = (
	method: MethodName,
	params: Members | undefined,
	number: RequestId,
) => Promise<Record<string, unknown>>;

/**
 * Lets an SDK answer with our methods. Both take an error's `code`, `message` and `data` as the error
 * to tell, so whatever is not meant to be seen is logged once and replaced.
 */
export function createAnswerMethod(methods: Methods, connection: SharedConnection): AnswerMethod {
	return async (method, params = {}, number) => {
		try {
			// `readParams` has checked the parameters of every request that comes this far.
			if (method !== 'tools/call') return { ...(await methods[method](params as never)) };
			const answer = methods[method](params as never);
			if ('isError' in answer) return { ...answer };
			connection.setContent(number, answer.members);
			return { content: [] };
		} catch (error) {
			if (error instanceof RpcError) throw error;
			console.error(error);
			const message = 'Cannot answer: something failed on our side';
			throw new RpcError(RPC_CODES.internalError, message);
		}
	};
}
