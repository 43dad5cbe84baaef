import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { createAuthority, type Authority } from './certificates.ts';

/** Lets other processes reach a public origin that is served on this machine. */
export interface OriginProxy {
	/** Environment variables that make a Node process use this proxy; it reaches only this origin. */
	readonly variables: NodeJS.ProcessEnv;
	/** The certificate authority that such a process trusts. */
	readonly authority: Authority;
	close(): void;
}

/**
 * Makes an https origin reachable for other processes at a port of this machine. A proxy and a
 * test certificate replace DNS and a public certificate. All other hosts get 502.
 */
export async function startOriginProxy(origin: string, port: number): Promise<OriginProxy> {
	const { hostname } = new URL(origin);
	const authority = await createAuthority();
	const tls = createTlsServer(await authority.issue([hostname]), (socket) =>
		join(socket, connect(port, '127.0.0.1')),
	);
	const tlsPort = await listen(tls);
	const proxy = createServer((_request, response) => response.writeHead(502).end());
	proxy.on('connect', ({ url = '' }, socket: Socket) => {
		if (url !== `${hostname}:443`) return socket.end('HTTP/1.1 502 Bad Gateway\r\n\r\n');
		socket.write('HTTP/1.1 200 Connection Established\r\n\r\n');
		return join(socket, connect(tlsPort, '127.0.0.1'));
	});
	const proxyPort = await listen(proxy);
	return {
		authority,
		variables: {
			NODE_USE_ENV_PROXY: '1',
			HTTPS_PROXY: `http://127.0.0.1:${proxyPort}`,
			NODE_EXTRA_CA_CERTS: authority.file,
		},
		close() {
			proxy.close();
			proxy.closeAllConnections();
			tls.close();
		},
	};
}

async function listen(server: Server): Promise<number> {
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	return (server.address() as AddressInfo).port;
}

/** Pipes two sockets into each other; when one closes, so does the other. */
function join(one: Socket, other: Socket): void {
	pipeline(one, other, () => undefined);
	pipeline(other, one, () => undefined);
}
