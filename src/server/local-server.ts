import { once } from 'node:events';
import { createServer, type Server, type ServerResponse } from 'node:http';
import { Server as TcpServer, type AddressInfo, type Socket } from 'node:net';
import { setImmediate, setTimeout as delay } from 'node:timers/promises';
import { createRequestListener, type Site } from './request-listener.ts';

export interface LocalServer {
	/** The port it listens on, even if port 0 was requested. */
	readonly port: number;
	/**
	 * Accepts no more connections, but responds for a moment more on those that are open. Gives pending
	 * responses this long to finish, then closes all connections.
	 */
	close(graceMilliseconds: number): Promise<void>;
}

/**
 * Longer than the 60 seconds after which common proxies drop idle connections, so that the proxy
 * closes them first.
 */
const KEEP_ALIVE_MILLISECONDS = 65_000;
const MAX_HEADER_BYTES = 32 * 1024;
const MAX_LISTENERS = 20;
/**
 * How long a stopping server responds to requests that proxies send on kept connections. Each
 * response ends its connection, so that almost none is idle when the rest is closed.
 */
const DRAIN_MILLISECONDS = 500;
/** Enough for Node's backlog of 511 connections. */
const MAX_ACCEPTING_TURNS = 1000;
const IDLE_CHECK_MILLISECONDS = 50;

/** Starts a server for a site. */
export async function listen(site: Site, host: string, port: number): Promise<LocalServer> {
	const respond = createRequestListener(site);
	const underWay = new Set<ServerResponse>();
	let closing = false;
	const server = createServer(
		{ keepAliveTimeout: KEEP_ALIVE_MILLISECONDS, maxHeaderSize: MAX_HEADER_BYTES },
		(incoming, outgoing) => {
			// The edition, the function and each stage of the pipeline add listeners.
			outgoing.setMaxListeners(MAX_LISTENERS);
			underWay.add(outgoing);
			outgoing.once('close', () => underWay.delete(outgoing));
			if (closing) requestClose(outgoing);
			respond(incoming, outgoing);
		},
	);
	server.on('clientError', sendClientErrorResponse);
	server.listen(port, host);
	await once(server, 'listening');

	return {
		// `address()` is an object for a server that listens on a port.
		port: (server.address() as AddressInfo).port,
		async close(graceMilliseconds) {
			closing = true;
			underWay.forEach(requestClose);
			await acceptPending(server);
			await closeServer(server, graceMilliseconds, DRAIN_MILLISECONDS);
		},
	};
}

/**
 * Closes a server to new connections. Closes idle connections after the time for draining, and others
 * when they are done or the grace period is over.
 */
export async function closeServer(
	server: Server,
	graceMilliseconds: number,
	drainMilliseconds = 0,
): Promise<void> {
	const closed = once(server, 'close');
	const cut = setTimeout(() => server.closeAllConnections(), graceMilliseconds);
	// The method of an HTTP server would close idle connections, too.
	TcpServer.prototype.close.call(server);
	await Promise.race([closed, delay(drainMilliseconds)]);
	server.close();
	const idle = setInterval(() => server.closeIdleConnections(), IDLE_CHECK_MILLISECONDS);
	await closed;
	clearInterval(idle);
	clearTimeout(cut);
}

/** Accepts the connections that are waiting, because closing the port would reset them. */
async function acceptPending(server: Server): Promise<void> {
	let accepted = true;
	const onConnection = () => (accepted = true);
	server.on('connection', onConnection);
	for (let turn = 0; accepted && turn < MAX_ACCEPTING_TURNS; turn++) {
		accepted = false;
		// Node accepts one connection in each turn of its event loop.
		await setImmediate();
	}
	server.off('connection', onConnection);
}

/** Tells the client not to send another request on this connection. */
function requestClose(outgoing: ServerResponse): void {
	if (!outgoing.headersSent) outgoing.setHeader('Connection', 'close');
}

const CLIENT_ERRORS: Readonly<Record<string, string>> = {
	HPE_HEADER_OVERFLOW: '431 Request Header Fields Too Large',
	ERR_HTTP_REQUEST_TIMEOUT: '408 Request Timeout',
};

/** Sends a minimal response to bytes that are not a valid request, and closes the connection. */
function sendClientErrorResponse(
	error: Error & { code?: string; rawPacket?: Buffer },
	socket: Socket,
) {
	if (error.code === 'ECONNRESET' || !socket.writable) {
		socket.destroy();
		return;
	}
	const isLongTarget =
		error.code === 'HPE_HEADER_OVERFLOW' && error.rawPacket?.includes('\r\n') === false;
	const status = isLongTarget ? '414 URI Too Long' : CLIENT_ERRORS[error.code ?? ''];
	socket.end(
		`HTTP/1.1 ${status ?? '400 Bad Request'}\r\nConnection: close\r\nContent-Length: 0\r\n\r\n`,
	);
}
