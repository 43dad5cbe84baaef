import type { ClientRequest, IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { CallbackError } from '../websub/callback-client.ts';

/** How far an answer is heard out that nobody wants, lest its sender takes the end for a failure. */
const MAX_IGNORED_BYTES = 65_536;
const MAX_IGNORED_MILLISECONDS = 1000;

/** Waits for the status and the headers of the final answer. */
export function receiveAnswer(request: ClientRequest): Promise<IncomingMessage> {
	return new Promise((resolve, reject) => {
		request.once('response', resolve).once('error', reject);
		// The only sign of a 101, a change of protocol that nobody asked for.
		request.once('close', () => reject(new CallbackError('unreachable')));
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
 * whatever happens after the status, the status stands. The signal must come some time.
 */
export async function ignoreBody(
	answer: IncomingMessage,
	request: ClientRequest,
	signal: AbortSignal,
): Promise<void> {
	const heardOut = readBody(answer, MAX_IGNORED_BYTES).catch(() => {});
	await sent(request);
	const waited = sleep(MAX_IGNORED_MILLISECONDS, undefined, { signal }).catch(() => {});
	await Promise.race([heardOut, waited]);
}

/** A callback may answer before it has read everything, and still want the rest. */
function sent(request: ClientRequest): Promise<void> {
	return new Promise((resolve) => {
		if (request.writableFinished) resolve();
		request.once('finish', resolve).once('close', resolve);
	});
}
