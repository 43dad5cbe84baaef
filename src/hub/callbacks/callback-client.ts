import type { CallbackClient, CallbackResponse } from '../core/callback-client.ts';
import { findAddresses, resolveName, type ResolveName } from './callback-addresses.ts';
import { createCallbackConnections, type CallbackConnections } from './callback-connections.ts';
import { startDeadline } from './callback-deadline.ts';
import { exchange, type CallbackRequest } from './callback-exchange.ts';
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

const MILLISECONDS_PER_BYTE = 1 / 1000;
/** Closing earlier, within an ignored body, could look like a failure to its sender. */
const MAX_IGNORED_BYTES = 65_536;

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
	const connections = reusesConnections ? createCallbackConnections({ signal }) : undefined;
	return {
		get(url, maxBodyBytes) {
			// The challenge is compared byte by byte, so the response must not be compressed.
			const headers = { 'User-Agent': userAgent, 'Accept-Encoding': 'identity' };
			return call(options, { url, headers, maxBodyBytes });
		},
		post(url, given, body) {
			const length = String(body.byteLength);
			const headers = { 'User-Agent': userAgent, ...given, 'Content-Length': length };
			const message = { url, headers, body, maxBodyBytes: MAX_IGNORED_BYTES };
			return call(options, message, connections);
		},
	};
}

/** Runs a call in a child span. The trace is not propagated to the callback, a third party. */
function call(
	options: CallbackClientOptions,
	message: CallbackRequest,
	connections?: CallbackConnections,
): Promise<CallbackResponse> {
	const work = () => callInTime(options, message, connections);
	const span = callbackSpan(message.body ? 'POST' : 'GET');
	return inChildSpan(span, work, describeCallbackResponse);
}

async function callInTime(
	options: CallbackClientOptions,
	message: CallbackRequest,
	connections: CallbackConnections | undefined,
): Promise<CallbackResponse> {
	const { allowLoopback, resolve = resolveName } = options;
	const { connectMilliseconds = 3000, totalMilliseconds: total = 10_000 } = options;
	const totalMilliseconds = total + (message.body?.byteLength ?? 0) * MILLISECONDS_PER_BYTE;
	const deadline = startDeadline(connectMilliseconds, totalMilliseconds, options.signal);
	const { signal } = deadline;
	try {
		signal.throwIfAborted();
		const origin = new URL(message.url);
		const addresses = await findAddresses(origin.hostname, allowLoopback, resolve, signal);
		const answer = await exchange({ message, origin, addresses, deadline, connections });
		// A response that was read in time counts, unless the hub is stopping.
		options.signal?.throwIfAborted();
		return answer;
	} finally {
		deadline.end();
	}
}
