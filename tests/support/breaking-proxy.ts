import { once } from 'node:events';
import { createServer, request as sendRequest, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';

/** A request as the proxy forwards it. */
export interface PassedRequest {
	readonly method: string;
	readonly path: string;
	readonly headers: IncomingHttpHeaders;
}

export interface PassedResponse {
	readonly status: number;
	readonly headers: IncomingHttpHeaders;
	readonly body: Buffer;
}

/** One fault that a proxy introduces. */
export interface Breakage {
	/** Changes the request before the server gets it. */
	readonly ask?: (request: PassedRequest) => PassedRequest;
	/** Changes the response before the client gets it. */
	readonly answer?: (answer: PassedResponse, request: PassedRequest) => PassedResponse;
}

export interface BreakingProxy {
	readonly url: string;
	breakage: Breakage;
	stop(): void;
}

/** Starts a proxy that forwards everything to a server, except for its current `breakage`. */
export async function startBreakingProxy(target: string): Promise<BreakingProxy> {
	const server = createServer((incoming, outgoing) => {
		const { ask = (request) => request, answer: alter = (answer) => answer } = proxy.breakage;
		const { method = 'GET', url: path = '/', headers } = incoming;
		const given = { method, path, headers };
		const passed = ask(given);
		const forwarded = sendRequest(`${target}${passed.path}`, passed, async (response) => {
			const chunks: Uint8Array[] = [];
			for await (const chunk of response as AsyncIterable<Uint8Array>) chunks.push(chunk);
			const { statusCode: status = 502, headers: responseHeaders } = response;
			const answer = alter(
				{ status, headers: responseHeaders, body: Buffer.concat(chunks) },
				given,
			);
			outgoing.writeHead(answer.status, answer.headers).end(answer.body);
		});
		incoming.pipe(forwarded);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	const { port } = server.address() as AddressInfo;
	const proxy: BreakingProxy = {
		url: `http://127.0.0.1:${port}`,
		breakage: {},
		stop() {
			server.close();
			server.closeAllConnections();
		},
	};
	return proxy;
}
