import type { ExportFile } from './export-file.ts';

/** Progress in a file. */
export interface ReadProgress {
	readonly bytes: number;
	/** Undefined if it is not known, or if the file is read at once. */
	readonly totalBytes: number | undefined;
	readonly records: number;
}

/** Wraps the file to count the bytes that were read. */
export function watchProgress(file: ExportFile) {
	const totalBytes = file.byteLength;
	let bytes = 0;
	async function* text(): AsyncGenerator<string> {
		for await (const piece of file.text()) {
			bytes += Buffer.byteLength(piece);
			yield piece;
		}
	}
	const progress = (records: number): ReadProgress => ({ bytes, totalBytes, records });
	return { watched: { ...file, text }, progress };
}
