import { toWhole, type TextPiece } from '../endpoints/http/long-text.ts';
import type { RpcRequest } from './message.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';

/** A response, ready to send. */
export interface RpcResult {
	readonly json: readonly TextPiece[];
	/** The error code, if the response is an error. */
	readonly code: number | undefined;
}

/** A message from the SDK: a response to one of our requests, or a message of its own. */
type SentMessage = SentResponse | { readonly method: string };

interface SentResponse {
	readonly id?: RequestId | undefined;
	readonly result?: Readonly<Record<string, unknown>>;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A response without an id, so that it can be sent to any caller. */
interface Outcome extends Pick<RpcResult, 'code'> {
	/** The member "result" or "error", as JSON. */
	readonly member: readonly TextPiece[];
}

interface Waiting {
	readonly id: RequestId;
	readonly resolve: (outcome: Outcome) => void;
	readonly reject: (error: unknown) => void;
	content?: readonly TextPiece[];
}

/**
 * A transport for an SDK server that all callers share, so that no request waits for a new server.
 * Two things make this safe. Every request gets a unique number on the way in and its own id on the
 * way out, so ids of different callers cannot clash. And only checked requests get in, so no caller
 * can cancel or answer another caller's request.
 */
export class SharedConnection {
	/** Set by the SDK. Its message types differ between major versions. */
	onmessage?: (message: Pick<RpcRequest, 'jsonrpc'>) => void;
	onclose?: () => void;
	onerror?: (error: Error) => void;
	#asked = 0;
	readonly #waiting = new Map<RequestId, Waiting>();
	/** Cached results: one for each revision, list, and tool. Errors are not cached. */
	readonly #constant = new Map<string, Outcome>();

	async start(): Promise<void> {}

	async close(): Promise<void> {
		for (const { reject, id } of this.#waiting.values()) reject(connectionClosed(id));
		this.#waiting.clear();
		this.onclose?.();
	}

	/** Sends a request to the server. Requests with constant results are only sent once. */
	async ask(request: RpcRequest): Promise<RpcResult> {
		const key = responseCacheKey(request);
		const known = key === undefined ? undefined : this.#constant.get(key);
		const { code, member } = known ?? (await this.#ask(request));
		if (key !== undefined && known === undefined && code === undefined) {
			this.#constant.set(key, { code, member: [toWhole(member)] });
		}
		return { json: [`{"jsonrpc":"2.0","id":${JSON.stringify(request.id)},`, ...member, '}'], code };
	}

	#ask(request: RpcRequest): Promise<Outcome> {
		this.#asked += 1;
		const number = this.#asked;
		return new Promise((resolve, reject) => {
			this.#waiting.set(number, { id: request.id, resolve, reject });
			const numbered: RpcRequest = { ...request, id: number };
			if (this.onmessage) this.onmessage(numbered);
			else reject(connectionClosed(request.id));
		});
	}

	/**
	 * Replaces the "content" of an upcoming result with members in JSON. Reviews are thus copied into
	 * the response without being parsed and serialized again.
	 */
	setContent(number: RequestId, members: readonly TextPiece[]): void {
		const waiting = this.#waiting.get(number);
		if (waiting) waiting.content = members;
	}

	/** Receives a message from the server. Messages that are not responses are dropped. */
	async send(message: SentMessage): Promise<void> {
		if ('method' in message) return;
		const { id: number, result, error } = message;
		const waiting = number === undefined ? undefined : this.#waiting.get(number);
		if (number === undefined || waiting === undefined) return;
		this.#waiting.delete(number);
		const { content, resolve } = waiting;
		const member = error
			? [`"error":${JSON.stringify(error)}`]
			: ['"result":', ...(content ? withContent(result, content) : [JSON.stringify(result)])];
		resolve({ member, code: error?.code });
	}
}

function withContent(
	{ content, ...rest }: SentResponse['result'] = {},
	members: readonly TextPiece[],
): TextPiece[] {
	const others = JSON.stringify(rest).slice(1);
	return ['{', ...members, others === '}' ? '}' : `,${others}`];
}

function connectionClosed(id: RequestId): RpcError {
	return new RpcError(RPC_CODES.internalError, 'Cannot answer: the server has stopped', {
		id,
		status: 500,
	});
}

const CONSTANT: readonly string[] = [
	...['ping', 'server/discover', 'tools/list', 'prompts/list'],
	...['resources/list', 'resources/templates/list'],
];

/**
 * Returns a cache key for a request whose response is the same for every client. Returns
 * `undefined` for requests whose response depends on other parameters.
 */
function responseCacheKey({ method, params = {} }: RpcRequest): string | undefined {
	if (method === 'initialize') return `${method} ${params['protocolVersion']}`;
	if (method !== 'tools/call') return CONSTANT.includes(method) ? method : undefined;
	const hasArguments = Object.keys(params['arguments'] ?? {}).length > 0;
	return hasArguments ? undefined : `${method} ${params['name']}`;
}
