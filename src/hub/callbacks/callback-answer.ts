import type { ClientRequest, IncomingMessage } from 'node:http';
import { CallbackError } from '../core/callback-client.ts';

/** How far an answer is heard out that nobody wants, lest its sender takes the end for a failure. */
const MAX_IGNORED_BYTES = 65_536;
const MAX_IGNORED_MILLISECONDS = 1000;

/** Waits for the status and the headers of the final answer. */
export function receiveAnswer(request: ClientRequest): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		// The only sign of a 101, a change of protocol that nobody asked for.
		const end = () => reject(new CallbackError('unreachable'));
		request.once('error', reject).once('close', end);
		request.once('response', (answer) => {
			request.off('close', end);
			resolve(answer);
		});
	});
}

/** Reads a body as far as wanted, and leaves the rest. Rejects if it breaks before. */
export async function readBody(answer: IncomingMessage, maxBytes: number): Promise<Uint8Array> {
	const chunks: Uint8Array[] = [];
	let size = 0;
	if (maxBytes > 0) {
		for await (const chunk of answer.iterator({ destroyOnReturn: false })) {
			chunks.push(chunk);
			size += chunk.byteLength;
			if (size >= maxBytes) break;
		}
	}
	return Buffer.concat(chunks).subarray(0, maxBytes);
}

/**
 * Waits until the request is sent, and for the end of the body, but not for long. Never rejects:
 * whatever happens after the status, the status stands.
 */
export async function ignoreBody(
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
): Promise<void> {
	const heardOut = readBody(answer, MAX_IGNORED_BYTES).catch(() => {});
	await sent(request);
	let timer: NodeJS.Timeout | undefined;
	const waited = new Promise<void>((resolve) => {
		timer = setTimeout(resolve, MAX_IGNORED_MILLISECONDS);
		signal.addEventListener('abort', () => resolve(), { once: true });
	});
	await Promise.race([heardOut, waited]);
	clearTimeout(timer);
}

/** A callback may answer before it has read everything, and still want the rest. */
function sent(request: ClientRequest): Promise<void> {
	return new Promise((resolve) => {
		if (request.writableFinished) resolve();
		request.once('finish', resolve).once('close', resolve);
	});
}
