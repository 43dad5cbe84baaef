import { Problem } from './problem.ts';

/**
 * Reads the body of a request; one without a body has no bytes.
 * @throws {Problem} 413 once it is known to be longer than the limit, 400 if it breaks off.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array> {
	const { headers } = request;
	const stated = headers.get('Content-Length');
	if (Number(stated) > limitBytes) throw contentTooLarge(limitBytes);
	// What states its length ends there (RFC 9112 §6.2), and is cheaper to read as a whole.
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

/** Reads no further than to the piece that passes the limit. */
async function readPieces({ body }: Request, limitBytes: number): Promise<Uint8Array> {
	if (body === null) return new Uint8Array();

	const chunks: Uint8Array[] = [];
	let bytes = 0;
	// A body that is cancelled may take the connection with it, and then nobody hears the answer.
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
	return new Problem(400, 'bad-request', 'Cannot read the body: it breaks off');
}

function contentTooLarge(limitBytes: number): Problem {
	const detail = `Cannot read the body: it has more than ${limitBytes} bytes`;
	return new Problem(413, 'content-too-large', detail);
}
