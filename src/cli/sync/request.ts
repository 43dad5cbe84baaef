import { retryDelay } from '../../hub/core/retry.ts';
import { OperationError } from '../../platform/operation-error.ts';

/** The network and the time, as the caller provides them. */
export interface Network {
	readonly fetch: typeof fetch;
	/** Returns the milliseconds since 1970. */
	readonly now: () => number;
	readonly sleep: (milliseconds: number) => Promise<unknown>;
}

const RETRY_SECONDS = [1, 2, 4, 8];
const MAX_WAIT_SECONDS = 300;
const TIMEOUT_MS = 120_000;
const MAX_BYTES = 256 * 1024 * 1024;

/**
 * Sends a request and reads the whole response. Follows no redirects. Retries broken connections, 429
 * and 5xx, and returns the last response if they go on. Errors repeat neither the headers nor the query.
 * @throws {OperationError} if there is no response, or it is too large.
 */
export async function request(
	{ fetch: send, now, sleep }: Network,
	url: URL,
	init: RequestInit,
	maxBytes = MAX_BYTES,
) {
	for (let attempt = 1; ; attempt++) {
		const signal = AbortSignal.timeout(TIMEOUT_MS);
		const received = await send(url, { ...init, redirect: 'manual', signal })
			.then(async (response) => ({ response, body: await readBody(response, maxBytes) }))
			.catch((error: unknown) => {
				if (error instanceof OperationError) throw error;
				return undefined;
			});
		const { status = 0, headers } = received?.response ?? {};
		const answer = { status, retryAfter: headers?.get('Retry-After') ?? undefined };
		const timing = { retrySeconds: RETRY_SECONDS, attempt, jitter: 0.5, now: now() };
		const wait = retryDelay({ ...timing, answer });
		const isFinal = wait === undefined || (status !== 429 && status < 500);
		if (received && isFinal) return { ...received, status };
		// Without the error: its message may contain a header.
		if (wait === undefined) throw new OperationError(`${url.host} sent no complete response`);
		await sleep(Math.min(wait, MAX_WAIT_SECONDS) * 1000);
	}
}

async function readBody(response: Response, maxBytes: number): Promise<Buffer> {
	const pieces: Uint8Array[] = [];
	let size = 0;
	for await (const piece of response.body ?? []) {
		pieces.push(piece);
		size += piece.byteLength;
		if (size > maxBytes) throw new OperationError(`the response exceeds ${maxBytes} bytes`);
	}
	return Buffer.concat(pieces);
}
