import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import {
	CallbackError,
	type CallbackResponse,
	type CallbackClient,
} from '../core/callback-client.ts';
import { findAddresses, resolveName, type ResolveName } from './callback-addresses.ts';
import { ignoreBody, readBody, receiveResponse } from './callback-response.ts';
import { openConnection } from './callback-connection.ts';
import { startDeadline, type CallbackDeadline } from './callback-deadline.ts';
import { sendRequest, type CallbackRequest } from './callback-request.ts';
import { createConnectionPool, type ConnectionPool } from './connection-pool.ts';
import { callbackSpan, describeCallbackAnswer } from '../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../platform/tracing/tracer.ts';

export interface CallbackClientOptions {
	/** Also allows `localhost` and loopback addresses, but no other names that resolve to them. */
	readonly allowLoopback: boolean;
	readonly userAgent: string;
	/** Whether to reuse connections for POSTs. Turn it off where timers may be suspended. */
	readonly reusesConnections?: boolean;
	/** Time limit for DNS, connecting and the TLS handshake. */
	readonly connectMilliseconds?: number;
	/** Time limit for the whole call, plus one second per megabyte of request body. */
	readonly totalMilliseconds?: number;
	readonly resolve?: ResolveName;
	/** Aborts all running calls, which then reject with the signal's reason. */
	readonly signal?: AbortSignal;
}

/** Reads the wanted part of a response body. The rest is dropped with the connection. */
type ReadBody = (
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
) => Promise<Uint8Array>;

/** One call: its request, body reader, deadline and reusable connections. */
interface Call {
	readonly message: CallbackRequest;
	readonly read: ReadBody;
	readonly deadline: CallbackDeadline;
	readonly kept: ConnectionPool;
}

const MILLISECONDS_PER_BYTE = 1 / 1000;
const NOTHING = new Uint8Array();

/** Returns the `User-Agent` that the hub of an origin sends to callbacks (RFC 9110 §10.1.5). */
export function hubUserAgent(origin: string): string {
	return `Forecourt-WebSub/1.0 (+${origin})`;
}

/**
 * Creates a client that uses Node's `https` module and follows no redirects. Each GET opens a new
 * connection. POSTs to one origin reuse a connection while the origin still resolves to its remote
 * address.
 */
export function createCallbackClient(options: CallbackClientOptions): CallbackClient {
	const { userAgent, signal, reusesConnections = true } = options;
	const kept = createConnectionPool({ signal });
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
			return call(options, kept, { ...message, reusesConnection: false }, read);
		},
		post(url, given, body) {
			const length = String(body.byteLength);
			const headers = { 'User-Agent': userAgent, ...given, 'Content-Length': length };
			const message = { url, method: 'POST', headers, body } as const;
			return call(
				options,
				kept,
				{ ...message, reusesConnection: reusesConnections },
				async (...answer) => {
					await ignoreBody(...answer);
					return NOTHING;
				},
			);
		},
	};
}

/** Runs a call in a child span. The trace is not propagated to the callback, a third party. */
function call(
	options: CallbackClientOptions,
	kept: ConnectionPool,
	message: CallbackRequest,
	read: ReadBody,
): Promise<CallbackResponse> {
	const work = () => callInTime(options, kept, message, read);
	return inChildSpan(callbackSpan(message.method), work, describeCallbackAnswer);
}

async function callInTime(
	options: CallbackClientOptions,
	kept: ConnectionPool,
	message: CallbackRequest,
	read: ReadBody,
): Promise<CallbackResponse> {
	const { allowLoopback, resolve = resolveName } = options;
	const { connectMilliseconds = 3000, totalMilliseconds: total = 10_000 } = options;
	const totalMilliseconds = total + (message.body?.byteLength ?? 0) * MILLISECONDS_PER_BYTE;
	const deadline = startDeadline({ connectMilliseconds, totalMilliseconds }, options.signal);
	const { signal } = deadline;
	try {
		signal.throwIfAborted();
		const { hostname } = new URL(message.url);
		const finding = findAddresses(hostname, allowLoopback, resolve, signal);
		const addresses = await Promise.race([finding, rejectionBy(signal)]);
		const answer = await exchange({ message, read, deadline, kept }, addresses);
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
): Promise<CallbackResponse> {
	const { message, deadline, kept } = current;
	const url = new URL(message.url);
	const used = message.reusesConnection ? kept.take(url.origin, addresses) : undefined;
	if (used !== undefined) {
		deadline.markConnected();
		const bytesBefore = used.bytesRead;
		try {
			return await answerOver(used, current);
		} catch (error) {
			deadline.signal.throwIfAborted();
			// The idle connection was closed, which says nothing about the callback: retry on a new one.
			// The POST may arrive twice; X-Hub-Delivery identifies duplicates.
			if (used.bytesRead > bytesBefore || !isClosed(error)) throw error;
			deadline.startConnecting();
		}
	}
	const connection = openConnection(url, addresses);
	connection.once('secureConnect', deadline.markConnected);
	// Emitted once the request is sent, the response is read to the end, and neither side closes.
	if (message.reusesConnection) connection.on('free', () => kept.keep(url.origin, connection));
	return answerOver(connection, current);
}

async function answerOver(
	connection: TLSSocket,
	{ message, read, deadline: { signal } }: Call,
): Promise<CallbackResponse> {
	const request = sendRequest(message, connection, signal);
	try {
		const answer = await receiveResponse(request);
		const body = await read(answer, request, signal);
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
		const isUntrusted = Boolean(connection.authorizationError);
		throw new CallbackError(isUntrusted ? 'untrusted' : 'unreachable', { cause });
	} finally {
		// Closes the connection, unless it was freed for reuse.
		request.destroy();
	}
}

function isClosed(error: unknown): boolean {
	return error instanceof CallbackError && ['ECONNRESET', 'EPIPE'].includes(error.code ?? '');
}

function rejectionBy(signal: AbortSignal): Promise<never> {
	return new Promise((_resolve, reject) => {
		signal.addEventListener('abort', () => reject(signal.reason), { once: true });
	});
}
