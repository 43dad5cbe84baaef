import { Problem } from './problem.ts';

/**
 * Reads the body of a request. Returns no bytes if there is no body.
 * @throws {Problem} 413 once it is known to be longer than the limit, 400 if it is incomplete.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array> {
	const { headers } = request;
	const stated = headers.get('Content-Length');
	if (Number(stated) > limitBytes) throw contentTooLarge(limitBytes);
	// A body ends at its Content-Length (RFC 9112 §6.2), and reading it at once is faster.
	const bytes = await (stated === null ? readPieces(request, limitBytes) : readWhole(request));
	if (bytes.byteLength > limitBytes) throw contentTooLarge(limitBytes);
	return bytes;
}

async function readWhole(request: Request): Promise<Uint8Array> {
	try {
		return new Uint8Array(await request.arrayBuffer());
	} catch {
		throw brokenOff();
	}
}

/** Reads up to the chunk that exceeds the limit. */
async function readPieces({ body }: Request, limitBytes: number): Promise<Uint8Array> {
	if (body === null) return new Uint8Array();

	const chunks: Uint8Array[] = [];
	let bytes = 0;
	// Canceling the body may close the connection before the client gets the response.
	const source: AsyncIterable<Uint8Array> = body.values({ preventCancel: true });
	try {
		for await (const chunk of source) {
			bytes += chunk.byteLength;
			chunks.push(chunk);
			if (bytes > limitBytes) break;
		}
	} catch {
		throw brokenOff();
	}
	return Buffer.concat(chunks);
}

function brokenOff(): Problem {
	return new Problem(400, 'bad-request', 'Cannot read the body: it is incomplete');
}

function contentTooLarge(limitBytes: number): Problem {
	const detail = `Cannot read the body: it has more than ${limitBytes} bytes`;
	return new Problem(413, 'content-too-large', detail);
}
