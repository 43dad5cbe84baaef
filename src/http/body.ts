import { Problem } from './problem.ts';

/**
 * Reads the body of a request; one without a body has no bytes.
 * @throws {Problem} 413 once it is known to be longer than the limit, 400 if it breaks off.
 */
export async function readBody(request: Request, limitBytes: number): Promise<Uint8Array> {
	const { body, headers } = request;
	if (Number(headers.get('Content-Length')) > limitBytes) throw contentTooLarge(limitBytes);
	if (body === null) return new Uint8Array();

	const chunks: Uint8Array[] = [];
	let bytes = 0;
	// A body that is cancelled may take the connection with it, and then nobody hears the answer.
	const source: AsyncIterable<Uint8Array> = body.values({ preventCancel: true });
	try {
		for await (const chunk of source) {
			bytes += chunk.byteLength;
			if (bytes > limitBytes) break;
			chunks.push(chunk);
		}
	} catch {
		throw new Problem(400, 'bad-request', 'Cannot read the body: it breaks off');
	}
	if (bytes > limitBytes) throw contentTooLarge(limitBytes);
	return Buffer.concat(chunks);
}

function contentTooLarge(limitBytes: number): Problem {
	const detail = `Cannot read the body: it has more than ${limitBytes} bytes`;
	return new Problem(413, 'content-too-large', detail);
}
