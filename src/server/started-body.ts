import { setImmediate as nextTurn } from 'node:timers/promises';

/** The beginning of a body, and a way to the rest. */
export interface StartedBody {
	readonly chunks: readonly Uint8Array<ArrayBuffer>[];
	/** How many they are together. */
	readonly bytes: number;
	/** True when the chunks are all there is. */
	readonly done: boolean;
	readonly reader: ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;
	/** The read that was begun while looking for the end. */
	readonly pending: Promise<ReadResult> | undefined;
}

type ReadResult = ReadableStreamReadResult<Uint8Array<ArrayBuffer>>;

/**
 * Reads the first piece, and those after it that are there already, until `enough` bytes are known.
 * So a short answer can state its length, and a long one is not kept waiting.
 */
export async function readStart(
	stream: ReadableStream<Uint8Array<ArrayBuffer>>,
	enough: number,
): Promise<StartedBody> {
	const reader = stream.getReader();
	const chunks: Uint8Array<ArrayBuffer>[] = [];
	let bytes = 0;
	for (;;) {
		const pending = reader.read();
		const result = chunks.length === 0 ? await pending : await settledSoon(pending);
		if (!result) return { chunks, bytes, done: false, reader, pending };
		if (result.done) return { chunks, bytes, done: true, reader, pending: undefined };
		chunks.push(result.value);
		bytes += result.value.byteLength;
		if (bytes > enough && chunks.length > 1) {
			return { chunks, bytes, done: false, reader, pending: undefined };
		}
	}
}

/** The whole body, from its beginning. */
export async function* wholeBody(body: StartedBody): AsyncGenerator<Uint8Array<ArrayBuffer>, void> {
	yield* body.chunks;
	if (body.done) return;
	let result = await (body.pending ?? body.reader.read());
	while (!result.done) {
		yield result.value;
		result = await body.reader.read();
	}
}

/**
 * The outcome of a read if it is there at once, or in this turn of the event loop: time enough for
 * a body of one piece to say that it has ended, and too little to hold back more.
 */
async function settledSoon(pending: Promise<ReadResult>): Promise<ReadResult | undefined> {
	// Whoever reads on will see a failure; until then it must not count as unhandled.
	pending.catch(() => undefined);
	const atOnce = Promise.resolve().then(() => Promise.resolve(undefined));
	return (await Promise.race([pending, atOnce])) ?? Promise.race([pending, nextTurn(undefined)]);
}
