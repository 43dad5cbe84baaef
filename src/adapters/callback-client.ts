import type { ClientRequest, IncomingMessage } from 'node:http';
import { TLSSocket } from 'node:tls';
import {
	CallbackError,
	type CallbackAnswer,
	type CallbackClient,
} from '../websub/callback-client.ts';
import { findAddresses, resolveName, type ResolveName } from './callback-addresses.ts';
import { ignoreBody, readBody, receiveAnswer } from './callback-answer.ts';
import { sendRequest, type CallbackRequest } from './callback-request.ts';

export interface CallbackClientOptions {
	/** `localhost` and loopback addresses too; a name that leads there is refused all the same. */
	readonly allowLoopback: boolean;
	readonly userAgent: string;
	/** For finding the address, connecting and shaking hands. */
	readonly connectMilliseconds?: number;
	/** For everything; a post has a second more for each megabyte. */
	readonly totalMilliseconds?: number;
	readonly resolve?: ResolveName;
	/** Ends everything under way, which then rejects with the signal's reason. */
	readonly signal?: AbortSignal;
}

/** Reads what is wanted of a body. At the end of the call, the signal ends whatever still waits. */
type ReadBody = (
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
) => Promise<Uint8Array>;

const MILLISECONDS_PER_BYTE = 1 / 1000;
const NOTHING = new Uint8Array();

/** Speaks to callbacks with Node's own client: a connection for every call, and no redirects. */
export function createCallbackClient(options: CallbackClientOptions): CallbackClient {
	const { userAgent } = options;
	return {
		get(url, maxBodyBytes) {
			// What is counted and compared is what was sent, not what it unfolds to.
			const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
			const request: CallbackRequest = { url, method: 'GET', headers, body: undefined };
			return call(options, request, async (answer, _request, signal) => {
				const body = await readBody(answer, maxBodyBytes);
				// A body that only the end of the connection ends looks complete when the deadline cuts it.
				signal.throwIfAborted();
				return body;
			});
		},
		post(url, given, body) {
			const length = String(body.byteLength);
			const headers = { 'User-Agent': userAgent, ...given, 'Content-Length': length };
			return call(options, { url, method: 'POST', headers, body }, async (...answer) => {
				await ignoreBody(...answer);
				return NOTHING;
			});
		},
	};
}

async function call(
	options: CallbackClientOptions,
	message: CallbackRequest,
	read: ReadBody,
): Promise<CallbackAnswer> {
	const { allowLoopback, resolve = resolveName } = options;
	const deadline = startDeadline(options, message.body?.byteLength ?? 0);
	const { signal } = deadline;
	try {
		signal.throwIfAborted();
		const { hostname } = new URL(message.url);
		const finding = findAddresses(hostname, allowLoopback, resolve, signal);
		const addresses = await Promise.race([finding, rejectionBy(signal)]);
		const request = sendRequest(message, addresses, signal);
		request.once('socket', (socket) => socket.once('secureConnect', deadline.markConnected));
		const answer = await answerOf(request, read, signal);
		// An answer of which enough was known in time counts, but not once everything is to end.
		options.signal?.throwIfAborted();
		return answer;
	} finally {
		deadline.end();
	}
}

/** A signal for one call. Its end destroys the call's socket and stops all timers. */
function startDeadline(options: CallbackClientOptions, bodyBytes: number) {
	const { connectMilliseconds = 3000, totalMilliseconds = 10_000, signal: outer } = options;
	const controller = new AbortController();
	const timeOut = () => controller.abort(new CallbackError('timeout'));
	const stop = () => controller.abort(outer?.reason);
	const connectTimer = setTimeout(timeOut, connectMilliseconds);
	// One for all of it: a timeout of idleness would never end a slow trickle.
	const totalTimer = setTimeout(timeOut, totalMilliseconds + bodyBytes * MILLISECONDS_PER_BYTE);
	outer?.addEventListener('abort', stop);
	if (outer?.aborted) stop();
	return {
		signal: controller.signal,
		markConnected: () => clearTimeout(connectTimer),
		end() {
			clearTimeout(connectTimer);
			clearTimeout(totalTimer);
			outer?.removeEventListener('abort', stop);
			controller.abort();
		},
	};
}

function rejectionBy(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}

async function answerOf(
	request: ClientRequest,
	read: ReadBody,
	signal: AbortSignal,
): Promise<CallbackAnswer> {
	try {
		const answer = await receiveAnswer(request);
		const body = await read(answer, request, signal);
		// As Node has it, an answer that a client receives may lack a status. It does not.
		const status = answer.statusCode as number;
		const { 'retry-after': retryAfter, 'content-type': contentType } = answer.headers;
		const options = answer.headers['x-content-type-options'];
		return { status, body, retryAfter, contentType, contentTypeOptions: options?.toString() };
	} catch (cause) {
		signal.throwIfAborted();
		const { socket } = request;
		const isUntrusted = socket instanceof TLSSocket && Boolean(socket.authorizationError);
		throw new CallbackError(isUntrusted ? 'untrusted' : 'unreachable', { cause });
	}
}
