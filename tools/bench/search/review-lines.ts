import { closeSync, openSync, readSync } from 'node:fs';

const CHUNK_BYTES = 2 ** 24;
const LINE_FEED = 10;
const COMMA = 44;

/** Reads the published JSON of each review, even if the file exceeds a string's limit. */
export function readReviewLines(file: string): string[] {
	const lines: string[] = [];
	const input = openSync(file, 'r');
	const chunk = Buffer.alloc(CHUNK_BYTES);
	let kept = 0;
	for (;;) {
		const bytes = readSync(input, chunk, kept, CHUNK_BYTES - kept, null);
		if (bytes === 0) break;
		let begin = 0;
		for (;;) {
			const end = chunk.subarray(0, kept + bytes).indexOf(LINE_FEED, begin);
			if (end === -1) break;
			const last = chunk[end - 1] === COMMA ? end - 1 : end;
			// A shorter line is a bracket of the list.
			if (last - begin > 1) lines.push(chunk.toString('utf8', begin, last));
			begin = end + 1;
		}
		chunk.copyWithin(0, begin, kept + bytes);
		kept += bytes - begin;
	}
	closeSync(input);
	return lines;
}
