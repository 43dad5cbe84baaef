import { once } from 'node:events';
import { request as ask } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from './certificates.ts';

export interface TlsProxy {
	/** `https://127.0.0.1:PORT`. */
	readonly origin: string;
	stop(): Promise<void>;
}

/** Starts a proxy that adds TLS to a plain HTTP server on this machine. */
export async function startTlsProxy(certificate: Certificate, target: number): Promise<TlsProxy> {
	const server = createServer({ ...certificate }, (incoming, outgoing) => {
		const { method, url, headers } = incoming;
		const passed = ask(
			{ port: target, host: '127.0.0.1', method, path: url, headers },
			(answer) => {
				outgoing.writeHead(answer.statusCode ?? 502, answer.headers);
				answer.pipe(outgoing);
			},
		);
		passed.on('error', () => outgoing.destroy());
		incoming.pipe(passed);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A listening TCP server has an address object.
	const { port } = server.address() as AddressInfo;
	return {
		origin: `https://127.0.0.1:${port}`,
		async stop() {
			server.closeAllConnections();
			server.close();
			await once(server, 'close');
		},
	};
}
