import { createReadStream } from 'node:fs';
import type { ServerResponse } from 'node:http';
import { pipeline } from 'node:stream/promises';
import { OperationError } from '../platform/operation-error.ts';
import type { FileCache } from './file-cache.ts';
import type { HeaderRecord, StaticResponse } from './select-static-response.ts';

/** How long a client may stop reading a large file before its connection is closed. */
const STALLED_MILLISECONDS = 60_000;

/** Sends a small file from memory, and a large one from disk at the client's pace. */
export async function sendStaticResponse(
	response: ServerResponse,
	selected: StaticResponse,
	headers: HeaderRecord,
	cache: FileCache,
	withBody: boolean,
): Promise<void> {
	const { body } = selected;
	if (!body || !withBody) {
		response.writeHead(selected.status, headers).end();
		return;
	}

	const { file, range } = body;
	if (body.bytes <= cache.fileLimit) {
		// Read first, so that a failure can still become a 500.
		const bytes = cache.peek(file) ?? (await cache.read(file));
		if (bytes.length !== body.bytes) throw damaged(file);
		response.writeHead(selected.status, headers);
		response.end(range ? bytes.subarray(range.start, range.end + 1) : bytes);
		return;
	}

	response.setTimeout(STALLED_MILLISECONDS, () => response.destroy());
	response.writeHead(selected.status, headers);
	const stream = createReadStream(file, range ?? { start: 0, end: body.bytes - 1 });
	await pipeline(stream, response, { end: false });
	// Do not end a truncated response: the client would read the next response as the rest.
	if (stream.bytesRead !== Number(headers['content-length'])) throw damaged(file);
	response.end();
}

/** Creates the error for a file that changed while it was served. */
function damaged(file: string): OperationError {
	return new OperationError(
		`Cannot send ${file}: its size has changed. Restart the server, which checks all files`,
	);
}
