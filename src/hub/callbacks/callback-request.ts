import type { LookupAddress } from 'node:dns';
import type { ClientRequest } from 'node:http';
import { request as openRequest } from 'node:https';
import { createSecureContext, type SecureContext } from 'node:tls';
import { encodeNonAscii } from '../core/callback-url.ts';
import { addressOfHost } from '../core/classify-address.ts';
import type { CallbackAgent, PooledOptions } from './callback-agent.ts';

export interface CallbackRequest {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	/** Without `Host` and `Connection`, which are added. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array | undefined;
}

/** Node's trusted certificates. Created once: this costs as much as the rest of connecting. */
let context: SecureContext | undefined;

/**
 * Sends a request to the host of its URL at one of the given addresses. The certificate is checked
 * before anything is sent. With an agent, it may use a connection that was opened for the same
 * origin and the same addresses. Aborting the signal destroys the request and its connection.
 */
export function sendRequest(
	{ url, method, headers, body }: CallbackRequest,
	addresses: readonly LookupAddress[],
	signal: AbortSignal,
	agent?: CallbackAgent,
): ClientRequest {
	const { origin, host, hostname, port } = new URL(url);
	const literal = addressOfHost(hostname);
	const options: PooledOptions = {
		agent: agent ?? false,
		pool: [origin, ...addresses.map(({ address }) => address).toSorted()].join(' '),
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
		method,
		path: targetOf(url),
		headers: { Host: host, ...headers, Connection: agent ? 'keep-alive' : 'close' },
	};
	// Node passes these options to the socket, but its types do not include them.
	const request = openRequest({
		...options,
		...{ autoSelectFamily: true, noDelay: true, ALPNProtocols: ['http/1.1'] },
	});
	// Errors before the response reach `receiveResponse`; later ones do not matter.
	request.on('error', () => {});
	// Cheaper than Node's option `signal`, which also waits for the end of the request.
	signal.addEventListener('abort', () => request.destroy(), { once: true });
	request.end(body);
	return request;
}

/** Returns path and query as written; the URL parser would resolve dots and encode too much. */
function targetOf(url: string): string {
	const target = encodeNonAscii(url.replace(/^https:\/\/[^/?]*/i, ''));
	return target.startsWith('/') ? target : `/${target}`;
}
