const END_OF_HEAD = Buffer.from('\r\n\r\n');
const END_OF_LINE = Buffer.from('\r\n');
const NOTHING = Buffer.alloc(0);

/** The next part of a response on a connection. */
type Expected = 'head' | 'rest of the body' | 'chunk size' | 'chunk' | 'trailer';

/**
 * Finds the ends of responses on a keep-alive connection (RFC 9112 §6.3). Reports each status and
 * body length; bodies are counted but not read.
 */
export function createResponseReader(
	onResponse: (status: number, bodyBytes: number) => void,
): (received: Buffer) => void {
	let expected: Expected = 'head';
	let unread: Buffer = NOTHING;
	/** Bytes still to come of the body, or of the chunk and its line break. */
	let missing = 0;
	let [status, bodyBytes] = [0, 0];

	const finish = () => {
		expected = 'head';
		onResponse(status, bodyBytes);
	};
	const readHead = (head: string) => {
		status = Number(head.slice(9, 12));
		bodyBytes = 0;
		if (/\r\ntransfer-encoding: chunked/i.test(head)) {
			expected = 'chunk size';
			return;
		}
		missing = bodyBytes = Number(/\r\ncontent-length: (\d+)/i.exec(head)?.[1] ?? 0);
		if (missing === 0) finish();
		else expected = 'rest of the body';
	};
	const readLine = (line: string) => {
		if (expected === 'trailer') {
			if (line === '') finish();
			return;
		}
		const size = Number.parseInt(line, 16);
		bodyBytes += size;
		missing = size + END_OF_LINE.length;
		expected = size === 0 ? 'trailer' : 'chunk';
	};
	const skip = (bytes: number) => {
		missing -= bytes;
		if (missing > 0) return;
		if (expected === 'chunk') expected = 'chunk size';
		else finish();
	};

	return (received) => {
		const bytes = unread.length === 0 ? received : Buffer.concat([unread, received]);
		unread = NOTHING;
		let at = 0;
		while (at < bytes.length) {
			if (expected === 'rest of the body' || expected === 'chunk') {
				const skipped = Math.min(missing, bytes.length - at);
				at += skipped;
				skip(skipped);
				continue;
			}
			const mark = expected === 'head' ? END_OF_HEAD : END_OF_LINE;
			const end = bytes.indexOf(mark, at);
			if (end === -1) {
				unread = bytes.subarray(at);
				return;
			}
			const text = bytes.toString('latin1', at, end);
			at = end + mark.length;
			if (expected === 'head') readHead(text);
			else readLine(text);
		}
	};
}
