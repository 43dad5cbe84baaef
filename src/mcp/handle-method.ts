import type { Members } from './message.ts';
import type { MethodName, Methods } from './methods.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';
import type { SharedConnection } from './shared-connection.ts';

/** Handles a method for an SDK. `number` identifies the request on the connection. */
export type HandleMethod = (
	method: MethodName,
	params: Members | undefined,
	number: RequestId,
) => Promise<Record<string, unknown>>;

/**
 * Lets an SDK respond with our methods. Both SDKs send the `code`, `message`, and `data` of a
 * thrown error to the client, so unexpected errors are logged once and replaced.
 */
export function createMethodHandler(methods: Methods, connection: SharedConnection): HandleMethod {
	return async (method, params = {}, number) => {
		try {
			// `readParams` has already checked the parameters of the request.
			if (method !== 'tools/call') return { ...(await methods[method](params as never)) };
			const answer = await methods[method](params as never);
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
