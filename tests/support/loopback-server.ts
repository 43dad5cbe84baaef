import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { onTestFinished } from 'vitest';

/** A request that a server received. */
export interface Asked {
	readonly method: string;
	/** Path and query. */
	readonly target: string;
	readonly headers: Readonly<Record<string, string | string[] | undefined>>;
	readonly body: string;
}

export interface Answer {
	readonly status?: number;
	readonly headers?: Readonly<Record<string, string>>;
	readonly body?: unknown;
}

/** Starts a server on this machine for one test; objects are answered as JSON. */
export async function startServer(respond: (asked: Asked, nth: number) => Answer) {
	const asked: Asked[] = [];
	const server = createServer((request, response) => {
		void Array.fromAsync(request as AsyncIterable<Buffer>).then((pieces) => {
			const { method = '', url = '', headers } = request;
			asked.push({ method, target: url, headers, body: Buffer.concat(pieces).toString() });
			const last = asked.at(-1) as Asked;
			const nth = asked.filter(({ target }) => target === url).length;
			const { status = 200, headers: sent = {}, body = '' } = respond(last, nth);
			response.writeHead(status, sent);
			response.end(typeof body === 'string' ? body : JSON.stringify(body));
		});
	});
	await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
	onTestFinished(async () => {
		server.closeAllConnections();
		await new Promise((done) => server.close(done));
	});
	// A listening TCP server has a port.
	const { port } = server.address() as AddressInfo;
	return { origin: `http://127.0.0.1:${port}`, asked };
}
