import { connect, type Socket } from 'node:net';
import { createAnswerReader } from './answer-reader.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SECONDS = 1;

/**
 * Requests per second that a server on loopback answers over 32 kept connections. Bodies are counted,
 * not read, so that the client is not what is measured.
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
	const read = createAnswerReader((status) => {
		onAnswer(status);
		socket.write(request);
	});
	return socket.on('connect', () => socket.write(request)).on('data', read);
}

function seconds(count: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, count * 1000));
}
