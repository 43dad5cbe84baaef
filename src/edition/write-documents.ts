import { mkdir, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import type { PublishedDocument } from './documents/published-document.ts';

/** Writes the static documents into the site in chunks. */
export async function writeDocuments(
	documents: readonly PublishedDocument[],
	siteFolder: string,
): Promise<void> {
	for (const { file, render } of documents) {
		const path = join(siteFolder, file);
		await mkdir(dirname(path), { recursive: true });
		await writeFile(path, inChunks(render()));
	}
}

const CHUNK_LENGTH = 1_000_000;

/** Joins short pieces into chunks, because each write is a system call. */
function* inChunks(pieces: Iterable<string>): Generator<string> {
	let chunk = '';
	for (const piece of pieces) {
		chunk += piece;
		if (chunk.length < CHUNK_LENGTH) continue;
		yield chunk;
		chunk = '';
	}
	yield chunk;
}
