import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readEnvironment, type Environment } from './environment.ts';
import { OperationError } from './operation-error.ts';

/**
 * Reads the environment of a server and checks that it can listen. Replaces port 0 with a free
 * port, because the build needs to know the origin.
 */
export async function readServerEnvironment(): Promise<Environment> {
	const environment = readEnvironment();
	const port = await probePort(environment.host, environment.port);
	return port === environment.port
		? environment
		: readEnvironment({ ...process.env, PORT: String(port) });
}

/**
 * Checks before a long build that the server can listen. Returns the port; for port 0, a free one.
 * @throws {OperationError} that names the variable to change.
 */
async function probePort(host: string, port: number): Promise<number> {
	const server = createServer();
	try {
		server.listen(port, host);
		await once(server, 'listening');
	} catch (error) {
		throw listenError(error, host, port);
	}
	// `address()` is an object for a server that listens on a port.
	const address = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return address.port;
}

/** Explains why listening failed, and how to fix it. */
export function listenError(cause: unknown, host: string, port: number): OperationError {
	const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
	const reasons: Record<string, string> = {
		EADDRINUSE: `another program is using port ${port}. Stop it, or choose another port, for example PORT=${port + 1}`,
		EACCES: `this user may not open port ${port}. Choose a port above 1023 with PORT`,
		EADDRNOTAVAIL: `this machine has no address "${host}". Set HOST to one of its addresses`,
		ENOTFOUND: `"${host}" is not a known host name. Set HOST to an address of this machine`,
	};
	const reason = reasons[code] ?? (cause instanceof Error ? cause.message : String(cause));
	return new OperationError(`Cannot listen on ${host}:${port}: ${reason}`, { cause });
}
