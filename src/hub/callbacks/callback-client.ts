import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import type { TLSSocket } from 'node:tls';
import {
	CallbackError,
	type CallbackAnswer,
	type CallbackClient,
} from '../core/callback-client.ts';
import { findAddresses, resolveName, type ResolveName } from './callback-addresses.ts';
import { ignoreBody, readBody, receiveAnswer } from './callback-answer.ts';
import { openConnection } from './callback-connection.ts';
import { startDeadline, type CallbackDeadline } from './callback-deadline.ts';
import { sendRequest, type CallbackRequest } from './callback-request.ts';
import { createKeptConnections, type KeptConnections } from './kept-connections.ts';
import { callbackSpan, describeCallbackAnswer } from '../../platform/tracing/hub-spans.ts';
import { inChildSpan } from '../../platform/tracing/tracer.ts';

export interface CallbackClientOptions {
	/** `localhost` and loopback addresses too; a name that leads there is refused all the same. */
	readonly allowLoopback: boolean;
	readonly userAgent: string;
	/** Whether posts may follow each other on a connection; not where timers may be suspended. */
	readonly keepsConnections?: boolean;
	/** For finding the address, connecting and shaking hands. */
	readonly connectMilliseconds?: number;
	/** For everything; a post has a second more for each megabyte. */
	readonly totalMilliseconds?: number;
	readonly resolve?: ResolveName;
	/** Ends everything under way, which then rejects with the signal's reason. */
	readonly signal?: AbortSignal;
}

/** Reads what is wanted of a body. Whatever is left of it goes with the connection. */
type ReadBody = (
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
) => Promise<Uint8Array>;

/** One call: what it sends, how it reads, how long it has. */
interface Call {
	readonly message: CallbackRequest;
	readonly read: ReadBody;
	readonly deadline: CallbackDeadline;
	readonly kept: KeptConnections;
}

const MILLISECONDS_PER_BYTE = 1 / 1000;
const NOTHING = new Uint8Array();

/** How the hub of an origin names itself to callbacks (RFC 9110 §10.1.5). */
export function hubUserAgent(origin: string): string {
	return `Forecourt-WebSub/1.0 (+${origin})`;
}

/**
 * Speaks to callbacks with Node's own client, and follows no redirect. A question has a connection
 * of its own; posts to one origin follow each other on one connection, as long as the origin still
 * leads to the address at its other end.
 */
export function createCallbackClient(options: CallbackClientOptions): CallbackClient {
	const { userAgent, signal, keepsConnections = true } = options;
	const kept = createKeptConnections({ signal });
	return {
		get(url, maxBodyBytes) {
			// What is counted and compared is what was sent, not what it unfolds to.
			const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
			const message = { url, method: 'GET', headers, body: undefined } as const;
			const read: ReadBody = async (answer, _request, ending) => {
				const body = await readBody(answer, maxBodyBytes);
				// A body that only the end of the connection ends looks complete when the deadline cuts it.
				ending.throwIfAborted();
				return body;
			};
			return call(options, kept, { ...message, keepsConnection: false }, read);
		},
		post(url, given, body) {
			const length = String(body.byteLength);
			const headers = { 'User-Agent': userAgent, ...given, 'Content-Length': length };
			const message = { url, method: 'POST', headers, body } as const;
			return call(
				options,
				kept,
				{ ...message, keepsConnection: keepsConnections },
				async (...answer) => {
					await ignoreBody(...answer);
					return NOTHING;
				},
			);
		},
	};
}

/** The callback is not told of the trace: it is a stranger. */
function call(
	options: CallbackClientOptions,
	kept: KeptConnections,
	message: CallbackRequest,
	read: ReadBody,
): Promise<CallbackAnswer> {
	const work = () => callInTime(options, kept, message, read);
	return inChildSpan(callbackSpan(message.method), work, describeCallbackAnswer);
}

async function callInTime(
	options: CallbackClientOptions,
	kept: KeptConnections,
	message: CallbackRequest,
	read: ReadBody,
): Promise<CallbackAnswer> {
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
		// An answer of which enough was known in time counts, but not once everything is to end.
		options.signal?.throwIfAborted();
		return answer;
	} finally {
		deadline.end();
	}
}

async function exchange(
	current: Call,
	addresses: readonly LookupAddress[],
): Promise<CallbackAnswer> {
	const { message, deadline, kept } = current;
	const url = new URL(message.url);
	const used = message.keepsConnection ? kept.take(url.origin, addresses) : undefined;
	if (used !== undefined) {
		deadline.markConnected();
		const bytesBefore = used.bytesRead;
		try {
			return await answerOver(used, current);
		} catch (error) {
			deadline.signal.throwIfAborted();
			// It was closed while it rested, which says nothing about the callback. Posts may come twice:
			// a delivery names itself in X-Hub-Delivery, and only this one connection was ever kept.
			if (used.bytesRead > bytesBefore || !isClosed(error)) throw error;
			deadline.startConnecting();
		}
	}
	const connection = openConnection(url, addresses);
	connection.once('secureConnect', deadline.markConnected);
	// Said when its last answer was read to the end, everything was sent, and neither side will close.
	if (message.keepsConnection) connection.on('free', () => kept.keep(url.origin, connection));
	return answerOver(connection, current);
}

async function answerOver(
	connection: TLSSocket,
	{ message, read, deadline: { signal } }: Call,
): Promise<CallbackAnswer> {
	const request = sendRequest(message, connection, signal);
	try {
		const answer = await receiveAnswer(request);
		const body = await read(answer, request, signal);
		const { headers } = answer;
		return {
			// As Node has it, an answer that a client receives may lack a status. It does not.
			status: answer.statusCode as number,
			body,
			retryAfter: headers['retry-after'],
			contentType: headers['content-type'],
			// A string, since Node joins the values of every header that it does not name otherwise.
			contentTypeOptions: headers['x-content-type-options'] as string | undefined,
		};
	} catch (cause) {
		signal.throwIfAborted();
		const isUntrusted = Boolean(connection.authorizationError);
		throw new CallbackError(isUntrusted ? 'untrusted' : 'unreachable', { cause });
	} finally {
		// Closes the connection, unless it has gone free.
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
