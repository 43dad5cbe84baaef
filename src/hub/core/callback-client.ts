/** What a callback answered. */
export interface CallbackAnswer {
	readonly status: number;
	/** As much of the body as was asked for. */
	readonly body: Uint8Array;
	/** The value of `Retry-After`, as sent. */
	readonly retryAfter: string | undefined;
	/** The value of `Content-Type`, as sent. */
	readonly contentType: string | undefined;
	/** The value of `X-Content-Type-Options`, as sent. */
	readonly contentTypeOptions: string | undefined;
}

/** Why there is no answer. */
export type CallbackFailure =
	/** The name leads to an address that no callback may have. */
	| 'refused-address'
	/** The name has no address. */
	| 'unresolved'
	/** Nobody listens there, or the connection broke. */
	| 'unreachable'
	/** The certificate is not trusted, expired, or of somebody else. */
	| 'untrusted'
	/** It took too long. */
	| 'timeout';

export class CallbackError extends Error {
	override name = 'CallbackError';
	readonly reason: CallbackFailure;
	/** Node's code of the error behind it, for example `CERT_HAS_EXPIRED`. */
	readonly code: string | undefined;

	constructor(reason: CallbackFailure, options: ErrorOptions = {}) {
		super(`Cannot reach the callback: ${reason}`, options);
		this.reason = reason;
		this.code = codeOf(options.cause);
	}
}

/**
 * Speaks to callbacks over HTTPS, and only to those at public addresses: each request goes to an
 * address that was checked for this very request, and follows no redirect.
 */
export interface CallbackClient {
	/**
	 * Asks, and reads at most so many bytes of the answer's body.
	 * @throws {CallbackError}
	 */
	get(url: string, maxBodyBytes: number): Promise<CallbackAnswer>;
	/**
	 * Posts a body. The answer's own body is thrown away. The callback may receive the body twice, if
	 * the connection breaks before it has answered.
	 * @throws {CallbackError}
	 */
	post(
		url: string,
		headers: Readonly<Record<string, string>>,
		body: Uint8Array,
	): Promise<CallbackAnswer>;
}

function codeOf(cause: unknown): string | undefined {
	const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
	return typeof code === 'string' ? code : undefined;
}
