import type { ClientRequest } from 'node:http';
import { request as openRequest } from 'node:https';
import type { TLSSocket } from 'node:tls';

export interface CallbackRequest {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	/** Apart from `Host` and `Connection`. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array | undefined;
	/** Whether the connection may serve another request, which its event `free` then announces. */
	readonly keepsConnection: boolean;
}

/** Sends a request over a connection that leads to its host. The signal destroys both. */
export function sendRequest(
	{ url, method, headers, body, keepsConnection }: CallbackRequest,
	connection: TLSSocket,
	signal: AbortSignal,
): ClientRequest {
	const { host } = new URL(url);
	const request = openRequest({
		createConnection: () => connection,
		method,
		path: targetOf(url),
		headers: { Host: host, ...headers, Connection: keepsConnection ? 'keep-alive' : 'close' },
		signal,
	});
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
