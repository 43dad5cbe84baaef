import { connect, type Socket } from 'node:net';
import { createResponseReader } from './response-reader.ts';

const CONNECTIONS = 32;
const SECONDS = 5;
const WARM_UP_SHARE = 0.2;

/** Requests to a server on loopback, repeated over 32 keep-alive connections. */
export interface Load {
	/** Requested in turn. */
	readonly urls: readonly string[];
	readonly headers?: Readonly<Record<string, string>>;
	/** The expected status; any other ends the bench. */
	readonly status?: number;
	readonly seconds?: number;
}

export interface LoadResult {
	readonly perSecond: number;
	/** Including responses during the warm-up. */
	readonly answers: number;
}

/** Measures the requests per second at one URL. */
export async function requestsPerSecond(
	url: string,
	headers: Readonly<Record<string, string>> = {},
	status = 200,
): Promise<number> {
	return (await runLoad({ urls: [url], headers, status })).perSecond;
}

/**
 * Sends requests as fast as a server responds. Bodies are counted but not parsed, so that the
 * client is not the bottleneck.
 * @throws {TypeError} if a response has another status than the expected one.
 */
export async function runLoad(load: Load): Promise<LoadResult> {
	const { urls, headers = {}, status: expected = 200, seconds = SECONDS } = load;
	const { hostname, port } = new URL(urls[0] ?? '');
	const requests = urls.map((url) => toRequest(url, headers));
	let answers = 0;
	const onResponse = (status: number) => {
		if (status !== expected) throw new TypeError(`Cannot measure ${urls[0]}: status ${status}`);
		answers += 1;
	};
	let asked = 0;
	const nextRequest = () => requests[asked++ % requests.length] ?? '';
	const sockets = Array.from({ length: CONNECTIONS }, () =>
		askForever(connect(Number(port), hostname), nextRequest, onResponse),
	);
	await wait(seconds * WARM_UP_SHARE);
	const [before, begin] = [answers, performance.now()];
	await wait(seconds);
	const perSecond = ((answers - before) * 1000) / (performance.now() - begin);
	for (const socket of sockets) socket.destroy();
	return { perSecond, answers };
}

function toRequest(url: string, headers: Readonly<Record<string, string>>): string {
	const { hostname, pathname, search } = new URL(url);
	const lines = Object.entries({ host: hostname, ...headers }).map(([k, v]) => `${k}: ${v}\r\n`);
	return `GET ${pathname}${search} HTTP/1.1\r\n${lines.join('')}\r\n`;
}

/** Sends requests one after another: the next when the response is complete. */
function askForever(
	socket: Socket,
	nextRequest: () => string,
	onResponse: (status: number) => void,
): Socket {
	const read = createResponseReader((status) => {
		onResponse(status);
		socket.write(nextRequest());
	});
	return socket.on('connect', () => socket.write(nextRequest())).on('data', read);
}

function wait(seconds: number): Promise<void> {
	return new Promise((resolve) => setTimeout(resolve, seconds * 1000));
}
