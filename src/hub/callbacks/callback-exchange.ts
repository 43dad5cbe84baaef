import type { LookupAddress } from 'node:dns';
import type { ClientRequest, IncomingMessage } from 'node:http';
import { request as openRequest } from 'node:https';
import { connect, createSecureContext, type SecureContext, type TLSSocket } from 'node:tls';
import { CallbackError, type CallbackResponse } from '../core/callback-client.ts';
import { encodeNonAscii } from '../core/callback-url.ts';
import { addressOfHost } from '../core/classify-address.ts';
import type { CallbackConnections } from './callback-connections.ts';
import type { CallbackDeadline } from './callback-deadline.ts';

export interface CallbackRequest {
	readonly url: string;
	/** Without `Host` and `Connection`, which are added. */
	readonly headers: Readonly<Record<string, string>>;
	/** Makes it a POST, whose response body is ignored. */
	readonly body?: Uint8Array;
	/** Bytes to read of the response body. The rest is dropped with the connection. */
	readonly maxBodyBytes: number;
}

export interface CallbackExchange {
	readonly message: CallbackRequest;
	readonly origin: URL;
	/** The addresses of the origin that were checked. */
	readonly addresses: readonly LookupAddress[];
	readonly deadline: CallbackDeadline;
	/** Without it, the request opens its own connection. */
	readonly connections: CallbackConnections | undefined;
}

/** The part of a response that has arrived. */
interface Received {
	answer?: IncomingMessage;
	readonly chunks: Uint8Array[];
	isEnough: boolean;
	/** The first error. */
	cause?: unknown;
}

/** How long to wait for the end of an ignored body. Closing earlier could look like a failure. */
const MAX_IGNORED_MILLISECONDS = 1000;
/** Node's codes for a connection that the other side closed. */
const CLOSED = ['ECONNRESET', 'EPIPE'];
const NOTHING = new Uint8Array();
/** Node's trusted certificates. Created once: this costs as much as the rest of connecting. */
let context: SecureContext | undefined;

/**
 * Sends a request and reads its response. It may use a connection that was opened for the same origin
 * and the same addresses. A POST ends once it is sent: its status counts even if the body breaks off.
 * @throws {CallbackError} or the reason of the deadline's signal.
 */
export function exchange(current: CallbackExchange): Promise<CallbackResponse> {
	const { message, origin, addresses, deadline, connections } = current;
	const { signal } = deadline;
	const key = [origin.origin, ...addresses.map(({ address }) => address).toSorted()].join(' ');
	const idle = connections?.take(key);
	const socket = idle ?? openConnection(origin, addresses);
	const bytesBefore = socket.bytesRead;
	if (idle) deadline.markConnected();
	else socket.once('secureConnect', deadline.markConnected);
	const request = openRequest({
		createConnection: () => socket,
		method: message.body ? 'POST' : 'GET',
		path: targetOf(message.url),
		headers: {
			Host: origin.host,
			...message.headers,
			Connection: connections ? 'keep-alive' : 'close',
		},
	});
	const received = receive(request, message);
	// Cheaper than Node's option `signal`, which also waits for the end of the request.
	signal.addEventListener('abort', () => request.destroy(), { once: true });
	// Emitted for a connection that can be reused, which `Connection: close` excludes.
	socket.once('free', () => connections?.keep(key, socket, received.answer?.headers['keep-alive']));
	request.end(message.body);
	return new Promise((resolve, reject) => {
		// Emitted once whatever happens, also after an unrequested 101 (Switching Protocols).
		request.once('close', () => {
			const { answer, isEnough, cause } = received;
			if (answer && message.body) return resolve(toResponse(answer, NOTHING));
			// A body that ends with the connection looks complete when the deadline cuts it off.
			if (signal.aborted) return reject(signal.reason);
			if (answer && (isEnough || answer.readableEnded)) {
				const body = Buffer.concat(received.chunks).subarray(0, message.maxBodyBytes);
				return resolve(toResponse(answer, body));
			}
			const reason = socket.authorizationError ? 'untrusted' : 'unreachable';
			const error = new CallbackError(reason, { cause });
			const isUnanswered = idle && socket.bytesRead === bytesBefore;
			if (!isUnanswered || !CLOSED.includes(error.code ?? '')) return reject(error);
			// The idle connection was closed, which says nothing about the callback: retry on a new one.
			// The POST may arrive twice; X-Hub-Delivery identifies duplicates.
			deadline.startConnecting();
			resolve(exchange({ ...current, connections: undefined }));
		});
	});
}

/** Reads the response of a request as it arrives. Hangs up once it has read enough or waited enough. */
function receive(request: ClientRequest, { body, maxBodyBytes }: CallbackRequest): Received {
	const received: Received = { chunks: [], isEnough: false };
	let size = 0;
	let timer: NodeJS.Timeout | undefined;
	const hangUp = () => request.destroy();
	// A callback may respond before it has read all of the request.
	const onceSent = (then: () => void) =>
		request.writableFinished ? then() : request.once('finish', then);
	request.on('error', (error) => (received.cause ??= error));
	request.once('close', () => clearTimeout(timer));
	request.once('response', (answer) => {
		received.answer = answer;
		if (body) onceSent(() => (timer = setTimeout(hangUp, MAX_IGNORED_MILLISECONDS)));
		answer.on('data', (chunk: Uint8Array) => {
			received.chunks.push(chunk);
			size += chunk.byteLength;
			if (size < maxBodyBytes) return;
			received.isEnough = true;
			answer.pause();
			onceSent(hangUp);
		});
	});
	return received;
}

function toResponse({ statusCode, headers }: IncomingMessage, body: Uint8Array): CallbackResponse {
	return {
		// Optional in Node's types, but always set on a response that a client receives.
		status: statusCode as number,
		body,
		retryAfter: headers['retry-after'],
		contentType: headers['content-type'],
		// A string, because Node joins repeated values of this header.
		contentTypeOptions: headers['x-content-type-options'] as string | undefined,
	};
}

/** Connects to one of the addresses. The certificate is checked before anything is sent. */
function openConnection({ hostname, port }: URL, addresses: readonly LookupAddress[]): TLSSocket {
	const literal = addressOfHost(hostname);
	const socket = connect({
		host: literal ?? hostname,
		port: Number(port || 443),
		// A second lookup could return other addresses, so this returns those that were checked. Node
		// does not call it for literal addresses.
		lookup: (_name, _options, callback) => callback(null, [...addresses]),
		// SNI allows neither a trailing dot nor a literal address (RFC 6066 §3).
		servername: literal === undefined ? hostname.replace(/\.$/, '') : '',
		// Explicit, because NODE_TLS_REJECT_UNAUTHORIZED could change the default.
		rejectUnauthorized: true,
		secureContext: (context ??= createSecureContext()),
		ALPNProtocols: ['http/1.1'],
		// Node passes these options to the socket, but its types do not include them.
		...{ autoSelectFamily: true, noDelay: true },
	});
	// Those of a request reach its own listener.
	return socket.on('error', () => {});
}

/** Returns path and query as written; the URL parser would resolve dots and encode too much. */
function targetOf(url: string): string {
	const target = encodeNonAscii(url.replace(/^https:\/\/[^/?]*/i, ''));
	return target.startsWith('/') ? target : `/${target}`;
}
