/** A callback's response. */
export interface CallbackResponse {
	readonly status: number;
	/** At most `maxBodyBytes` of the body. */
	readonly body: Uint8Array;
	/** The value of `Retry-After`, as sent. */
	readonly retryAfter: string | undefined;
	/** The value of `Content-Type`, as sent. */
	readonly contentType: string | undefined;
	/** The value of `X-Content-Type-Options`, as sent. */
	readonly contentTypeOptions: string | undefined;
}

/** Why there is no response. */
export type CallbackFailure =
	/** The name resolves to a disallowed address. */
	| 'refused-address'
	/** The name has no address. */
	| 'unresolved'
	/** Nothing listens there, or the connection broke. */
	| 'unreachable'
	/** The certificate is untrusted, expired, or for another name. */
	| 'untrusted'
	/** It took too long. */
	| 'timeout';

export class CallbackError extends Error {
	override name = 'CallbackError';
	readonly reason: CallbackFailure;
	/** Node's code of the underlying error, for example `CERT_HAS_EXPIRED`. */
	readonly code: string | undefined;

	constructor(reason: CallbackFailure, options: ErrorOptions = {}) {
		super(`Cannot reach the callback: ${reason}`, options);
		this.reason = reason;
		this.code = codeOf(options.cause);
	}
}

/** A callback's response, or why there is none. */
export type CallbackResult = CallbackResponse | CallbackError;

/** Returns why there is no response; throws any other error. */
export function toResult(error: unknown): CallbackError {
	if (error instanceof CallbackError) return error;
	throw error;
}

/**
 * Sends HTTPS requests to callbacks. Each request connects only to an address that was checked for
 * this request, and follows no redirects.
 */
export interface CallbackClient {
	/**
	 * Sends a GET and reads at most `maxBodyBytes` of the response body.
	 * @throws {CallbackError}
	 */
	get(url: string, maxBodyBytes: number): Promise<CallbackResponse>;
	/**
	 * Sends a POST and discards the response body. The callback may receive the request twice if the
	 * connection breaks before it responds.
	 * @throws {CallbackError}
	 */
	post(
		url: string,
		headers: Readonly<Record<string, string>>,
		body: Uint8Array,
	): Promise<CallbackResponse>;
}

function codeOf(cause: unknown): string | undefined {
	const code = cause instanceof Error && 'code' in cause ? cause.code : undefined;
	return typeof code === 'string' ? code : undefined;
}
