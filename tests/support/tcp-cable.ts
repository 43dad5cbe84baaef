import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

/** A way to a server that can be cut, as if the client's process had been killed. */
export interface TcpCable {
	readonly port: number;
	/** Breaks all connections and refuses new ones. Can be called more than once. */
	cut(): void;
}

export async function layCable(target: number): Promise<TcpCable> {
	const sockets = new Set<Socket>();
	const server = createServer((client) => {
		const far = connect(target, '127.0.0.1');
		for (const [socket, other] of [
			[client, far],
			[far, client],
		] as const) {
			sockets.add(socket);
			socket.on('error', () => other.destroy());
			socket.on('close', () => {
				sockets.delete(socket);
				other.destroy();
			});
		}
		client.pipe(far).pipe(client);
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	const { port } = server.address() as AddressInfo;
	return {
		port,
		cut() {
			server.close();
			for (const socket of sockets) socket.destroy();
		},
	};
}
