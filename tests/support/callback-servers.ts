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

/** Callbacks of one test file, served over real HTTPS on loopback and trusted by its process. */
export interface CallbackServers {
	readonly authority: Authority;
	/** Serves HTTPS; gives the origin. */
	serve(handler: Handler, certificate?: Certificate, host?: string): Promise<string>;
	/** Answers every request with these bytes, headers and all; gives the origin. */
	serveRaw(answer: string, after?: (socket: IncomingMessage['socket']) => void): Promise<string>;
	/** Listens with a server of any kind; gives the port. */
	listen(server: Server, host?: string): Promise<number>;
	/** How many connections are open, to all of them. */
	countConnections(): Promise<number>;
	/** What has listened since the test began. */
	readonly servers: readonly Server[];
}

/** Of every certificate that is not given. */
export const SERVED_NAMES = ['localhost', '127.0.0.1', '127.0.0.2', '::1'];

/** Ends what a test's clients keep, so that the next one need not wait for it. */
let ending = new AbortController();

/** A client that may speak to these servers. */
export function clientWith(options: Partial<CallbackClientOptions> = {}): CallbackClient {
	const { signal } = ending;
	return createCallbackClient({
		allowLoopback: true,
		userAgent: 'Hub/1 (test)',
		signal,
		...options,
	});
}

/** Matches the error with that reason. */
export function callbackError(reason: string): unknown {
	return expect.objectContaining({ name: 'CallbackError', reason });
}

/** Starts servers for tests, and sees after each test that the client has closed every connection. */
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
		// Always an address object for a server that listens on a port.
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

/** Writes as fast as the reader takes it, and counts. */
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
