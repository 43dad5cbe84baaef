import type { ClientRequest } from 'node:http';
import { request as openRequest } from 'node:https';
import type { TLSSocket } from 'node:tls';

export interface CallbackRequest {
	readonly url: string;
	readonly method: 'GET' | 'POST';
	/** Without `Host` and `Connection`, which are added. */
	readonly headers: Readonly<Record<string, string>>;
	readonly body: Uint8Array | undefined;
	/** Whether the connection may be reused. It then emits `free` when it is available. */
	readonly reusesConnection: boolean;
}

/** Sends a request over a connection to its host. Aborting the signal destroys both. */
export function sendRequest(
	{ url, method, headers, body, reusesConnection }: CallbackRequest,
	connection: TLSSocket,
	signal: AbortSignal,
): ClientRequest {
	const { host } = new URL(url);
	const request = openRequest({
		createConnection: () => connection,
		method,
		path: targetOf(url),
		headers: { Host: host, ...headers, Connection: reusesConnection ? 'keep-alive' : 'close' },
		signal,
	});
	// Errors before the response reach `receiveResponse`; later ones do not matter.
	request.on('error', () => {});
	request.end(body);
	return request;
}

/** Returns path and query as written; the URL parser would resolve dots and encode too much. */
function targetOf(url: string): string {
	const target = url
		.replace(/^https:\/\/[^/?]*/i, '')
		.replace(/[^\0-\x7f]+/g, (text) => encodeURIComponent(text));
	return target.startsWith('/') ? target : `/${target}`;
}
