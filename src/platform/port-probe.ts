import { createServer, type AddressInfo } from 'node:net';
import { once } from 'node:events';
import { readEnvironment, type Environment } from './environment.ts';
import { OperationError } from './operation-error.ts';

/**
 * Reads the environment of a server that is about to listen, and makes sure that it can. Port 0 is
 * replaced by a free one, since the origin has to be known before anything is built.
 */
export async function readServerEnvironment(): Promise<Environment> {
	const environment = readEnvironment();
	const port = await probePort(environment.host, environment.port);
	return port === environment.port
		? environment
		: readEnvironment({ ...process.env, PORT: String(port) });
}

/**
 * Finds out before a long build whether the server will be able to listen, and gives the port: for
 * port 0 one that is free.
 * @throws {OperationError} that names the variable to change.
 */
export async function probePort(host: string, port: number): Promise<number> {
	const server = createServer();
	try {
		server.listen(port, host);
		await once(server, 'listening');
	} catch (error) {
		throw listenError(error, host, port);
	}
	// Always an address object for a server that listens on a port.
	const address = server.address() as AddressInfo;
	server.close();
	await once(server, 'close');
	return address.port;
}

/** Says why a port cannot be had, and what to do. */
export function listenError(cause: unknown, host: string, port: number): OperationError {
	const code = cause instanceof Error && 'code' in cause ? String(cause.code) : '';
	const reasons: Record<string, string> = {
		EADDRINUSE: `another program has port ${port}. Stop it, or choose another port, for example PORT=${port + 1}`,
		EACCES: `this user may not open port ${port}. Choose a port above 1023 with PORT`,
		EADDRNOTAVAIL: `this machine has no address "${host}". Set HOST to one of its addresses`,
		ENOTFOUND: `"${host}" is no known host name. Set HOST to an address of this machine`,
	};
	const reason = reasons[code] ?? (cause instanceof Error ? cause.message : String(cause));
	return new OperationError(`Cannot listen on ${host}:${port}: ${reason}`, { cause });
}
