import { connect } from 'node:net';
import { createAnswerReader } from '../answer-reader.ts';

const CONNECTIONS = 16;
/** Ids that connections have at the same time must differ where they share a session. */
const FIRST_ID = 1000;
const WARM_UP_SECONDS = 0.3;

/** Messages that a server on loopback is sent over and over. */
export interface Posting {
	readonly url: string;
	readonly headers: Readonly<Record<string, string>>;
	/** What is sent in turn, with the id of the message. */
	readonly messages: (id: number) => readonly string[];
	/** How many bytes the answer to each of them has. */
	readonly answerBytes: readonly number[];
}

/** What a server did in a stretch of time; milliseconds from the request to the end of its answer. */
export interface Round {
	readonly perSecond: number;
	readonly p50: number;
	readonly p99: number;
	/** With those of the warm-up. */
	readonly answers: number;
}

/** @throws {TypeError} at an answer that is none of 200 or has another length than it should. */
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

/** Posts so many messages. */
export async function postTimes(posting: Posting, count: number): Promise<void> {
	let answers = 0;
	await post(posting, () => (answers += 1) < count);
}

/** Posts over kept connections, on each as soon as the answer before it is complete. */
async function post(
	{ url, headers, messages, answerBytes }: Posting,
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
		// Connections begin at different places.
		let next = Math.floor((connection * requests.length) / CONNECTIONS);
		let sentAt = 0;
		const send = () => {
			sentAt = performance.now();
			socket.write(requests[next] ?? '');
		};
		return new Promise<void>((resolve, reject) => {
			const read = createAnswerReader((status, bytes) => {
				if (status !== 200 || bytes !== answerBytes[next]) {
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
