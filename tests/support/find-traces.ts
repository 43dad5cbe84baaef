import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

/** Words, whose case does not matter, or bytes, which may also be written in hex or Base64. */
export type Trace = string | Uint8Array;

/**
 * Searches every byte of the files in folders that were written since a time in milliseconds, and
 * the text in compressed files.
 * @returns a line for each file and each trace in it
 */
export function findTraces(
	folders: readonly string[],
	traces: readonly Trace[],
	since: number,
): string[] {
	return folders
		.filter((folder) => existsSync(folder))
		.flatMap((folder) => readdirSync(folder, { recursive: true, withFileTypes: true }))
		.filter((entry) => entry.isFile())
		.map(({ parentPath, name }) => join(parentPath, name))
		.filter((file) => (statSync(file, { throwIfNoEntry: false })?.mtimeMs ?? 0) >= since)
		.flatMap((file) => tracesIn(readContent(file), traces).map((trace) => `${file}: ${trace}`));
}

/** Returns the traces in some content, as text. */
export function tracesIn(content: Uint8Array, traces: readonly Trace[]): string[] {
	const bytes = Buffer.from(content);
	const text = bytes.toString('latin1').toLowerCase();
	return traces.flatMap((trace) => {
		if (typeof trace === 'string') {
			const words = Buffer.from(trace).toString('latin1').toLowerCase();
			return text.includes(words) ? [trace] : [];
		}
		const raw = Buffer.from(trace);
		const written = [raw.toString('hex'), unpadded(raw, 'base64'), unpadded(raw, 'base64url')];
		const isThere = bytes.includes(raw) || written.some((one) => bytes.includes(one));
		return isThere ? [raw.toString('hex')] : [];
	});
}

function unpadded(bytes: Buffer, encoding: 'base64' | 'base64url'): string {
	return bytes.toString(encoding).replace(/=+$/, '');
}

/** Reads a file, decompressed; empty if another process deleted it meanwhile. */
function readContent(file: string): Buffer {
	let content: Buffer;
	try {
		content = readFileSync(file);
	} catch (error) {
		if (error instanceof Error && 'code' in error && error.code === 'ENOENT')
			return Buffer.alloc(0);
		throw error;
	}
	if (file.endsWith('.br')) return brotliDecompressSync(content);
	return file.endsWith('.gz') ? gunzipSync(content) : content;
}
