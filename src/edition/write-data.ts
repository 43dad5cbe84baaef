import { join, dirname, extname } from 'node:path';
import { mkdir, writeFile, copyFile } from 'node:fs/promises';
import type { Edition } from './documents/edition.ts';
import type { PublishedDocument } from './documents/published-document.ts';
import { writeFunctionData } from './write-function-data.ts';
import type { TopicIndex } from './documents/topic-index.ts';
import { topicsIn } from '../endpoints/http/urls.ts';

/** The folders of an edition. */
export interface EditionFolders {
	/** Static files, published as they are. */
	readonly siteFolder: string;
	/** Data for the functions. */
	readonly functionFolder: string;
}

/** Writes the documents and feeds, the search index and the topics. */
export async function writeData(
	edition: Edition,
	documents: readonly PublishedDocument[],
	{ siteFolder, functionFolder }: EditionFolders,
): Promise<void> {
	await writeDocuments(documents, siteFolder);
	await writeFunctionData(edition, functionFolder);
	await writeTopics(documents, siteFolder, join(functionFolder, 'topics'));
}

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

/** Joins short texts into chunks, because each write is a system call. Bytes are whole already. */
function* inChunks(pieces: Iterable<string | Uint8Array>): Generator<string | Uint8Array> {
	let chunk = '';
	for (const piece of pieces) {
		if (typeof piece === 'string') chunk += piece;
		else yield piece;
		if (chunk.length < CHUNK_LENGTH) continue;
		yield chunk;
		chunk = '';
	}
	yield chunk;
}

/** Content types that the CDN derives from the file extensions. */
const CONTENT_TYPES: Readonly<Record<string, string>> = {
	'.json': 'application/json; charset=utf-8',
	'.atom': 'application/atom+xml',
	// The checkpoint of a log has no extension (tlog-tiles "Checkpoints").
	'': 'text/plain; charset=utf-8',
};

/** Copies the topics from the site to where functions can read them, with an index. */
export async function writeTopics(
	documents: readonly PublishedDocument[],
	siteFolder: string,
	folder: string,
): Promise<void> {
	await mkdir(folder, { recursive: true });
	const index: TopicIndex = [];
	const published = documents.flatMap(({ paths, ...document }) =>
		paths.map((path) => ({ path, ...document })),
	);
	for (const { path, file: source, etag, bytes } of topicsIn(published)) {
		// One folder for all: `includeFiles` does not pack folders in it.
		const file = source.replaceAll('/', '-');
		const type = CONTENT_TYPES[extname(source)];
		if (type === undefined) throw new TypeError(`Cannot write topic "${path}": unknown media type`);
		await copyFile(join(siteFolder, source), join(folder, file));
		index.push({ path, file, etag, bytes, content_type: type });
	}
	await writeFile(join(folder, 'index.json'), `${JSON.stringify(index)}\n`);
}
