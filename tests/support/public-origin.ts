import { once } from 'node:events';
import { createServer } from 'node:http';
import { connect, type AddressInfo, type Server, type Socket } from 'node:net';
import { pipeline } from 'node:stream';
import { createServer as createTlsServer } from 'node:tls';
import { createAuthority, type Authority } from './certificates.ts';

/** A way for other processes to a public origin that is served on this machine. */
export interface WayToOrigin {
	/** What makes a process of Node go this way, for that origin and for nothing else. */
	readonly variables: NodeJS.ProcessEnv;
	/** Whom such a process trusts. */
	readonly authority: Authority;
	close(): void;
}

/**
 * Lets processes find an https origin at a port of this machine: through a proxy, as a name server
 * and a certificate would do it on the internet. Other names are not to be found.
 */
export async function openWayTo(origin: string, port: number): Promise<WayToOrigin> {
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
	// Always an address object for a server that listens on a port.
	return (server.address() as AddressInfo).port;
}

/** A side that breaks off ends the other. */
function join(one: Socket, other: Socket): void {
	pipeline(one, other, () => undefined);
	pipeline(other, one, () => undefined);
}
