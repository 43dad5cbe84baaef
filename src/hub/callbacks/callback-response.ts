import type { ClientRequest, IncomingMessage } from 'node:http';
import { CallbackError } from '../core/callback-client.ts';

/** Limits for reading an unwanted body. Closing earlier could look like a failure to its sender. */
const MAX_IGNORED_BYTES = 65_536;
const MAX_IGNORED_MILLISECONDS = 1000;

/** Waits for the status and the headers of the final response. */
export function receiveResponse(request: ClientRequest): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		// After an unrequested 101 (Switching Protocols), only `close` is emitted.
		const end = () => reject(new CallbackError('unreachable'));
		request.once('error', reject).once('close', end);
		request.once('response', (answer) => {
			request.off('close', end);
			resolve(answer);
		});
	});
}

/** Reads at most `maxBytes` of a body. Rejects if the connection breaks before that. */
export function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	return new Promise((resolve, reject) => {
		const end = () => resolve(Buffer.concat(chunks).subarray(0, maxBytes));
		answer.once('end', end).once('error', reject);
		answer.once('close', () => {
			// "close" also follows every complete response; an unused error would cost time.
			if (!answer.readableEnded) reject(new CallbackError('unreachable'));
		});
		answer.on('data', (chunk: Uint8Array) => {
			chunks.push(chunk);
			size += chunk.byteLength;
			if (size < maxBytes) return;
			answer.pause();
			end();
		});
	});
}

/**
 * Waits until the request is sent, and briefly for the end of the response body. Never rejects: the
 * status is already known.
 */
export async function ignoreBody(
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
): Promise<void> {
	const bodyEnd = readBody(answer, MAX_IGNORED_BYTES).catch(() => {});
	await sent(request);
	let timer: NodeJS.Timeout | undefined;
	const waited = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, MAX_IGNORED_MILLISECONDS);
		signal.addEventListener('abort', () => resolve(), { once: true });
	});
	await Promise.race([bodyEnd, waited]);
	clearTimeout(timer);
}

/** Waits until the request is sent: a callback may respond before it has read all of it. */
function sent(request: ClientRequest): Promise<void> {
	return new Promise((resolve) => {
		if (request.writableFinished) resolve();
		request.once('finish', resolve).once('close', resolve);
	});
}
