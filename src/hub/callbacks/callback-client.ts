import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import {
	CallbackError,
	type CallbackResponse,
	type CallbackClient,
} from '../core/callback-client.ts';
import { CallbackAgent } from './callback-agent.ts';
import { findAddresses, resolveName, type ResolveName } from './callback-addresses.ts';
import { ignoreBody, readBody, receiveResponse } from './callback-response.ts';
import { startDeadline, type CallbackDeadline } from './callback-deadline.ts';
import { sendRequest, type CallbackRequest } from './callback-request.ts';
import { callbackSpan, describeCallbackResponse } from '../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../platform/tracing/tracer.ts';

export interface CallbackClientOptions {
	/** Also allows `localhost` and loopback addresses, but no other names that resolve to them. */
	readonly allowLoopback: boolean;
	readonly userAgent: string;
	/** Whether to reuse connections for POSTs. Turn it off if timers may be suspended. */
	readonly reusesConnections?: boolean;
	/** Time limit for DNS, connecting and the TLS handshake. */
	readonly connectMilliseconds?: number;
	/** Time limit for the whole call, plus one second per megabyte of request body. */
	readonly totalMilliseconds?: number;
	readonly resolve?: ResolveName;
	/** Aborts all running calls, which then reject with the signal's reason. */
	readonly signal?: AbortSignal;
}

/** Reads the needed part of a response body. The rest is dropped with the connection. */
type ReadBody = (
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
) => Promise<Uint8Array>;

/** A request, and how to send it and read its response. */
interface Call {
	readonly message: CallbackRequest;
	readonly read: ReadBody;
	/** Without it, the call opens its own connection. */
	readonly agent: CallbackAgent | undefined;
}

const MILLISECONDS_PER_BYTE = 1 / 1000;
const NOTHING = new Uint8Array();
/** Node's codes for a connection that the other side closed. */
const CLOSED = ['ECONNRESET', 'EPIPE'];

/** Returns the `User-Agent` that the hub of an origin sends to callbacks (RFC 9110 §10.1.5). */
export function hubUserAgent(origin: string): string {
	return `Forecourt-WebSub/1.0 (+${origin})`;
}

/**
 * Creates a client that uses Node's `https` module and follows no redirects. Each GET opens a new
 * connection. POSTs to one origin reuse a connection while the origin still resolves to the same
 * addresses.
 */
export function createCallbackClient(options: CallbackClientOptions): CallbackClient {
	const { userAgent, signal, reusesConnections = true } = options;
	const agent = reusesConnections ? new CallbackAgent({ signal }) : undefined;
	return {
		get(url, maxBodyBytes) {
			// The challenge is compared byte by byte, so the response must not be compressed.
			const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
			const message = { url, method: 'GET', headers, body: undefined } as const;
			const read: ReadBody = async (answer, _request, ending) => {
				const body = await readBody(answer, maxBodyBytes);
				// A body that ends with the connection looks complete when the deadline cuts it off.
				ending.throwIfAborted();
				return body;
			};
			return call(options, { message, read, agent: undefined });
		},
		post(url, given, body) {
			const length = String(body.byteLength);
			const headers = { 'User-Agent': userAgent, ...given, 'Content-Length': length };
			const message = { url, method: 'POST', headers, body } as const;
			const read: ReadBody = async (...answer) => {
				await ignoreBody(...answer);
				return NOTHING;
			};
			return call(options, { message, read, agent });
		},
	};
}

/** Runs a call in a child span. The trace is not propagated to the callback, a third party. */
function call(options: CallbackClientOptions, current: Call): Promise<CallbackResponse> {
	const work = () => callInTime(options, current);
	return inChildSpan(callbackSpan(current.message.method), work, describeCallbackResponse);
}

async function callInTime(
	options: CallbackClientOptions,
	current: Call,
): Promise<CallbackResponse> {
	const { allowLoopback, resolve = resolveName } = options;
	const { connectMilliseconds = 3000, totalMilliseconds: total = 10_000 } = options;
	const { url, body } = current.message;
	const totalMilliseconds = total + (body?.byteLength ?? 0) * MILLISECONDS_PER_BYTE;
	const deadline = startDeadline(connectMilliseconds, totalMilliseconds, options.signal);
	const { signal } = deadline;
	try {
		signal.throwIfAborted();
		const finding = findAddresses(new URL(url).hostname, allowLoopback, resolve, signal);
		const addresses = await Promise.race([finding, rejectionBy(signal)]);
		const answer = await exchange(current, addresses, deadline);
		// A response that was read in time counts, unless the hub is stopping.
		options.signal?.throwIfAborted();
		return answer;
	} finally {
		deadline.end();
	}
}

async function exchange(
	current: Call,
	addresses: readonly LookupAddress[],
	deadline: CallbackDeadline,
): Promise<CallbackResponse> {
	const { signal } = deadline;
	const request = sendRequest(current.message, addresses, signal, current.agent);
	let socket: TLSSocket | undefined;
	let bytesBefore = 0;
	// With `https`, sockets are always TLS sockets.
	request.once('socket', (used: TLSSocket) => {
		socket = used;
		bytesBefore = used.bytesRead;
		if (request.reusedSocket) deadline.markConnected();
		else used.once('secureConnect', deadline.markConnected);
	});
	try {
		const answer = await receiveResponse(request);
		const body = await current.read(answer, request, signal);
		const { headers } = answer;
		return {
			// Optional in Node's types, but always set on a response that a client receives.
			status: answer.statusCode as number,
			body,
			retryAfter: headers['retry-after'],
			contentType: headers['content-type'],
			// A string, because Node joins repeated values of this header.
			contentTypeOptions: headers['x-content-type-options'] as string | undefined,
		};
	} catch (cause) {
		signal.throwIfAborted();
		const isUntrusted = Boolean(socket?.authorizationError);
		const error = new CallbackError(isUntrusted ? 'untrusted' : 'unreachable', { cause });
		const isUnanswered = request.reusedSocket && socket?.bytesRead === bytesBefore;
		if (!isUnanswered || !CLOSED.includes(error.code ?? '')) throw error;
		// The idle connection was closed, which says nothing about the callback: retry on a new one.
		// The POST may arrive twice; X-Hub-Delivery identifies duplicates.
		deadline.startConnecting();
		return await exchange({ ...current, agent: undefined }, addresses, deadline);
	} finally {
		// Closes the connection, unless it was freed for reuse.
		request.destroy();
	}
}

function rejectionBy(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}
