import { connect } from 'node:net';
import { createResponseReader } from '../response-reader.ts';

const CONNECTIONS = 16;
/** Connections that share a session must not use the same id at the same time. */
const FIRST_ID = 1000;
const WARM_UP_SECONDS = 0.3;

/** Messages to send to a server on loopback again and again. */
export interface Posting {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** Creates the messages to send in turn, with this id. */
	readonly messages: (id: number) => readonly string[];
	/** The response size in bytes for each message. */
	readonly responseBytes: readonly number[];
}

/** The results of a round; response times in milliseconds, up to the end of the response. */
export interface Round {
	readonly perSecond: number;
	readonly p50: number;
	readonly p99: number;
	/** Including responses during the warm-up. */
	readonly answers: number;
}

/** @throws {TypeError} if a response is not 200 or has an unexpected length. */
export async function postForSeconds(posting: Posting, seconds: number): Promise<Round> {
	const times: number[] = [];
	let [begin, answers] = [Infinity, 0];
	const warmAt = performance.now() + WARM_UP_SECONDS * 1000;
	const endAt = warmAt + seconds * 1000;
	await post(posting, (sentAt, now) => {
		answers += 1;
		if (sentAt < warmAt) return true;
		begin = Math.min(begin, sentAt);
		times.push(now - sentAt);
		return now < endAt;
	});
	const took = performance.now() - begin;
	times.sort((a, b) => a - b);
	const at = (share: number) => times[Math.ceil(times.length * share) - 1] ?? NaN;
	return { perSecond: (times.length * 1000) / took, p50: at(0.5), p99: at(0.99), answers };
}

/** Posts over keep-alive connections, on each as soon as the previous response is complete. */
async function post(
	{ url, headers, messages, responseBytes }: Posting,
	goesOn: (sentAt: number, now: number) => boolean,
): Promise<void> {
	const { hostname, port, pathname, host } = new URL(url);
	const lines = Object.entries({ host, ...headers }).map(
		([name, value]) => `${name}: ${value}\r\n`,
	);
	const head = `POST ${pathname} HTTP/1.1\r\n${lines.join('')}`;
	const sockets = Array.from({ length: CONNECTIONS }, () => connect(Number(port), hostname));
	const finished = sockets.map((socket, connection) => {
		const requests = messages(FIRST_ID + connection).map((message) =>
			Buffer.from(`${head}content-length: ${Buffer.byteLength(message)}\r\n\r\n${message}`),
		);
		// Connections start with different messages.
		let next = Math.floor((connection * requests.length) / CONNECTIONS);
		let sentAt = 0;
		const send = () => {
			sentAt = performance.now();
			socket.write(requests[next] ?? '');
		};
		return new Promise<void>((resolve, reject) => {
			const read = createResponseReader((status, bytes) => {
				if (status !== 200 || bytes !== responseBytes[next]) {
					reject(new TypeError(`Cannot measure ${url}: ${status} with ${bytes} bytes`));
				} else if (goesOn(sentAt, performance.now())) {
					next = (next + 1) % requests.length;
					send();
				} else resolve();
			});
			socket.setNoDelay(true).on('connect', send).on('data', read);
			socket.on('error', reject);
			socket.on('close', () => reject(new TypeError(`Cannot measure ${url}: it hung up`)));
		});
	});
	try {
		await Promise.all(finished);
	} finally {
		for (const socket of sockets) socket.destroy();
	}
}
