import { setImmediate as nextTurn } from 'node:timers/promises';

/** The first part of a body, and the reader of the rest. */
export interface PartialBody {
	readonly chunks: readonly Uint8Array<ArrayBuffer>[];
	/** The total length of the chunks. */
	readonly bytes: number;
	/** Whether the chunks are the whole body. */
	readonly done: boolean;
	readonly reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
	/** A pending read that was started to look for the end. */
	readonly pending: Promise<ReadResult> | undefined;
}

type ReadResult = ReadableStreamReadResult<Uint8Array<ArrayBuffer>>;

/**
 * Reads the first piece and any further pieces that are already available, until more than `enough`
 * bytes are known. So a short response can state its length, and a long one is not delayed.
 */
export async function readFirstChunks(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
	enough: number,
): Promise<PartialBody> {
	const reader = stream.getReader();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let bytes = 0;
	for (;;) {
		const pending = reader.read();
		const result = chunks.length === 0 ? await pending : await resultIfReady(pending);
		if (!result) return { chunks, bytes, done: false, reader, pending };
		if (result.done) return { chunks, bytes, done: true, reader, pending: undefined };
		chunks.push(result.value);
		bytes += result.value.byteLength;
		if (bytes > enough && chunks.length > 1) {
			return { chunks, bytes, done: false, reader, pending: undefined };
		}
	}
}

/** Yields the whole body, including the part already read. */
export async function* wholeBody(body: PartialBody): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
	yield* body.chunks;
	if (body.done) return;
	let result = await (body.pending ?? body.reader.read());
	while (!result.done) {
		yield result.value;
		result = await body.reader.read();
	}
}

/**
 * Returns the result of a read if it is available within this turn of the event loop: long enough
 * for a body of one piece to end, too short to delay a longer one.
 */
async function resultIfReady(pending: Promise<ReadResult>): Promise<ReadResult | undefined> {
	// The next reader sees a failure; until then it must not count as unhandled.
	pending.catch(() => undefined);
	const atOnce = Promise.resolve().then(() => Promise.resolve(undefined));
	return (await Promise.race([pending, atOnce])) ?? Promise.race([pending, nextTurn(undefined)]);
}
