import { connect, type Socket } from 'node:net';

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;
const END_OF_HEAD = Buffer.from('\r\n\r\n');

/**
 * Requests per second that a server on loopback answers over 32 kept connections. Bodies are counted,
 * not read, so that the client is not what is measured; answers must state their length.
 * @throws {TypeError} at an answer with another status than the expected one.
 */
export async function requestsPerSecond(
	url: string,
	headers: Readonly<Record<string, string>> = {},
	expectedStatus = 200,
): Promise<number> {
	const { hostname, port, pathname, search } = new URL(url);
	const lines = Object.entries({ host: hostname, ...headers }).map(([k, v]) => `${k}: ${v}\r\n`);
	const request = `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
	let answers = 0;
	const onAnswer = (status: number) => {
		if (status !== expectedStatus) throw new TypeError(`Cannot measure ${url}: status ${status}`);
		answers += 1;
	};
	const sockets = Array.from({ length: CONNECTIONS }, () =>
		askForever(connect(Number(port), hostname), request, onAnswer),
	);
	await seconds(WARM_UP_SECONDS);
	const [before, begin] = [answers, performance.now()];
	await seconds(SECONDS);
	const rate = ((answers - before) * 1000) / (performance.now() - begin);
	for (const socket of sockets) socket.destroy();
	return rate;
}

/** Sends the request, and again as soon as its answer is complete. */
function askForever(socket: Socket, request: string, onAnswer: (status: number) => void): Socket {
	let head: Buffer = Buffer.alloc(0);
	let missing = 0;
	let status = 0;
	socket.on('connect', () => socket.write(request));
	socket.on('data', (chunk: Buffer) => {
		if (missing > 0) missing -= chunk.length;
		else {
			head = head.length === 0 ? chunk : Buffer.concat([head, chunk]);
			const end = head.indexOf(END_OF_HEAD);
			if (end === -1) return;
			const text = head.toString('latin1', 0, end);
			status = Number(text.slice(9, 12));
			const length = Number(/\r\ncontent-length: (\d+)/i.exec(text)?.[1] ?? 0);
			missing = length - (head.length - end - END_OF_HEAD.length);
			head = Buffer.alloc(0);
		}
		if (missing > 0) return;
		onAnswer(status);
		socket.write(request);
	});
	return socket;
}

function seconds(count: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
