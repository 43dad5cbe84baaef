import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo, Server } from 'node:net';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { afterAll, afterEach, beforeAll, expect, vi } from 'vitest';
import {
	createCallbackClient,
	type CallbackClientOptions,
} from '../../src/hub/callbacks/callback-client.ts';
import type { CallbackClient } from '../../src/hub/core/callback-client.ts';
import { createAuthority, type Authority, type Certificate } from './certificates.ts';

export type Handler = (request: IncomingMessage, response: ServerResponse) => void;

/** The callback servers of one test file: real HTTPS on loopback, trusted by the test process. */
export interface CallbackServers {
	readonly authority: Authority;
	/** Serves HTTPS. Returns the origin. */
	serve(handler: Handler, certificate?: Certificate, host?: string): Promise<string>;
	/** Sends these raw bytes, headers included, to every request. Returns the origin. */
	serveRaw(answer: string, after?: (socket: IncomingMessage['socket']) => void): Promise<string>;
	/** Makes any kind of server listen. Returns the port. */
	listen(server: Server, host?: string): Promise<number>;
	/** Returns the number of open connections to all servers. */
	countConnections(): Promise<number>;
	/** Servers that started listening since the test began. */
	readonly servers: readonly Server[];
}

/** The names in the default certificate. */
export const SERVED_NAMES = ['localhost', '127.0.0.1', '127.0.0.2', '::1'];

/** Aborted after each test, to close its clients' open connections. */
let ending = new AbortController();

/** Creates a callback client that is allowed to call these servers. */
export function clientWith(options: Partial<CallbackClientOptions> = {}): CallbackClient {
	const { signal } = ending;
	return createCallbackClient({
		allowLoopback: true,
		userAgent: 'Hub/1 (test)',
		signal,
		...options,
	});
}

/** Matches a `CallbackError` with this reason. */
export function callbackError(reason: string): unknown {
	return expect.objectContaining({ name: 'CallbackError', reason });
}

/** Starts servers for tests. Checks after each test that the client closed every connection. */
export async function useCallbackServers(): Promise<CallbackServers> {
	const trustedBefore = getCACertificates('default');
	const authority = await createAuthority();
	const own = await authority.issue(SERVED_NAMES);
	const servers: Server[] = [];

	beforeAll(() => setDefaultCACertificates([...trustedBefore, authority.certificate]));
	afterAll(() => setDefaultCACertificates(trustedBefore));
	afterEach(async () => {
		ending.abort();
		ending = new AbortController();
		await vi.waitFor(async () => expect(await countConnections()).toBe(0), { timeout: 3000 });
		for (const server of servers.splice(0)) server.close();
	});

	async function listen(server: Server, host = '127.0.0.1'): Promise<number> {
		servers.push(server);
		server.listen(0, host);
		await once(server, 'listening');
		// A server that listens on a port always has an address object.
		return (server.address() as AddressInfo).port;
	}

	async function serve(handler: Handler, certificate = own, host = '127.0.0.1'): Promise<string> {
		const port = await listen(createServer({ ...certificate }, handler), host);
		return `https://${host.includes(':') ? `[${host}]` : host}:${port}`;
	}

	async function countConnections(): Promise<number> {
		const counts = await Promise.all(servers.map((server) => connectionsOf(server)));
		return counts.reduce((sum, count) => sum + count, 0);
	}

	return {
		authority,
		servers,
		listen,
		serve,
		countConnections,
		serveRaw: (answer, after) =>
			serve(({ socket }) => {
				socket.on('error', () => {}).write(answer);
				after?.(socket);
			}),
	};
}

/** Writes as fast as the reader accepts data. Returns a running count of the bytes. */
export function writeForever(response: ServerResponse): { bytes: number } {
	const written = { bytes: 0 };
	const chunk = Buffer.alloc(16_384, 'a');
	const write = () => {
		while (!response.destroyed) {
			written.bytes += chunk.length;
			if (!response.write(chunk)) break;
		}
	};
	response.on('drain', write).on('error', () => {});
	write();
	return written;
}

function connectionsOf(server: Server): Promise<number> {
	return new Promise((resolve, reject) => {
		server.getConnections((error, count) => (error ? reject(error) : resolve(count)));
	});
}
