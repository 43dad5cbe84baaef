import { once } from 'node:events';
import type { IncomingHttpHeaders, IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import { isIPv6, type AddressInfo } from 'node:net';
import type { Certificate } from './certificates.ts';

export interface Received {
	/** The time when the whole body had arrived, in milliseconds since 1970. */
	readonly at: number;
	readonly method: string;
	/** The request target as sent. */
	readonly url: string;
	readonly headers: IncomingHttpHeaders;
	readonly rawHeaders: readonly string[];
	readonly body: Buffer;
	/** Port of the sender's connection. */
	readonly remotePort: number | undefined;
}

export type Handler = (request: Received, response: ServerResponse) => void;

/** A real HTTPS server that acts as a subscriber. */
export interface Subscriber {
	/** `https://127.0.0.1:PORT`. */
	readonly origin: string;
	/** All requests, in order. */
	readonly received: readonly Received[];
	/** Sets the handler for a path, without its query string. The default confirms GET and acknowledges POST. */
	on(path: string, handler: Handler): void;
	/** Returns the verification requests to a path. */
	verifications(path: string): Received[];
	/** Returns the denials sent to a path. */
	denials(path: string): Received[];
	/** Returns the content deliveries to a path. */
	deliveries(path: string): Received[];
	stop(): Promise<void>;
}

/** Listens on a free port of an IP address or `localhost`. */
export async function startSubscriber(
	certificate: Certificate,
	host = '127.0.0.1',
): Promise<Subscriber> {
	const received: Received[] = [];
	const handlers = new Map<string, Handler>();
	const server = createServer({ ...certificate }, (request, response) => {
		readRequest(request).then(
			(message) => {
				received.push(message);
				(handlers.get(pathOf(message)) ?? confirm)(message, response);
			},
			// The hub closed the connection.
			() => response.destroy(),
		);
	});
	// The hub handles failed handshakes; without a listener they would be unhandled errors.
	server.on('tlsClientError', () => {});
	server.listen(0, host);
	await once(server, 'listening');
	// A listening TCP server has an address object.
	const { port } = server.address() as AddressInfo;

	const at = (path: string, method: string) =>
		received.filter((message) => message.method === method && pathOf(message) === path);
	const isDenial = (message: Received) => queryOf(message).getAll('hub.mode').at(-1) === 'denied';
	return {
		origin: `https://${isIPv6(host) ? `[${host}]` : host}:${port}`,
		received,
		on: (path, handler) => void handlers.set(path, handler),
		verifications: (path) =>
			at(path, 'GET').filter((message) => !isDenial(message) && queryOf(message).has('hub.mode')),
		denials: (path) => at(path, 'GET').filter(isDenial),
		deliveries: (path) => at(path, 'POST'),
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}

/** Returns the query of a request; the hub's parameters come last. */
export function queryOf({ url }: Pick<Received, 'url'>): URLSearchParams {
	return new URL(url, 'https://subscriber.invalid').searchParams;
}

/** Returns the hub's value of a parameter, even if the callback's own query has the same name. */
export function hubParameter(message: Pick<Received, 'url'>, name: string): string {
	return queryOf(message).getAll(`hub.${name}`).at(-1) ?? '';
}

/** Responds as a subscriber that accepts everything. */
export const confirm: Handler = (request, response) => {
	if (request.method === 'POST') {
		response.writeHead(204).end();
		return;
	}
	const headers = {
		'content-type': 'application/octet-stream',
		'x-content-type-options': 'nosniff',
	};
	response.writeHead(200, headers).end(hubParameter(request, 'challenge'));
};

function pathOf({ url }: Received): string {
	return url.replace(/\?.*$/s, '');
}

async function readRequest(request: IncomingMessage): Promise<Received> {
	const chunks: Buffer[] = [];
	// A request stream without an encoding yields buffers.
	for await (const chunk of request) chunks.push(chunk as Buffer);
	const { method = '', url = '', headers, rawHeaders, socket } = request;
	const { remotePort } = socket;
	const body = Buffer.concat(chunks);
	return { at: Date.now(), method, url, headers, rawHeaders, body, remotePort };
}
