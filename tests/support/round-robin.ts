import { once } from 'node:events';
import { connect, createServer, type AddressInfo } from 'node:net';

/** A proxy that gives each connection to the next of its servers that accepts it. */
export interface RoundRobin {
	readonly url: string;
	/** Ports of the servers. */
	readonly ports: Set<number>;
	stop(): void;
}

export async function startRoundRobin(): Promise<RoundRobin> {
	const ports = new Set<number>();
	let turn = 0;
	const server = createServer((client) => {
		const order = [...ports];
		turn = (turn + 1) % Math.max(1, order.length);
		const queue = [...order.slice(turn), ...order.slice(0, turn)];
		const tryNext = () => {
			const port = queue.shift();
			if (port === undefined || client.destroyed) return void client.destroy();
			const far = connect(port, '127.0.0.1');
			far.once('error', tryNext);
			far.once('connect', () => {
				far.off('error', tryNext);
				far.on('error', () => client.destroy());
				far.on('close', () => client.destroy());
				client.on('close', () => far.destroy());
				client.pipe(far).pipe(client);
			});
		};
		client.on('error', () => undefined);
		tryNext();
	});
	server.listen(0, '127.0.0.1');
	await once(server, 'listening');
	// A server that listens on a port always has an address object.
	const { port } = server.address() as AddressInfo;
	return { url: `http://127.0.0.1:${port}`, ports, stop: () => void server.close() };
}
