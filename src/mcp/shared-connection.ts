import { toWhole, type TextPiece } from '../endpoints/http/long-text.ts';
import { constantKey } from './constant-answers.ts';
import type { RpcRequest } from './message.ts';
import { RPC_CODES, RpcError, type RequestId } from './rpc-error.ts';

/** A response, ready to be sent. */
export interface RpcAnswer {
	readonly json: readonly TextPiece[];
	/** Of the error that it tells, if it tells one. */
	readonly code: number | undefined;
}

/** What an SDK sends: the answer to a request of ours, or a message of its own. */
type SentMessage = SentResponse | { readonly method: string };

interface SentResponse {
	readonly id?: RequestId | undefined;
	readonly result?: Readonly<Record<string, unknown>>;
	readonly error?: { readonly code: number; readonly message: string; readonly data?: unknown };
}

/** A response that is not anybody's yet. */
interface Outcome extends Pick<RpcAnswer, 'code'> {
	/** "result" or "error", as JSON. */
	readonly member: readonly TextPiece[];
}

interface Waiting {
	readonly id: RequestId;
	readonly resolve: (outcome: Outcome) => void;
	readonly reject: (error: unknown) => void;
	content?: readonly TextPiece[];
}

/**
 * The transport of an SDK's server that all callers share, so that nobody waits for one to be made. What
 * makes it safe: every request gets a number of its own on the way in and its own id
 * back on the way out, so ids of different callers never meet; and nothing but checked requests comes
 * in, so nobody can cancel, or answer, what another asked.
 */
export class SharedConnection {
	/** Set by the SDK, whose own types of messages differ between its lines. */
	onmessage?: (message: Pick<RpcRequest, 'jsonrpc'>) => void;
	onclose?: () => void;
	onerror?: (error: Error) => void;
	#asked = 0;
	readonly #waiting = new Map<RequestId, Waiting>();
	/** As many as there are revisions, lists and tools: what is an error is not kept. */
	readonly #constant = new Map<string, Outcome>();

	async start(): Promise<void> {}

	async close(): Promise<void> {
		for (const { reject, id } of this.#waiting.values()) reject(connectionClosed(id));
		this.#waiting.clear();
		this.onclose?.();
	}

	/** Has the server answer a request; once for all callers where it would say the same to each. */
	async ask(request: RpcRequest): Promise<RpcAnswer> {
		const key = constantKey(request);
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
	 * Puts members that are JSON text already in place of the "content" of a result to come, so that
	 * reviews are copied into an answer and neither parsed nor written again.
	 */
	setContent(number: RequestId, members: readonly TextPiece[]): void {
		const waiting = this.#waiting.get(number);
		if (waiting) waiting.content = members;
	}

	/** Takes what the server says. What it says of itself has nobody to go to. */
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
	return new RpcError(RPC_CODES.internalError, 'Cannot answer: the server ended', {
		id,
		status: 500,
	});
}
