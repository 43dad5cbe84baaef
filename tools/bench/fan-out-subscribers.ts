import { once } from 'node:events';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { createServer } from 'node:https';
import type { AddressInfo } from 'node:net';
import type { Certificate } from '../../tests/support/certificates.ts';
import { answerQuestions, sharedClock } from './child.ts';

/** The deliveries received since the last `expect`. */
export interface Receipts {
	/** The times at which each callback had received its first body, in order, on `sharedClock`. */
	readonly times: readonly number[];
	/** Deliveries that a callback had already received. */
	readonly repeated: number;
	readonly handshakes: number;
}

export interface Listening {
	readonly certificate: Certificate;
	readonly ports: number;
}

/** Callbacks under this path accept a delivery and never respond. */
export const HANGING_PATH = '/hanging';
/** Callbacks under this path respond late. They are not counted. */
export const SLOW_PATH = '/slow';
export const SLOW_MILLISECONDS = 9000;

const CHALLENGE = /[?&]hub\.challenge=([^&]*)/;

let seen = new Set<string>();
let times: number[] = [];
let [repeated, handshakes, questions, expected] = [0, 0, 0, Infinity];
let onAll: (() => void) | undefined;

function answer(port: number, request: IncomingMessage, response: ServerResponse): void {
	const url = request.url ?? '';
	if (request.method === 'GET') {
		questions += 1;
		response.end(CHALLENGE.exec(url)?.[1] ?? '');
		return;
	}
	request.resume().on('end', () => {
		if (url.startsWith(HANGING_PATH)) return;
		if (url.startsWith(SLOW_PATH)) {
			setTimeout(() => response.writeHead(204).end(), SLOW_MILLISECONDS);
			return;
		}
		const callback = `${port}${url}`;
		if (seen.has(callback)) repeated += 1;
		else {
			seen.add(callback);
			times.push(sharedClock());
			if (seen.size >= expected) onAll?.();
		}
		response.writeHead(204).end();
	});
}

/** Starts many subscribers in one process. Returns their origins. */
async function listen({ certificate, ports }: Listening): Promise<string[]> {
	return Promise.all(
		Array.from({ length: ports }, async () => {
			const server = createServer({ ...certificate });
			server.on('secureConnection', () => (handshakes += 1)).listen(0, '127.0.0.1');
			await once(server, 'listening');
			// A listening TCP server has an address object.
			const { port } = server.address() as AddressInfo;
			server.on('request', (request, response) => answer(port, request, response));
			return `https://127.0.0.1:${port}`;
		}),
	);
}

answerQuestions({
	listen,
	questions: () => questions,
	expect(count: number) {
		[seen, times, repeated, handshakes, expected] = [new Set(), [], 0, 0, count];
	},
	async receipts(): Promise<Receipts> {
		if (seen.size < expected) await new Promise<void>((resolve) => (onAll = resolve));
		return { times, repeated, handshakes };
	},
});
