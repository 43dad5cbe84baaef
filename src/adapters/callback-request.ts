import type { LookupAddress } from 'node:dns';
import type { ClientRequest } from 'node:http';
import { request as openRequest, type RequestOptions } from 'node:https';
import type { TcpNetConnectOpts } from 'node:net';
import { addressOfHost } from '../websub/address.ts';

export interface CallbackRequest {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	/** Apart from `Host` and `Connection`. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array | undefined;
}

/**
 * Sends a request over a connection of its own, to one of the given addresses and to nothing else.
 * The signal destroys both.
 */
export function sendRequest(
	{ url, method, headers, body }: CallbackRequest,
	addresses: readonly LookupAddress[],
	signal: AbortSignal,
): ClientRequest {
	const { hostname, host, port } = new URL(url);
	const literal = addressOfHost(hostname);
	const options: RequestOptions & Pick<TcpNetConnectOpts, 'autoSelectFamily'> = {
		agent: false,
		method,
		host: literal ?? hostname,
		port: port || 443,
		path: targetOf(url),
		headers: { Host: host, ...headers, Connection: 'close' },
		// A name that is asked for twice may lead elsewhere the second time, so the connection is given
		// what was checked. A literal is connected to without this.
		autoSelectFamily: true,
		lookup: (_name, _options, callback) => callback(null, [...addresses]),
		// Without the dot that may end a name; an address is no name (RFC 6066 §3).
		servername: literal === undefined ? hostname.replace(/\.$/, '') : '',
		// Stated, since NODE_TLS_REJECT_UNAUTHORIZED could change the default.
		rejectUnauthorized: true,
		signal,
	};
	const request = openRequest(options);
	// Who waits for the answer is told of an error. One that comes after it concerns nobody.
	request.on('error', () => {});
	request.end(body);
	return request;
}

/** Path and query as written: the URL parser would resolve dots, and encode more than it must. */
function targetOf(url: string): string {
	const target = url
		.replace(/^https:\/\/[^/?]*/i, '')
		.replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text));
	return target.startsWith('/') ? target : `/${target}`;
}
